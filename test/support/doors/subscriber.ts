import { createClient, type Client } from 'graphql-ws';
import { WebSocket } from 'ws';
import { until } from '../service/until.js';
import type { GraphqlFault } from './graphql-client.js';

/** What a subscription was told, and how it ended. */
export interface Subscription<Data> {
  readonly data: Data[];
  readonly faults: GraphqlFault[];
  /** Resolves when it was told a number of answers in all. */
  readonly until: (count: number) => Promise<Data[]>;
  /** Resolves when it is told no more: with `null` when it completed, else with what the client was refused by. */
  readonly end: Promise<unknown>;
  readonly stop: () => void;
}

/** A client of the door, by the official library; unless it is told to, it does not come back by itself. */
export class Subscriber {
  readonly #client: Client;

  constructor(url: string, key: string, { retryAttempts = 0 } = {}) {
    this.#client = createClient({
      url: socketUrl(url),
      webSocketImpl: WebSocket,
      connectionParams: { authorization: `Bearer ${key}` },
      retryAttempts,
      retryWait: () => new Promise((resolve) => setTimeout(resolve, 50)),
    });
  }

  /** @param onData told each answer at once. */
  subscribe<Data>(
    query: string,
    variables: Record<string, unknown> = {},
    onData: (data: Data) => void = () => undefined,
  ): Subscription<Data> {
    const [data, faults]: [Data[], GraphqlFault[]] = [[], []];
    let stop = (): void => undefined;
    const end = new Promise<unknown>((resolve) => {
      const next = (answer: { data?: Data | null | undefined; errors?: readonly unknown[] | undefined }): void => {
        faults.push(...((answer.errors ?? []) as GraphqlFault[]));
        if (answer.data) data.push(answer.data);
        if (answer.data) onData(answer.data);
      };
      const error = (fault: unknown): void => {
        if (Array.isArray(fault)) faults.push(...(fault as GraphqlFault[]));
        resolve(fault);
      };
      stop = this.#client.subscribe<Data>({ query, variables }, { next, error, complete: () => resolve(null) });
    });
    const enough = async (count: number): Promise<Data[]> => {
      await until(`a subscription is told ${count} answers`, () => data.length >= count);
      return data;
    };
    return { data, faults, until: enough, end, stop };
  }

  /** Cuts the connection, as a network does. */
  cut(): void {
    this.#client.terminate();
  }

  async close(): Promise<void> {
    await this.#client.dispose();
  }
}

/** @returns the address of the door's sockets. */
export function socketUrl(url: string): string {
  return `${url.replace(/^http/, 'ws')}/graphql`;
}

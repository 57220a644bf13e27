import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { z } from 'zod';
import { type Operation, placesOf } from '#contract/operation.js';

/** What goes over the wire: instants are strings, and what has a default may be left out. */
export type Sent<O extends Operation> = z.input<O['input']>;
export type Received<O extends Operation> = z.input<O['output']>;

/** An answer that is not the one that the operation promises. */
export class NotAnswered extends Error {
  constructor(
    name: string,
    readonly status: number,
    text: string,
  ) {
    super(`${name} was answered ${status}: ${text}`);
    this.name = 'NotAnswered';
  }
}

interface Sending {
  readonly status: number;
  readonly text: string;
  readonly headers: IncomingHttpHeaders;
}

/** Calls the service's REST interface as any caller would, on connections that stay open. */
export class RestClient {
  readonly #agent: Agent;

  /**
   * @param url the origin of the service; plain HTTP.
   * @param patience so often a call that an overloaded service turned away is made again, after the pause that it names.
   */
  constructor(
    private readonly url: string,
    private readonly key: string,
    connections = 16,
    private readonly patience = 0,
  ) {
    this.#agent = new Agent({ keepAlive: true, maxSockets: connections });
  }

  /** @throws NotAnswered with the answer, when it is not the status that the operation promises. */
  async call<O extends Operation>(operation: O, input: Sent<O>): Promise<Received<O>> {
    let { status, text, headers } = await this.send(operation, input);
    for (let i = 0; i < this.patience && status === 503; i += 1) {
      await pause(Number(headers['retry-after'] ?? 1) * 1_000);
      ({ status, text, headers } = await this.send(operation, input));
    }
    if (status !== operation.status) throw new NotAnswered(operation.name, status, text);
    return JSON.parse(text) as Received<O>;
  }

  /** @returns what the service measures of itself, as Prometheus reads it. */
  async metrics(): Promise<string> {
    return (await fetch(`${this.url}/metrics`)).text();
  }

  close(): void {
    this.#agent.destroy();
  }

  private send(operation: Operation, input: Record<string, unknown>): Promise<Sending> {
    const { query, body } = placesOf(operation);
    const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(input[name])));
    const search = new URLSearchParams();
    for (const name of query) if (name in input) search.set(name, String(input[name]));
    const content = body.length > 0 ? JSON.stringify(pick(input, body)) : '';
    const headers = {
      authorization: `Bearer ${this.key}`,
      ...(content ? { 'content-type': 'application/json', 'content-length': Buffer.byteLength(content) } : {}),
    };
    return new Promise((resolve, reject) => {
      const url = `${this.url}${path}${search.size > 0 ? `?${search.toString()}` : ''}`;
      const sent = request(url, { method: operation.method, agent: this.#agent, headers }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => {
          const { statusCode: status = 0, headers } = response;
          resolve({ status, headers, text: Buffer.concat(chunks).toString() });
        });
        response.on('error', reject);
      });
      sent.on('error', reject).end(content);
    });
  }
}

function pick(input: Record<string, unknown>, names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(names.filter((name) => name in input).map((name) => [name, input[name]]));
}

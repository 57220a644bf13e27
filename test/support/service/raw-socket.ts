import { once } from 'node:events';
import { WebSocket, type ClientOptions } from 'ws';
import { socketUrl } from '../doors/subscriber.js';
import { until } from './until.js';

/** How a socket was closed. */
export type Closed = readonly [code: number, reason: string];

/** A socket of the door that says whatever a test wants it to. */
export class RawSocket {
  /** What came, in order. */
  readonly messages: { type: string; id?: string; payload?: unknown }[] = [];
  readonly closed: Promise<Closed>;

  private constructor(readonly socket: WebSocket) {
    socket.on('message', (data: Buffer) =>
      this.messages.push(JSON.parse(data.toString()) as (typeof this.messages)[number]),
    );
    this.closed = new Promise((resolve) => socket.once('close', (code, reason) => resolve([code, reason.toString()])));
  }

  /** @throws Error that names the status, when the socket is not let in. */
  static async open(url: string, options: ClientOptions = {}): Promise<RawSocket> {
    const socket = new WebSocket(socketUrl(url), 'graphql-transport-ws', options);
    const opened = new RawSocket(socket);
    await once(socket, 'open');
    socket.on('error', () => undefined);
    return opened;
  }

  /** Opens a socket and says whose it is. */
  static async admitted(url: string, key: string): Promise<RawSocket> {
    const opened = await RawSocket.open(url);
    opened.say({ type: 'connection_init', payload: { authorization: `Bearer ${key}` } });
    await opened.until(1);
    return opened;
  }

  say(message: object): void {
    this.socket.send(JSON.stringify(message));
  }

  subscribe(query: string, variables: object = {}, id = '1'): void {
    this.say({ id, type: 'subscribe', payload: { query, variables } });
  }

  /** Waits for a number of messages in all. */
  async until(count: number): Promise<typeof this.messages> {
    await until(`${count} messages of a socket`, () => this.messages.length >= count);
    return this.messages;
  }
}

import type { IncomingMessage } from 'node:http';
import type { Server } from 'graphql-ws';
import type { WebSocket } from 'ws';
import type { KeyCaller } from '#keys/api-keys.js';
import type { Loaders } from './loaders.js';

/** How long a socket may take to close after the service asked it to. */
const CLOSE_MS = 5_000;
/** How many bytes may be queued on one socket; the answer that exceeds this is still queued. */
const MAX_UNSENT_BYTES = 4_194_304;
const MAX_REASON_BYTES = 123;

/** Why the service closed a socket. */
export type Closing = 'slow' | 'key' | 'stop';

/** Close codes. After some a client can reconnect, after others that is useless. */
export const CLOSE_CODES = { unauthorized: 4401, forbidden: 4403, restart: 1012, tryAgain: 1013 } as const;

/** The context of an operation on a socket. */
export interface SocketExtra {
  readonly socket: SubscriptionSocket;
}

interface SocketEvents {
  readonly onClose: () => void;
  /** Too much is queued; the socket must be closed at once. */
  readonly onFull: () => void;
}

/** One connection. */
export class SubscriptionSocket {
  /** The caller; unknown until the key has been checked. */
  caller: KeyCaller | null = null;
  /** The key of the connection, which is checked again periodically. */
  authorization = '';
  /** The loaders for the answers being made now. */
  loaders: () => Loaders = () => {
    throw new Error('Nothing is answered before the key was checked.');
  };
  #isAlive = true;
  #unsentSince: number | null = null;
  readonly #gone = new AbortController();

  constructor(
    private readonly socket: WebSocket,
    readonly request: IncomingMessage,
  ) {}

  get gone(): AbortSignal {
    return this.#gone.signal;
  }

  /** Runs the protocol until one side closes. */
  serve(protocol: Server<SocketExtra>, { onClose, onFull }: SocketEvents): void {
    const { socket } = this;
    const closed = protocol.opened(
      {
        protocol: socket.protocol,
        // The next change is taken only after this one was sent.
        send: (data) => {
          if (socket.bufferedAmount > MAX_UNSENT_BYTES) onFull();
          return new Promise((resolve) => (this.isOpen ? socket.send(data, () => resolve()) : resolve()));
        },
        close: (code, reason) => void this.close(code ?? CLOSE_CODES.restart, reason ?? ''),
        onMessage: (answer) =>
          socket.on('message', (data: Buffer) => {
            answer(data.toString()).catch(() => void this.close(4400, 'The message is not understood.'));
          }),
      },
      { socket: this },
    );
    socket.on('pong', () => (this.#isAlive = true));
    // For a message that is too long or an invalid frame, ws has already closed the socket with the right code.
    socket.on('error', () => undefined);
    socket.once('close', (code, reason) => {
      this.#gone.abort();
      onClose();
      void closed(code, reason.toString());
    });
  }

  /** Whether the client reads: false if bytes were queued at every check for that time. */
  isSlow(nowMs: number, slowMs: number): boolean {
    const unsent = this.socket.bufferedAmount;
    this.#unsentSince = unsent === 0 ? null : (this.#unsentSince ?? nowMs);
    return this.#unsentSince !== null && nowMs - this.#unsentSince >= slowMs;
  }

  /** Pings the client; ends the socket if the last ping was not answered. */
  ping(): void {
    if (!this.#isAlive) return this.end();
    this.#isAlive = false;
    if (this.isOpen) this.socket.ping();
  }

  /** @returns whether it was open. */
  close(code: number, reason: string): boolean {
    if (!this.isOpen) return false;
    this.socket.close(code, Buffer.from(reason).subarray(0, MAX_REASON_BYTES).toString());
    setTimeout(() => this.end(), CLOSE_MS).unref();
    return true;
  }

  end(): void {
    this.socket.terminate();
  }

  private get isOpen(): boolean {
    return this.socket.readyState === this.socket.OPEN;
  }
}

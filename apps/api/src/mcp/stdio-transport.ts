import type { Readable, Writable } from 'node:stream';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import {
  ErrorCode,
  type JSONRPCMessage,
  JSONRPCMessageSchema,
  type RequestId,
} from '@modelcontextprotocol/sdk/types.js';
import { BoundedLine } from './bounded-line.js';

/** At most this many bytes are in a message, as in the body of an HTTP request. */
export const MESSAGE_LIMIT = 1_048_576;

/**
 * Messages on lines. Unlike the SDK's own transport it answers what is malformed or too long and goes on, and tells when
 * the client has left and everything it asked is answered.
 */
export class StdioTransport implements Transport {
  onmessage?: (message: JSONRPCMessage) => void;
  onclose?: () => void;
  onerror?: (error: Error) => void;
  /** Resolved when the input has ended and no request is open. */
  readonly left: Promise<void>;
  readonly #open = new Set<RequestId>();
  readonly #line = new BoundedLine(MESSAGE_LIMIT);
  #ended = false;
  #leave: () => void = () => undefined;

  constructor(
    private readonly input: Readable,
    private readonly output: Writable,
  ) {
    this.left = new Promise((resolve) => (this.#leave = resolve));
  }

  start(): Promise<void> {
    this.input.on('data', (chunk: Buffer) => this.read(chunk));
    for (const end of ['end', 'close', 'error']) this.input.once(end, () => this.end());
    // A client that reads no longer is gone, whatever it still has to say.
    this.output.once('error', () => this.#leave());
    return Promise.resolve();
  }

  send(message: JSONRPCMessage): Promise<void> {
    this.write(message);
    if ('id' in message && message.id !== undefined && !('method' in message)) this.#open.delete(message.id);
    this.leaveIfDone();
    return Promise.resolve();
  }

  close(): Promise<void> {
    this.input.pause();
    this.onclose?.();
    return Promise.resolve();
  }

  private read(chunk: Buffer): void {
    for (let rest = chunk; rest.length > 0;) {
      const newline = rest.indexOf('\n');
      this.#line.add(newline === -1 ? rest : rest.subarray(0, newline));
      if (newline === -1) return;
      this.receive(this.#line.end());
      rest = rest.subarray(newline + 1);
    }
  }

  private receive({ text, tooLong }: ReturnType<BoundedLine['end']>): void {
    if (tooLong) return this.refuse(ErrorCode.InvalidRequest, 'A message must not be larger than 1 MiB.', idIn(text));
    if (text.trim() === '') return;
    let value: unknown;
    try {
      value = JSON.parse(text);
    } catch {
      return this.refuse(ErrorCode.ParseError, 'A message must be JSON on one line.', null);
    }
    const { data: message } = JSONRPCMessageSchema.safeParse(value);
    if (!message) return this.refuse(ErrorCode.InvalidRequest, 'This is no JSON-RPC 2.0 message.', idOf(value));
    if ('method' in message && 'id' in message) this.#open.add(message.id);
    if ('method' in message && message.method === 'notifications/cancelled') this.forget(message.params);
    this.onmessage?.(message);
  }

  /** A request that was cancelled gets no answer. */
  private forget(params: Readonly<Record<string, unknown>> | undefined): void {
    const id = idOf({ id: params?.['requestId'] });
    if (id !== null) this.#open.delete(id);
  }

  private refuse(code: ErrorCode, message: string, id: RequestId | null): void {
    this.write({ jsonrpc: '2.0', id, error: { code, message } });
  }

  private write(message: object): void {
    this.output.write(`${JSON.stringify(message)}\n`);
  }

  private end(): void {
    this.#ended = true;
    this.leaveIfDone();
  }

  private leaveIfDone(): void {
    if (this.#ended && this.#open.size === 0) this.#leave();
  }
}

function idOf(value: unknown): RequestId | null {
  const id = (value as { id?: unknown } | null)?.id;
  return typeof id === 'string' || typeof id === 'number' ? id : null;
}

/** @returns the id of a message of which only both ends are left, where clients write it: right at the start or the end. */
function idIn(ends: string): RequestId | null {
  const found =
    /^\s*\{\s*(?:"jsonrpc":\s*"2\.0",\s*)?"id":\s*(\d{1,15}|"[^"\\]{1,100}")\s*,/.exec(ends) ??
    /[^{]"id":\s*(\d{1,15}|"[^"\\]{1,100}")\s*(?:,\s*"jsonrpc":\s*"2\.0"\s*)?\}\s*$/.exec(ends);
  return found ? (JSON.parse(String(found[1])) as RequestId) : null;
}

import type { Readable, Writable } from 'node:stream';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import type { JSONRPCMessage, RequestId } from '@modelcontextprotocol/sdk/types.js';
import { CheckedLines, idOf, type Refusal } from './checked-lines.js';

/** Maximum bytes of a message, the same as for the body of an HTTP request. */
export const MESSAGE_LIMIT = 1_048_576;

/**
 * The SDK's transport, which also answers malformed or overlong messages and continues, and reports when the client has left and every
 * request is answered.
 */
export class StdioTransport extends StdioServerTransport {
  /** Resolves when the input has ended and no request is open. */
  readonly left: Promise<void>;
  readonly #open = new Set<RequestId>();
  #ended = false;
  #leave: () => void = () => undefined;

  constructor(
    private readonly input: Readable,
    private readonly output: Writable,
    private readonly lines = new CheckedLines(MESSAGE_LIMIT),
  ) {
    // The SDK buffers at most one line; a byte of invalid UTF-8 takes three.
    super(input.pipe(lines), output, { maxBufferSize: 3 * MESSAGE_LIMIT + 1 });
    this.left = new Promise((resolve) => (this.#leave = resolve));
    lines.findings = {
      accepted: (message) => this.accept(message),
      refused: (refusal) => this.refuse(refusal),
    };
    for (const end of ['close', 'error']) input.once(end, () => lines.end());
    lines.once('end', () => this.end());
    // A client that no longer reads has left, even if it still sends.
    output.once('error', () => this.#leave());
  }

  override send(message: JSONRPCMessage): Promise<void> {
    const sent = super.send(message);
    if ('id' in message && message.id !== undefined && !('method' in message)) this.#open.delete(message.id);
    this.leaveIfDone();
    return sent;
  }

  override close(): Promise<void> {
    this.input.unpipe(this.lines).pause();
    return super.close();
  }

  private accept(message: JSONRPCMessage): void {
    if (!('method' in message)) return;
    if ('id' in message) this.#open.add(message.id);
    // A cancelled request gets no answer.
    const cancelled = message.method === 'notifications/cancelled' ? idOf({ id: message.params?.['requestId'] }) : null;
    if (cancelled !== null) this.#open.delete(cancelled);
  }

  private refuse({ id, code, message }: Refusal): void {
    this.output.write(`${JSON.stringify({ jsonrpc: '2.0', id, error: { code, message } })}\n`);
  }

  private end(): void {
    this.#ended = true;
    this.leaveIfDone();
  }

  private leaveIfDone(): void {
    if (this.#ended && this.#open.size === 0) this.#leave();
  }
}

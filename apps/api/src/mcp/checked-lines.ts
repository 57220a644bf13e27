import { Transform, type TransformCallback } from 'node:stream';
import {
  ErrorCode,
  type JSONRPCMessage,
  JSONRPCMessageSchema,
  type RequestId,
} from '@modelcontextprotocol/sdk/types.js';
import { BoundedLine } from './bounded-line.js';

/** The answer to a line that is not a message. */
export interface Refusal {
  readonly id: RequestId | null;
  readonly code: ErrorCode;
  readonly message: string;
}

/** Receives what was found on the lines. */
export interface Findings {
  accepted(message: JSONRPCMessage): void;
  refused(refusal: Refusal): void;
}

/** Passes on lines with a message and reports others, which the SDK would drop, or stop at if they are too long. */
export class CheckedLines extends Transform {
  readonly #line: BoundedLine;
  /** Must be set before the first line arrives. */
  findings: Findings = { accepted: () => undefined, refused: () => undefined };

  /** @param limit of a line, in bytes. */
  constructor(limit: number) {
    super();
    this.#line = new BoundedLine(limit);
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    for (let rest = chunk; rest.length > 0;) {
      const newline = rest.indexOf('\n');
      this.#line.add(newline === -1 ? rest : rest.subarray(0, newline));
      if (newline === -1) break;
      this.#check(this.#line.end());
      rest = rest.subarray(newline + 1);
    }
    done();
  }

  #check({ text, tooLong }: ReturnType<BoundedLine['end']>): void {
    if (tooLong) return this.#refuse(ErrorCode.InvalidRequest, 'A message must not be larger than 1 MiB.', idIn(text));
    if (text.trim() === '') return;
    let value: unknown;
    try {
      value = JSON.parse(text);
    } catch {
      return this.#refuse(ErrorCode.ParseError, 'A message must be JSON on one line.', null);
    }
    const { data: message } = JSONRPCMessageSchema.safeParse(value);
    if (!message) return this.#refuse(ErrorCode.InvalidRequest, 'This is no JSON-RPC 2.0 message.', idOf(value));
    this.findings.accepted(message);
    this.push(`${text}\n`);
  }

  #refuse(code: ErrorCode, message: string, id: RequestId | null): void {
    this.findings.refused({ id, code, message });
  }
}

/** @returns the `id` of a value, if it is a valid request id. */
export function idOf(value: unknown): RequestId | null {
  const id = (value as { id?: unknown } | null)?.id;
  return typeof id === 'string' || typeof id === 'number' ? id : null;
}

/** @returns the id of a message of which only both ends were kept; clients write it at the start or the end. */
function idIn(ends: string): RequestId | null {
  const found =
    /^\s*\{\s*(?:"jsonrpc":\s*"2\.0",\s*)?"id":\s*(\d{1,15}|"[^"\\]{1,100}")\s*,/.exec(ends) ??
    /[^{]"id":\s*(\d{1,15}|"[^"\\]{1,100}")\s*(?:,\s*"jsonrpc":\s*"2\.0"\s*)?\}\s*$/.exec(ends);
  return found ? (JSON.parse(String(found[1])) as RequestId) : null;
}

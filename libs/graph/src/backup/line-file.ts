import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip, type Gzip } from 'node:zlib';

/** The contents of a file, and its checksum. */
export interface Sealed {
  readonly lines: number;
  /** SHA-256 of the compressed file, hexadecimal. */
  readonly sha256: string;
}

/** Writes a compressed file of JSON lines that only its owner can read. */
export class LineFile {
  #lines = 0;
  readonly #hash = createHash('sha256');
  // Vectors hardly compress; more effort would hold a contact's lock longer.
  readonly #gzip: Gzip = createGzip({ level: 1 });
  readonly #written: Promise<void>;

  constructor(readonly path: string) {
    this.#written = pipeline(
      this.#gzip,
      (chunks: AsyncIterable<Buffer>) => this.hashed(chunks),
      createWriteStream(path, { mode: 0o600, flags: 'wx', flush: true }),
    );
    // Thrown when the next line is written, or at the end.
    this.#written.catch(() => undefined);
  }

  /** Waits if the disk is slower. */
  async write(line: unknown): Promise<void> {
    this.#lines += 1;
    if (!this.#gzip.write(`${JSON.stringify(line)}\n`)) await Promise.race([once(this.#gzip, 'drain'), this.#written]);
  }

  async close(): Promise<Sealed> {
    this.#gzip.end();
    await this.#written;
    return { lines: this.#lines, sha256: this.#hash.digest('hex') };
  }

  private async *hashed(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const chunk of chunks) {
      this.#hash.update(chunk);
      yield chunk;
    }
  }
}

/** @returns the parsed lines of a file, one by one. Only a line feed ends a line: JSON may contain U+2028 unescaped. */
export async function* linesOf(path: string): AsyncGenerator<unknown> {
  const text = createGunzip();
  // Thrown to the reader of the text; what was read before must be discarded.
  pipeline(createReadStream(path), text).catch((error: Error) => text.destroy(error));
  let rest = '';
  for await (const chunk of text.setEncoding('utf8') as AsyncIterable<string>) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) yield JSON.parse(line);
  }
}

/** @returns the SHA-256 of a file, hexadecimal. */
export async function sha256Of(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer);
  return hash.digest('hex');
}

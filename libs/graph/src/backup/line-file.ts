import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip, type Gzip } from 'node:zlib';

/** What a file holds, and the checksum to verify it. */
export interface Sealed {
  readonly lines: number;
  /** Of the file as it lies on the disk, hexadecimal. */
  readonly sha256: string;
}

/** Writes a file of JSON lines, compressed, that only its owner can read. */
export class LineFile {
  #lines = 0;
  readonly #hash = createHash('sha256');
  // Vectors hardly shrink; more effort would hold a contact's lock for longer.
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

  /** Waits while the disk is slower. */
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

/** @returns the parsed lines of a file, one after the other. Only a line feed ends a line: JSON leaves U+2028 in texts as it is. */
export async function* linesOf(path: string): AsyncGenerator<unknown> {
  const text = createGunzip();
  // Thrown to the reader of the text; what was read before does not count.
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

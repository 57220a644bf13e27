import { createReadStream } from 'node:fs';
import { access, readFile, stat } from 'node:fs/promises';
import { StartupError } from '#domain/service/errors.js';
import { NOT_UTF8, type SourceLine } from '#import/json-lines.js';

/** Windows programs begin a file with it; it is not part of the text. */
const BYTE_ORDER_MARK = /^\uFEFF/;
const LINE_FEED = 0x0a;
/** It rejects invalid UTF-8, which a stream would replace with U+FFFD. */
const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** @throws StartupError if it cannot be read. */
export async function readable(file: string): Promise<void> {
  await access(file).catch((error: unknown) => cannotBeRead(file, error));
  if ((await stat(file)).isDirectory()) cannotBeRead(file, { code: 'EISDIR' });
}

/** @throws StartupError if there is no such directory. */
export async function assertDirectory(directory: string): Promise<void> {
  const stats = await stat(directory).catch(() => undefined);
  if (!stats?.isDirectory()) throw new StartupError(`There is no directory ${directory}: correct the path.`);
}

/** @throws StartupError if it cannot be read, or is not UTF-8. */
export async function text(file: string): Promise<string> {
  const read = decoded(await readFile(file).catch((error: unknown) => cannotBeRead(file, error)));
  if (read === NOT_UTF8) throw new StartupError(`${file} is not UTF-8: save it in that encoding.`);
  return read.replace(BYTE_ORDER_MARK, '');
}

/** @throws StartupError if it cannot be read, or is not JSON. */
export async function json(file: string): Promise<unknown> {
  const read = await text(file);
  try {
    return JSON.parse(read);
  } catch {
    throw new StartupError(`${file} is not JSON: export it again, or name another file.`);
  }
}

/**
 * @returns the lines of a file, which is opened when the first is requested. Only a line feed ends a line: JSON does
 * not escape U+2028 in texts.
 */
export async function* linesOf(file: string): AsyncGenerator<SourceLine> {
  let isFirst = true;
  for await (const bytes of byteLines(file)) {
    const line = decoded(bytes);
    yield isFirst && line !== NOT_UTF8 ? line.replace(BYTE_ORDER_MARK, '') : line;
    isFirst = false;
  }
}

/** @returns the lines without their ends. In UTF-8 no byte of another character is a line feed. */
async function* byteLines(file: string): AsyncGenerator<Buffer> {
  let begun: Buffer[] = [];
  for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) {
    let from = 0;
    for (let to = chunk.indexOf(LINE_FEED); to >= 0; to = chunk.indexOf(LINE_FEED, from)) {
      yield Buffer.concat([...begun, chunk.subarray(from, to)]);
      [begun, from] = [[], to + 1];
    }
    if (from < chunk.length) begun.push(chunk.subarray(from));
  }
  if (begun.length > 0) yield Buffer.concat(begun);
}

function decoded(bytes: Buffer): SourceLine {
  try {
    return utf8.decode(bytes);
  } catch {
    return NOT_UTF8;
  }
}

function cannotBeRead(file: string, error: unknown): never {
  const { code } = error as { code?: unknown };
  if (code === 'ENOENT') throw new StartupError(`There is no file ${file}: correct the path.`);
  if (code === 'EISDIR') throw new StartupError(`${file} is a directory: name a file.`);
  throw new StartupError(`${file} cannot be read (${String(code)}): make it readable, or name another file.`);
}

import { createReadStream } from 'node:fs';
import { access, readFile } from 'node:fs/promises';
import { StartupError } from '#domain/errors.js';

/** Programs of Windows begin a file with it; it is no part of the text. */
const BYTE_ORDER_MARK = /^\uFEFF/;

/** @throws StartupError where it cannot be read. */
export async function readable(file: string): Promise<void> {
  await access(file).catch((error: unknown) => cannotBeRead(file, error));
}

/** @throws StartupError where it cannot be read. */
export async function text(file: string): Promise<string> {
  return (await readFile(file, 'utf8').catch((error: unknown) => cannotBeRead(file, error))).replace(
    BYTE_ORDER_MARK,
    '',
  );
}

/** @throws StartupError where it cannot be read, or is not JSON. */
export async function json(file: string): Promise<unknown> {
  const read = await text(file);
  try {
    return JSON.parse(read);
  } catch {
    throw new StartupError(`${file} is not JSON.`);
  }
}

/** @returns the lines of a file, which is opened when the first is asked for. Only a line feed ends one: JSON leaves U+2028 in texts as it is. */
export async function* linesOf(file: string): AsyncGenerator<string> {
  let [rest, isBegin] = ['', true];
  for await (const chunk of createReadStream(file, 'utf8') as AsyncIterable<string>) {
    const lines = (rest + (isBegin ? chunk.replace(BYTE_ORDER_MARK, '') : chunk)).split('\n');
    isBegin = false;
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') yield rest;
}

function cannotBeRead(file: string, error: unknown): never {
  throw new StartupError(`${file} cannot be read: ${String((error as { code?: unknown }).code)}.`);
}

import { readFile } from 'node:fs/promises';

/** @returns the lines of a file as JSON. */
export async function readLines<T>(path: string): Promise<T[]> {
  const text = await readFile(path, 'utf8');
  return text.split('\n').flatMap((line) => (line.trim() === '' ? [] : (JSON.parse(line) as T)));
}

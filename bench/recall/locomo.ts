import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locomo, LocomoQuestion, LocomoTurn } from './locomo.type.js';
import { type LocomoSample, ofSamples } from './locomo10.js';

/**
 * @param path of LoCoMo's own locomo10.json, or of a directory with the two files of lines; they are data of others, and not part of
 *   this project.
 */
export async function readLocomo(path: string): Promise<Locomo> {
  if (path.endsWith('.json')) return ofSamples(JSON.parse(await readFile(path, 'utf8')) as LocomoSample[]);
  const directory = path;
  return {
    turns: await readTurns(directory),
    questions: await lines<LocomoQuestion>(join(directory, 'locomo-questions.jsonl')),
  };
}

/** @param directory of locomo-turns.jsonl. */
export function readTurns(directory: string): Promise<LocomoTurn[]> {
  return lines<LocomoTurn>(join(directory, 'locomo-turns.jsonl'));
}

async function lines<T>(path: string): Promise<T[]> {
  const text = await readFile(path, 'utf8');
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as T);
}

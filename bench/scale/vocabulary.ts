import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT_ROOT } from '#config/project-root.js';
import type { Dice } from '../speed/dice.js';

/** The texts from which other benchmarks make everyday sentences. */
const LEXICON = 'bench/{arbiter,extractor}/lexicon/*.txt';

/** @returns the words of everyday sentences, the most frequent first. */
export function everydayWords(): string[] {
  const counts = new Map<string, number>();
  for (const path of globSync(LEXICON, { cwd: PROJECT_ROOT }).toSorted()) {
    const text = readFileSync(join(PROJECT_ROOT, path), 'utf8').toLowerCase();
    for (const [word] of text.matchAll(/[a-z]{3,}/g)) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return [...counts].toSorted(([a, m], [b, n]) => n - m || (a < b ? -1 : 1)).map(([word]) => word);
}

/** @returns one of them; the word at place n comes 1/n times as often as the first, as in a language (Zipf). */
export function frequentFirst(words: readonly string[], dice: Dice): string {
  const place = Math.floor((words.length + 1) ** dice.roll());
  return words[Math.min(place, words.length) - 1] as string;
}

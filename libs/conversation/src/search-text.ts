import type { Turn } from './session.type.js';

/** How many turns before a turn belong to its context: they are searched together with it. */
export const CONTEXT_TURNS = 2;

/**
 * @param timezone the contact's, so that the day is theirs.
 * @returns what a turn is embedded and searched as: who said it and on which day, since questions name both and the words
 * of a turn seldom do. On LoCoMo's turns this finds more of the evidence than the words alone (docs/benchmarks.md).
 */
export function searchText(
  { speaker, text, at }: Pick<Turn, 'speaker' | 'text' | 'at'>,
  timezone: string | null,
): string {
  const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: timezone ?? 'UTC' }).format(at);
  return `${speaker} (${day}): ${text}`;
}

/**
 * @param turns in the order in which they were said.
 * @returns for each turn its words after those of the turns before it: an answer seldom repeats the question. A forgotten turn
 * has no context.
 */
export function contexts(turns: readonly Pick<Turn, 'speaker' | 'text'>[]): string[] {
  return turns.map((_, i) =>
    turns
      .slice(Math.max(0, i - CONTEXT_TURNS), i + 1)
      .filter(({ text }) => text !== '')
      .map(({ speaker, text }) => `${speaker}: ${text}`)
      .join('\n'),
  );
}

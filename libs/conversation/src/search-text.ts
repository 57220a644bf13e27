import type { Turn } from './session.type.js';

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
 * @param before how many turns belong to the context of the next.
 * @returns for each turn its words after those of the turns before it: an answer seldom repeats the question. A forgotten turn
 * has no context.
 */
export function contexts(turns: readonly Pick<Turn, 'speaker' | 'text'>[], before: number): string[] {
  return turns.map((_, i) =>
    turns
      .slice(Math.max(0, i - before), i + 1)
      .filter(({ text }) => text !== '')
      .map(({ speaker, text }) => `${speaker}: ${text}`)
      .join('\n'),
  );
}

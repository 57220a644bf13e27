import type { Turn } from './session.type.js';

/** How many preceding turns belong to a turn's context; they are searched together with it. */
export const CONTEXT_TURNS = 2;

/**
 * @param timezone the contact's, so that the day is theirs.
 * @returns the text under which a turn is embedded and searched: who said it, on which day, and its words. Questions name speaker and
 * day, and turns seldom do. On LoCoMo's turns this finds more of the evidence than the words alone (docs/benchmarks.md).
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
 * @returns for each turn, the words of the turns before it and its own, because an answer seldom repeats the question. A forgotten turn
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

import type { Context } from '../context.js';
import type { Token } from './tokens.js';
import type { Phrase } from './phrase.js';
import { skip, word } from './tokens.js';

const THROUGH = new Set(['through', 'thru']);

/** "Monday through Thursday" includes its Thursday. */
export function isThrough(tokens: readonly Token[], at: number): boolean {
  return THROUGH.has(word(tokens, at));
}

/** A context in which a range includes its last unit. */
export function takingIn(context: Context): Context {
  return { ...context, options: { ...context.options, rangeEnd: 'inclusive' } };
}

/** "Monday to Thursday inclusive", "3 to 5 May, both inclusive": the range with its last unit; else as it is. */
export function orInclusive(tokens: readonly Token[], range: Phrase): Phrase {
  const at = skip(tokens, skip(tokens, range.next, ','), 'both');
  if (word(tokens, at) !== 'inclusive') return range;
  return { ...range, next: at + 1, read: (context) => range.read(takingIn(context)) };
}

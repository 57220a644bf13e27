import type { Token } from './tokens.js';
import { skip, word } from './tokens.js';

/** "before last", "after the next one": two steps back or ahead, and the index after them. */
export function beyondAt(tokens: readonly Token[], at: number): { step: -2 | 2; next: number } | undefined {
  const [back, ahead] = [word(tokens, at) === 'before', word(tokens, at) === 'after'];
  const neighbour = skip(tokens, at + 1, 'the');
  if ((!back || word(tokens, neighbour) !== 'last') && (!ahead || word(tokens, neighbour) !== 'next')) return undefined;
  return { step: back ? -2 : 2, next: skip(tokens, neighbour + 1, 'one') };
}

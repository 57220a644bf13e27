import { endsHere } from './ends.js';
import type { Token } from './tokens.js';
import { skip, word } from './tokens.js';

/** The number of steps from now, back or ahead. */
type Step = -2 | -1 | 1 | 2;

/** "before last", "after the next one", "after this one": one or two steps back or ahead, and the index after them. */
export function beyondAt(tokens: readonly Token[], at: number): { step: Step; next: number } | undefined {
  const [back, ahead] = [word(tokens, at) === 'before', word(tokens, at) === 'after'];
  if (!back && !ahead) return undefined;
  const neighbour = skip(tokens, at + 1, 'the');
  const next = skip(tokens, neighbour + 1, 'one');
  if (word(tokens, neighbour) === 'this') {
    // "The week after this happened", "after this Friday".
    const isAlone = next > neighbour + 1 || endsHere(tokens, next);
    return isAlone ? { step: back ? -1 : 1, next } : undefined;
  }
  return word(tokens, neighbour) === (back ? 'last' : 'next') ? { step: back ? -2 : 2, next } : undefined;
}

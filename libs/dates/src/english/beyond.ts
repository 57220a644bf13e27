import { endsHere } from './ends.js';
import type { Token } from './tokens.js';
import { skip, word, words } from './tokens.js';

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

const LEADS: ReadonlyMap<string, Step> = new Map([
  ['next', 2],
  ['last', -2],
]);

/** "Next Friday but one", "last month but one". @param lead the word before the day or unit, which ends before `at`. */
export function butOne(tokens: readonly Token[], lead: string, at: number): { step: Step; next: number } | undefined {
  const step = LEADS.get(lead);
  const next = words(tokens, at, 'but one');
  return step === undefined || next === undefined ? undefined : { step, next };
}

import { amount } from './amount.js';
import type { Read } from './numbers.js';
import { ordinal } from './numbers.js';
import type { Token } from './tokens.js';
import { word, words } from './tokens.js';

/** Before (-1) or after (1) the named time. */
export type Side = -1 | 1;

const SIDES: readonly [string, Side][] = [
  ['before', -1],
  ['preceding', -1],
  ['prior to', -1],
  ['previous to', -1],
  ['after', 1],
  ['following', 1],
  ['subsequent to', 1],
];
/** The nearest on one side: "the last Monday before", "the next one after". */
const NEAREST = new Map<string, Side>([
  ['last', -1],
  ['final', -1],
  ['next', 1],
  ['following', 1],
]);

/** How many steps away something is, and on which side if the words allow only one. */
export interface Steps {
  count: number;
  only?: Side;
  /** The unit has to be in the plural: "two Sundays before". */
  plural: boolean;
}

/** "before", "prior to", "following": the side of the next words. */
export function sideAt(tokens: readonly Token[], at: number): Read<Side> | undefined {
  for (const [text, value] of SIDES) {
    const next = words(tokens, at, text);
    if (next !== undefined) return { value, next };
  }
  return undefined;
}

/** How far away something is, before its name: "the second", "the last", "two", or nothing. */
export function stepsAt(tokens: readonly Token[], at: number): Read<Steps> {
  const pointed = word(tokens, at) === 'the';
  const start = pointed ? at + 1 : at;
  const only = pointed ? NEAREST.get(word(tokens, start)) : undefined;
  if (only) return { value: { count: 1, only, plural: false }, next: start + 1 };
  const nth = pointed ? ordinal(tokens, start) : undefined;
  if (nth) return { value: { count: nth.value, plural: false }, next: nth.next };
  const many = pointed ? undefined : amount(tokens, start);
  if (many && !many.value.vague && many.value.count > 1 && many.value.count % 1 === 0)
    return { value: { count: many.value.count, plural: true }, next: many.next };
  return { value: { count: 1, plural: false }, next: start };
}

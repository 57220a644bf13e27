import type { Read } from './numbers.js';
import { ordinal } from './numbers.js';
import type { Token } from './tokens.js';
import { skip, skipSome, word, words } from './tokens.js';

const LAST = new Set(['last', 'final', 'closing']);
const FIRST = new Set(['opening', 'initial']);
const BEFORE_LAST = ['penultimate', 'last but one', 'next to last', 'next - to - last'];
const JOINTS = new Set(['-', 'to', 'from', 'the']);
const FURTHEST = 10; // nobody says "the twentieth to last day"

/** The rank among several: "third" is 3, "last" -1, "second to last" and "penultimate" -2. */
export function place(tokens: readonly Token[], at: number): Read<number> | undefined {
  for (const text of BEFORE_LAST) {
    const next = words(tokens, at, text);
    if (next !== undefined) return { value: -2, next };
  }
  if (LAST.has(word(tokens, at))) return { value: -1, next: at + 1 };
  if (FIRST.has(word(tokens, at))) return { value: 1, next: at + 1 };
  const number = ordinal(tokens, at);
  if (!number) return undefined;
  const last = skipSome(tokens, number.next, JOINTS, 3);
  const isFromEnd = word(tokens, last) === 'last' && number.value > 1 && number.value <= FURTHEST;
  return isFromEnd ? { value: -number.value, next: skip(tokens, last, 'last') } : number;
}

import type { Token } from './tokens.js';
import { word } from './tokens.js';

const FUNCTION_WORDS = new Set([
  '',
  '.',
  ',',
  '!',
  '?',
  ';',
  ')',
  'at',
  'for',
  'and',
  'or',
  'to',
  'in',
  'with',
  'because',
  'when',
  'from',
  'till',
  'until',
  'before',
  'after',
  'so',
  'but',
  'if',
  'is',
  'was',
  'works',
  'please',
  '-',
  ':',
  '"',
  '”',
]);

/**
 * Whether the expression before `at` is complete: it is followed by a stop or a small word, not by a noun that its
 * number could count.
 */
export function endsHere(tokens: readonly Token[], at: number): boolean {
  return FUNCTION_WORDS.has(word(tokens, at));
}

import type { Context } from '../context.js';
import type { Found } from '../locale.js';
import { GRAMMAR } from './grammar.js';
import type { Phrase } from './phrase.js';
import { tenseAround } from './tense.js';
import type { Token } from './tokens.js';
import { tokenise, word } from './tokens.js';

// "Every Friday" is no one Friday.
const REPEATED = new Set(['every', 'each', 'alternate']);

/** English: the time expressions of a text in the order in which they stand, none overlapping another. */
export function english(text: string, context: Context): Found[] {
  const tokens = tokenise(text);
  const found: Found[] = [];
  for (let at = 0; at < tokens.length;) {
    const expression = expressionAt(tokens, at, context, text);
    if (expression) found.push(expression.found);
    at = expression?.next ?? at + 1;
  }
  return found;
}

function expressionAt(
  tokens: readonly Token[],
  at: number,
  context: Context,
  text: string,
): { found: Found; next: number } | undefined {
  const phrases = GRAMMAR.map((recognise) => recognise(tokens, at)).filter(
    (phrase): phrase is Phrase => phrase !== undefined,
  );
  if (phrases.length === 0 || insideWord(tokens, at) || REPEATED.has(word(tokens, at - 1))) return undefined;
  phrases.sort((a, b) => b.next - a.next);
  for (const phrase of phrases) {
    const readings = phrase.read({ ...context, tense: tenseAround(tokens, at, phrase.next) });
    if (readings.length === 0) continue;
    const last = tokens[phrase.next - 1]!;
    const [index, end] = [tokens[at]!.index, last.possessive ? last.end - 2 : last.end];
    const { telling, confidence, open, ongoing } = phrase;
    return {
      found: { text: text.slice(index, end), index, readings, telling, confidence, open, ongoing },
      next: phrase.next,
    };
  }
  return undefined;
}

/** "v2019", "room7": digits written onto a word are no date. */
function insideWord(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at]!;
  return token.glued && token.value !== undefined && /^\p{L}/u.test(word(tokens, at - 1));
}

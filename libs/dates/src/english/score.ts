import type { Token } from './tokens.js';
import { word } from './tokens.js';

const RESULTS = new Set('won win wins winning lost lose loses losing beat beats beaten beating drew drawn tied led scored score thrashed defeated result'.split(' ')); // prettier-ignore
const MARKS = new Set(['-', '–']);
const STOPS = new Set(['.', '!', '?', ';', '\n']);
const BACK = 6; // tokens from the verb to the score: "beat Leeds United away 3-1"

/** "We won 3-2 last night", "they lost to York 0-3": whether the number at `at` is one of the two, and no hour. */
export function isScore(tokens: readonly Token[], at: number): boolean {
  const first = MARKS.has(word(tokens, at - 1)) ? at - 2 : at;
  const isPair = [first, first + 2].every((place) => isShort(tokens[place])) && MARKS.has(word(tokens, first + 1));
  return isPair && !tokens[first + 3]?.glued && !/^[ap]m?$/.test(word(tokens, first + 3)) && tellsResult(tokens, first);
}

/** "We won on Sunday", "beat them Saturday": whether the words right before tell how a match ended. */
export function tellsResult(tokens: readonly Token[], first: number): boolean {
  for (let back = first - 1; back >= 0 && back >= first - BACK && !STOPS.has(word(tokens, back)); back -= 1)
    if (RESULTS.has(word(tokens, back))) return true;
  return false;
}

function isShort(token: Token | undefined): boolean {
  return token?.value !== undefined && token.end - token.index <= 2;
}

import { respelt } from './misspelt.js';

/** One word, run of digits, or other character of a text. */
export interface Token {
  /** Lower case, with a plain apostrophe and without a possessive 's. */
  readonly text: string;
  readonly index: number;
  readonly end: number;
  /** There is no space between it and the token before. */
  readonly glued: boolean;
  /** Its value if it is a number of at most eight digits. */
  readonly value?: number;
  readonly possessive: boolean;
}

// Each alternative only moves forward, so the scan is linear whatever the text.
const TOKEN =
  /(?:noon|midday|midnight|lunchtime|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|thirty|forty)(?=ish(?![\p{L}\p{M}]))|[\p{L}\p{M}]+(?:['’][\p{L}\p{M}]+)*|\d+|[^\s\p{L}\p{M}\d]/giu;
/** Splits a text; "3pm" gives "3" and "pm", glued, and "noonish" gives "noon" and "ish". */
export function tokenise(text: string): Token[] {
  const tokens: Token[] = [];
  let last = 0;
  for (const match of text.matchAll(TOKEN)) {
    const written = match[0].toLowerCase().replaceAll('’', "'");
    const possessive = written.endsWith("'s");
    const end = match.index + match[0].length;
    tokens.push({
      text: respelt(possessive ? written.slice(0, -2) : written),
      index: match.index,
      end,
      glued: tokens.length > 0 && match.index === last,
      value: match[0].length <= 8 && isDigit(written) ? Number(written) : undefined,
      possessive,
    });
    last = end;
  }
  return tokens.map((token, at) => (comes(tokens, at) ? { ...token, text: 'comes' } : token));
}

const IS = /^(?:is|are|was|were|be|been|am|.+'(?:re|m))$/;
const COUNTS = /^(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|\d+)$/;

/** "The plumber is coming a week from now": "coming" is a verb, not "next". */
function comes(tokens: readonly Token[], at: number): boolean {
  if (word(tokens, at) !== 'coming' || !COUNTS.test(word(tokens, at + 1))) return false;
  return IS.test(word(tokens, at - 1)) || tokens[at - 1]?.possessive === true;
}

function isDigit(text: string): boolean {
  const code = text.charCodeAt(0);
  return code >= 48 && code <= 57;
}

/** The token's word, or an empty one beyond the end. */
export function word(tokens: readonly Token[], at: number): string {
  return tokens[at]?.text ?? '';
}

/** The index after the words of `phrase` (separated by single blanks) if they are at `at`. */
export function words(tokens: readonly Token[], at: number, phrase: string): number | undefined {
  let from = 0;
  for (let next = at; ; next += 1) {
    const text = tokens[next]?.text;
    if (text === undefined || !phrase.startsWith(text, from)) return undefined;
    from += text.length;
    if (from === phrase.length) return next + 1;
    if (phrase[from] !== ' ') return undefined;
    from += 1;
  }
}

/** The index after at most `most` words of `allowed` from `at` on. */
export function skipSome(tokens: readonly Token[], at: number, allowed: ReadonlySet<string>, most: number): number {
  let next = at;
  while (next < at + most && allowed.has(word(tokens, next))) next += 1;
  return next;
}

/** The index after the word `allowed`, or one of them, at `at`; else `at` itself. */
export function skip(tokens: readonly Token[], at: number, allowed: string | ReadonlySet<string>): number {
  const text = word(tokens, at);
  return (typeof allowed === 'string' ? allowed === text : allowed.has(text)) ? at + 1 : at;
}

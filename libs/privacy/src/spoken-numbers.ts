import type { Range } from '#domain/text/pattern.js';
import { FILLER } from './pauses.js';
import { Writing, type Written } from './written.js';

/** Words for one digit, a pair, or a doubled digit. */
interface Piece extends Range {
  readonly digits: string;
}

const numbered = (words: string, from: number): ReadonlyMap<string, string> =>
  new Map(words.split(' ').map((word, i) => [word, String(from + i)]));
const UNITS = numbered('one two three four five six seven eight nine', 1);
const ZEROS = new Map(['zero', 'oh', 'o', 'nought', 'naught'].map((word) => [word, '0']));
const TEENS = numbered('ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen', 10);
const TENS = numbered('twenty thirty forty fifty sixty seventy eighty ninety', 2);
const TIMES = new Map(Object.entries({ double: 2, triple: 3, treble: 3 }));

/** Fewer digits are a count, not a private number. */
const FEWEST = 3;
const TOKEN = /[\p{L}\p{N}'’]+/gu;
/** Separators within a number, and between its groups. */
const CLOSE = /^[ -]$/;
const APART = new RegExp(`^(?:, ?|\\. |\\.{3} ?|… ?| ?\\n ?| {2,3}| ?-{1,2} ?|[,.…]{0,3} ?${FILLER}[,.…]{0,3} ?)$`);
const ONLY_O = /^(?:oh?|[ ,-])*$/i;

/**
 * Converts English numbers that are said digit by digit or in pairs to figures: "four one, double two, thirty-one"
 * becomes "41-22-31". The time is linear in the length of the text.
 * @returns `null` if there are none.
 */
export function inFigures(text: string): Written | null {
  const rows = rowsOf(piecesOf(text), text);
  if (rows.length === 0) return null;
  const writing = new Writing(text);
  for (const row of rows) {
    for (const [i, piece] of row.entries()) {
      const previous = row[i - 1];
      if (previous && !CLOSE.test(text.slice(previous.end, piece.start)))
        writing.put('-', { start: previous.end, end: piece.start });
      else if (previous) writing.skip({ start: previous.end, end: piece.start });
      for (const digit of piece.digits) writing.put(digit, piece);
    }
  }
  return writing.end();
}

function piecesOf(text: string): Piece[] {
  const tokens = [...text.matchAll(TOKEN)].map(({ 0: word, index }) => ({
    word: word.toLowerCase(),
    start: index,
    end: index + word.length,
  }));
  const pieces: Piece[] = [];
  for (let i = 0; i < tokens.length; i += 1) {
    const [one, next] = [tokens[i], tokens[i + 1]];
    if (!one) break;
    const follows = next && CLOSE.test(text.slice(one.end, next.start)) ? next : null;
    const pair = follows && digitsOfTwo(one.word, follows.word);
    const digits = pair ?? digitsOf(one.word);
    if (digits !== null) pieces.push({ digits, start: one.start, end: pair && follows ? follows.end : one.end });
    if (pair) i += 1;
  }
  return pieces;
}

function digitsOf(word: string): string | null {
  const tens = TENS.get(word);
  return UNITS.get(word) ?? ZEROS.get(word) ?? TEENS.get(word) ?? (tens === undefined ? null : `${tens}0`);
}

function digitsOfTwo(first: string, second: string): string | null {
  const [times, tens] = [TIMES.get(first), TENS.get(first)];
  const unit = UNITS.get(second);
  if (times !== undefined) return (unit ?? ZEROS.get(second))?.repeat(times) ?? null;
  return tens !== undefined && unit !== undefined ? tens + unit : null;
}

/** Adjacent pieces; "oh, four one" begins with a sigh, and "o o o" is spelled. */
function rowsOf(pieces: readonly Piece[], text: string): Piece[][] {
  const rows: Piece[][] = [];
  for (const [i, piece] of pieces.entries()) {
    const previous = pieces[i - 1];
    const gap = previous && text.slice(previous.end, piece.start);
    const isFirst = gap === undefined || !(CLOSE.test(gap) || APART.test(gap));
    const isSigh = rows.at(-1)?.length === 1 && previous && ONLY_O.test(said(text, previous)) && !CLOSE.test(gap ?? '');
    if (isFirst) rows.push([piece]);
    else if (isSigh) rows.splice(-1, 1, [piece]);
    else rows.at(-1)?.push(piece);
  }
  return rows.filter((row) => {
    const [first, last] = [row[0], row.at(-1)];
    if (!first || !last || ONLY_O.test(text.slice(first.start, last.end))) return false;
    return row.reduce((sum, { digits }) => sum + digits.length, 0) >= FEWEST;
  });
}

function said(text: string, { start, end }: Range): string {
  return text.slice(start, end);
}

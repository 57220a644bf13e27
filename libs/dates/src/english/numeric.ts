import { century, year, yearAfter } from './year.js';
import { datePhrase } from './date-parts.js';
import type { Read } from './numbers.js';
import type { Phrase } from './phrase.js';
import type { Token } from './tokens.js';
import { skip, word } from './tokens.js';
import { MONTHS, WEEKDAYS } from './vocabulary.js';
import { dayNumber, small } from './absolute.js';
import { endsHere } from './ends.js';

const BEFORE_DATE = new Set([
  ...[
    '',
    'on',
    'from',
    'to',
    'by',
    'until',
    'till',
    'since',
    'before',
    'after',
    'between',
    'and',
    'at',
    'this',
    'next',
    'last',
    '-',
    '–',
    '~',
  ],
  ...['through', 'of', 'starting', ':', '(', 'am', 'pm', 'c', 'e', ...WEEKDAYS.keys()],
]);

// After these words, digits that can only be a day and a month are a date, and remain one.
const LEADS = new Set(['for', 'the', 'is', 'was', 'are', 'on', 'a', 'about', 'around', 'book', 'booked', 'than']);
const BESIDE = new Set([
  'at',
  'around',
  'about',
  'works',
  'morning',
  'afternoon',
  'evening',
  'night',
  'would',
  'will',
  'appointment',
  'booking',
  'meeting',
]);

/** After two numbers with a slash these tell of marks or shares. */
const MARKED = new Set('star stars point points rating review cup cups inch inches teaspoon teaspoons tablespoon tablespoons tsp tbsp pint pints mile miles pound pounds lb lbs oz tablet tablets'.split(' ')); // prettier-ignore

// Separators of a date in digits; blanks can be on both sides.
const MARKS = new Set(['/', '-', '–', '—', '.', '·', '\\']);

/** "2011-10-07", "2011 / oct / 07", "2013/17/Feb", "20120406", "2016 05 12". */
export function yearFirst(tokens: readonly Token[], at: number): Phrase | undefined {
  const token = tokens[at];
  if (token?.value === undefined) return undefined;
  if (token.end - token.index === 8) return compact(token.value, at + 1);
  const head = year(tokens, at);
  if (!head) return undefined;
  const marked = MARKS.has(word(tokens, head.next)) && word(tokens, head.next) === word(tokens, head.next + 2);
  if (!marked) return spelt(tokens, head.value, head.next) ?? named(tokens, head.value, head.next);
  const [second, third] = [head.next + 1, head.next + 3];
  const [a, b] = [monthOrNumber(tokens, second), monthOrNumber(tokens, third)];
  if (a === undefined || b === undefined) return undefined;
  const swapped = MONTHS.has(word(tokens, third)) || (a > 12 && b <= 12);
  const [month, day] = swapped ? [b, a] : [a, b];
  if (month > 12) return undefined;
  return datePhrase({ parts: { year: () => head.value, month, day }, next: third + 1 });
}

/** "2016 05 12": blanks alone separate the numbers only if both have two digits. */
function spelt(tokens: readonly Token[], value: number, at: number): Phrase | undefined {
  const [month, day] = [tokens[at], tokens[at + 1]];
  if (!small(month) || !small(day) || month!.text.length !== 2 || day!.text.length !== 2) return undefined;
  if (month!.glued || day!.glued || month!.value! > 12 || tokens[at + 2]?.glued === true) return undefined;
  return datePhrase({ parts: { year: () => value, month: month!.value!, day: day!.value! }, next: at + 2 });
}

/** "2016 May 12", "2016, May 12th", "2016 12 May". */
function named(tokens: readonly Token[], value: number, at: number): Phrase | undefined {
  const start = skip(tokens, at, ',');
  const isDayFirst = !MONTHS.has(word(tokens, start));
  const leading = isDayFirst ? writtenDay(tokens, start) : undefined;
  const place = leading ? skip(tokens, leading.next, 'of') : start;
  const month = MONTHS.get(word(tokens, place));
  if (month === undefined || (isDayFirst && !leading)) return undefined;
  const day = leading ?? writtenDay(tokens, place + 1);
  if (!day || (!leading && !endsHere(tokens, day.next))) return undefined;
  return datePhrase({ parts: { year: () => value, month, day: day.value }, next: leading ? place + 1 : day.next });
}

/** A day in digits, with or without its ending. */
function writtenDay(tokens: readonly Token[], at: number): Read<number> | undefined {
  return tokens[at]?.value === undefined || tokens[at]?.glued ? undefined : dayNumber(tokens, at);
}

/**
 * "8/9/14", "10-06-2013", "19. 03. 2014", "8 / 9, 2014"; "9/14" alone only with a slash. If both numbers could be the
 * month, it comes first, unless `dayFirst` is set or dots separate them.
 */
export function numeric(tokens: readonly Token[], at: number): Phrase | undefined {
  const [first, mark, second] = [tokens[at], word(tokens, at + 1), tokens[at + 2]];
  if (!small(first) || !small(second) || !MARKS.has(mark)) return undefined;
  const either: [number, number] = [first!.value!, second!.value!];
  const tight = (from: number, to: number): boolean => tokens.slice(from, to).every(({ glued }) => glued);
  const third = word(tokens, at + 3) === mark ? tokens[at + 4] : undefined;
  if (third?.value !== undefined) {
    const length = third.end - third.index;
    const close = mark === '/' || tight(at + 1, at + 5);
    if (length !== 4 && !(length === 2 && close)) return undefined;
    const full = length === 2 ? century(third.value) : third.value;
    return datePhrase({
      parts: { year: () => full, either, dayFirst: mark === '.' || mark === '·' || undefined },
      next: at + 5,
    });
  }
  const named = mark === '/' ? yearAfter(tokens, at + 3) : undefined;
  if (named) return datePhrase({ parts: { year: named.value, either }, next: named.next });
  if (isOnlyDate(tokens, at) && isDotted(tokens, at, mark))
    return datePhrase({ parts: { either, dayFirst: true }, next: at + 4 });
  // "1/2" by itself is a half; it is a date only where a time can be.
  const dated =
    !isMark(tokens, at) && tight(at + 1, at + 3) && word(tokens, at + 3) !== mark && isPlaced(tokens, at, mark);
  return dated ? datePhrase({ parts: { either }, next: at + 3 }) : undefined;
}

/** "on 5-12" is also a date, while "5-12" by itself is a score. */
function isPlaced(tokens: readonly Token[], at: number, mark: string): boolean {
  if (isOnlyDate(tokens, at) && isBesideDate(tokens, at, mark)) return true;
  if (mark === '/' && isUntilDate(tokens, at)) return true;
  if (mark === '-') return word(tokens, at - 1) === 'on' && endsHere(tokens, at + 3);
  return mark === '/' && BEFORE_DATE.has(word(tokens, at - 1));
}

/** "5/7 stars", "10/10 would recommend". */
function isMark(tokens: readonly Token[], at: number): boolean {
  const isRange = MARKS.has(word(tokens, at + 3)) && word(tokens, at + 5) === '/';
  const next = isRange ? at + 7 : at + 3;
  const after = word(tokens, next);
  if (after === 'of' && ['a', 'an', 'the'].includes(word(tokens, next + 1))) return true;
  // "24/7" is always.
  if (tokens[at]!.value === 24 && tokens[at + 2]!.value === 7) return true;
  const isFull = tokens[at]!.value === tokens[at + 2]!.value;
  return MARKED.has(after) || (isFull && (after === 'would' || after.startsWith('recommend')));
}

/** "6/3 - 6/9", "6/3-6/9/2018"; "1/2 - 3/4" are shares. */
function isUntilDate(tokens: readonly Token[], at: number): boolean {
  const other = at + 4;
  if (!['-', '–'].includes(word(tokens, at + 3)) || word(tokens, other + 1) !== '/') return false;
  if (!small(tokens[other]) || !small(tokens[other + 2]) || !tokens[other + 1]!.glued) return false;
  const isShare = (place: number): boolean => tokens[place]!.value! < tokens[place + 2]!.value! && !isOnlyDate(tokens, place); // prettier-ignore
  return word(tokens, other + 3) === '/' || !isShare(at) || !isShare(other);
}

/** One of the two cannot be a month: "14/11". If both can, "for 3/4" is a share. */
function isOnlyDate(tokens: readonly Token[], at: number): boolean {
  const [low, high] = [tokens[at]!.value!, tokens[at + 2]!.value!].sort((a, b) => a - b) as [number, number];
  return low >= 1 && low <= 12 && high > 12 && high <= 31;
}

/** "Book for 14/11", "the 14/11", "on 14.11"; "14.11" by itself is a price. */
function isBesideDate(tokens: readonly Token[], at: number, mark: string): boolean {
  if (mark === '/') return LEADS.has(word(tokens, at - 1)) && isNoThing(tokens, at + 3);
  return mark === '.' && word(tokens, at - 1) === 'on';
}

/** "14.11. at 10:00". */
function isDotted(tokens: readonly Token[], at: number, mark: string): boolean {
  const isMarked = mark === '.' && word(tokens, at + 3) === '.' && tokens[at + 3]!.glued;
  return isMarked && word(tokens, at + 4) === 'at' && tokens[at + 5]?.value !== undefined;
}

/** "The 12/20 people" is not a date. */
function isNoThing(tokens: readonly Token[], at: number): boolean {
  return endsHere(tokens, at) || tokens[at]?.value !== undefined || BESIDE.has(word(tokens, at));
}

/** "2013/8", "8/2013", "2013 - 08", "08 - 2013", "2013.8". */
export function yearAndMonth(tokens: readonly Token[], at: number): Phrase | undefined {
  const mark = word(tokens, at + 1);
  if (!mark || !'-/.'.includes(mark) || (mark !== '-' && !tokens[at + 1]?.glued)) return undefined;
  const head = year(tokens, at);
  const [number, whole] = head ? [tokens[at + 2], head] : [tokens[at], year(tokens, at + 2)];
  if (!whole || !small(number) || number!.value! > 12) return undefined;
  const trailing = word(tokens, at + 3);
  if (tokens[at + 3]?.glued && ['-', '/', ':'].includes(trailing)) return undefined;
  return datePhrase({ parts: { year: () => whole.value, month: number!.value }, next: at + 3 });
}

function compact(value: number, next: number): Phrase | undefined {
  const [head, month, day] = [Math.floor(value / 10_000), Math.floor(value / 100) % 100, value % 100];
  if (head < 1900 || head > 2100 || month < 1 || month > 12 || day < 1 || day > 31) return undefined;
  return datePhrase({ parts: { year: () => head, month, day }, next });
}

function monthOrNumber(tokens: readonly Token[], at: number): number | undefined {
  return MONTHS.get(word(tokens, at)) ?? (small(tokens[at]) ? tokens[at]!.value : undefined);
}

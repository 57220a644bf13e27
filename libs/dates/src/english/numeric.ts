import { century, year } from './year.js';
import { datePhrase } from './date-parts.js';
import type { Phrase } from './phrase.js';
import type { Token } from './tokens.js';
import { word } from './tokens.js';
import { MONTHS, WEEKDAYS } from './vocabulary.js';
import { small } from './absolute.js';

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
  ...['through', 'of', 'starting', ':', '(', ...WEEKDAYS.keys()],
]);

/** "2011-10-07", "2011/oct/07", "2013/17/Feb", "20120406". */
export function yearFirst(tokens: readonly Token[], at: number): Phrase | undefined {
  const token = tokens[at];
  if (token?.value === undefined) return undefined;
  if (token.end - token.index === 8) return compact(token.value, at + 1);
  const head = year(tokens, at);
  const mark = head && word(tokens, head.next);
  if (!head || !mark || !'-/.'.includes(mark) || !tokens[head.next]?.glued) return undefined;
  const second = head.next + 1;
  if (word(tokens, second + 1) !== mark) return undefined;
  const [a, b] = [monthOrNumber(tokens, second), monthOrNumber(tokens, second + 2)];
  if (a === undefined || b === undefined) return undefined;
  const named = MONTHS.has(word(tokens, second + 2));
  const [month, day] = named ? [b, a] : [a, b];
  return datePhrase({ parts: { year: () => head.value, month, day }, next: second + 3 });
}

/** "8/9/14", "10-06-2013", "19.03.2014"; "9/14" alone only with a slash. Where both numbers could be the month, `dayFirst` decides. */
export function numeric(tokens: readonly Token[], at: number): Phrase | undefined {
  const [first, mark, second] = [tokens[at], word(tokens, at + 1), tokens[at + 2]];
  if (!small(first) || !small(second) || !'-/.'.includes(mark || ' ') || !tokens[at + 1]?.glued || !second?.glued)
    return undefined;
  const a = first!.value!;
  const b = second.value!;
  const third = word(tokens, at + 3) === mark && tokens[at + 4]?.glued ? tokens[at + 4] : undefined;
  if (third?.value === undefined) {
    // "1/2" by itself is a half; it is a date only where a time can be.
    const dated = mark === '/' && !third && BEFORE_DATE.has(word(tokens, at - 1));
    return dated ? datePhrase({ parts: { either: [a, b] }, next: at + 3 }) : undefined;
  }
  const length = third.end - third.index;
  if (length !== 2 && length !== 4) return undefined;
  const full = length === 2 ? century(third.value) : third.value;
  return datePhrase({ parts: { year: () => full, either: [a, b] }, next: at + 5 });
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

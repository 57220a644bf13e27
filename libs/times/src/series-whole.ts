import { type SaidRecurrence, saidRecurrence } from './recurrence-words.js';

const DAY = '(?:mon|tues|wednes|thurs|fri|satur|sun)day';
const PLAIN = new RegExp(String.raw`^(?:on )?${DAY}s`, 'iu');
/** "Two Fridays ago", "both Saturdays": counted days, not a recurrence. */
const COUNTED =
  /(?<![\p{L}\p{N}])(?:\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|both|last|next|past|few|couple of|several|these|those)\s+$/iu;
const FROM_NOW = /^\s+(?:ago|away|from (?:now|today)|in a row|running)(?!\p{L})/iu;
const EXCEPTION = /(?<!\p{L})(?:except|excluding|apart from|other than|but not|skipping)(?!\p{L})/iu;
const MORE = new RegExp(
  String.raw`(?:,|(?<!\p{L})(?:and|or|plus))\s+(?:also )?(?:on )?(?:(?:every|each|alternate) |the (?:first|second|third|fourth|last|\d(?:st|nd|rd|th)) ${DAY}|${DAY}s)`,
  'iu',
);
const OF_PART = /^(?:every|each) (?:morning|afternoon|evening|night)/iu;

/**
 * @returns whether the words of a series are complete. A second series or an exception beside them may be half of what
 * is meant.
 */
export function isWholeSeries(text: string, said: SaidRecurrence): boolean {
  const { index, words, rest } = said;
  const isCounted = COUNTED.test(text.slice(0, index)) || FROM_NOW.test(text.slice(index + words.length));
  if (PLAIN.test(words) && isCounted) return false;
  if (EXCEPTION.test(rest) || MORE.test(rest)) return false;
  const other = saidRecurrence(rest);
  return other === null || other.rule === said.rule || OF_PART.test(other.words);
}

const APART = new RegExp(
  String.raw`(?<!\p{L})(?<!(?:from|starting|beginning|until|till|next|last|this)(?: on)? )(?:on )?(${DAY}(?:(?:,| and|, and| to| through| thru) ${DAY}){0,6})(?!\p{L})`,
  'iu',
);

/** "Monday to Thursday every week": the days may be apart from the words that say how often. */
export function withDaysApart(said: SaidRecurrence): SaidRecurrence {
  if (!/^FREQ=WEEKLY(?:;INTERVAL=\d+)?$/u.test(said.rule)) return said;
  const apart = APART.exec(said.rest);
  const days = /;BYDAY=[A-Z,]+$/u.exec(saidRecurrence(`every ${apart?.[1] ?? ''}`)?.rule ?? '')?.[0];
  return apart && days ? { ...said, rule: said.rule + days, rest: said.rest.replace(apart[0], ' ') } : said;
}

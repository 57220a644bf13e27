import { saidRecurrence } from './recurrence-words.js';

const DAY = '(?:mon|tues|wednes|thurs|fri|satur|sun)day';
/** Several days are meant, even if no rule can be read: "on a Thursday", "Monday mornings". */
const MANY = new RegExp(String.raw`(?<!\p{L})(?:${DAY}s|mornings|afternoons|evenings)(?!\p{L})`, 'iu');
/** "On a Thursday", unless it belongs to one journey: "on a Thursday flight". */
const ON_A_DAY = new RegExp(
  String.raw`(?<!\p{L})on an? ${DAY}(?! (?:flight|train|ferry|bus|coach|plane|boat|cruise|sailing))(?!\p{L})`,
  'iu',
);
/** A date is a single day: "on a Friday, 4 December", "on a Friday the 13th". */
const DATED =
  /(?<!\p{L})(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)(?:uary|ruary|ch|il|ust|ember|ober)?(?!\p{L})|\d(?:st|nd|rd|th)|\d[-/.]\d+[-/.]\d|(?<!\p{L})(?:first|second|third|(?!month)\p{L}+(?:fth|xth|nth|ghth|inth|lfth|ieth))(?!\p{L})/iu;
/** Any month, unless something is under way or in the future: "the last Friday of the month". */
const OF_MONTH = /(?<!\p{L})of the month(?!\p{L})/iu;
const ONCE =
  /(?:(?<=['’])(?:m|re|s)|(?<!\p{L})(?:am|is|are)) (?:\p{L}+ )?\p{L}+ing(?!\p{L})|(?<=['’])ll(?!\p{L})|(?<!\p{L})(?:will|booked|scheduled|arranged)(?!\p{L})/iu;
/** Nobody has these every month. */
const ONE_OF_ITS_KIND =
  /(?<!\p{L})(?:exam|driving test|interview|operation|surgery|wedding|funeral|flight|graduation) (?:is|are)(?!\p{L})/iu;
/** "Works Monday to Friday"; with "next week" these are single days. */
const WEEKDAYS = new RegExp(String.raw`(?<!\p{L})${DAY} (?:to|through|thru|till|until) ${DAY}(?! next)(?!\p{L})`, 'iu');
const OF_A_WEEK = /(?<!\p{L})(?:next|this|that|last) week/iu;
const HOURS = /(?<!\p{L})(?:works?|opens?|hours|shifts?|nine to five)(?!\p{L})/iu;
/** A payment on a day of an unnamed month recurs monthly. */
const PAID =
  /(?<!\p{L})(?:(?:go|goes|come|comes) out|gets? paid|pays? (?:my|the|our) (?:rent|mortgage|bills?)|standing order|direct debit|pay ?day)(?!\p{L})/iu;
const BARE_DAY = /^(?:on )?the [\p{L}\d-]+(?: [\p{L}-]+)?$/iu;

/**
 * @param time the words of the time that was read in it.
 * @returns whether a text says that a time recurs, so that no single day is meant.
 */
export function isRepeated(text: string, time: string): boolean {
  // "I'm flying on the last Friday of the month" is about this month.
  if (OF_MONTH.test(time)) return !ONCE.test(text) && !ONE_OF_ITS_KIND.test(text);
  if (saidRecurrence(text) !== null || MANY.test(text)) return true;
  return (ON_A_DAY.test(text) && !isDated(time)) || isUsual(text, time);
}

/** Whether the words of a time contain a day of a month. */
export function isDated(time: string): boolean {
  return DATED.test(time);
}

/** The same for hours and payments that are stated as usual. */
export function isUsual(text: string, time: string): boolean {
  if (WEEKDAYS.test(text) && HOURS.test(text) && !OF_A_WEEK.test(text)) return true;
  return PAID.test(text) && BARE_DAY.test(time) && !ONCE.test(text);
}

import { spokenText } from '../words.js';

const WEEKDAY = '(?:mon|tues|wednes|thurs|fri|satur|sun)day';
const DAY = String.raw`(?<day>${WEEKDAY}|\p{N}{1,2}(?:st|nd|rd|th))`;
/** "I couldn't make the 14th", "Tuesday was full". */
const OLD = new RegExp(
  String.raw` (?:couldn't|could not|can't|cannot|can not|won't|wasn't able to|unable to) (?:make|do|manage|come|get there|be there) (?:it )?(?:on )?(?:the )?${DAY} | ${DAY.replace('day>', 'full>')} (?:is|was|'s) (?:full|fully booked|booked up|no good|taken|gone) `,
  'u',
);
const DAYS = [new RegExp(` (${WEEKDAY}) `, 'gu'), / (\p{N}{1,2}(?:st|nd|rd|th)) /gu] as const;

/**
 * "I couldn't make the 14th, so you booked me for the 21st" is not about "my son's check-up is on the 12th". English
 * only.
 *
 * @returns whether a statement names the day that no longer suits, and the fact has other days only.
 */
export function namesOtherOldDay(statement: string, fact: string): boolean {
  const { day, full = day } = OLD.exec(spokenText(statement))?.groups ?? {};
  if (full === undefined) return false;
  const kind = /^\p{N}/u.test(full) ? DAYS[1] : DAYS[0];
  const known = [...spokenText(fact).matchAll(kind)].map(([, one]) => one);
  return known.length > 0 && !known.includes(full);
}

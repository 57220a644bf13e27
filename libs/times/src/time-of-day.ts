import type { Expression } from '#dates/expression.js';

/** A time of day without a day: "after 6 pm" is part of the content, not the time since when it holds. */
const HOUR_WORD = '(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)';
const MINUTES_WORD = '(?:(?:oh )?(?:five|ten|fifteen|twenty|thirty|forty|fifty)(?:[ -]five)?)';
const ONE_TIME = [
  String.raw`\d{1,2}(?:[:.]\d{2})?\s*(?:am|pm|a\.m\.|p\.m\.|o['’]clock|h)?`,
  'noon|midnight|midday|mornings?|afternoons?|evenings?|nights?',
  String.raw`(?:half|(?:a )?quarter|${MINUTES_WORD}) (?:past|to|after|of) (?:${HOUR_WORD}|\d{1,2}|noon|midday|midnight)|half ${HOUR_WORD}`,
  String.raw`${HOUR_WORD}(?: (?:am|pm|o['’]clock|${MINUTES_WORD}))?`,
].join('|');
const TIME_OF_DAY_ONLY = new RegExp(
  String.raw`^(?:(?:at|by|from|to|till|until|after|before|around|about|between|and|the|in|every|not|no|later than|earlier than|sooner than|[-–])\s+)*(?:(?:${ONE_TIME})(?:[ -]?ish)?(?:\s+|$|[-–])(?:(?:and|to|till|until|or|at|in|in the)\s+)?){1,5}$`,
  'iu',
);

/** @returns whether the expression is a time of day and names no day. */
export function isTimeOfDay({ text, inEnglish = text, precision }: Expression): boolean {
  return (
    (precision === 'instant' || precision === 'hour' || precision === 'part_of_day' || precision === 'open') &&
    TIME_OF_DAY_ONLY.test(inEnglish.trim())
  );
}

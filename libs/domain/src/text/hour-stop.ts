import type { Range } from './pattern.js';

const HOUR = /(?:^|[\s(\d])[AaPp]\.[Mm]\.$/u;
const CAPITAL = /^["'“‘«¿¡]?\p{Lu}/u;
const WEEKDAY = '(?:Mon|Tues?|Wed(?:nes)?|Thu(?:rs?)?|Fri|Sat(?:ur)?|Sun)(?:days?)?';
const MONTH =
  '(?:Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)';
/** "Berlin time" matches, "next time" does not. */
const OTHER_TIME =
  'Next|Last|Same|Any|Every|Each|What|Which|Some|This|That|First|Long|Free|My|Our|Your|The|Breakfast|Lunch|Dinner|Tea|Supper|Bed';
const ZONE = String.raw`(?:UTC|GMT|BST|IST|JST|CES?T|[ECMP][SD]?T|AE[SD]T|Eastern|Pacific|(?!(?:${OTHER_TIME})\s)(?:\p{Lu}\p{L}+\s){1,3}time)`;
/** "9 p.m. Monday", "9 p.m. May 5", "9 p.m. Berlin time", and corrections of the hour: "3 p.m. I mean 4". */
const GOES_ON = new RegExp(
  String.raw`^(?:${WEEKDAY}(?!\p{L})|${MONTH}(?:\.?\s(?:the\s)?\p{N}|[.,;!?]|$)|${ZONE}(?!\p{L})|I mean (?:at )?\p{N})`,
  'u',
);
/** "Tomorrow at 9 a.m. I swim": only a time precedes it. */
const LEAD =
  /^\s*(?:(?:and|but|so|then|at|on|by|from|to|until|till|around|about|before|after|since|between|in|of|the|this|every|each|next|last|half|quarter|past|noon|midnight|today|tomorrow|tonight|yesterday|early|late|mornings?|afternoons?|evenings?|nights?|days?|weekdays?|weekends?|week|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|jan(?:uary)?|feb(?:ruary)?|march|april|may|june|july|august|sept(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|[ap]\.?m|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\p{N}+(?:st|nd|rd|th|[ap]\.?m)?)(?![\p{L}\p{N}])[\s,:.]*)+$/iu;
/** "My 9 a.m. Pilates class" is the name of one thing. */
const NAMES = /(?:^|[\s(])(?:the|an?|my|our|your|his|her|their|this|that)\s\p{N}[\p{N}:.]{0,4}\s?[ap]\.m\.$/iu;
const LONGEST_LEAD = 80;
const LONGEST_NAME = 24;
const LONGEST_AFTER = 40;

/** @returns whether the words end with the stop of "a.m." or "p.m.". */
export function endsWithHourStop(said: string): boolean {
  return HOUR.test(said);
}

/** @returns whether the stop of "a.m." or "p.m." at the end of a range does not end the sentence. */
export function goesOnAfterHour(text: string, { start, end }: Range, next: number): boolean {
  const after = text.slice(next, next + LONGEST_AFTER);
  if (!CAPITAL.test(after) || GOES_ON.test(after)) return true;
  if (NAMES.test(text.slice(Math.max(start, end - LONGEST_NAME), end))) return true;
  return end - start <= LONGEST_LEAD && LEAD.test(text.slice(start, end));
}

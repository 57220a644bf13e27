/** Numbers the groups of names from 1. */
const numbered = (names: string): Map<string, number> =>
  new Map(names.split(' ').flatMap((group, i) => group.split('|').map((name) => [name, i + 1] as const)));

/** Month names and their short forms to 1..12. */
export const MONTHS = numbered(
  'january|jan february|feb march|mar april|apr may june|jun july|jul august|aug september|sep|sept october|oct november|nov december|dec',
);

/** Weekday names and their short forms to ISO numbers, Monday 1. */
export const WEEKDAYS = numbered(
  'monday|mon|mondays tuesday|tue|tues|tuesdays wednesday|wed|weds|wednesdays thursday|thu|thur|thurs|thursdays friday|fri|fridays saturday|sat|saturdays sunday|sun|sundays',
);

/** Short forms that are also other words; they are a day or a month only next to another part of a date. */
export const DOUBTFUL = new Set(['sun', 'sat', 'wed', 'mon', 'may', 'march', 'mar', 'dec', 'jan', 'sep', 'thu', 'tue']);

/** A length that can be counted in a phrase like "three weeks ago". */
export type Unit =
  | 'second'
  | 'minute'
  | 'hour'
  | 'day'
  | 'night'
  | 'business day'
  | 'week'
  | 'weekend'
  | 'fortnight'
  | 'month'
  | 'quarter'
  | 'half'
  | 'year'
  | 'decade'
  | 'century';

const UNIT_NAMES: Record<Unit, string> = {
  second: 'second seconds sec secs',
  minute: 'minute minutes min mins',
  hour: 'hour hours hr hrs h',
  day: 'day days',
  night: 'night nights evenings mornings afternoons',
  'business day': 'workday workdays',
  week: 'week weeks wk wks',
  weekend: 'weekend weekends wknd',
  fortnight: 'fortnight fortnights',
  month: 'month months mth mths',
  quarter: 'quarter quarters qtr',
  half: 'semester semesters',
  year: 'year years yr yrs',
  decade: 'decade decades',
  century: 'century centuries',
};

/** Unit words, singular and plural, to the unit. */
export const UNITS = new Map<string, Unit>(
  Object.entries(UNIT_NAMES).flatMap(([unit, names]) => names.split(' ').map((name) => [name, unit as Unit] as const)),
);

/** Direction words and the number of units that they move. */
export const DIRECTIONS = new Map<string, number>([
  ...['last', 'past', 'previous', 'prior', 'preceding'].map((text) => [text, -1] as const),
  ...['this', 'current', 'same', 'that', 'present'].map((text) => [text, 0] as const),
  ...['next', 'following', 'coming', 'upcoming', 'subsequent'].map((text) => [text, 1] as const),
]);

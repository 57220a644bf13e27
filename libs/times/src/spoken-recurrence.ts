import type { Expression, Precision } from '#dates/expression.js';
import type { Heard } from '#dates/moment.js';
import { firstFrom, inUtc, lastEnd, type Occurrence, type Series } from '#dates/recurrence.js';
import { resolve } from '#dates/resolve.js';
import { instantOf, wallAt } from '#dates/wall-clock.js';
import { byDay } from './halves.js';
import { isTimeOfDay } from './spoken-time.js';

/** How an event comes again, and when it does so first. */
export interface Recurrence extends Occurrence {
  readonly recurrence: string;
  /** When the last occurrence is over; `null`: it goes on. */
  readonly recursUntil: Date | null;
  readonly precision: Precision;
  readonly expression: string;
}

const CODES = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];
const DAY = '(?:mon|tues|wednes|thurs|fri|satur|sun)day';
const DAYS = `${DAY}s?(?:(?:,| and|, and| or) ${DAY}s?){0,6}`;
const COUNTS: Readonly<Record<string, number>> = { other: 2, second: 2, two: 2, third: 3, three: 3, four: 4, six: 6 };
const ORDINALS: Readonly<Record<string, number>> = { first: 1, second: 2, third: 3, fourth: 4, last: -1 };
const EACH = '(?:every|each)';
const COUNT = String.raw`(?: (?<count>other|second|third|two|three|four|six|\d{1,2}))?`;
const OF_MONTH = `(?: (?:of|in) (?:the|every|each) month)`;

/** What the groups of a form matched. */
type Words = Readonly<Record<string, string | undefined>>;
/** What comes again, each with the rule that its words stand for. */
const SAID: readonly [string, (said: Words) => string][] = [
  [
    `(?:${EACH} month )?on the (?<nth>first|second|third|fourth|last) (?<day>${DAY})${OF_MONTH}|${EACH} (?<nth2>first|last) (?<day2>${DAY})${OF_MONTH}?|the (?<nth3>first|second|third|fourth|last) (?<day3>${DAY}) (?:of|in) ${EACH} month`,
    monthlyDay,
  ],
  [
    String.raw`${EACH} month on the (?<date>\d{1,2})(?:st|nd|rd|th)?|(?:on )?the (?<date2>\d{1,2})(?:st|nd|rd|th)? (?:of|in) ${EACH} month`,
    ({ date, date2 }) => `FREQ=MONTHLY;BYMONTHDAY=${Number(date ?? date2)}`,
  ],
  [`${EACH}${COUNT} (?<days>${DAYS})`, ({ count, days }) => weekly(days ?? '', count)],
  [`${EACH}${COUNT} weeks?(?: on (?<days>${DAYS}))?`, ({ count, days }) => weekly(days ?? '', count)],
  [
    `(?<often>weekly|fortnightly)(?: on (?<days>${DAYS}))?`,
    ({ often, days }) => weekly(days ?? '', often === 'fortnightly' ? 'two' : undefined),
  ],
  [`(?:on )?(?<days>${DAY}s(?:(?:,| and|, and) ${DAY}s){0,6})`, ({ days }) => weekly(days ?? '', undefined)],
  [`${EACH} weekday|on weekdays`, () => 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR'],
  [`${EACH} weekend|on weekends`, () => 'FREQ=WEEKLY;BYDAY=SA,SU'],
  [`${EACH}${COUNT} (?:days?|morning|evening|afternoon|night)|daily`, ({ count }) => `FREQ=DAILY${interval(count)}`],
];
const FORMS = SAID.map(
  ([words, rule]) => [new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${words})(?![\p{L}\p{N}])`, 'iu'), rule] as const,
);

/** Of these nobody knows whether it goes on. */
const PAST = /\b(?:went|was|were|had|did|used to|saw|met|took|came|ate|ran|swam|played|\p{L}{3,}ed|yesterday|last)\b/iu;
const UNTIL = /(?<!\p{L})(?:until|till|through)\s+/iu;
const FROM = /(?<!\p{L})(?:from|starting|beginning)(?: on| from)?\s+/iu;
const ENOUGH = 1_000;

/** The same of a text that need not speak of what is planned. */
export function plannedRecurrence(text: string, heard: Heard): Recurrence | null {
  return PAST.test(text) ? null : spokenRecurrence(text, heard);
}

/**
 * Reads in a text how an event comes again: "every Tuesday at 5 pm", "on the first Monday of the month", "daily until March".
 *
 * @param heard the moment and zone in which it was said.
 * @param start of the series, where it was stated apart; else the first day from then on that the words allow.
 */
export function spokenRecurrence(text: string, heard: Heard, start: Occurrence | null = null): Recurrence | null {
  if (text.length > ENOUGH) return null;
  for (const [words, ruleOf] of FORMS) {
    const match = words.exec(text);
    if (!match) continue;
    const rest = `${text.slice(0, match.index)} ${text.slice(match.index + match[0].length)}`;
    const until = after(UNTIL, rest, heard)?.end;
    const rule = ruleOf(match.groups ?? {}) + (until ? `;UNTIL=${inUtc(new Date(until.getTime() - 1000))}` : '');
    const from = after(FROM, rest, heard);
    const begins = from && !isTimeOfDay(from) ? from : null;
    const isTimed = begins?.precision === 'hour' || begins?.precision === 'instant';
    const said = resolve(rest, heard).find(isTimeOfDay);
    const time = isTimed ? begins : said ? byDay(said, heard.timezone) : null;
    const anchor = start ?? anchorOf(time, begins?.start ?? heard.reference, heard);
    return seriesFrom(rule, anchor, start || time ? 'hour' : 'day', match[0], heard);
  }
  return null;
}

/**
 * @param anchor the time of day, on the first day that may be meant.
 * @returns the series, which begins on the first day that its rule allows; `null` for a rule that never comes to pass.
 */
export function seriesFrom(
  rule: string,
  anchor: Occurrence,
  precision: Precision,
  expression: string,
  { timezone, reference }: Heard,
): Recurrence | null {
  const series: Series = { ...anchor, rule: rule.replace(/;INTERVAL=\d+/, ''), timezone };
  // What is said at noon of a series at nine begins tomorrow; one with a stated start began then.
  const from = precision === 'day' || anchor.startsAt < reference ? anchor.startsAt : reference;
  const first = firstFrom(series, from > anchor.startsAt ? from : anchor.startsAt);
  if (!first) return null;
  return { ...first, recurrence: rule, recursUntil: lastEnd({ ...first, rule, timezone }), precision, expression };
}

function anchorOf(time: Expression | null, from: Date, { reference, timezone }: Heard): Occurrence {
  const day = wallAt(from.getTime(), timezone).toPlainDate();
  const at = (hour: Expression['start']): number =>
    instantOf(day.toPlainDateTime(wallAt(hour.getTime(), timezone).toPlainTime()), timezone);
  if (!time) {
    const [start, end] = [day, day.add({ days: 1 })].map((one) => instantOf(one.toPlainDateTime(), timezone));
    return { startsAt: new Date(start as number), endsAt: new Date(end as number) };
  }
  const startsAt = at(time.start);
  const endsAt = startsAt + time.end.getTime() - time.start.getTime();
  const isOver = startsAt < reference.getTime();
  const tomorrow = (ms: number): Date =>
    new Date(isOver ? instantOf(wallAt(ms, timezone).add({ days: 1 }), timezone) : ms);
  return { startsAt: tomorrow(startsAt), endsAt: tomorrow(endsAt) };
}

function after(mark: RegExp, text: string, heard: Heard): Expression | null {
  const match = mark.exec(text);
  if (!match) return null;
  const future: Heard = { ...heard, options: { ...heard.options, prefer: 'future' } };
  const [found] = resolve(`in ${text.slice(match.index + match[0].length)}`, future).filter(
    ({ index }) => index <= 'in the '.length,
  );
  return found ?? null;
}

function monthlyDay({ nth, nth2, nth3, day, day2, day3 }: Words): string {
  const which = ORDINALS[(nth ?? nth2 ?? nth3 ?? '').toLowerCase()] ?? 1;
  return `FREQ=MONTHLY;BYDAY=${which}${codes(day ?? day2 ?? day3 ?? '')}`;
}

function weekly(days: string, count: string | undefined): string {
  return `FREQ=WEEKLY${interval(count)}${days === '' ? '' : `;BYDAY=${codes(days)}`}`;
}

function interval(count: string | undefined): string {
  const times = count === undefined ? 1 : (COUNTS[count.toLowerCase()] ?? Number(count));
  return times > 1 ? `;INTERVAL=${times}` : '';
}

function codes(days: string): string {
  const said = days.toUpperCase().match(new RegExp(DAY, 'giu')) ?? [];
  return CODES.filter((code) => said.some((day) => day.startsWith(code))).join(',');
}

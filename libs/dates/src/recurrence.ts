import { RRuleTemporal } from 'rrule-temporal';
import { Temporal } from 'temporal-polyfill';
import { instantOf, wallAt } from './wall-clock.js';

/** One time at which a series takes place. */
export interface Occurrence {
  readonly startsAt: Date;
  readonly endsAt: Date | null;
}

/** A series: its rule with possible exceptions, its first occurrence, and the time zone of its wall clock. */
export interface Series extends Occurrence {
  readonly rule: string;
  readonly timezone: string;
}

/** The most steps to find an occurrence: five years of days. */
const MOST_STEPS = 2_000;
const PART =
  /^(?:FREQ=(?:DAILY|WEEKLY|MONTHLY|YEARLY)|INTERVAL=[1-9]\d{0,2}|COUNT=[1-9]\d{0,2}|UNTIL=\d{8}(?:T\d{6}Z)?|BYDAY=(?:[-+]?\d{0,2}(?:MO|TU|WE|TH|FR|SA|SU),?){1,7}|BYMONTH=[\d,]{1,26}|BYMONTHDAY=[-\d,]{1,60}|BYSETPOS=-?\d{1,2}|WKST=(?:MO|SU))$/;

/**
 * @param words an RRULE of RFC 5545, with or without its name.
 * @returns the rule as it is stored; `null` if it is not a rule, recurs within a day, or has parts that are not
 * supported.
 */
export function ruleOf(words: string): string | null {
  const rule = words
    .trim()
    .toUpperCase()
    .replace(/^RRULE:/, '');
  const parts = rule.split(';');
  const names = parts.map((part) => part.split('=')[0]);
  const known = parts.length <= 9 && parts.every((part) => PART.test(part)) && new Set(names).size === parts.length;
  return known && names.includes('FREQ') && !(names.includes('COUNT') && names.includes('UNTIL')) ? rule : null;
}

/** Begins the line of the instants at which a series does not take place (RFC 5545, 3.8.5.1). */
const EXCEPTIONS = '\nEXDATE:';

/** @returns the rule without its exceptions. */
export function plainRule(rule: string): string {
  return rule.split(EXCEPTIONS, 1)[0] as string;
}

/** @returns the instants at which a series does not take place although its rule says so, in order. */
export function exceptionsOf(rule: string): Date[] {
  const [, listed = ''] = rule.split(EXCEPTIONS);
  return listed
    .split(',')
    .filter(Boolean)
    .map((one) => new Date(one.replace(/^(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2})(\d{2})Z$/, '$1-$2-$3T$4:$5:$6Z')));
}

/**
 * @param at the start of an occurrence.
 * @returns the rule with this further exception; `null` if it already has the most that are stored.
 */
export function withException(rule: string, at: Date): string | null {
  const all = [...exceptionsOf(rule), at].sort((a, b) => a.getTime() - b.getTime());
  if (all.length > MOST_EXCEPTIONS) return null;
  return `${plainRule(rule)}${EXCEPTIONS}${all.map(inUtc).join(',')}`;
}

/** An instant in the form of RFC 5545: 20260310T113000Z. */
export function inUtc(at: Date): string {
  return at.toISOString().replaceAll(/[-:]|\.\d{3}/g, '');
}

const MOST_EXCEPTIONS = 100;

/**
 * Expands a series on the wall clock of its time zone, so that five o'clock stays five o'clock when the clocks change.
 *
 * @param window from its start up to its end, including what began before and is not over.
 * @returns its first `limit` occurrences in the window; none for a rule without occurrences.
 */
export function occurrences(series: Series, window: { from: Date; to: Date }, limit: number): Occurrence[] {
  const lasts = series.endsAt ? series.endsAt.getTime() - series.startsAt.getTime() : 0;
  const found: Occurrence[] = [];
  // One more day, because a night on which the clocks change can be longer.
  let at: Date | null = new Date(window.from.getTime() - lasts - DAY_MS);
  for (let inclusive = true; found.length < limit; inclusive = false) {
    at = next(series, at, inclusive);
    if (!at || at >= window.to) break;
    const one = occurrenceAt(series, at);
    if (at >= window.from || (one.endsAt !== null && one.endsAt > window.from)) found.push(one);
  }
  return found;
}

const DAY_MS = 86_400_000;

/**
 * @returns the first occurrence from an instant on with which a series can begin. It is at the series' time of day,
 * which may not exist on a night on which the clocks change. `null` if there is none, or none within reach.
 */
export function firstFrom(series: Series, from: Date): Occurrence | null {
  const time = wallAt(series.startsAt.getTime(), series.timezone).toPlainTime();
  const first = next(series, from, true);
  const isKept = first && wallAt(first.getTime(), series.timezone).toPlainTime().equals(time);
  const at = first && !isKept ? next(series, first, false) : first;
  return at && occurrenceAt(series, at);
}

/**
 * @returns the end of the last occurrence; `null` for a rule without an end, or whose count is not reached within
 * {@link MOST_STEPS}.
 */
export function lastEnd(series: Series): Date | null {
  const until = untilOf(series);
  if (!until && !/(?:^|;)COUNT=/.test(series.rule)) return null;
  const starts = within(() => onWall(series).all((_, i) => i < MOST_STEPS));
  const isAll = starts !== null && starts.length < MOST_STEPS;
  if (!isAll) return until && (occurrenceAt(series, until).endsAt ?? new Date(until.getTime() + 1));
  const out = excepted(series);
  const last = starts.map((start) => instantOn(start, series)).findLast((at) => !out.has(at));
  const one = last === undefined ? series : occurrenceAt(series, new Date(last));
  return one.endsAt ?? new Date(one.startsAt.getTime() + 1);
}

/** The most by which a time that the clocks skip is delayed. */
const LONGEST_GAP = { hours: 24 };

function next(series: Series, from: Date, inclusive: boolean): Date | null {
  const [rule, out] = [within(() => onWall(series)), excepted(series)];
  let wall = wallAt(from.getTime(), series.timezone).subtract(LONGEST_GAP).toZonedDateTime('UTC');
  for (;;) {
    const found = within(() => rule?.next(new Date(wall.epochMilliseconds), false));
    if (!found) return null;
    const at = instantOn(found, series);
    if ((at > from.getTime() || (inclusive && at === from.getTime())) && !out.has(at)) return new Date(at);
    wall = found;
  }
}

/**
 * The rule on the wall clock, as if it were UTC: a time that the clocks skip is still a time of the series, and takes
 * place after the gap (RFC 5545, 3.3.5).
 */
function onWall(series: Series): RRuleTemporal<Temporal.ZonedDateTime> {
  const { rule, startsAt, timezone } = series;
  const asUtc = (at: Date): Temporal.ZonedDateTime => wallAt(at.getTime(), timezone).toZonedDateTime('UTC');
  const until = untilOf(series);
  const rruleString = until
    ? plainRule(rule).replace(UNTIL, `UNTIL=${inUtc(new Date(asUtc(until).epochMilliseconds))}`)
    : plainRule(rule);
  return new RRuleTemporal({
    ...{ rruleString, dtstart: asUtc(startsAt) },
    ...{ temporal: Temporal, maxIterations: MOST_STEPS },
  });
}

const UNTIL = /UNTIL=(\d{8})(T\d{6}Z)?/;

/**
 * @returns the last moment at which the series may begin, if its rule states one; a day includes all of that day in the
 * series' time zone.
 */
function untilOf({ rule, timezone }: Series): Date | null {
  const [, day, time] = UNTIL.exec(rule) ?? [];
  if (day === undefined) return null;
  const date = Temporal.PlainDate.from(day);
  if (time === undefined) return new Date(instantOf(date.add({ days: 1 }).toPlainDateTime(), timezone) - 1000);
  return new Date(Temporal.Instant.from(`${date.toString()}${time}`).epochMilliseconds);
}

/** If an hour occurs twice, the first is meant, unless the series began in the second. */
function instantOn(wall: Temporal.ZonedDateTime, { startsAt, timezone }: Series): number {
  const at = wall.toPlainDateTime();
  return at.equals(wallAt(startsAt.getTime(), timezone)) ? startsAt.getTime() : instantOf(at, timezone);
}

/** Rules are in seconds; all occurrences have the same fraction of a second as the first. */
function excepted({ rule, startsAt }: Series): ReadonlySet<number> {
  return new Set(exceptionsOf(rule).map((at) => at.getTime() + startsAt.getUTCMilliseconds()));
}

/** `null` for a rule without occurrences, where the library throws an error. */
function within<T>(work: () => T): T | null {
  try {
    return work();
  } catch {
    return null;
  }
}

/** It lasts as long on the wall clock as the first one. */
function occurrenceAt({ startsAt, endsAt, timezone }: Series, at: Date): Occurrence {
  if (!endsAt) return { startsAt: at, endsAt: null };
  const [start, end] = [wallAt(startsAt.getTime(), timezone), wallAt(endsAt.getTime(), timezone)];
  const wall = wallAt(at.getTime(), timezone).add(start.until(end));
  return { startsAt: at, endsAt: new Date(Math.max(instantOf(wall, timezone), at.getTime() + 1)) };
}

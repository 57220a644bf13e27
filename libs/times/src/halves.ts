import type { Expression, Period } from '#dates/expression.js';
import { wallAt } from '#dates/wall-clock.js';
import type { Version } from '#domain/memory/memory.js';
import { isTimeOfDay } from './time-of-day.js';

/** The hours that count as daytime. */
const [DAY_FROM, DAY_TO] = [7, 19];
/** A plan that begins in these hours is moved to a daytime hour rather than to an early or late one. */
const [WORK_FROM, WORK_TO] = [8, 18];

/** @returns the readings of a time that differ only in the half of the day: "8" is in the morning or in the evening. */
export function halvesOf(said: Expression, timezone: string): Period[] {
  if (said.precision !== 'hour' && said.precision !== 'instant') return [said];
  const dayOf = ({ start }: Period): string => wallAt(start.getTime(), timezone).toPlainDate().toString();
  const isOfAnyDay = isTimeOfDay(said);
  return [said, ...(said.alternatives ?? []).filter((one) => isOfAnyDay || dayOf(one) === dayOf(said))];
}

/** @returns a time of day read without a plan: in the daytime rather than at night. */
export function byDay(said: Expression, timezone: string): Expression {
  const hourOf = ({ start }: Period): number => wallAt(start.getTime(), timezone).hour;
  const [one] = halvesOf(said, timezone).filter((half) => hourOf(half) >= DAY_FROM && hourOf(half) < DAY_TO);
  return one ? { ...said, start: one.start, end: one.end } : said;
}

/** @returns the time to which a plan is moved: dinner at eight, moved to nine, is at nine in the evening. */
export function besidePlan(said: Expression, { startsAt }: Version, timezone: string): Expression {
  if (!startsAt) return byDay(said, timezone);
  const plan = wallAt(startsAt.getTime(), timezone).toPlainTime();
  const isAllDay = plan.hour === 0 && plan.minute === 0;
  if (isAllDay || (plan.hour >= WORK_FROM && plan.hour < WORK_TO)) return byDay(said, timezone);
  const away = ({ start }: Period): number =>
    Math.abs(wallAt(start.getTime(), timezone).toPlainTime().since(plan).total('minutes'));
  const [near] = halvesOf(said, timezone).sort((a, b) => away(a) - away(b));
  return near ? { ...said, start: near.start, end: near.end } : said;
}

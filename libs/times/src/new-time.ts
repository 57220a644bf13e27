import type { Expression } from '#dates/expression.js';
import type { Heard } from '#dates/moment.js';
import { instantOf, wallAt } from '#dates/wall-clock.js';
import type { Version } from '#domain/memory/memory.js';
import type { NewTime } from '#domain/memory/plan-change.js';
import { hourApart } from './hour-apart.js';
import { liesIn, timeOn, toCome } from './plan-change.js';
import { isTimeOfDay } from './time-of-day.js';

/**
 * The new time of a plan in a sentence that replaces it without saying that it is moved: "they've given me Thursday at
 * half nine", "it's at three now".
 *
 * @returns `null` if the text names no other future time, or several.
 */
export function newTimeOf(text: string, plan: Version, heard: Heard): NewTime | null {
  const all = toCome(text, { ...heard, options: { ...heard.options, prefer: 'future' } });
  const days = all.filter((one) => !isTimeOfDay(one));
  const [day, ...otherDays] = days.length > 1 ? days.filter((one) => !liesIn(plan, one, heard.timezone)) : days;
  const [hour, ...otherHours] = all.filter(isTimeOfDay);
  if (otherDays.length + otherHours.length > 0) return null;
  if (!day || liesIn(plan, day, heard.timezone)) return hour ? timeOn(plan, hour, heard.timezone) : null;
  if (SAME_TIME.test(text) && plan.startsAt) return atItsHour(plan, plan.startsAt, day, heard.timezone);
  const on = hour ? hourApart(text, day, all, heard.timezone) : null;
  return timeOn(plan, { ...day, ...on }, heard.timezone);
}

const SAME_TIME = /(?<!\p{L})same (?:time|hour)(?!\p{L})/iu;

function atItsHour({ endsAt, precision }: Version, startsAt: Date, day: Expression, timezone: string): NewTime {
  const date = wallAt(day.start.getTime(), timezone).toPlainDate();
  const at = instantOf(date.toPlainDateTime(wallAt(startsAt.getTime(), timezone).toPlainTime()), timezone);
  const length = (endsAt ?? startsAt).getTime() - startsAt.getTime();
  return { startsAt: new Date(at), endsAt: endsAt && new Date(at + length), precision, expression: day.text };
}

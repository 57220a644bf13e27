import { firstFrom, type Occurrence, plainRule } from '#dates/recurrence.js';

/** A series by its rule, which may have exceptions, and its first time. */
type Series = { readonly [K in keyof Occurrence]: Occurrence[K] | null } & { readonly recurrence?: string | null };

/**
 * @param timezone the wall clock of both, so that five o'clock stays the same after the clocks change.
 * @returns whether both have the same rule and one begins at a time of the other. A repeated statement may count from a
 * later day.
 */
export function isSameSeries(known: Series, told: Series, timezone: string): boolean {
  if (!known.recurrence || !told.recurrence) return false;
  const rule = plainRule(known.recurrence);
  if (rule !== plainRule(told.recurrence)) return false;
  return isTimeOf(known, rule, told.startsAt, timezone) || isTimeOf(told, rule, known.startsAt, timezone);
}

function isTimeOf({ startsAt, endsAt }: Series, rule: string, at: Date | null, timezone: string): boolean {
  if (!startsAt || !at) return false;
  const first = firstFrom({ startsAt, endsAt, rule: inAnyWeek(rule), timezone }, at);
  return first?.startsAt.getTime() === at.getTime();
}

/** "Every other Friday" does not say which weeks. */
function inAnyWeek(rule: string): string {
  return /FREQ=(?:DAILY|WEEKLY)/.test(rule) ? rule.replace(/;INTERVAL=\d+|INTERVAL=\d+;/, '') : rule;
}

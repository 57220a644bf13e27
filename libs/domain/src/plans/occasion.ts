import type { Version } from '#domain/memory/memory.js';
import type { Statement } from '#domain/memory/statement.js';

/** When something takes place. */
export type Occasion = Pick<Statement, 'startsAt' | 'endsAt'>;

/**
 * @returns the event whose period is nearest; `null` if two are equally near and neither starts at the same time as the
 * statement.
 */
export function closest(plans: readonly Version[], statement: Occasion): Version | null {
  if (statement.startsAt === null || plans.length < 2) return onlyOne(plans);
  const least = Math.min(...plans.map((plan) => gapBetween(plan, statement)));
  const nearest = plans.filter((plan) => gapBetween(plan, statement) === least);
  const together = nearest.filter(({ startsAt }) => startsAt?.getTime() === statement.startsAt?.getTime());
  return onlyOne(nearest) ?? onlyOne(together);
}

const start = ({ startsAt }: Occasion): number => startsAt?.getTime() ?? NaN;
const end = ({ startsAt, endsAt }: Occasion): number => (endsAt ?? startsAt)?.getTime() ?? NaN;

/** @returns the milliseconds between the two; 0 if they share a moment, Infinity if one has no time. */
export function gapBetween(a: Occasion, b: Occasion): number {
  if (a.startsAt === null || b.startsAt === null) return Infinity;
  if (start(a) === start(b)) return 0;
  const [first, second] = start(a) < start(b) ? [a, b] : [b, a];
  // Ends are exclusive: an event that begins at the end of the other does not meet it.
  return end(first) > start(second) ? 0 : Math.max(1, start(second) - end(first));
}

/** The day on which the clocks go back has 25 hours. */
const LONGEST_DAY_MS = 25 * 3_600_000;

/**
 * @returns whether both mean the same time, as "on Tuesday" and "on Tuesday at five" do; "in March" and "on 3 March"
 * need not.
 */
export function sameTime(a: Occasion, b: Occasion): boolean {
  if (a.startsAt === null || b.startsAt === null) return false;
  if (start(a) === start(b) && (end(a) === end(b) || a.endsAt === null || b.endsAt === null)) return true;
  const longer = Math.max(end(a) - start(a), end(b) - start(b));
  return longer <= LONGEST_DAY_MS && (within(a, b) || within(b, a));
}

function within(inner: Occasion, outer: Occasion): boolean {
  return start(outer) <= start(inner) && start(inner) < end(outer) && end(inner) <= end(outer);
}

/** @returns whether one states the time of the other more precisely. */
export function isMoreExact(one: Occasion, other: Occasion): boolean {
  if (one.startsAt === null || other.startsAt === null || (start(one) === start(other) && end(one) === end(other)))
    return false;
  return (
    within(one, other) &&
    end(one) - start(one) < end(other) - start(other) &&
    (one.endsAt !== null || start(one) !== start(other))
  );
}

/** @returns the version if there is exactly one, else `null`. */
export function onlyOne(versions: readonly Version[]): Version | null {
  return versions.length === 1 ? (versions[0] ?? null) : null;
}

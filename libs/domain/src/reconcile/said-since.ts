import { validTime, type Version } from '#domain/memory/memory.js';
import { holdsAt, type Period } from '#domain/memory/period.js';
import { factKey, sameSubject } from '#domain/memory/sameness.js';
import { lastSaidAt } from '#domain/memory/staleness.js';
import type { Statement } from '#domain/memory/statement.js';

/** What is left of the period of a statement, or what claims all of it. */
interface Left {
  readonly period: Period;
  readonly overtakenBy?: Version;
}

/**
 * What was said later keeps the time for which it was said, also if it is known first: "at Bolt from February to April",
 * said in May, is not cut short by "at Acme since 1 March", said in March. A later open value that begins earlier may
 * have held only before, so it leaves the statement alone.
 *
 * @param stated the period that the statement would have by itself.
 * @param slot the current versions of its attribute.
 * @returns the first part of that period that is left, or all of it if its start is not stated.
 */
export function leftBySaidSince(stated: Period, statement: Statement, slot: readonly Version[]): Left {
  if (statement.validFrom === null) return { period: stated };
  const since = slot.filter((version) => isSaidSince(version, statement));
  let { from } = stated;
  let overtakenBy: Version | undefined;
  const isOver = (): boolean => stated.to !== null && from >= stated.to;
  while (!isOver()) {
    const claims = since.find((one) => one.validTo !== null && holdsAt(validTime(one), from));
    if (!claims?.validTo) break;
    [from, overtakenBy] = [claims.validTo, claims];
  }
  if (isOver()) return { period: stated, overtakenBy: overtakenBy };
  const same = since.find(({ validFrom }) => validFrom.getTime() === from.getTime());
  if (same) return { period: stated, overtakenBy: same };
  const to = since
    .map(({ validFrom }) => validFrom)
    .filter((begins) => begins > from)
    .reduce<Date | null>((first, begins) => (first && first <= begins ? first : begins), stated.to);
  return { period: { from, to } };
}

/** Another value of an attribute that has one at a time. */
function isSaidSince(version: Version, statement: Statement): boolean {
  if (statement.cardinality !== 'one' || statement.mode === 'correction' || statement.kind === 'episodic') return false;
  if (statement.polarity !== 'holds' || version.polarity !== 'holds' || !version.startsKnown) return false;
  return (
    version.saidAt > statement.saidAt && factKey(version) !== factKey(statement) && sameSubject(version, statement)
  );
}

/**
 * A known end is new if none was known; "until June" without a start is about nothing but the end. With a start of its
 * own, a period that was over when the fact was last said to hold is only a part of it: "in Pune all through 2021".
 */
export function tellsTheEnd({ validFrom, validTo }: Statement, version: Version): boolean {
  if (validTo === null) return false;
  if (version.validTo !== null) return validFrom === null && validTo < version.validTo;
  const isWhole = validFrom === null || validFrom.getTime() === version.validFrom.getTime();
  return isWhole || validTo > lastSaidAt(version);
}

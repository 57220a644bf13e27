import { validTime, type Version } from '#domain/memory/memory.js';
import { overlaps, type Period } from '#domain/memory/period.js';
import { factKey, sameSubject } from '#domain/memory/sameness.js';
import { lastSaidAt } from '#domain/memory/staleness.js';
import { eventKey } from '#domain/plans/event-match.js';
import { isClaim } from '#domain/reconcile/settle-non-claim.js';

/**
 * @returns whether a version wins over its rival: the one that was said later; a denial also if both were said at
 * the same time.
 */
export function winsOver(version: Version, rival: Version): boolean {
  return areOpposed(version, rival) ? version.polarity !== 'holds' : saidLater(version, rival);
}

/** @returns whether both fill the same slot. A denial or a wish fills none. */
export function sameSlot(a: Version, b: Version): boolean {
  const fill = [a, b].every((version) => version.polarity === 'holds' && isClaim(version));
  return fill && a.attribute === b.attribute && sameSubject(a, b);
}

/** @returns whether one denies the other, which was not said again since. */
export function areOpposed(a: Version, b: Version): boolean {
  const [denial, denied] = a.polarity === 'holds' ? [b, a] : [a, b];
  const meets = denial.polarity !== 'holds' && denied.polarity === 'holds' && factKey(a) === factKey(b);
  return meets && isClaim(denial) && isClaim(denied) && denial.saidAt >= denied.saidAt;
}

/** @returns the period in which nothing else of a version's slot, and nothing that it denies, may hold. */
export function claimedPeriod(version: Version, period = validTime(version)): Period {
  return version.polarity === 'never' ? ALWAYS : period;
}
const ALWAYS: Period = { from: new Date(-8.64e15), to: null };

/** @returns whether both say the same, the first with a known end, and the other was last said before that end. */
export function endsSame(ended: Version, open: Version): boolean {
  const isEnd =
    ended.kind !== 'episodic' && ended.polarity === 'holds' && ended.validTo !== null && open.validTo === null;
  return (
    isEnd && saySame(ended, open) && overlaps(validTime(ended), validTime(open)) && lastSaidAt(open) < ended.validTo
  );
}

/**
 * @returns whether both say the same. Two visits in the same words are two events; two plans are the same if they
 * have the same time.
 */
export function saySame(a: Version, b: Version): boolean {
  const together = a.startsAt?.getTime() === b.startsAt?.getTime();
  if (factKey(a) === factKey(b))
    return a.kind === b.kind && a.polarity === b.polarity && sameModality(a, b) && (a.kind !== 'episodic' || together);
  const planned = a.status === 'planned' && b.status === 'planned';
  return planned && together && eventKey(a) !== null && eventKey(a) === eventKey(b);
}

function sameModality(a: Version, b: Version): boolean {
  return (a.modality ?? 'fact') === (b.modality ?? 'fact');
}

function saidLater(a: Version, b: Version): boolean {
  return a.saidAt > b.saidAt;
}

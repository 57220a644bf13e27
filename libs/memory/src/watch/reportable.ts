import type { Memory } from '#domain/memory/memory.js';
import type { KeptDecision } from '../remember/decisions.service.js';

/** A decision as subscribers get it, with its version as known then. */
export interface WatchedDecision extends KeptDecision {
  readonly memory: Memory;
}

/** A subscriber's place: after which decision on a contact it continues. */
export interface WatchPlace {
  readonly contactId: string;
  /** The contact of the decision sent last: this one, or one that answered for it. '' before the first. */
  readonly of: string;
  /** Its number among the decisions on that contact. */
  readonly position: number;
  readonly at: Date;
  /** The contact whose decisions follow, once an earlier read has seen it. */
  readonly turningTo: string | null;
  /** A gap in the numbers, and how long it has been waited for. */
  readonly missing: Missing | null;
}

interface Missing {
  /** System time of the last decision seen after the gap. */
  readonly upTo: Date;
  /** When the gap was first seen, in milliseconds of this process's clock. */
  readonly sinceMs: number;
}

/** A decision that was read. */
export interface ReadDecision {
  readonly decision: Pick<WatchedDecision, 'contactId' | 'recordedAt'>;
  /** Its number among the decisions on its contact. */
  readonly position: number;
  /** The number of the last decision on its contact before the feed began. */
  readonly base: number;
}

/** After this time a missing number counts as an erased decision. Every commit is fully visible sooner. */
export const ERASED_AFTER_MS = 3_000;

/**
 * Selects the decisions that can be sent. A read can see half of a commit, so that a number is missing. Contacts are also read one after
 * another: if a merge makes the feed continue with another contact, that contact's decisions wait for the next read, which cannot miss
 * earlier ones.
 *
 * @param read the decisions after the place, by system time and number.
 * @returns the decisions to send, and the subscriber's place after them.
 */
export function reportable<Read extends ReadDecision>(
  place: WatchPlace,
  read: readonly Read[],
  nowMs: number,
): { report: readonly Read[]; next: WatchPlace } {
  const waited = place.missing && nowMs - place.missing.sinceMs >= ERASED_AFTER_MS ? place.missing.upTo : null;
  let last = { of: place.of, position: place.position, at: place.at };
  for (const [i, { decision, position, base }] of read.entries()) {
    const { contactId, recordedAt } = decision;
    const report = read.slice(0, i);
    const isOtherContact = contactId !== last.of;
    if (isOtherContact && last.of !== '' && place.turningTo !== contactId) {
      return { report, next: { ...place, ...last, turningTo: contactId, missing: null } };
    }
    const isNext = position === (isOtherContact ? base : last.position) + 1;
    if (!isNext && !(waited && recordedAt <= waited)) {
      const since = waited ? null : place.missing;
      const missing = since ?? { upTo: (read.at(-1) as Read).decision.recordedAt, sinceMs: nowMs };
      return { report, next: { ...place, ...last, missing } };
    }
    last = { of: contactId, position, at: recordedAt };
  }
  return { report: read, next: { ...place, ...last, turningTo: null, missing: null } };
}

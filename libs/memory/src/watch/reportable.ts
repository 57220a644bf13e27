import type { Memory } from '#domain/memory.js';
import type { KeptDecision } from '../remember/decisions.service.js';

/** A decision as subscribers get it, with the version it was about, as known then. */
export interface WatchedDecision extends KeptDecision {
  readonly memory: Memory;
}

/** The place of a subscriber: after which decision on a contact they go on. */
export interface WatchPlace {
  readonly contactId: string;
  /** Whose decision was sent last: the contact's, or that of one that answered for it. '' before the first. */
  readonly of: string;
  /** Its number among the decisions on that contact. */
  readonly position: number;
  readonly at: Date;
  /** The contact whose decisions follow next, once it was seen by an earlier read. */
  readonly turningTo: string | null;
  /** A number that is missing, and how long it was waited for. */
  readonly missing: Missing | null;
}

interface Missing {
  /** System time of the last decision that was seen beyond it. */
  readonly upTo: Date;
  /** When it was first missed, in milliseconds of a clock of this process. */
  readonly sinceMs: number;
}

/** A decision that was read. */
export interface ReadDecision {
  readonly decision: Pick<WatchedDecision, 'contactId' | 'recordedAt'>;
  /** Its number among those on its contact. */
  readonly position: number;
  /** The number of the last decision on its contact that came before the feed began. */
  readonly base: number;
}

/** After this time a missing number counts as that of an erased decision: every commit is visible as a whole sooner. */
export const ERASED_AFTER_MS = 3_000;

/**
 * Decides which of the decisions that were read can be sent. A read can see half of a commit; then a number is missing. It also reads
 * one contact after another: where a merge makes the feed go on with another contact, the decisions of that one wait for the next
 * read, which cannot miss what came before them.
 *
 * @param read what comes after the place, in the order of system time and number.
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
    const turns = contactId !== last.of;
    if (turns && last.of !== '' && place.turningTo !== contactId) {
      return { report, next: { ...place, ...last, turningTo: contactId, missing: null } };
    }
    const follows = position === (turns ? base : last.position) + 1;
    if (!follows && !(waited && recordedAt <= waited)) {
      const since = waited ? null : place.missing;
      const missing = since ?? { upTo: (read.at(-1) as Read).decision.recordedAt, sinceMs: nowMs };
      return { report, next: { ...place, ...last, missing } };
    }
    last = { of: contactId, position, at: recordedAt };
  }
  return { report: read, next: { ...place, ...last, turningTo: null, missing: null } };
}

import type { Memory } from '#domain/memory.js';
import type { KeptDecision } from '../remember/decisions.service.js';

/** A decision as it is told to those who watch, with the version it was about as that was known then. */
export interface WatchedDecision extends KeptDecision {
  readonly memory: Memory;
}

/** Where somebody who watches a contact stands. */
export interface WatchPlace {
  readonly contactId: string;
  /** Whose the decision was that was told last: the contact's, or that of one that answered for it. '' before the first. */
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

/** A decision that was read, its number, and the number before the first one that counts for the feed. */
export interface ReadDecision {
  readonly decision: Pick<WatchedDecision, 'contactId' | 'recordedAt'>;
  readonly position: number;
  readonly base: number;
}

/** After this time a missing number is taken for that of an erased decision. No commit takes this long to become visible as a whole. */
export const ERASED_AFTER_MS = 3_000;

/**
 * Decides what of a read may be told. A read can see a commit by half, so numbers tell whether something is missing; and it
 * looks at one contact after another, so what follows of another contact, after a merge, is told by the next read, which
 * cannot miss what came before it.
 *
 * @param read what comes after the place, in the order of system time and number.
 * @returns how many may be told, and where the one who watches then stands.
 */
export function reportable<Read extends ReadDecision>(
  place: WatchPlace,
  read: readonly Read[],
  nowMs: number,
): { report: readonly Read[]; next: WatchPlace } {
  const waited = place.missing && nowMs - place.missing.sinceMs >= ERASED_AFTER_MS ? place.missing.upTo : null;
  let stands = { of: place.of, position: place.position, at: place.at };
  for (const [i, { decision, position, base }] of read.entries()) {
    const { contactId, recordedAt } = decision;
    const report = read.slice(0, i);
    const turns = contactId !== stands.of;
    if (turns && stands.of !== '' && place.turningTo !== contactId) {
      return { report, next: { ...place, ...stands, turningTo: contactId, missing: null } };
    }
    const follows = position === (turns ? base : stands.position) + 1;
    if (!follows && !(waited && recordedAt <= waited)) {
      const since = waited ? null : place.missing;
      const missing = since ?? { upTo: (read.at(-1) as Read).decision.recordedAt, sinceMs: nowMs };
      return { report, next: { ...place, ...stands, missing } };
    }
    stands = { of: contactId, position, at: recordedAt };
  }
  return { report: read, next: { ...place, ...stands, turningTo: null, missing: null } };
}

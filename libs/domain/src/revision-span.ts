import type { RevisionSpan } from './memory.js';
import type { Neighbours } from './settled.js';

/** @returns the span of revisions of a statement or a version, with `null` for what is absent. */
export function spanOf({ repository, validFromRevision, validToRevision }: RevisionSpan): Required<RevisionSpan> {
  return {
    repository: repository ?? null,
    validFromRevision: validFromRevision ?? null,
    validToRevision: validToRevision ?? null,
  };
}

/** @returns whether both hold at the same revisions. Only then the one can take the other's place unless its caller says so. */
export function sameSpan(a: RevisionSpan, b: RevisionSpan): boolean {
  const [one, other] = [spanOf(a), spanOf(b)];
  return (
    one.repository === other.repository &&
    one.validFromRevision === other.validFromRevision &&
    one.validToRevision === other.validToRevision
  );
}

/**
 * What holds at other revisions is no rival: a statement stands beside it, unless its caller names it.
 * @param byReader the version was named by whoever read the conversation, and not by the caller.
 */
export function ofSpan<N extends Pick<Neighbours, 'slot' | 'events' | 'named'>>(
  neighbours: N,
  statement: RevisionSpan,
  byReader: boolean,
): N {
  const { slot, events, named } = neighbours;
  const isMeant = named === null || !byReader || sameSpan(named, statement);
  return {
    ...neighbours,
    slot: slot.filter((version) => sameSpan(version, statement)),
    events: events.filter((version) => sameSpan(version, statement)),
    named: isMeant ? named : null,
  };
}

import type { RevisionSpan } from '#domain/memory/memory.js';
import type { Neighbours } from './decision-types.js';

/** @returns the revisions of a statement or a version, with `null` for what is absent. */
export function revisionSpanOf({
  repository,
  validFromRevision,
  validToRevision,
}: RevisionSpan): Required<RevisionSpan> {
  return {
    repository: repository ?? null,
    validFromRevision: validFromRevision ?? null,
    validToRevision: validToRevision ?? null,
  };
}

/** @returns whether both hold at the same revisions. Otherwise neither replaces the other unless the caller says so. */
export function sameRevisions(a: RevisionSpan, b: RevisionSpan): boolean {
  const [one, other] = [revisionSpanOf(a), revisionSpanOf(b)];
  return (
    one.repository === other.repository &&
    one.validFromRevision === other.validFromRevision &&
    one.validToRevision === other.validToRevision
  );
}

/**
 * Versions at other revisions are no rivals: a statement stands beside them, unless its caller names one.
 * @param byReader the version was named by the reader of the conversation, not by the caller.
 */
export function onlySameRevisions<N extends Pick<Neighbours, 'slot' | 'events' | 'named'>>(
  neighbours: N,
  statement: RevisionSpan,
  byReader: boolean,
): N {
  const { slot, events, named } = neighbours;
  const isMeant = named === null || !byReader || sameRevisions(named, statement);
  return {
    ...neighbours,
    slot: slot.filter((version) => sameRevisions(version, statement)),
    events: events.filter((version) => sameRevisions(version, statement)),
    named: isMeant ? named : null,
  };
}

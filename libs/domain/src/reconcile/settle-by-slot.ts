import type { Version } from '#domain/memory/memory.js';
import type { Statement } from '#domain/memory/statement.js';
import { placeAnnounced } from './announced-change.js';
import type { Decider, Neighbours, Settled } from './decision-types.js';
import type { Placement } from './placement.js';

/** @returns what the named version, sameness or the attribute alone settle; `null` if they settle nothing. */
export function settleBySlot(
  statement: Statement,
  { slot, named, candidates }: Neighbours,
  placement: Placement,
): Settled | null {
  const similarityTo = (version: Version): number | null =>
    candidates.find((candidate) => candidate.version.id === version.id)?.parts.similarity ?? null;
  const settled = (outcome: Settled['outcome'], decidedBy: Decider, reason: string, to?: Version): Settled => ({
    outcome,
    placement,
    decidedBy,
    similarity: to ? similarityTo(to) : null,
    reason,
  });
  if (placement.restates) {
    const decidedBy = statement.attribute === null ? 'default' : 'attribute';
    return settled('restated', decidedBy, 'The same is already believed for that time.', placement.restates);
  }
  if (named) {
    const replaced = settled('superseded', 'caller', 'The caller named the version it replaces.', named);
    return { ...replaced, placement: placeAnnounced(placement, statement, named) };
  }
  const first = placement.closes[0];
  if (first) return settled('superseded', decider(statement), whyClosed(first, statement, placement), first.version);
  if (statement.attribute === null || statement.cardinality === 'unknown') return null;
  // A correction may mean a version that has to be found by meaning.
  if (statement.mode === 'correction' && statement.cardinality !== 'one') return null;
  const reason = slot.length > 0 ? 'Nothing else is believed for that time.' : freeSlot(statement);
  return settled('added', 'attribute', reason);
}

function whyClosed(
  { version, as }: Placement['closes'][number],
  { attribute }: Statement,
  { period }: Placement,
): string {
  if (version.polarity !== 'holds') return 'It was denied before, and holds again.';
  if (as === 'correction') return 'What was believed is corrected: it never held.';
  if (as === 'change') return `Another value of ${attribute}, which has one at a time.`;
  const ended = version.validTo === null && period.to !== null;
  return ended ? 'The same, and now it is known when it ended.' : 'The same holds for longer than was known.';
}

function decider({ attribute }: Statement): Decider {
  return attribute === null ? 'default' : 'attribute';
}

function freeSlot({ attribute, cardinality }: Statement): string {
  return cardinality === 'one' ? `No value of ${attribute} is known.` : `${attribute} can have many values.`;
}

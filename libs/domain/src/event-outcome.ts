import type { EventMove } from './event-match.js';
import { validTime, type Version } from './memory.js';
import { overlaps } from './period.js';
import { type Placement, place } from './placement.js';
import type { Neighbours, Settled } from './settled.js';

/** @returns what a statement about an event in parts does to the version that it means. */
export function byEvent(neighbours: Neighbours, move: Exclude<EventMove, { does: 'stand beside' }>): Settled {
  const { version, reason } = move;
  const found = neighbours.candidates.find((candidate) => candidate.version.id === version.id);
  const settled = { decidedBy: 'event' as const, similarity: found?.parts.similarity ?? null, reason };
  if (move.does === 'replace') {
    const placement = withItsPast(place(move.statement, neighbours.slot, version), version, neighbours.events);
    return { outcome: 'superseded', placement, statement: move.statement, ...settled };
  }
  const { startsKnown, factId } = version;
  const placement = { period: validTime(version), startsKnown, closes: [], factId, restates: null };
  if (move.does === 'withdraw') return { outcome: 'withdrawn', placement, withdraws: version, ...settled };
  return { outcome: 'restated', placement: { ...placement, restates: version }, ...settled };
}

/** The plan as it was before it moved is replaced too, where it would still hold beside what happened. */
function withItsPast(placement: Placement, { factId }: Version, events: readonly Version[]): Placement {
  const closed = new Set(placement.closes.map(({ version }) => version.id));
  const past = events.filter(
    (event) => event.factId === factId && !closed.has(event.id) && overlaps(validTime(event), placement.period),
  );
  return {
    ...placement,
    closes: [...placement.closes, ...past.map((version) => ({ version, as: 'change' as const }))],
  };
}

import type { AsOf, Memory } from '#domain/memory.js';
import { count, instant, placeOf, text } from '#graph/cursor.js';
import type { HistoryChangedInWorldRow, HistoryLearnedRow } from '#graph/generated/queries.js';
import { asKnown } from '../as-known.js';

/** A fact that says something else than before. */
export interface Change {
  readonly before: Memory;
  readonly after: Memory;
  readonly reason: string | null;
}

/** What lies between two instants of one clock, or a page of it; every list goes from the earliest to the latest. */
export interface Diff {
  readonly clock: 'valid' | 'system';
  readonly from: Date;
  readonly to: Date;
  readonly began: readonly Memory[];
  readonly ended: readonly Memory[];
  readonly changed: readonly Change[];
  readonly corrected: readonly Change[];
  readonly withdrawn: readonly { readonly memory: Memory; readonly reason: string }[];
  readonly nextCursor: string | null;
}

/** Where a page begins: after the last entry of the page before, by its time, its decision and its key. */
export interface Place {
  readonly from: Date;
  readonly to: Date;
  readonly knownAt: Date;
  readonly at: Date;
  readonly position: number;
  readonly afterKey: string;
}

/** One entry of a diff, and the place after which the next page begins. */
export interface DiffEntry {
  readonly what: 'began' | 'ended' | 'changed' | 'corrected' | 'withdrawn';
  readonly memory: Memory;
  readonly before: Memory | null;
  readonly reason: string | null;
  readonly place: Pick<Place, 'at' | 'position' | 'afterKey'>;
}

/** A fact whose versions at both instants say the same has not changed, and is not among the rows. */
export function worldChange({ at, id, before, after }: HistoryChangedInWorldRow, asOf: AsOf): DiffEntry {
  const shown = after ?? before;
  if (!shown) throw new Error('history/changed-in-world gave a row without a version.');
  return {
    what: after === null ? 'ended' : before === null ? 'began' : 'changed',
    memory: asKnown(shown, asOf),
    before: after && before && asKnown(before, asOf),
    reason: null,
    place: { at, position: 0, afterKey: id },
  };
}

export function learnedChange(row: HistoryLearnedRow, asOf: AsOf): DiffEntry {
  const { at, position, key: afterKey, what, memory, before, reason } = row;
  return {
    what: what as DiffEntry['what'],
    memory: asKnown(memory, asOf),
    before: before && asKnown(before, asOf),
    reason,
    place: { at, position, afterKey },
  };
}

/** @returns the entries, each in the list that it belongs to. */
export function diffOf(
  { clock, from, to }: Pick<Diff, 'clock' | 'from' | 'to'>,
  entries: readonly DiffEntry[],
  nextCursor: string | null,
): Diff {
  const memories = (what: DiffEntry['what']): Memory[] =>
    entries.flatMap((one) => (one.what === what ? [one.memory] : []));
  const changes = (what: DiffEntry['what']): Change[] =>
    entries.flatMap(({ memory: after, before, reason, ...one }) =>
      one.what === what && before ? [{ before, after, reason }] : [],
    );
  return {
    clock,
    from,
    to,
    began: memories('began'),
    ended: memories('ended'),
    changed: changes('changed'),
    corrected: changes('corrected'),
    withdrawn: entries.flatMap(({ what, memory, reason }) =>
      what === 'withdrawn' ? [{ memory, reason: reason ?? '' }] : [],
    ),
    nextCursor,
  };
}

const read = placeOf<Place>({
  from: instant,
  to: instant,
  knownAt: instant,
  at: instant,
  position: count,
  afterKey: text,
});

/** @returns the place that a cursor names, or `null` for a cursor of the other clock. */
export function readPlace(held: Record<string, unknown>, clock: Diff['clock']): Place | null {
  return held['clock'] === clock ? read(held) : null;
}

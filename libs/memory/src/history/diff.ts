import type { AsOf, Memory } from '#domain/memory/memory.js';
import { count, instant, type PlaceOf, placeReader, text } from '#graph/cursor.js';
import type { HistoryChangedInWorldRow, HistoryLearnedRow } from '#graph/generated/queries.js';
import { asKnown } from '../as-known.js';

/** A fact whose content changed. */
export interface Change {
  readonly before: Memory;
  readonly after: Memory;
  readonly reason: string | null;
}

/** The differences between two instants on one clock, or a page of them; each list is in order of time. */
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

/** One entry of a diff, and the place at which the next page begins. */
export interface DiffEntry {
  readonly what: 'began' | 'ended' | 'changed' | 'corrected' | 'withdrawn';
  readonly memory: Memory;
  readonly before: Memory | null;
  readonly reason: string | null;
  readonly place: Pick<Place, 'at' | 'position' | 'afterKey'>;
}

/** @returns the entry of a row. Facts that say the same at both instants have no row. */
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

/** @returns the diff with each entry in its list. */
export function diffOf(
  { clock, from, to }: Pick<Diff, 'clock' | 'from' | 'to'>,
  entries: readonly DiffEntry[],
  nextCursor: string | null,
): Diff {
  const memories = (what: DiffEntry['what']): Memory[] =>
    entries.flatMap((entry) => (entry.what === what ? [entry.memory] : []));
  const changes = (what: DiffEntry['what']): Change[] =>
    entries.flatMap(({ memory: after, before, reason, ...entry }) =>
      entry.what === what && before ? [{ before, after, reason }] : [],
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

const read = placeReader({
  from: instant,
  to: instant,
  knownAt: instant,
  at: instant,
  position: count,
  afterKey: text,
});
/** Where a page begins: after the last entry of the previous page, by time, decision and key. */
export type Place = PlaceOf<typeof read>;

/** @returns the place in a cursor, or `null` if the cursor is for the other clock. */
export function readPlace(content: Record<string, unknown>, clock: Diff['clock']): Place | null {
  return content['clock'] === clock ? read(content) : null;
}

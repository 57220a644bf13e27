import type { Stretch } from '#domain/blend.js';
import { type AsOf, MEMORY_KINDS, type MemoryKind } from '#domain/memory.js';
import { ANY_REVISION, type AtRevision, type Filter, filterOf, type StatedFilter } from './filter.js';

/** The stretch of both clocks and the kinds that a search is confined to, as its queries take it. */
export interface Window extends Filter {
  readonly startsBy: Date;
  readonly endsAfter: Date;
  readonly knownAt: Date;
  readonly kinds: readonly MemoryKind[];
  /** Of what happens: only what takes place from here on and starts before `takesTo`; `null`: at any time. */
  readonly takesFrom: Date | null;
  readonly takesTo: Date | null;
}

const EARLIEST = new Date('0001-01-01T00:00:00Z');

const earlier = (a: Date, b: Date): Date => (a < b ? a : b);
const later = (a: Date, b: Date): Date => (a > b ? a : b);

/** What a recall narrows itself to. */
export interface Narrowing extends StatedFilter {
  readonly include: readonly 'ended'[];
  readonly kinds?: readonly MemoryKind[] | undefined;
  readonly from?: Date | undefined;
  readonly to?: Date | undefined;
  /** Nothing outside this time is wanted. */
  readonly only?: Stretch | null | undefined;
}

/**
 * @param asked the time in the question; if it is past or to come, what holds then is wanted, not what holds now.
 * @param at where in the history of a repository; by default anywhere.
 * @returns the window of memories that hold at `validAt`, or also those that have ended, and meet `[from, to)`.
 */
export function memoryWindow(
  { validAt, knownAt }: AsOf,
  { include, kinds = MEMORY_KINDS, from, to, only, ...stated }: Narrowing,
  asked: Stretch | null = null,
  at: AtRevision = ANY_REVISION,
): Window {
  const held = asked && heldIn(asked, validAt);
  const startsBy = held?.startsBy ?? validAt;
  const endsAfter = include.includes('ended') ? EARLIEST : (held?.endsAfter ?? validAt);
  return {
    startsBy: to ? earlier(startsBy, new Date(to.getTime() - 1)) : startsBy,
    endsAfter: from ? later(endsAfter, from) : endsAfter,
    knownAt,
    kinds,
    takesFrom: only?.start ?? null,
    takesTo: only?.end ?? null,
    ...filterOf(stated, at),
  };
}

/** @returns the window of events that take place in `[from, to)`, of those that hold as {@link memoryWindow} says. */
export function eventWindow(
  at: AsOf,
  { from, to, ...narrowing }: Narrowing,
  asked: Stretch | null = null,
  revision: AtRevision = ANY_REVISION,
): Window {
  const window = memoryWindow(at, { ...narrowing, kinds: ['episodic'] }, asked, revision);
  const { takesFrom, takesTo } = window;
  return {
    ...window,
    takesFrom: from && takesFrom ? later(from, takesFrom) : (from ?? takesFrom),
    takesTo: to && takesTo ? earlier(to, takesTo) : (to ?? takesTo),
  };
}

/** In a time without a beginning, "before Lisbon", all that held until its end counts. Of one to come, what will hold then, as far as that is known. */
function heldIn({ start, end }: Stretch, now: Date): Pick<Window, 'startsBy' | 'endsAfter'> | null {
  const last = end && new Date(end.getTime() - 1);
  if (start && start > now) return { startsBy: last ?? start, endsAfter: start };
  if (last) return last < now ? { startsBy: last, endsAfter: start ?? EARLIEST } : null;
  return start && start < now ? { startsBy: now, endsAfter: start } : null;
}

/** The stretch of time in which turns are looked for. */
export interface TurnWindow {
  readonly said: Date;
  readonly since: Date;
  /** It was said from here on, or speaks of a time from here on; and before `liesTo`. */
  readonly liesFrom: Date;
  readonly liesTo: Date | null;
  readonly knownAt: Date;
  readonly channel: string | null;
}

/** @returns whether only turns of a stretch of time are looked for; the vector index cannot filter by it. */
export function isConfined({ liesFrom, liesTo }: TurnWindow): boolean {
  return liesFrom > EARLIEST || liesTo !== null;
}

function lying(only: Stretch | null | undefined): Pick<TurnWindow, 'liesFrom' | 'liesTo'> {
  return { liesFrom: only?.start ?? EARLIEST, liesTo: only?.end ?? null };
}

/** @returns the window of turns said by `validAt` and in `[from, to)`. */
export function turnWindow({ validAt, knownAt }: AsOf, { from, to, only, channel }: Narrowing): TurnWindow {
  const said = to ? earlier(validAt, new Date(to.getTime() - 1)) : validAt;
  return { said, since: from ?? EARLIEST, ...lying(only), knownAt, channel: channel ?? null };
}

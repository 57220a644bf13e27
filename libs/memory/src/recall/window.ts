import { type AsOf, MEMORY_KINDS, type MemoryKind } from '#domain/memory/memory.js';
import type { Stretch } from '#domain/recall/blend.js';
import { ANY_REVISION, type AtRevision, type Filter, filterOf, type StatedFilter } from './filter.js';

/** The period on both clocks, and the kinds, to which a search is limited, in the form its queries take. */
export interface Window extends Filter {
  readonly startsBy: Date;
  readonly endsAfter: Date;
  readonly knownAt: Date;
  readonly kinds: readonly MemoryKind[];
  /** Events only: takes place from this time on and starts before `takesTo`; `null`: at any time. */
  readonly takesFrom: Date | null;
  readonly takesTo: Date | null;
}

const EARLIEST = new Date('0001-01-01T00:00:00Z');

const earlier = (a: Date, b: Date): Date => (a < b ? a : b);
const later = (a: Date, b: Date): Date => (a > b ? a : b);

/** Filters of a recall. */
export interface Narrowing extends StatedFilter {
  readonly include: readonly 'ended'[];
  readonly kinds?: readonly MemoryKind[] | undefined;
  readonly from?: Date | undefined;
  readonly to?: Date | undefined;
  /** Nothing outside this period is wanted. */
  readonly only?: Stretch | null | undefined;
}

/**
 * @param asked the time in the question. If it is past or future, memories that hold then are wanted instead of now.
 * @param at the revision; by default any.
 * @returns the window of memories that hold at `validAt`, or also ended ones, and meet `[from, to)`.
 */
export function memoryWindow(
  { validAt, knownAt }: AsOf,
  { include, kinds = MEMORY_KINDS, from, to, only, ...stated }: Narrowing,
  asked: Stretch | null = null,
  at: AtRevision = ANY_REVISION,
): Window {
  const period = asked && heldDuring(asked, validAt);
  const startsBy = period?.startsBy ?? validAt;
  const endsAfter = include.includes('ended') ? EARLIEST : (period?.endsAfter ?? validAt);
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

/** @returns the window of events that take place in `[from, to)` and hold as {@link memoryWindow} says. */
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

/**
 * For a period without a beginning ("before Lisbon"), everything that held until its end counts. For a future one, what is known to hold
 * then.
 */
function heldDuring({ start, end }: Stretch, now: Date): Pick<Window, 'startsBy' | 'endsAfter'> | null {
  const last = end && new Date(end.getTime() - 1);
  if (start && start > now) return { startsBy: last ?? start, endsAfter: start };
  if (last) return last < now ? { startsBy: last, endsAfter: start ?? EARLIEST } : null;
  return start && start < now ? { startsBy: now, endsAfter: start } : null;
}

/** @returns whether the window has filters that the vector index does not know: event times, or those of {@link Filter}. */
export function isNarrow(window: Window): boolean {
  const { takesFrom, takesTo, attributes, tag, pin, category, subjectKey, channel, reached } = window;
  return [takesFrom, takesTo, attributes, tag, pin, category, subjectKey, channel, reached].some((one) => one !== null);
}

/** The period in which turns are searched. */
export interface TurnWindow {
  readonly said: Date;
  readonly since: Date;
  /** Said from this time on, or speaks of a time from then on; and before `liesTo`. */
  readonly liesFrom: Date;
  readonly liesTo: Date | null;
  readonly knownAt: Date;
  readonly channel: string | null;
}

/** @returns whether only turns of a certain period are wanted; the vector index cannot filter by it. */
export function isConfined({ liesFrom, liesTo }: TurnWindow): boolean {
  return liesFrom > EARLIEST || liesTo !== null;
}

function turnPeriod(only: Stretch | null | undefined): Pick<TurnWindow, 'liesFrom' | 'liesTo'> {
  return { liesFrom: only?.start ?? EARLIEST, liesTo: only?.end ?? null };
}

/** @returns the window of turns said by `validAt` and in `[from, to)`. */
export function turnWindow({ validAt, knownAt }: AsOf, { from, to, only, channel }: Narrowing): TurnWindow {
  const said = to ? earlier(validAt, new Date(to.getTime() - 1)) : validAt;
  return { said, since: from ?? EARLIEST, ...turnPeriod(only), knownAt, channel: channel ?? null };
}

import type { Zoned } from './zoned.js';

/** What is read of a memory to tell how it is meant, and when; REST gives instants in ISO 8601. */
export interface Telling {
  readonly kind: string;
  readonly text: string;
  readonly modality: 'fact' | 'plan' | 'wish' | 'hearsay';
  readonly polarity: 'holds' | 'ends' | 'never';
  readonly status: 'planned' | 'moved' | 'cancelled' | 'done' | 'unconfirmed' | null;
  /** How exactly its time was said; `null` where it was stated as an instant. */
  readonly precision: string | null;
  readonly startsKnown: boolean;
  readonly validFrom: string;
  readonly validTo: string | null;
  readonly startsAt: string | null;
  readonly endsAt: string | null;
}

const MEANT = { fact: null, plan: 'a plan', wish: 'a wish', hearsay: 'hearsay' } as const;

const BECAME = {
  planned: 'planned',
  moved: 'planned',
  cancelled: 'cancelled',
  done: null,
  unconfirmed: 'was planned, not confirmed',
} as const;

/** @returns what tells a memory from something that is so; none for a plain fact and for what took place. */
export function marksOf({ modality, polarity, status }: Pick<Telling, 'modality' | 'polarity' | 'status'>): string[] {
  const became = status === null ? null : BECAME[status];
  const meant = modality === 'plan' && became === 'planned' ? null : MEANT[modality];
  return [meant, polarity === 'holds' ? null : 'a denial', became].filter((mark) => mark !== null);
}

/** @returns the words of a memory, after how they are meant. */
export function inWords(memory: Telling): string {
  const marks = marksOf(memory);
  return marks.length === 0 ? memory.text : `${marks.join(', ')}: ${memory.text}`;
}

/** @returns when a memory holds or takes place, as exactly as that was said and not more. */
export function whenOf(memory: Telling, zone: Zoned): string {
  return memory.kind === 'episodic' ? occasionOf(memory, zone) : periodOf(memory, zone);
}

/** @returns when something to come begins. */
export function beginOf(memory: Telling, zone: Zoned): string {
  const { kind, startsAt, validFrom, precision } = memory;
  if (kind === 'episodic') return occasionOf({ ...memory, endsAt: null }, zone);
  return `from ${zone.said(startsAt ?? validFrom, dayOf(precision))}`;
}

/** The day is enough for a fact, also where the minute was said. */
function periodOf({ validFrom, validTo, startsKnown, precision }: Telling, zone: Zoned): string {
  const fine = dayOf(precision);
  const from = zone.said(validFrom, fine);
  const since = startsKnown ? 'since' : 'since at least';
  if (validTo === null) return `${since} ${from}`;
  // A period that was said in years does not reach into the year in which it is over.
  const to = zone.said(fine === 'day' ? validTo : lastOf(validTo), fine);
  if (!startsKnown) return `${since} ${from}, to ${to}`;
  return from === to && fine !== 'day' ? from : `${from} to ${to}`;
}

/** Where nobody said when it takes place, the day from which it is known is all there is. */
function occasionOf({ startsAt, endsAt, validFrom, precision }: Telling, zone: Zoned): string {
  const isTimed = startsAt !== null && (precision === null || precision === 'instant' || precision === 'hour');
  const fine = isTimed ? 'instant' : dayOf(precision);
  const from = zone.said(startsAt ?? validFrom, fine);
  if (startsAt === null || endsAt === null) return from;
  const to = zone.said(isTimed ? endsAt : lastOf(endsAt), fine);
  return from === to ? from : `${from} to ${to}`;
}

function dayOf(precision: string | null): string {
  return precision === null || precision === 'instant' || precision === 'hour' ? 'day' : precision;
}

/** The end of a period belongs to it no longer. */
function lastOf(end: string): number {
  return Date.parse(end) - 1;
}

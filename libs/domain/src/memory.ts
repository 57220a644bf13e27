import type { Forgotten } from './forgotten.js';
import type { Period } from './period.js';

/** The kinds of memory: what is so, what happened, how to do something. */
export const MEMORY_KINDS = ['semantic', 'episodic', 'procedural'] as const;
export type MemoryKind = (typeof MEMORY_KINDS)[number];

/** Whether an event is still to come, has happened, or will not. */
export const EVENT_STATUSES = ['planned', 'done', 'cancelled'] as const;
export type EventStatus = (typeof EVENT_STATUSES)[number];

/** What a read shows; a plan whose time has passed without word is unconfirmed, which is never stored. */
export const SHOWN_STATUSES = [...EVENT_STATUSES, 'unconfirmed'] as const;
export type ShownStatus = (typeof SHOWN_STATUSES)[number];

/** Whether something holds, holds no longer, or never held. */
export const POLARITIES = ['holds', 'ends', 'never'] as const;
export type Polarity = (typeof POLARITIES)[number];

/** How finely a time was said. */
export const PRECISIONS = [
  'instant',
  'hour',
  'part_of_day',
  'day',
  'weekend',
  'week',
  'month',
  'quarter',
  'season',
  'half',
  'year',
  'decade',
  'open',
] as const;
export type Precision = (typeof PRECISIONS)[number];

/** The parts of an event, beside its text; `null` where they were not stated. */
export interface EventParts {
  readonly subject: string | null;
  readonly verb: string | null;
  readonly object: string | null;
  /** Other words by which somebody may look for it. */
  readonly aliases: readonly string[];
  /** `null` for what is no event. */
  readonly status: EventStatus | null;
}

/** One version of one fact about a contact; every episodic one is an event. */
export interface Memory extends Omit<EventParts, 'status'> {
  readonly id: string;
  readonly contactId: string;
  /** As of the instant of reading; `null` for what is no event. */
  readonly status: ShownStatus | null;
  readonly kind: MemoryKind;
  readonly text: string;
  /** The slot the fact fills, such as `current_city`; `null` for free text. */
  readonly attribute: string | null;
  /** `null` also for a denial: nothing has the value that it denies. */
  readonly value: string | null;
  /** Other than `holds` for a denial of something that is not known. */
  readonly polarity: Polarity;
  /** 0 to 1. */
  readonly importance: number;
  /** 0 to 1; grows with every restatement known at the time of the read. */
  readonly confidence: number;
  readonly tags: readonly string[];
  /** Valid time: when it holds in the world. */
  readonly validFrom: Date;
  readonly validTo: Date | null;
  /** false: nobody said when it began, and it has held since `validFrom` at the latest, when it was said. */
  readonly startsKnown: boolean;
  /** System time: when we believed it. */
  readonly recordedAt: Date;
  readonly supersededAt: Date | null;
  readonly precision: Precision | null;
  /** The words the valid time was read from. */
  readonly expression: string | null;
  /** When an episode takes place, apart from when it is known to be so; `null` where that was not said. */
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
  /** The rule of RFC 5545 by which an event comes again; `startsAt` and `endsAt` are those of its first occurrence. */
  readonly recurrence?: string | null;
  readonly turnId: string | null;
  /** The entity that it is about; absent or `null` for the contact, and for an event. */
  readonly entityId?: string | null;
  /** The words of that turn that say it. */
  readonly quote: string | null;
  /** Present only if it was forgotten: then only its times are left. */
  readonly forgotten?: Forgotten | null;
}

/** A memory as it is stored: with the fact whose history it is part of, and when it was said. */
export interface Version extends Memory {
  readonly factId: string;
  /** As it was told. */
  readonly status: EventStatus | null;
  /** Recency counts from here: what was said today is fresh, however long it has held. */
  readonly saidAt: Date;
  /** When the last occurrence of a series is over; `null`: it goes on. */
  readonly recursUntil?: Date | null;
  /** Of a plan: it was said that it has another time than before. */
  readonly moved?: boolean | null;
}

/** A place to read from on both clocks. */
export interface AsOf {
  readonly validAt: Date;
  readonly knownAt: Date;
}

/** @returns the valid time of a memory. */
export function validTime(memory: Pick<Memory, 'validFrom' | 'validTo'>): Period {
  return { from: memory.validFrom, to: memory.validTo };
}

/** @returns the version over a part of its period; one that begins where another ended began at a known time. */
export function pieceOf(version: Version, { from, to }: Period): Version {
  const startsKnown = version.startsKnown || from.getTime() !== version.validFrom.getTime();
  return { ...version, validFrom: from, validTo: to, startsKnown };
}

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

/** How something is meant: it is so; it is meant to come; somebody would like it; somebody else said so. */
export const MODALITIES = ['fact', 'plan', 'wish', 'hearsay'] as const;
export type Modality = (typeof MODALITIES)[number];

/** How near at hand a memory is kept: first in every context; as usual; only where it is asked for. */
export const TIERS = ['core', 'working', 'archive'] as const;
export type Tier = (typeof TIERS)[number];

/** What recall and the context show unless they are asked for more. */
export const AT_HAND = ['core', 'working'] as const satisfies readonly Tier[];

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

/** How a memory is kept, which says nothing of what it says. */
export interface Filing {
  /** Absent for `working`. */
  readonly tier?: Tier | undefined;
  /** What it is tied to outside, each as `kind:value`, such as `path:src/a.ts`. Absent for none. */
  readonly pins?: readonly string[] | undefined;
  /** A word of the caller's own by which memories are sorted; absent or `null` for none. */
  readonly category?: string | null | undefined;
}

/**
 * Where in the history of a repository something holds: from a revision on, until another. Absent or `null`: without that end.
 * With neither it holds at any revision, and there is no repository.
 */
export interface RevisionSpan {
  readonly repository?: string | null | undefined;
  readonly validFromRevision?: string | null | undefined;
  readonly validToRevision?: string | null | undefined;
}

/** One version of one fact about a contact; every episodic one is an event. */
export interface Memory extends Omit<EventParts, 'status'>, Filing, RevisionSpan {
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
  /** Absent for a fact. */
  readonly modality?: Modality | undefined;
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
  /** In which it was stated, BCP 47; absent or `null` of memories from before languages were kept. */
  readonly language?: string | null;
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
  /** As of the read: what is left of `confidence`, which halves with time since it was last said. */
  readonly confidenceNow?: number;
  /** When a recall last showed it, and how often one did; of now, whatever the times of the read. */
  readonly lastRecalledAt?: Date | null;
  readonly recallCount?: number;
  /** Neither said nor recalled for long; only in lists, recall, the context and the review queue. */
  readonly stale?: true;
  /** The agent whose own it is; absent or `null` where every agent of the tenant sees it. */
  readonly agentId?: string | null | undefined;
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
  /** When it was last said again, as far as the read knows; absent or before `saidAt`: never since. */
  readonly restatedAt?: Date | null;
  /** When the last occurrence of a series is over; `null`: it goes on. */
  readonly recursUntil?: Date | null;
  /** When what it tells of begins or ends, where that was still to come when it was told; absent or `null`: nobody said. */
  readonly begins?: Date | null;
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

import type { Forgotten } from '#domain/privacy/forgotten.js';
import type { Period } from './period.js';

/** The kinds of memory: what is true, what happened or will, how to do something. */
export const MEMORY_KINDS = ['semantic', 'episodic', 'procedural'] as const;
export type MemoryKind = (typeof MEMORY_KINDS)[number];

/** Whether an event is still to come, has happened, or will not. */
export const EVENT_STATUSES = ['planned', 'done', 'cancelled'] as const;
export type EventStatus = (typeof EVENT_STATUSES)[number];

/** As reads show it. A plan whose time has passed without word is `unconfirmed`, which is never stored. */
export const SHOWN_STATUSES = [...EVENT_STATUSES, 'unconfirmed'] as const;
export type ShownStatus = (typeof SHOWN_STATUSES)[number];

/** Whether something holds, no longer holds, or never held. */
export const POLARITIES = ['holds', 'ends', 'never'] as const;
export type Polarity = (typeof POLARITIES)[number];

/** How something is meant: it is so; it is planned; somebody would like it; somebody else said so. */
export const MODALITIES = ['fact', 'plan', 'wish', 'hearsay'] as const;
export type Modality = (typeof MODALITIES)[number];

/** Where a memory is kept: first in every context; as usual; shown only if asked for. */
export const TIERS = ['core', 'working', 'archive'] as const;
export type Tier = (typeof TIERS)[number];

/** The tiers that recall and the context show by default. */
export const DEFAULT_TIERS = ['core', 'working'] as const satisfies readonly Tier[];

/** The precision with which a time was stated. */
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

/** The parts of an event besides its text; `null` if not stated. */
export interface EventParts {
  readonly subject: string | null;
  readonly verb: string | null;
  readonly object: string | null;
  /** Other words by which it is found. */
  readonly aliases: readonly string[];
  /** `null` if it is not an event. */
  readonly status: EventStatus | null;
}

/** How a memory is kept, independent of what it says. */
export interface Filing {
  /** Absent for `working`. */
  readonly tier?: Tier | undefined;
  /** What it is tied to outside the service, as `kind:value`, such as `path:src/a.ts`. */
  readonly pins?: readonly string[] | undefined;
  /** A word of the caller's own for sorting memories; absent or `null` for none. */
  readonly category?: string | null | undefined;
}

/**
 * The revisions of a repository at which something holds: from one on, until another. Absent or `null`: open on that
 * side. With neither, it holds at any revision, and there is no repository.
 */
export interface RevisionSpan {
  readonly repository?: string | null | undefined;
  readonly validFromRevision?: string | null | undefined;
  readonly validToRevision?: string | null | undefined;
}

/** One version of one fact about a contact. Every episodic one is an event. */
export interface Memory extends Omit<EventParts, 'status'>, Filing, RevisionSpan {
  readonly id: string;
  readonly contactId: string;
  /** As of the instant of reading; `null` if it is not an event. */
  readonly status: ShownStatus | null;
  readonly kind: MemoryKind;
  readonly text: string;
  /** The slot that the fact fills, such as `current_city`; `null` for free text. */
  readonly attribute: string | null;
  /** Also `null` for a denial, because nothing has the value that it denies. */
  readonly value: string | null;
  /** Other than `holds` only for a denial of something unknown. */
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
  /** false: nobody said when it began; it is only known to have held since `validFrom`, when it was said. */
  readonly startsKnown: boolean;
  /** System time: when we believed it. */
  readonly recordedAt: Date;
  readonly supersededAt: Date | null;
  readonly precision: Precision | null;
  /** The language of the statement, BCP 47; absent or `null` for memories from before languages were stored. */
  readonly language?: string | null;
  /** The words from which the valid time was read. */
  readonly expression: string | null;
  /** When an event takes place, apart from when it is known; `null` if not stated. */
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
  /** The RFC 5545 rule of a series; `startsAt` and `endsAt` are those of its first occurrence. */
  readonly recurrence?: string | null;
  readonly turnId: string | null;
  /** The entity that it is about; absent or `null` for the contact, and for an event. */
  readonly entityId?: string | null;
  /** The words of that turn that say it. */
  readonly quote: string | null;
  /** As of the read: what is left of `confidence`, which halves with time since the memory was last said. */
  readonly confidenceNow?: number;
  /** When a recall last returned it, and how often; always the current values, whatever the times of the read. */
  readonly lastRecalledAt?: Date | null;
  readonly recallCount?: number;
  /** Neither said nor recalled for long; set only in lists, recall, the context and the review queue. */
  readonly stale?: true;
  /** The agent that alone sees it; absent or `null` if every agent of the tenant does. */
  readonly agentId?: string | null | undefined;
  /** Present only if it was forgotten; then only its times are left. */
  readonly forgotten?: Forgotten | null;
}

/** A memory as stored, with the id of its fact and the time it was said. */
export interface Version extends Memory {
  readonly factId: string;
  /** As stated. */
  readonly status: EventStatus | null;
  /** Recency counts from here: what was said today is fresh, however long it has held. */
  readonly saidAt: Date;
  /** When it was last said again, as far as the read knows; absent or before `saidAt`: never since. */
  readonly restatedAt?: Date | null;
  /** When the last occurrence of a series is over; `null`: never. */
  readonly recursUntil?: Date | null;
  /**
   * When what it announces begins or ends, if that was still to come when it was said; absent or `null`: not stated.
   */
  readonly begins?: Date | null;
  /**
   * The period of which its words tell, where that is shorter than the valid time: "From 1 July I work at Acme" is
   * known from when it was said, "In 2017 I was a receptionist" still. Absent or `null`: the same as the valid time.
   */
  readonly holdsFrom?: Date | null;
  readonly holdsTo?: Date | null;
  /** For a plan: it was said that its time changed. */
  readonly moved?: boolean | null;
}

/** The point on both clocks from which to read. */
export interface AsOf {
  readonly validAt: Date;
  readonly knownAt: Date;
}

/** @returns the valid time of a memory. */
export function validTime(memory: Pick<Memory, 'validFrom' | 'validTo'>): Period {
  return { from: memory.validFrom, to: memory.validTo };
}

/** @returns the part of the valid time of a version of which its words tell; all of it if they tell of none of it. */
export function toldTime(version: Pick<Version, 'validFrom' | 'validTo' | 'holdsFrom' | 'holdsTo'>): Period {
  const known = validTime(version);
  const { holdsFrom, holdsTo } = version;
  const from = holdsFrom && holdsFrom > known.from ? holdsFrom : known.from;
  const to = holdsTo && (known.to === null || holdsTo < known.to) ? holdsTo : known.to;
  return to !== null && to <= from ? known : { from, to };
}

/** @returns the version for a part of its period. If it begins where another ended, its start is known. */
export function pieceOf(version: Version, { from, to }: Period): Version {
  const startsKnown = version.startsKnown || from.getTime() !== version.validFrom.getTime();
  return { ...version, validFrom: from, validTo: to, startsKnown };
}

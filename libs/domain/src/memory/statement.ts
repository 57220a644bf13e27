import type { Cardinality } from '#domain/attributes/attribute.js';
import type { EventParts, Filing, MemoryKind, Modality, Polarity, Precision, RevisionSpan, Version } from './memory.js';
import type { NewTime, PlanChange } from './plan-change.js';

/** How a statement ends what it contradicts: it was true until now, or it never was. */
export type Mode = 'change' | 'correction';

/** What somebody said about a contact, before it is compared with what is believed. */
export interface Statement extends EventParts, RevisionSpan {
  readonly text: string;
  readonly kind: MemoryKind;
  readonly attribute: string | null;
  readonly value: string | null;
  readonly cardinality: Cardinality;
  readonly mode: Mode;
  readonly polarity: Polarity;
  /** Absent for a fact. */
  readonly modality?: Modality | undefined;
  /** The id of the version that, according to the caller, it replaces. */
  readonly supersedes: string | null;
  readonly saidAt: Date;
  /** The language of the statement, BCP 47; absent: English. */
  readonly language?: string | null;
  /** When it begins to hold, if stated; else `null`, and it holds from `saidAt`. */
  readonly validFrom: Date | null;
  /** When it stops holding, if stated. */
  readonly validTo: Date | null;
  /** When what it announces begins, if that is still to come and the statement itself holds from `saidAt`. */
  readonly begins?: Date | null;
  /** It announces an end, and `begins` is when that comes. */
  readonly isEnd?: boolean;
  /** The period of which its words tell, where it is known before or after that; absent or `null`: as it is known. */
  readonly holdsFrom?: Date | null;
  readonly holdsTo?: Date | null;
  /** Its text without the words for the announced day on which it begins or ends. */
  readonly timeless?: string | null;
  /** Its text without the words for its future end. */
  readonly endless?: string | null;
  readonly importance: number;
  readonly confidence: number;
  readonly tags: readonly string[];
  /** How it is to be kept, if stated; else as what it replaces, if that is core, pinned or sorted. */
  readonly filing?: Filing;
  /** The only agent that is to know it; absent or `null`: every agent. */
  readonly agentId?: string | null | undefined;
  /** Why the caller says it, in the caller's words. */
  readonly statedReason?: string | null;
  readonly precision: Precision | null;
  readonly expression: string | null;
  /** It was planned for another time before, which no longer counts. */
  readonly moved: boolean;
  /** Its words move or cancel a plan, which is searched among all plans. */
  readonly change?: PlanChange | null;
  /**
   * The time of a plan that replaces another without saying that it moved; `null` if the words name no future time.
   * Absent: it is not free text.
   */
  readonly newTime?: ((plan: Version) => NewTime | null) | undefined;
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
  /** The rule by which it recurs, and the end of its last occurrence. */
  readonly recurrence?: string | null;
  readonly recursUntil?: Date | null;
  /** For a series: whether a known one is the same; absent for one event. */
  readonly isOf?: ((series: Version) => boolean) | undefined;
  readonly turnId: string | null;
  /** The entity that it is about; absent or `null` for the contact, and for an event. */
  readonly entityId?: string | null;
  /** The words of that turn that say it. */
  readonly quote: string | null;
}

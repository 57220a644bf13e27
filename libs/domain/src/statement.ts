import type { Cardinality } from './attributes/attribute.js';
import type { NewTime, PlanChange } from './plan-change.js';
import type { EventParts, Filing, MemoryKind, Modality, Polarity, Precision, RevisionSpan, Version } from './memory.js';

/** How a statement means to end what it contradicts: it was true until now, or it never was. */
export type Mode = 'change' | 'correction';

/** What someone said about a contact, before it meets what is believed. */
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
  /** The id of the version the caller says it replaces. */
  readonly supersedes: string | null;
  readonly saidAt: Date;
  /** In which it was stated, BCP 47; absent: English. */
  readonly language?: string | null;
  /** When it begins to hold, if it was said; else `null`, and it holds from `saidAt`. */
  readonly validFrom: Date | null;
  /** When it stops holding, if it was said. */
  readonly validTo: Date | null;
  /** When what it tells of begins, where that is still to come and the statement itself holds from `saidAt`. */
  readonly begins?: Date | null;
  /** It tells of an end, and `begins` is when that comes. */
  readonly isEnd?: boolean;
  /** Its text without the words for the day on which it begins or ends, where that is still to come. */
  readonly timeless?: string | null;
  /** Its text without the words for the end that it will have. */
  readonly endless?: string | null;
  readonly importance: number;
  readonly confidence: number;
  readonly tags: readonly string[];
  /** How it is to be kept, where that was said; else as what it replaces, where that is core, pinned or sorted. */
  readonly filing?: Filing;
  /** The agent that alone is to know it; absent or `null`: every agent. */
  readonly agentId?: string | null | undefined;
  /** Why its caller says it, in the caller's words. */
  readonly statedReason?: string | null;
  readonly precision: Precision | null;
  readonly expression: string | null;
  /** It was planned for another time before, which no longer counts. */
  readonly moved: boolean;
  /** Its words move or cancel what is planned; the plan is looked for among all. */
  readonly change?: PlanChange | null;
  /** When a plan takes place that it takes the place of without saying that it is moved; `null` where it names no time to come. Absent: it is no free text. */
  readonly newTime?: ((plan: Version) => NewTime | null) | undefined;
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
  /** The rule by which it comes again, and when its last occurrence is over. */
  readonly recurrence?: string | null;
  readonly recursUntil?: Date | null;
  /** Of a series, whether a known one is the same; absent for one event. */
  readonly isOf?: ((series: Version) => boolean) | undefined;
  readonly turnId: string | null;
  /** The entity that it is about; absent or `null` for the contact, and for an event. */
  readonly entityId?: string | null;
  /** The words of that turn that say it. */
  readonly quote: string | null;
}

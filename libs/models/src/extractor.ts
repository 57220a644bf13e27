import type { OwnAttribute } from '#domain/attributes/attributes.js';
import type { Memory, MemoryKind, Modality, Polarity } from '#domain/memory/memory.js';
import type { SpeakerRole } from '#domain/people/speaker.js';

/** One turn as the extractor reads it. */
export interface TranscriptTurn {
  readonly id: string;
  /** Its number in the session, from 1. */
  readonly position: number;
  readonly speaker: string;
  readonly role: SpeakerRole;
  readonly text: string;
  /** BCP 47; absent or `null`: English. */
  readonly language?: string | null;
  readonly at: Date;
}

/** A current version as shown to an extractor. */
export type KnownFact = Pick<Memory, 'id' | 'text' | 'attribute' | 'value' | 'subject' | 'status'>;

/** What a tenant adds to the prompt: what matters to it, and how some words are to be read. */
export interface ExtractionGuide {
  /** The tenant's own attributes. */
  readonly attributes?: readonly OwnAttribute[];
  readonly instructions: string | null;
  readonly examples: readonly {
    readonly said: string;
    readonly facts: readonly Pick<ExtractedFact, 'text' | 'attribute' | 'value' | 'subject' | 'polarity'>[];
  }[];
}

/** Part of a conversation, with what helps to understand it. */
export interface ExtractionRequest {
  readonly contact: {
    readonly name: string | null;
    readonly timezone: string;
    /** Whose holidays are meant; absent or `null`: as configured. */
    readonly country?: string | null;
  };
  /** Earlier turns, for context only; nothing is extracted from them. */
  readonly before: readonly TranscriptTurn[];
  readonly turns: readonly TranscriptTurn[];
  /** Known facts, those most likely to be mentioned first. The extractor can refer to one by its number, from 1. */
  readonly known: readonly KnownFact[];
  /** The tenant's additions; absent if none. */
  readonly guide?: ExtractionGuide;
}

/** Where it was said. Models invent turn ids and quotes, so the caller must check them. */
export interface Evidence {
  readonly turnId: string;
  readonly quote: string;
  /** An earlier turn that has words of it as well, such as the day for which an hour was agreed; only of the local reader. */
  readonly alsoIn?: string;
}

/** A fact, according to what was said. */
export interface ExtractedFact {
  /** One sentence that can be understood alone: in the third person from a language model, else as it was said. */
  readonly text: string;
  readonly kind: MemoryKind;
  readonly attribute: string | null;
  readonly value: string | null;
  /** Whom or what it is about, a name or a role; null for the contact. */
  readonly subject: string | null;
  /** Whether it holds, no longer holds, or never held. */
  readonly polarity: Polarity;
  /** How it is meant; absent for a fact. */
  readonly modality?: Modality | undefined;
  /** 0 to 1; null if it is to be measured. */
  readonly importance: number | null;
  /** The extractor's confidence, from 0 to 1; absent if unknown. */
  readonly confidence?: number;
  /** The words for since when it holds, as said; null if nothing was said. */
  readonly from: string | null;
  /** Likewise for until when. */
  readonly to: string | null;
  /** Whether it was said that the earlier belief was never true. */
  readonly correction: boolean;
  /** The number of the known fact that it ends, corrects, repeats or replaces; null if none. */
  readonly known: number | null;
  readonly evidence: Evidence;
}

/** Something that happens at a time. */
export interface ExtractedEvent {
  /** One sentence in the third person that can be understood alone. */
  readonly text: string;
  readonly subject: string;
  readonly verb: string;
  readonly object: string | null;
  /** Other words for it that people may search. */
  readonly aliases: readonly string[];
  readonly status: 'planned' | 'moved' | 'cancelled' | 'done';
  /** The time as said; null if none was said. */
  readonly startsAt: string | null;
  readonly endsAt: string | null;
  /** The number of the known plan that it moves, cancels or completes; null if none. */
  readonly known: number | null;
  /** 0 to 1; null if it is to be measured. */
  readonly importance: number | null;
  /** The extractor's confidence, from 0 to 1; absent if unknown. */
  readonly confidence?: number;
  readonly evidence: Evidence;
}

/** What an answer cost, including repairs and retries. */
export interface ModelUsage {
  readonly model: string;
  /** Requests that were answered. */
  readonly calls: number;
  readonly inputTokens: number;
  readonly outputTokens: number;
  /** In the currency of the price settings; null if no price is set. */
  readonly cost: number | null;
}

/** What was found, and the usage. */
export interface Extraction {
  readonly facts: readonly ExtractedFact[];
  readonly events: readonly ExtractedEvent[];
  /** Whether the answer was too long. Then only its beginning is here, and fewer turns would be answered completely. */
  readonly cut: boolean;
  readonly usage: ModelUsage;
}

/** The port to whatever finds facts and events in a conversation. */
export abstract class Extractor {
  /** A stable name, such as that of a model and its prompt; stored with what was extracted. */
  abstract readonly name: string;

  /**
   * @param signal aborts when nobody waits for the answer any more; long work may stop and throw its reason.
   * @returns what the turns say; finding nothing is not an error.
   * @throws LlmFault if the model cannot be asked or its answer is unusable; its kind tells whether to retry later.
   */
  abstract extract(request: ExtractionRequest, signal?: AbortSignal): Promise<Extraction>;
}

/**
 * Prefix of the names of extractors that need no language model. Their readings give way to another extractor's reading of the same turn.
 */
export const LOCAL_READER = 'local-extractor';

/**
 * The injection token of `Extractor
 * null`; null: nothing is extracted, by the settings or because there is no model.
 */
export const EXTRACTOR = Symbol('Extractor');

import type { OwnAttribute } from '#domain/attributes.js';
import type { Memory, MemoryKind, Modality, Polarity } from '#domain/memory.js';
import type { Role } from '#domain/speaker.js';

/** One turn as the extractor reads it. */
export interface TranscriptTurn {
  readonly id: string;
  /** Its place in the session, from 0. */
  readonly position: number;
  readonly speaker: string;
  readonly role: Role;
  readonly text: string;
  /** BCP 47; absent or `null`: English. */
  readonly language?: string | null;
  readonly at: Date;
}

/** A current version, as it is shown to an extractor. */
export type KnownFact = Pick<Memory, 'id' | 'text' | 'attribute' | 'value' | 'subject' | 'status'>;

/** What a tenant adds to the prompt: what matters to it, and what is to be read in some words. */
export interface ExtractionGuide {
  /** The attributes of its own. */
  readonly attributes?: readonly OwnAttribute[];
  readonly instructions: string | null;
  readonly examples: readonly {
    readonly said: string;
    readonly facts: readonly Pick<ExtractedFact, 'text' | 'attribute' | 'value' | 'subject' | 'polarity'>[];
  }[];
}

/** A stretch of a conversation, and what helps to understand it. */
export interface ExtractionRequest {
  readonly contact: {
    readonly name: string | null;
    readonly timezone: string;
    /** Whose holidays are meant; absent or `null`: as the settings say. */
    readonly country?: string | null;
  };
  /** Said before; to be understood, not extracted from again. */
  readonly before: readonly TranscriptTurn[];
  readonly turns: readonly TranscriptTurn[];
  /** What is believed already, likeliest to be spoken of first: what is read may name one by its number, from 1. */
  readonly known: readonly KnownFact[];
  /** Of the tenant; absent where it added nothing. */
  readonly guide?: ExtractionGuide;
}

/** Where it was said. That the quote is in the turn is for the caller to check: models invent both. */
export interface Evidence {
  readonly turnId: string;
  readonly quote: string;
}

/** Something that is so, by what was said. */
export interface ExtractedFact {
  /** One sentence that can be understood alone: in the third person by a language model, else as it was said. */
  readonly text: string;
  readonly kind: MemoryKind;
  readonly attribute: string | null;
  readonly value: string | null;
  /** Whom or what it is about, a name or a role; null for the contact. */
  readonly subject: string | null;
  /** Whether it is so, is so no longer, or never was. */
  readonly polarity: Polarity;
  /** How it is meant; absent for a fact. */
  readonly modality?: Modality | undefined;
  /** 0 to 1; null where the extractor leaves it to be measured. */
  readonly importance: number | null;
  /** How sure the extractor is of it, from 0 to 1; absent where it does not know. */
  readonly confidence?: number;
  /** Words that say since when it holds, as they were said; null where nothing was said. */
  readonly from: string | null;
  /** Likewise until when. */
  readonly to: string | null;
  /** Whether it was said that what was believed before never was so. */
  readonly correction: boolean;
  /** The number of what is known that it ends, corrects, repeats or takes the place of; null where there is none. */
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
  /** Other words by which somebody may ask for it. */
  readonly aliases: readonly string[];
  readonly status: 'planned' | 'moved' | 'cancelled' | 'done';
  /** The time as it was said; null where nothing was said. */
  readonly startsAt: string | null;
  readonly endsAt: string | null;
  /** The number of the known plan that it moves, cancels or has done; null where there is none. */
  readonly known: number | null;
  /** 0 to 1; null where the extractor leaves it to be measured. */
  readonly importance: number | null;
  /** How sure the extractor is of it, from 0 to 1; absent where it does not know. */
  readonly confidence?: number;
  readonly evidence: Evidence;
}

/** What a model was used for an answer, repairs and retries included. */
export interface ModelUsage {
  readonly model: string;
  /** Requests that were answered. */
  readonly calls: number;
  readonly inputTokens: number;
  readonly outputTokens: number;
  /** In the currency of the price settings; null where no price is set. */
  readonly cost: number | null;
}

/** What was found, and what it took. */
export interface Extraction {
  readonly facts: readonly ExtractedFact[];
  readonly events: readonly ExtractedEvent[];
  /** Whether the answer was too long: only its beginning is here, and fewer turns would be answered whole. */
  readonly cut: boolean;
  readonly usage: ModelUsage;
}

/** The port to whoever finds facts and events in a conversation. */
export abstract class Extractor {
  /** A stable name, such as that of a model and its prompt; kept with what was extracted. */
  abstract readonly name: string;

  /**
   * @param signal nobody waits for the answer any more: what takes long may stop, and throws its reason.
   * @returns what the turns say; nothing found is no error.
   * @throws LlmFault when the model cannot be asked or makes no sense; its kind tells whether later may be better.
   */
  abstract extract(request: ExtractionRequest, signal?: AbortSignal): Promise<Extraction>;
}

/** Begins the names of extractors that need no language model. What they read gives way to what another reads in the same turn. */
export const LOCAL_READER = 'local-extractor';

/** The injection token of `Extractor | null`: null means that nothing is extracted, by the settings or for want of a model. */
export const EXTRACTOR = Symbol('Extractor');

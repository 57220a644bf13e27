import type { Polarity, ShownStatus } from '#domain/memory/memory.js';
import type { Understood } from '#domain/reconcile/decision-types.js';

/** A statement, and the current versions that it may concern. */
export interface ArbiterQuestion {
  statement: {
    text: string;
    /** The text without the words for the future day on which it begins or ends; otherwise absent or `null`. */
    timeless?: string | null | undefined;
    /** The text without the words for its end; otherwise absent or `null`. */
    endless?: string | null | undefined;
    /** The text as it is so now, without the past time at which it began; otherwise absent or `null`. */
    undated?: string | null | undefined;
    /** BCP 47; absent: English. */
    language?: string | null | undefined;
    attribute: string | null;
    value: string | null;
    saidAt: Date;
    /** Absent: it holds. */
    polarity?: Polarity | undefined;
    /** Absent if it is not an event. */
    event?: ArbiterEvent | undefined;
  };
  /** Current versions, most likely first. */
  candidates: readonly ArbiterCandidate[];
}

export interface ArbiterCandidate {
  id: string;
  text: string;
  /** The text without the words for the day from which it holds, if that was announced; otherwise absent or `null`. */
  timeless?: string | null | undefined;
  /** The text without its past time, where it had begun when an undated statement did; otherwise absent or `null`. */
  undated?: string | null | undefined;
  attribute: string | null;
  value: string | null;
  /** Absent: it holds. */
  polarity?: Polarity | undefined;
  validFrom: Date;
  /** Exclusive; null while it holds. */
  validTo: Date | null;
  /** Cosine similarity to the statement, -1 to 1. */
  similarity: number;
  /** Absent if it is not an event. */
  event?: ArbiterEvent | undefined;
}

/** What distinguishes events: who, and when; null if not said. */
export interface ArbiterEvent {
  subject: string | null;
  /** unconfirmed: planned for a time that had passed when the statement was made. */
  status: ShownStatus;
  startsAt: Date | null;
  endsAt: Date | null;
}

/** How a statement is reconciled. `id` is one of the candidates, `reason` a sentence stored with the decision. */
export type Verdict = (
  { outcome: 'add' } | { outcome: 'restate'; id: string } | ({ outcome: 'supersede'; id: string } & Understood)
) & {
  reason: string;
  /** Calibrated probability that the verdict is right, from 0 to 1; absent if unknown. */
  probability?: number;
  /** Who decided. Default: a language model. */
  decidedBy?: 'classifier' | 'arbiter';
  /** The arbiter that decided, if one asks another. */
  model?: string;
  /** Undecided: both versions are kept, and another arbiter should be asked. */
  isUnclear?: boolean;
  /** The candidate about which it is undecided, if there is one. */
  concerns?: string;
  /** If it supersedes: other candidates that are over as well, each by a clause of its own. */
  alsoGone?: readonly string[];
};

/** The port to whatever decides what the rules of reconcile cannot. */
export abstract class Arbiter {
  /** A stable name, such as that of a model and its prompt; stored with each decision. */
  abstract readonly name: string;

  /**
   * @returns the verdict. If it supersedes, it names the version that is no longer believed.
   * @param signal cancels the question; its reason is thrown.
   * @throws DomainError UNAVAILABLE if the arbiter cannot be asked; the caller then uses the rule's safe default.
   */
  abstract judge(question: ArbiterQuestion, signal?: AbortSignal): Promise<Verdict>;

  /** How many milliseconds the oldest question has waited for this machine's processor; 0 if the model is elsewhere. */
  get waitingMs(): number {
    return 0;
  }

  /** Must be awaited before the process exits. */
  close(): Promise<void> {
    return Promise.resolve();
  }
}

/**
 * The injection token of `Arbiter
 * null`; null: no arbiter is configured, and only the rules decide.
 */
export const ARBITER = Symbol('Arbiter');

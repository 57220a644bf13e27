import type { Polarity, ShownStatus } from '#domain/memory.js';
import type { Understood } from '#domain/settled.js';

/** A statement, and the current versions that it may be about. */
export interface ArbiterQuestion {
  statement: {
    text: string;
    /** The text without the words for the day on which it begins or ends, where that is still to come; else absent or `null`. */
    timeless?: string | null | undefined;
    /** The text without the words for the end that it will have; else absent or `null`. */
    endless?: string | null | undefined;
    /** BCP 47; absent: English. */
    language?: string | null | undefined;
    attribute: string | null;
    value: string | null;
    saidAt: Date;
    /** Absent: it holds. */
    polarity?: Polarity | undefined;
    /** Absent for what is no event. */
    event?: ArbiterEvent | undefined;
  };
  /** Current versions, most likely first. */
  candidates: readonly ArbiterCandidate[];
}

export interface ArbiterCandidate {
  id: string;
  text: string;
  /** The text without the words for the day since which it is so, where that was announced; else absent or `null`. */
  timeless?: string | null | undefined;
  attribute: string | null;
  value: string | null;
  /** Absent: it holds. */
  polarity?: Polarity | undefined;
  validFrom: Date;
  /** Exclusive; null while it holds. */
  validTo: Date | null;
  /** Cosine to the statement, -1 to 1. */
  similarity: number;
  /** Absent for what is no event. */
  event?: ArbiterEvent | undefined;
}

/** What tells one event from another: who, and when; null where that was not said. */
export interface ArbiterEvent {
  subject: string | null;
  /** unconfirmed: planned for a time that had passed when the statement was made. */
  status: ShownStatus;
  startsAt: Date | null;
  endsAt: Date | null;
}

/** How a statement meets what is believed; `id` is one of the candidates, `reason` a sentence kept with the decision. */
export type Verdict = (
  { outcome: 'add' } | { outcome: 'restate'; id: string } | ({ outcome: 'supersede'; id: string } & Understood)
) & {
  reason: string;
  /** That it is so, from 0 to 1, calibrated; absent where the arbiter knows none. */
  probability?: number;
  /** Who decided; default: a language model. */
  decidedBy?: 'classifier' | 'arbiter';
  /** The arbiter that decided, where one asks another. */
  model?: string;
  /** It cannot tell: both stand, and another one should be asked. */
  isUnclear?: boolean;
  /** The candidate that it cannot tell about, if it is one. */
  concerns?: string;
};

/** The port to the decider for what the rules of reconcile cannot settle. */
export abstract class Arbiter {
  /** A stable name, such as that of a model and its prompt; kept with each decision. */
  abstract readonly name: string;

  /**
   * @returns the verdict; one that supersedes names the version that stops being believed.
   * @param signal stops the question; its reason is thrown.
   * @throws DomainError UNAVAILABLE when the arbiter cannot be asked; the caller then uses the rule's safe default.
   */
  abstract judge(question: ArbiterQuestion, signal?: AbortSignal): Promise<Verdict>;

  /** For how many milliseconds the oldest question has waited for a processor of this machine; 0 where the model is elsewhere. */
  get waitingMs(): number {
    return 0;
  }

  /** To be awaited before the process exits. */
  close(): Promise<void> {
    return Promise.resolve();
  }
}

/** The injection token of `Arbiter | null`: null means that no arbiter is configured, and the rules alone decide. */
export const ARBITER = Symbol('Arbiter');

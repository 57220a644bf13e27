import { DomainError } from '#domain/errors.js';
import type { ModelUsage } from '../extractor.js';

/**
 * Why a model gave no answer.
 *
 * - Later may be better: `unreachable`, `rate-limited`, `server`, `timeout`.
 * - The same question gets the same answer: `refused`, `truncated` (the answer or the question is too long),
 *   `nonsense` (it does not fit the schema, and could not be repaired).
 * - A person has to act: `misconfigured`; the message names the setting.
 */
export type LlmFaultKind =
  'unreachable' | 'rate-limited' | 'server' | 'timeout' | 'refused' | 'truncated' | 'nonsense' | 'misconfigured';

/** What is known about a fault beside its kind. */
export interface LlmFaultDetails {
  /** How long the server asks to wait, in milliseconds. */
  readonly retryAfterMs?: number | null;
  /** What was spent before it failed. */
  readonly usage?: ModelUsage | null;
}

/** Thrown when a language model gives no answer that can be used. */
export class LlmFault extends DomainError {
  /** How long the server asks to wait, in milliseconds; null where it did not say. */
  readonly retryAfterMs: number | null;
  /** What was spent before it failed; null where nothing was. */
  readonly usage: ModelUsage | null;

  constructor(
    readonly kind: LlmFaultKind,
    message: string,
    { retryAfterMs = null, usage = null }: LlmFaultDetails = {},
  ) {
    // No cause: a server's message can quote the key, and a cause is logged whole.
    super('UNAVAILABLE', message);
    this.name = 'LlmFault';
    this.retryAfterMs = retryAfterMs;
    this.usage = usage;
  }

  /** Whether the same question may be answered later, with nothing changed. */
  get isPassing(): boolean {
    return ['unreachable', 'rate-limited', 'server', 'timeout'].includes(this.kind);
  }
}

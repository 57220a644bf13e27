import { DomainError } from '#domain/service/errors.js';
import type { ModelUsage } from '../extractor.js';

/**
 * Why a model gave no answer.
 *
 * - Retry later: `unreachable`, `rate-limited`, `server`, `timeout`.
 * - The same question gets the same result: `refused`, `truncated` (the answer or the question is too long),
 *   `nonsense` (it does not fit the schema and could not be repaired).
 * - Needs a person: `misconfigured`; the message names the setting.
 */
export type LlmFaultKind =
  'unreachable' | 'rate-limited' | 'server' | 'timeout' | 'refused' | 'truncated' | 'nonsense' | 'misconfigured';

/** Details of a fault besides its kind. */
export interface LlmFaultDetails {
  /** How long the server asks to wait, in milliseconds. */
  readonly retryAfterMs?: number | null;
  /** What was spent before it failed. */
  readonly usage?: ModelUsage | null;
}

/** Thrown if a language model gives no usable answer. */
export class LlmFault extends DomainError {
  /** How long the server asks to wait, in milliseconds; null if not stated. */
  readonly retryAfterMs: number | null;
  /** What was spent before it failed; null if nothing. */
  readonly usage: ModelUsage | null;

  constructor(
    readonly kind: LlmFaultKind,
    message: string,
    { retryAfterMs = null, usage = null }: LlmFaultDetails = {},
  ) {
    // Without a cause: a server's message can quote the key, and causes are logged in full.
    super('UNAVAILABLE', message);
    this.name = 'LlmFault';
    this.retryAfterMs = retryAfterMs;
    this.usage = usage;
  }

  /** Whether the same question may succeed later. */
  get isPassing(): boolean {
    return ['unreachable', 'rate-limited', 'server', 'timeout'].includes(this.kind);
  }
}

import type { KeyRole } from './key-role.js';

/** What a key says of whoever sends it. */
export interface CallerKey {
  readonly name: string;
  readonly role: KeyRole;
  /** From then on it opens nothing. */
  readonly expiresAt: Date | null;
  /** How many requests a minute it may make of one instance; `null`: no limit. */
  readonly ratePerMinute: number | null;
}

/** Who asks: the tenant comes from the credential, never from the request. */
export interface Caller {
  readonly tenantId: string;
  /** The API key of the request; none where the service runs inside an application. */
  readonly keyId?: string | undefined;
  /** What that key says besides; a caller without one may do everything. */
  readonly key?: CallerKey | undefined;
  /** Set when the request carried an Idempotency-Key. */
  readonly once?: Once;
}

/** A write that is made once for its Idempotency-Key. */
export interface Once {
  readonly key: string;
  /** A hash of the operation and its input; it is kept in another form, from which these cannot be guessed. */
  readonly request: string;
  /** Called when the answer, or the refusal, is that of an earlier request. */
  readonly replayed?: () => void;
}

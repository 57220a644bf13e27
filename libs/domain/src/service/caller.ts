import type { KeyRole } from './key-role.js';

/** What a key says about its sender. */
export interface CallerKey {
  readonly name: string;
  readonly role: KeyRole;
  /** The key is refused from then on. */
  readonly expiresAt: Date | null;
  /** The most requests a minute to one instance; `null`: no limit. */
  readonly ratePerMinute: number | null;
}

/** Who makes a request. The tenant comes from the credential, never from the request. */
export interface Caller {
  readonly tenantId: string;
  /** The API key of the request; absent if the service runs inside an application. */
  readonly keyId?: string | undefined;
  /** The rights of that key; a caller without one may do everything. */
  readonly key?: CallerKey | undefined;
  /** Set if the request carried an Idempotency-Key. */
  readonly once?: Once;
}

/** A write that is made only once for its Idempotency-Key. */
export interface Once {
  readonly key: string;
  /** A hash of the operation and its input. It is stored in another form, from which these cannot be guessed. */
  readonly request: string;
  /** The operation and its door, without any id: for the message to whoever uses the key again. */
  readonly operation: string;
  /** Called if the answer, or the refusal, is that of an earlier request. */
  readonly replayed?: () => void;
}

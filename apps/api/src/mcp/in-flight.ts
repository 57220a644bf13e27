import { Injectable } from '@nestjs/common';

/** Identifies a request. Request ids are chosen by clients, and two clients of a tenant may both start with 1. */
export interface RequestName {
  readonly tenantId: string;
  /** The session id that the client was given; a client without one cannot cancel anything. */
  readonly sessionId: string | null;
  readonly requestId: string | number | null;
}

/** At most this many running requests are registered; others are answered too, but cannot be cancelled. */
const MOST = 10_000;

/** Requests running in this instance over HTTP, where one request cancels another. */
@Injectable()
export class InFlight {
  readonly #cancels = new Map<string, (reason: string) => void>();

  /**
   * @param cancel ends the request.
   * @returns the function to call once it is answered.
   */
  enter(name: RequestName, cancel: (reason: string) => void): () => void {
    const key = keyOf(name);
    if (key === null || this.#cancels.has(key) || this.#cancels.size >= MOST) return () => undefined;
    this.#cancels.set(key, cancel);
    return () => void this.#cancels.delete(key);
  }

  /** Ends the request if it runs here; otherwise it was answered already, or runs on another instance. */
  cancel(name: RequestName, reason: string): void {
    const key = keyOf(name);
    if (key !== null) this.#cancels.get(key)?.(reason);
  }
}

function keyOf({ tenantId, sessionId, requestId }: RequestName): string | null {
  return sessionId === null || requestId === null ? null : JSON.stringify([tenantId, sessionId, requestId]);
}

import { Injectable } from '@nestjs/common';

/** Which request is meant: ids are the clients' own, and two clients of one tenant begin both with 1. */
export interface RequestName {
  readonly tenantId: string;
  /** The name that the client was given when it began; a client without one cannot cancel anything. */
  readonly sessionId: string | null;
  readonly requestId: string | number | null;
}

/** At most this many running requests are registered; more are answered too, but cannot be cancelled. */
const MOST = 10_000;

/** The requests that run in this instance over HTTP, where one request is cancelled by another. */
@Injectable()
export class InFlight {
  readonly #cancels = new Map<string, (reason: string) => void>();

  /**
   * @param cancel ends the request.
   * @returns what to call once it is answered.
   */
  enter(name: RequestName, cancel: (reason: string) => void): () => void {
    const key = keyOf(name);
    if (key === null || this.#cancels.has(key) || this.#cancels.size >= MOST) return () => undefined;
    this.#cancels.set(key, cancel);
    return () => void this.#cancels.delete(key);
  }

  /** Ends the request if it runs here; otherwise it is answered already, or runs on another instance. */
  cancel(name: RequestName, reason: string): void {
    const key = keyOf(name);
    if (key !== null) this.#cancels.get(key)?.(reason);
  }
}

function keyOf({ tenantId, sessionId, requestId }: RequestName): string | null {
  return sessionId === null || requestId === null ? null : JSON.stringify([tenantId, sessionId, requestId]);
}

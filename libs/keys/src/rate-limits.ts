import { Inject, Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import type { Config } from '#config/config.js';
import { CONFIG } from '#config/config.token.js';
import type { CallerKey } from '#domain/service/caller.js';
import { Clock } from '#domain/service/clock.js';

const MINUTE_MS = 60_000;

/** What remains of a key's allowed requests. Times are whole seconds, rounded up. */
export interface Allowance {
  readonly isAllowed: boolean;
  readonly perMinute: number;
  readonly remaining: number;
  /** Until all requests of a minute are available again. */
  readonly resetSeconds: number;
  /** Until the next request is allowed; 0 if one is now. */
  readonly retrySeconds: number;
}

/** What is left for a key, and as of when. */
interface Bucket {
  readonly tokens: number;
  readonly at: number;
}

/**
 * The allowed requests of each key in this process. A token bucket: a minute's worth at once, refilled evenly, so that
 * a refused key waits for the next request and not for the end of a minute.
 */
@Injectable()
export class RateLimits {
  readonly #buckets = new LRUCache<string, Bucket>({ max: 10_000 });

  constructor(
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** @returns the limit of a key, or `null` if there is none. */
  limitOf({ ratePerMinute }: Pick<CallerKey, 'ratePerMinute'>): number | null {
    return ratePerMinute ?? (this.config.RATE_LIMIT_PER_MINUTE || null);
  }

  /** Counts a request, unless it is refused; `null` for a key without a limit. */
  take(keyId: string, key: Pick<CallerKey, 'ratePerMinute'>): Allowance | null {
    const perMinute = this.limitOf(key);
    if (perMinute === null) return null;
    const at = this.clock.now().getTime();
    const before = this.#buckets.get(keyId) ?? { tokens: perMinute, at };
    // A clock that is set back refills nothing.
    const refilled = (Math.max(0, at - before.at) / MINUTE_MS) * perMinute;
    const there = Math.min(perMinute, before.tokens + refilled);
    const isAllowed = there >= 1;
    const tokens = isAllowed ? there - 1 : there;
    this.#buckets.set(keyId, { tokens, at });
    const secondsFor = (missing: number): number => Math.ceil((missing / perMinute) * 60);
    return {
      isAllowed,
      perMinute,
      remaining: Math.floor(tokens),
      resetSeconds: secondsFor(perMinute - tokens),
      retrySeconds: isAllowed ? 0 : secondsFor(1 - tokens),
    };
  }
}

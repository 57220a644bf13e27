import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';
import { LRUCache } from 'lru-cache';
import type { KeyedRequest } from '../requests/caller.decorator.js';

/** The cookie of a signed-in browser: a random value without meaning elsewhere. */
export const COOKIE = 'palimpsest_sign_in';

/** Sent with every request of the explorer. Pages of other origins cannot add it, so they cannot use the cookie. */
export const HEADER = 'x-palimpsest-explorer';

/** How long a browser stays signed in. */
export const SIGNED_IN_MS = 12 * 60 * 60 * 1_000;
const MOST = 10_000;

/** Browsers signed in to the explorer, kept in this process. The key stays here; the browser has a random id for it. */
@Injectable()
export class SignIns {
  readonly #keys = new LRUCache<string, string>({ max: MOST, ttl: SIGNED_IN_MS });

  /** @returns the id that stands for the key from now on. */
  begin(key: string): string {
    const id = randomBytes(32).toString('base64url');
    this.#keys.set(id, key);
    return id;
  }

  /** Ends a sign-in; an unknown one has already ended. */
  end(request: Pick<Request, 'headers'>): void {
    this.#keys.delete(idOf(request) ?? '');
  }

  /**
   * Puts the key for the cookie where the guard looks for a key, so that it is checked like any other and a revoked key is refused. The
   * cookie alone has no effect: see {@link HEADER}.
   */
  readonly asKey = (request: KeyedRequest, _: Response, next: NextFunction): void => {
    const { headers } = request;
    if (headers.authorization === undefined && headers[HEADER] !== undefined) {
      const key = this.#keys.get(idOf(request) ?? '');
      if (key !== undefined) {
        headers.authorization = `Bearer ${key}`;
        request.isOfExplorer = true;
      }
    }
    next();
  };
}

function idOf({ headers }: Pick<Request, 'headers'>): string | undefined {
  return new RegExp(`(?:^|; *)${COOKIE}=([\\w-]{43})(?:;|$)`).exec(headers.cookie ?? '')?.[1];
}

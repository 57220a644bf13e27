import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { Clock } from '#domain/clock.js';
import { notFound } from '#domain/errors.js';
import {
  tenantCreateKey,
  tenantFindKey,
  type TenantFindKeyRow,
  tenantListKeys,
  type TenantListKeysRow,
  tenantRevokeKey,
} from '#graph/generated/queries.js';
import { Graph } from '#graph/graph.js';
import { newId } from '#graph/ids.js';

/** How long a process still accepts a key that another one revoked. */
export const KEY_CACHE_MS = 5_000;

/** @returns a new key: 256 random bits, so that a plain hash of it is safe to keep. */
export function newApiKey(): string {
  return `pal_${randomBytes(32).toString('base64url')}`;
}

function hashOf(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}

/** The keys that open the service, each for one tenant. Only their hashes are stored. */
@Injectable()
export class ApiKeys {
  readonly #cache = new LRUCache<string, TenantFindKeyRow>({ max: 10_000, ttl: KEY_CACHE_MS });

  constructor(
    private readonly graph: Graph,
    private readonly clock: Clock,
  ) {}

  /** @returns the tenant that the key opens, or `null` for a key that is unknown or revoked. */
  async tenantOf(key: string): Promise<string | null> {
    return (await this.opened(key))?.tenantId ?? null;
  }

  /** @returns the key's id and the tenant that it opens, or `null` for a key that is unknown or revoked. */
  async opened(key: string): Promise<TenantFindKeyRow | null> {
    const hash = hashOf(key);
    const cached = this.#cache.get(hash);
    if (cached) return cached;
    const [found] = await this.graph.all(tenantFindKey, { hash });
    if (!found) return null;
    this.#cache.set(hash, found);
    return found;
  }

  /** Makes a key open a tenant; a key that does so already stays as it is. */
  async admit(key: string, tenantId: string, name: string): Promise<string> {
    const [row] = await this.graph.all(tenantCreateKey, {
      tenantId,
      id: newId(),
      hash: hashOf(key),
      name,
      now: this.clock.now(),
    });
    if (!row) throw new Error('tenant/create-key gave no row.');
    return row.id;
  }

  list(): Promise<TenantListKeysRow[]> {
    return this.graph.all(tenantListKeys, {});
  }

  /** @throws DomainError NOT_FOUND when there is no such key. */
  async revoke(id: string): Promise<void> {
    const [row] = await this.graph.all(tenantRevokeKey, { id, now: this.clock.now() });
    if (!row) throw notFound('key', id);
    this.#cache.clear();
  }
}

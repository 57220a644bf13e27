import { createHash, randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { CONFIG } from '#config/config.token.js';
import { type Housing, isResident, whereabouts } from '#config/residents.js';
import type { Caller, CallerKey } from '#domain/service/caller.js';
import { Clock } from '#domain/service/clock.js';
import { DomainError, notFound, StartupError } from '#domain/service/errors.js';
import type { KeyRole } from '#domain/service/key-role.js';
import {
  tenantCreateKey,
  type TenantCreateKeyRow,
  tenantFindKey,
  tenantListKeys,
  type TenantListKeysParams,
  type TenantListKeysRow,
  tenantRevokeKey,
  tenantRevokeOthers,
} from '#graph/generated/queries.js';
import { Graph } from '#graph/graph.js';
import { newId } from '#graph/ids.js';

/** How long a process still accepts a key that another process has revoked. */
const KEY_CACHE_MS = 5_000;

/** @returns a new key: 256 random bits, so that a plain hash of it is safe to store. */
export function newApiKey(): string {
  return `pal_${randomBytes(32).toString('base64url')}`;
}

/** The name of the key that is stated in the setting API_KEY; no other key gets it. */
export const FROM_SETTING = 'API_KEY';

function hashOf(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}

/** The caller of a key. */
export type KeyCaller = Required<Pick<Caller, 'tenantId'>> & { readonly keyId: string; readonly key: CallerKey };

/** What a key may do, and for how long. */
export type KeyTerms = Pick<CallerKey, 'role'> & Partial<CallerKey>;

/** A valid key. */
export type Admitted = TenantCreateKeyRow;

/** A key as it is shown: without its secret. */
export type ListedKey = Omit<TenantListKeysRow, 'role'> & { readonly role: KeyRole };

/** The keys of the service, each for one tenant. Only their hashes are stored. */
@Injectable()
export class ApiKeys {
  readonly #cache = new LRUCache<string, KeyCaller>({ max: 10_000, ttl: KEY_CACHE_MS });

  constructor(
    private readonly graph: Graph,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly housing: Housing,
  ) {}

  /** @returns the tenant of the key, or `null` for a key that is unknown or revoked. */
  async tenantOf(key: string): Promise<string | null> {
    return (await this.opened(key))?.tenantId ?? null;
  }

  /**
   * @returns the caller of the key, or `null` for a key that is unknown or revoked.
   * @throws DomainError UNAUTHENTICATED for an expired key.
   */
  async opened(key: string): Promise<KeyCaller | null> {
    const found = await this.found(hashOf(key));
    const expiresAt = found?.key.expiresAt ?? null;
    if (expiresAt !== null && expiresAt <= this.clock.now())
      throw new DomainError('UNAUTHENTICATED', `This key expired at ${expiresAt.toISOString()}; send another one.`);
    return found;
  }

  /**
   * Registers a key for a tenant; a key that already is registered for it stays as it is.
   * @throws StartupError if the tenant lives in another database.
   */
  async admit(key: string, tenantId: string, name: string, terms: KeyTerms = { role: 'admin' }): Promise<Admitted> {
    if (!isResident(this.housing, tenantId)) throw new StartupError(whereabouts(this.housing, tenantId));
    const [row] = await this.graph.all(tenantCreateKey, {
      tenantId,
      id: newId(),
      hash: hashOf(key),
      name,
      role: terms.role,
      expiresAt: terms.expiresAt ?? null,
      ratePerMinute: terms.ratePerMinute ?? null,
      now: this.clock.now(),
    });
    if (!row) throw new Error('tenant/create-key gave no row.');
    return row;
  }

  /** @returns the keys of a tenant, or of all tenants, oldest first. */
  async list(page: TenantListKeysParams): Promise<ListedKey[]> {
    return (await this.graph.all(tenantListKeys, page)) as ListedKey[];
  }

  /** @throws DomainError NOT_FOUND if there is no such key. */
  async revoke(id: string, tenantId: string | null = null): Promise<ListedKey> {
    const [row] = await this.graph.all(tenantRevokeKey, { id, tenantId, now: this.clock.now() });
    if (!row) throw notFound('key', id);
    this.#cache.clear();
    return row as ListedKey;
  }

  /**
   * Revokes the keys of a tenant with a name that came before; none if the key itself does not have that name.
   * @param name that of the setting, or that of the file in a DATA_DIR.
   * @returns the ids of the keys that were valid until now.
   */
  async replaceFormer(key: string, tenantId: string, name = FROM_SETTING): Promise<string[]> {
    const now = this.clock.now();
    const revoked = await this.graph.all(tenantRevokeOthers, { tenantId, name, hash: hashOf(key), now });
    this.#cache.clear();
    return revoked.map(({ id }) => id);
  }

  private async found(hash: string): Promise<KeyCaller | null> {
    const cached = this.#cache.get(hash);
    if (cached) return cached;
    const [row] = await this.graph.all(tenantFindKey, { hash });
    // The keys that a moved tenant left here are not valid.
    if (!row || !isResident(this.housing, row.tenantId)) return null;
    const { keyId, tenantId, role, ...terms } = row;
    const found = { keyId, tenantId, key: { ...terms, role: role as KeyRole } };
    this.#cache.set(hash, found);
    return found;
  }
}

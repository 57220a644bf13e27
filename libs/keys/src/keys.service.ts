import { Injectable } from '@nestjs/common';
import type { Caller, CallerKey } from '#domain/service/caller.js';
import { DomainError, invalid } from '#domain/service/errors.js';
import { Clock } from '#domain/service/clock.js';
import { fromCursor, listMark, nextCursor, placeReader, text } from '#graph/cursor.js';
import { ApiKeys, FROM_SETTING, type ListedKey, newApiKey } from './api-keys.js';
import { RateLimits } from './rate-limits.js';

/** A key as its sender may see it. */
export interface OwnKey extends CallerKey {
  readonly id: string;
}

/** A key as its tenant may see it. */
export type TenantKey = Omit<ListedKey, 'tenantId'>;

/** The stated fields of a new key. */
export interface NewKey {
  readonly name: string;
  readonly role: 'read' | 'write' | 'admin';
  readonly expiresAt?: Date | null | undefined;
  readonly ratePerMinute?: number | null | undefined;
}

/** The operations of a tenant on its keys. */
@Injectable()
export class KeysService {
  constructor(
    private readonly keys: ApiKeys,
    private readonly limits: RateLimits,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError NOT_FOUND inside an application, where requests have no key. */
  own({ keyId, key }: Caller): OwnKey {
    if (keyId === undefined || key === undefined) throw new DomainError('NOT_FOUND', 'This call came without a key.');
    return { id: keyId, ...key, ratePerMinute: this.limits.limitOf(key) };
  }

  /** Makes a key; its secret is only in the answer. */
  async create({ tenantId }: Caller, stated: NewKey): Promise<TenantKey & { readonly secret: string }> {
    const { name, role, expiresAt = null, ratePerMinute = null } = stated;
    if (name === FROM_SETTING) throw invalid('name', 'is the name of the key in the setting API_KEY; choose another');
    if (expiresAt !== null && expiresAt <= this.clock.now()) throw invalid('expiresAt', 'must be later than now');
    const secret = newApiKey();
    const { id, createdAt } = await this.keys.admit(secret, tenantId, name, { role, expiresAt, ratePerMinute });
    return { id, name, role, createdAt, expiresAt, ratePerMinute, revokedAt: null, secret };
  }

  /** A page of the tenant's keys, oldest first. */
  async list(
    { tenantId }: Caller,
    { limit, cursor }: { limit: number; cursor?: string | undefined },
  ): Promise<{ keys: TenantKey[]; nextCursor: string | null }> {
    const after = fromCursor(cursor, LIST, readPlace)?.after ?? '';
    const found = await this.keys.list({ tenantId, after, limit: limit + 1 });
    const keys = found.slice(0, limit).map(({ tenantId: _, ...key }) => key);
    return { keys, nextCursor: nextCursor(keys, found.length > limit, ({ id }) => ({ after: id }), LIST) };
  }

  /** @throws DomainError NOT_FOUND if the tenant has no such key. */
  async revoke({ tenantId }: Caller, keyId: string): Promise<TenantKey> {
    const { tenantId: _, ...key } = await this.keys.revoke(keyId, tenantId);
    return key;
  }
}

const LIST = listMark('listKeys', '');
const readPlace = placeReader({ after: text });

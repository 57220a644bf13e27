import { Inject, Injectable } from '@nestjs/common';
import type { Config } from '#config/config.js';
import { CONFIG } from '#config/config.token.js';
import { LRUCache } from 'lru-cache';
import type { Caller } from '#domain/service/caller.js';
import { Clock } from '#domain/service/clock.js';
import type { PrivacyPolicy } from '#domain/privacy/private-kinds.js';
import { fromCursor, listMark, nextCursor } from '#graph/cursor.js';
import { settingsGet, settingsHistory, settingsLock, settingsSet } from '#graph/generated/queries.js';
import { Graph, type Queries } from '#graph/graph.js';
import { newId } from '#graph/ids.js';
import { keptOf, type KeptSettings, settingsOf, statedOver } from './kept-settings.js';
import type { StatedSettings, TenantSettings } from './tenant-settings.type.js';

/** The privacy policy of a tenant, and the country whose telephone numbers need no code. */
export interface TenantPolicy {
  readonly privacy: PrivacyPolicy;
  /** ISO 3166. */
  readonly country: string | null;
}

/** A page of versions, newest first. */
export interface SettingsPage {
  readonly versions: readonly TenantSettings[];
  readonly nextCursor: string | null;
}

/** How long a process still uses a privacy policy that another process has changed. */
const POLICY_CACHE_MS = 5_000;

/** The settings of tenants; every version of them is kept. */
@Injectable()
export class TenantSettingsService {
  readonly #policies = new LRUCache<string, TenantPolicy>({ max: 10_000, ttl: POLICY_CACHE_MS });
  #changes = 0;

  constructor(
    private readonly graph: Graph,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async get({ tenantId }: Pick<Caller, 'tenantId'>, queries: Queries = this.graph): Promise<TenantSettings> {
    const [row = null] = await queries.all(settingsGet, { tenantId });
    return settingsOf(row);
  }

  /** The tenant's privacy policy. It is needed before each write, so it is cached for some seconds. */
  async policy(tenantId: string): Promise<TenantPolicy> {
    const known = this.#policies.get(tenantId);
    if (known) return known;
    const changes = this.#changes;
    const { privacy, country } = await this.get({ tenantId });
    const policy = { privacy: privacy ?? {}, country };
    // What was read during a change may be the old value.
    if (changes === this.#changes) this.#policies.set(tenantId, policy);
    return policy;
  }

  /** Earlier versions, newest first. */
  async history(
    { tenantId }: Caller,
    { limit, cursor }: { limit: number; cursor?: string | undefined },
  ): Promise<SettingsPage> {
    const before = fromCursor(cursor, HISTORY, numberIn);
    const rows = await this.graph.all(settingsHistory, { tenantId, before, limit: limit + 1 });
    const versions = rows.slice(0, limit).map(settingsOf);
    return {
      versions,
      nextCursor: nextCursor(versions, rows.length > limit, ({ version }) => ({ before: version }), HISTORY),
    };
  }

  /**
   * Parts that are not stated stay; a change to equal values writes no version.
   * @throws DomainError INVALID if two names mean one attribute, and for a webhook that has no secret or must not be
   * reached.
   */
  async set({ tenantId, keyId }: Caller, stated: StatedSettings): Promise<TenantSettings> {
    const settings = await this.graph.write(async (transaction) => {
      await transaction.all(settingsLock, { tenantId });
      const [row = null] = await transaction.all(settingsGet, { tenantId });
      const before: KeptSettings = keptOf(row);
      const after = statedOver(before, stated, this.config.WEBHOOK_PRIVATE);
      if (JSON.stringify(after) === JSON.stringify(before)) return settingsOf(row);
      await transaction.all(settingsSet, {
        ...{ tenantId, id: newId(), now: this.clock.now(), by: keyId ?? null },
        ...after,
      });
      return this.get({ tenantId }, transaction);
    });
    this.#changes += 1;
    this.#policies.delete(tenantId);
    return settings;
  }
}

const HISTORY = listMark('settingsHistory', '');

function numberIn({ before }: Record<string, unknown>): number | null {
  return Number.isSafeInteger(before) ? (before as number) : null;
}

import { Inject, Injectable } from '@nestjs/common';
import type { Config } from '#config/config.js';
import { CONFIG } from '#config/config.token.js';
import type { ContactHead } from '#contacts/contacts.service.js';
import { attributeTable } from '#domain/attributes/attributes.js';
import { DEFAULT_TIERS } from '#domain/memory/memory.js';
import type { Caller } from '#domain/service/caller.js';
import { TenantSettingsService } from '#settings/tenant-settings.service.js';
import { MemoriesRepository } from '../memories.repository.js';
import { filterOf } from '../recall/filter.js';
import { doubtful, type Doubtful } from './doubtful.js';

/** At most this many of a contact's memories are checked, those that began to hold last. */
const MAX_MEMORIES = 2_000;

/** Finds memories of a contact that a person should look at. */
@Injectable()
export class DoubtfulService {
  constructor(
    private readonly memories: MemoriesRepository,
    private readonly settings: TenantSettingsService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Doubtful memories as of the head, most urgent first, without the archive. */
  async doubtfulOf(caller: Caller, head: ContactHead, agentId: string | undefined): Promise<Doubtful[]> {
    const filter = { ...filterOf({ tiers: DEFAULT_TIERS, agentId }), kind: null, toCome: null };
    const [[memories = []], { attributes }] = await Promise.all([
      this.memories.asOf([head], { ...filter, beforeFrom: null, afterId: '', limit: MAX_MEMORIES }),
      this.settings.get(caller),
    ]);
    return doubtful(memories, {
      table: attributeTable(this.config.ATTRIBUTES, attributes),
      below: this.config.REVIEW_BELOW,
    });
  }
}

import { Injectable } from '@nestjs/common';
import type { LockedContact } from '#contacts/contact-writes.js';
import { Clock } from '#domain/service/clock.js';
import {
  conversationTurnsById,
  entityRefresh,
  forgetFactVersions,
  forgetRedactMemories,
  type ForgetRedactMemoriesParams,
  forgetRedactTurns,
  type ForgetRedactTurnsParams,
  memoryApply,
  type MemoryApplyParams,
} from '#graph/generated/queries.js';
import { Graph, type Queries } from '#graph/graph.js';
import type { TurnRow } from '#graph/query.js';
import { ForgetRepository } from './forget.repository.js';
import type { TurnName } from './forgetting.type.js';
import type { Worded } from './redact.type.js';

/** Finds where words were copied, and masks them there. */
@Injectable()
export class RedactRepository {
  constructor(
    private readonly graph: Graph,
    private readonly forget: ForgetRepository,
    private readonly clock: Clock,
  ) {}

  /** All versions of the facts of these memories, and other versions that carry the same words. */
  async versions(
    memoryIds: readonly string[],
    contactIds: readonly string[],
    queries: Queries = this.graph,
  ): Promise<Worded[]> {
    const carriers = (await this.forget.carriers(queries, memoryIds, contactIds)).flat();
    const ids = [...new Set(carriers.map(({ id }) => id))];
    return queries.all(forgetFactVersions, { ids, contactIds });
  }

  /** The turns, without forgotten ones. */
  async turns(
    names: readonly TurnName[],
    contactIds: readonly string[],
    queries: Queries = this.graph,
  ): Promise<TurnRow[]> {
    const found: TurnRow[] = [];
    for (const [sessionId, group] of Map.groupBy(names, (name) => name.sessionId)) {
      const ids = group.map(({ turnId }) => turnId);
      const rows = await queries.all(conversationTurnsById, { contactIds, sessionId, ids });
      found.push(...rows.map(({ turn }) => turn).filter(({ forgotten }) => !forgotten));
    }
    return found;
  }

  /** The turns, not forgotten, in which versions were said. */
  saidIn(ids: readonly string[], queries: Queries = this.graph): Promise<TurnName[]> {
    return this.forget.saidIn(queries, ids);
  }

  /** The memories that were learned from a turn. */
  learnedFrom(tenantId: string, turn: TurnName, queries: Queries = this.graph): Promise<string[]> {
    return this.forget.learnedFrom(queries, tenantId, [turn]);
  }

  async redactMemories(
    transaction: Queries,
    property: string,
    versions: ForgetRedactMemoriesParams['versions'],
  ): Promise<void> {
    await transaction.all(forgetRedactMemories, { property, versions });
    const memoryIds = versions.map(({ id }) => id);
    await transaction.all(entityRefresh, { memoryIds, added: [], now: this.clock.now() });
  }

  async redactTurns(
    transaction: Queries,
    tenantId: string,
    property: string,
    turns: ForgetRedactTurnsParams['turns'],
  ): Promise<void> {
    await transaction.all(forgetRedactTurns, { tenantId, property, turns });
  }

  /** Stores a decision that opens and closes nothing. */
  async record(
    transaction: Queries,
    { id: contactId, now }: LockedContact,
    property: string,
    decision: MemoryApplyParams['decisions'][number],
  ): Promise<void> {
    const nothing = { opens: [], found: [], closes: [], links: [], sources: [], entities: [], moves: [] };
    await transaction.all(memoryApply, { contactId, now, property, ...nothing, decisions: [decision] });
  }
}

import { Injectable } from '@nestjs/common';
import { ContactWrites } from '#contacts/contact-writes.js';
import { Clock } from '#domain/service/clock.js';
import { DomainError } from '#domain/service/errors.js';
import {
  retentionEmptyExpired,
  retentionExpired,
  type RetentionExpiredRow,
  retentionExpiredTurns,
  retentionExpiredVersions,
} from '#graph/generated/queries.js';
import { Graph } from '#graph/graph.js';
import { Forgetter } from '../forget/forgetter.js';
import type { OneByOne } from './one-by-one.js';
import { BATCH, type Due, NONE, REASON, sum } from './retention.type.js';

/** At most this many contacts are read by one query. */
const CONTACTS = 100;

/** Forgets turns, memories and the words of decisions that have expired by a date of their own, independent of the tenant's rules. */
@Injectable()
export class ExpiryService {
  constructor(
    private readonly graph: Graph,
    private readonly writes: ContactWrites,
    private readonly forgetter: Forgetter,
    private readonly clock: Clock,
  ) {}

  /** @returns by tenant, how much would be forgotten now, and since when the oldest is due. */
  async due(tenantId: string | null): Promise<Map<string, Due>> {
    const due = new Map<string, Due>();
    for await (const { tenantId: id, count, from } of this.contacts(tenantId))
      due.set(id, sum(due.get(id) ?? NONE, count, from));
    return due;
  }

  /** @returns by tenant, how much was forgotten. */
  async run(tenantId: string | null, each: OneByOne): Promise<Map<string, Due>> {
    const removed = new Map<string, Due>();
    for await (const { tenantId: id, contactId } of this.contacts(tenantId))
      await each.carryOut(async () => {
        removed.set(id, sum(removed.get(id) ?? NONE, await this.forgetExpired(id, contactId), null));
      });
    return removed;
  }

  private async *contacts(tenantId: string | null): AsyncGenerator<RetentionExpiredRow> {
    const now = this.clock.now();
    for (let after = ''; ;) {
      const page = await this.graph.all(retentionExpired, { tenantId, now, after, limit: CONTACTS });
      yield* page;
      if (page.length < CONTACTS) return;
      after = page.at(-1)?.contactId ?? '';
    }
  }

  /** In batches, until nothing is due; nothing is done for a contact erased meanwhile. */
  private async forgetExpired(tenantId: string, contactId: string): Promise<number> {
    let removed = 0;
    try {
      for (let counts = [BATCH]; counts.includes(BATCH);) {
        counts = await this.batch(tenantId, contactId);
        removed += counts.reduce((total, count) => total + count, 0);
      }
    } catch (error) {
      if (!(error instanceof DomainError) || error.code !== 'NOT_FOUND') throw error;
    }
    return removed;
  }

  /** One transaction, which reads again after locking the contact. Decisions go first, because forgetting memories would empty theirs. */
  private batch(tenantId: string, contactId: string): Promise<number[]> {
    return this.writes.run({ tenantId }, contactId, async (transaction, contact) => {
      const due = { contactIds: contact.pool, now: this.clock.now(), limit: BATCH };
      const within = { transaction, tenantId, contact, forgotten: { at: contact.now, by: null, reason: REASON } };
      const [emptied] = await transaction.all(retentionEmptyExpired, { ...due, reason: REASON });
      const decisions = emptied?.decisions ?? [];
      await this.forgetter.decisionsInAnswers(within, decisions, REASON);
      const turns = await transaction.all(retentionExpiredTurns, due);
      if (turns.length > 0) await this.forgetter.turns(within, turns);
      const versions = await transaction.all(retentionExpiredVersions, due);
      await this.forgetter.memories(within, versions);
      const counts = [decisions.length, turns.length, versions.length];
      if (counts.some((count) => count > 0)) await this.writes.touch(transaction, contact);
      return counts;
    });
  }
}

import { Injectable } from '@nestjs/common';
import { ContactWrites } from '#contacts/contact-writes.js';
import type { Caller } from '#domain/service/caller.js';
import { notFound } from '#domain/service/errors.js';
import type { ForgetPlaceOfMemoryRow } from '#graph/generated/queries.js';
import { ForgetRepository } from './forget.repository.js';
import { Forgetter, type ForgetTransaction } from './forgetter.js';
import { type Also, type Forgetting, NOTHING, unionOf, turnNameIn } from './forgetting.type.js';
import { forgottenOf, reportIn } from './report.js';

/** Forgets memories. */
@Injectable()
export class ForgetMemoryService {
  constructor(
    private readonly writes: ContactWrites,
    private readonly repository: ForgetRepository,
    private readonly forgetter: Forgetter,
  ) {}

  /**
   * Empties every version that carries the words. Repeating the call gives the same answer.
   * @throws DomainError NOT_FOUND if the tenant never had the memory.
   */
  async forget(
    { tenantId, keyId }: Caller,
    { memoryId, reason, turns: also }: { memoryId: string; reason?: string | undefined; turns: Also },
  ): Promise<Forgetting> {
    const found = await this.repository.memory(tenantId, memoryId);
    if (!found) throw notFound('memory', memoryId);
    return this.writes.runUnforked({ tenantId }, found.contactId, async (transaction, contact) => {
      const place = await this.repository.memory(tenantId, memoryId, transaction);
      if (!place) throw notFound('memory', memoryId);
      const forgotten = { at: contact.now, by: keyId ?? null, reason: reason ?? null };
      const within = { transaction, tenantId, contact, forgotten };
      return place.forgottenAt ? this.again(within, place, also) : this.first(within, memoryId, also);
    });
  }

  private async first(within: ForgetTransaction, memoryId: string, also: Also): Promise<Forgetting> {
    const versions = (await this.forgetter.carriers(within, [memoryId])).flat();
    const turnsOfVersions = await this.repository.saidIn(
      within.transaction,
      versions.map(({ id }) => id),
    );
    const staying = also === 'forget' ? [] : turnsOfVersions;
    const emptied = await this.forgetter.memories(within, versions, staying);
    const turns = also === 'forget' ? await this.forgetter.turns(within, turnsOfVersions.map(turnNameIn)) : NOTHING;
    const kept = { memories: [], turns: staying.map(turnNameIn) };
    const forgetting = {
      contactId: within.contact.id,
      forgotten: within.forgotten,
      ...unionOf(emptied, turns),
      kept,
    };
    const place = await this.repository.memory(within.tenantId, memoryId, within.transaction);
    await this.forgetter.keepReport(within, place?.decisionId ?? null, forgetting);
    return forgetting;
  }

  /** Stored answers about it can be emptied now. */
  private async again(within: ForgetTransaction, place: ForgetPlaceOfMemoryRow, also: Also): Promise<Forgetting> {
    const report = reportIn(place.report);
    const before = { contactId: within.contact.id, forgotten: forgottenOf(place), ...report };
    if (also === 'keep' || report.kept.turns.length === 0) return before;
    const turns = await this.forgetter.turns(within, report.kept.turns);
    const forgetting = { ...before, ...unionOf(report, turns), kept: { memories: [], turns: [] } };
    await this.forgetter.keepReport(within, place.decisionId, forgetting);
    await this.writes.touch(within.transaction, within.contact);
    return forgetting;
  }
}

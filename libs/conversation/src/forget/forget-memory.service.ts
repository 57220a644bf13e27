import { Injectable } from '@nestjs/common';
import { ContactWrites } from '#contacts/contact-writes.js';
import type { Caller } from '#domain/service/caller.js';
import { notFound } from '#domain/service/errors.js';
import type { ForgetPlaceOfMemoryRow } from '#graph/generated/queries.js';
import { ForgetRepository } from './forget.repository.js';
import { Forgetter, type Terms } from './forgetter.js';
import { type Also, type Forgetting, NOTHING, together, turnNameIn } from './forgetting.type.js';
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
      const terms = { transaction, tenantId, contact, forgotten };
      return place.forgottenAt ? this.again(terms, place, also) : this.first(terms, memoryId, also);
    });
  }

  private async first(terms: Terms, memoryId: string, also: Also): Promise<Forgetting> {
    const versions = (await this.forgetter.carriers(terms, [memoryId])).flat();
    const turnsOfVersions = await this.repository.saidIn(
      terms.transaction,
      versions.map(({ id }) => id),
    );
    const staying = also === 'forget' ? [] : turnsOfVersions;
    const emptied = await this.forgetter.memories(terms, versions, staying);
    const turns = also === 'forget' ? await this.forgetter.turns(terms, turnsOfVersions.map(turnNameIn)) : NOTHING;
    const kept = { memories: [], turns: staying.map(turnNameIn) };
    const forgetting = {
      contactId: terms.contact.id,
      forgotten: terms.forgotten,
      ...together(emptied, turns),
      kept,
    };
    const place = await this.repository.memory(terms.tenantId, memoryId, terms.transaction);
    await this.forgetter.keepReport(terms, place?.decisionId ?? null, forgetting);
    return forgetting;
  }

  /** Stored answers about it can be emptied now. */
  private async again(terms: Terms, place: ForgetPlaceOfMemoryRow, also: Also): Promise<Forgetting> {
    const report = reportIn(place.report);
    const before = { contactId: terms.contact.id, forgotten: forgottenOf(place), ...report };
    if (also === 'keep' || report.kept.turns.length === 0) return before;
    const turns = await this.forgetter.turns(terms, report.kept.turns);
    const forgetting = { ...before, ...together(report, turns), kept: { memories: [], turns: [] } };
    await this.forgetter.keepReport(terms, place.decisionId, forgetting);
    await this.writes.touch(terms.transaction, terms.contact);
    return forgetting;
  }
}

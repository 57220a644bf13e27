import { Injectable } from '@nestjs/common';
import { ContactWrites } from '#contacts/contact-writes.js';
import { Clock } from '#domain/service/clock.js';
import { DomainError, notFound } from '#domain/service/errors.js';
import type { RetentionDueRow } from '#graph/generated/queries.js';
import { AuditLog } from '#keys/audit-log.js';
import { AuditService } from '#keys/audit.service.js';
import { TenantSettingsService } from '#settings/tenant-settings.service.js';
import type { Kind, Rules } from '#settings/tenant-settings.type.js';
import { Forgetter } from '../forget/forgetter.js';
import { ExpiryService } from './expiry.service.js';
import { OneByOne } from './one-by-one.js';
import { RetentionRepository, type TenantRules } from './retention.repository.js';
import { BATCH, type Due, NONE, REASON, type RetentionReport, startsOf, sum } from './retention.type.js';

/** At most this many contacts are read by one query. */
const CONTACTS = 100;
const EVERYTHING: Rules = { turns: null, versions: null, answers: null, decisions: null };

type Starts = ReturnType<typeof startsOf>;

/** Removes what is past a tenant's retention rules. Several instances may run at once: what one removed, the others do not find. */
@Injectable()
export class RetentionService {
  constructor(
    private readonly repository: RetentionRepository,
    private readonly writes: ContactWrites,
    private readonly forgetter: Forgetter,
    private readonly expiry: ExpiryService,
    private readonly settings: TenantSettingsService,
    private readonly audit: AuditService,
    private readonly log: AuditLog,
    private readonly clock: Clock,
  ) {}

  /**
   * Sets the stated rules in the tenant's settings.
   * @throws DomainError NOT_FOUND if there is no such tenant.
   */
  async set(tenantId: string, rules: Partial<Rules>): Promise<Rules> {
    const [before] = await this.repository.rules(tenantId);
    if (!before) throw notFound('tenant', tenantId);
    const after = { ...before.rules, ...rules };
    await this.settings.set({ tenantId }, { retention: after });
    await this.log.change({ tenantId }, 'cli', 'setSettings');
    return after;
  }

  /** The rules of every tenant that has some. */
  rules(): Promise<TenantRules[]> {
    return this.repository.rules(null);
  }

  /** @returns how much would be removed now, and the time of the oldest. */
  async preview(tenantId: string | null = null): Promise<RetentionReport[]> {
    const reports: RetentionReport[] = [];
    const expired = await this.expiry.due(tenantId);
    for (const { tenantId: id, rules } of await this.tenants(tenantId, expired)) {
      const starts = startsOf(rules, this.clock.now());
      const due = { turns: NONE, versions: NONE, answers: NONE, decisions: NONE } as RetentionReport['due'];
      const total = { ...due };
      if (starts.answers) total.answers = await this.repository.dueAnswers(id, starts.answers);
      for await (const row of this.contacts(id, starts)) {
        total.turns = sum(total.turns, row.turns, row.turnsFrom);
        total.versions = sum(total.versions, row.versions, row.versionsFrom);
        total.decisions = sum(total.decisions, row.decisions, row.decisionsFrom);
      }
      reports.push({ tenantId: id, rules, due: total, expired: expired.get(id) ?? NONE });
    }
    return reports;
  }

  /**
   * A failure for one contact or tenant does not stop the others.
   * @returns what was removed, by tenant.
   * @throws the first failure at the end, or at once if the database does not answer.
   */
  async run(tenantId: string | null = null): Promise<RetentionReport[]> {
    const reports: RetentionReport[] = [];
    const each = new OneByOne(() => this.repository.rules(tenantId));
    await each.carryOut(async () => void (await this.audit.dropOld(tenantId)));
    let expired: ReadonlyMap<string, Due> = new Map();
    await each.carryOut(async () => void (expired = await this.expiry.run(tenantId, each)));
    for (const { tenantId: id, rules } of await this.tenants(tenantId, expired)) {
      const starts = startsOf(rules, this.clock.now());
      const removed: Record<Kind, number> = { turns: 0, versions: 0, answers: 0, decisions: 0 };
      await each.carryOut(async () => {
        if (starts.answers) removed.answers = await this.dropAnswers(id, starts.answers);
      });
      await each.carryOut(async () => {
        for await (const row of this.contacts(id, starts)) {
          if (row.turns + row.versions + row.decisions > 0)
            await each.carryOut(() => this.removeDue(id, row.contactId, starts, removed));
        }
      });
      const counted = Object.entries(removed).map(([kind, count]) => [kind, { count, from: null }]);
      const due = Object.fromEntries(counted) as RetentionReport['due'];
      reports.push({ tenantId: id, rules, due, expired: expired.get(id) ?? NONE });
    }
    each.assertAllDone();
    return reports;
  }

  /** Tenants with rules or with expired data. */
  private async tenants(tenantId: string | null, expired: ReadonlyMap<string, Due>): Promise<TenantRules[]> {
    const ruled = await this.repository.rules(tenantId);
    const others = [...expired.keys()].filter((id) => !ruled.some((tenant) => tenant.tenantId === id));
    return [...ruled, ...others.map((id) => ({ tenantId: id, rules: EVERYTHING }))];
  }

  private async *contacts(tenantId: string, starts: Starts): AsyncGenerator<RetentionDueRow> {
    const { turns: turnsBefore, versions: versionsBefore, decisions: decisionsBefore } = starts;
    if (!turnsBefore && !versionsBefore && !decisionsBefore) return;
    const before = { turnsBefore, versionsBefore, decisionsBefore };
    for (let after = ''; ;) {
      const page = await this.repository.due({ tenantId, after, limit: CONTACTS, ...before });
      yield* page;
      if (page.length < CONTACTS) return;
      after = page.at(-1)?.contactId ?? '';
    }
  }

  private async dropAnswers(tenantId: string, before: Date): Promise<number> {
    let total = 0;
    for (let dropped = BATCH; dropped === BATCH; total += dropped)
      dropped = await this.repository.dropAnswers(tenantId, before, BATCH);
    return total;
  }

  /** In batches, until nothing is due; nothing is done for a contact erased meanwhile. */
  private async removeDue(
    tenantId: string,
    contactId: string,
    starts: Starts,
    gone: Record<Kind, number>,
  ): Promise<void> {
    try {
      for (let more = true; more;) {
        const went = await this.batch(tenantId, contactId, starts);
        for (const kind of ['turns', 'versions', 'decisions'] as const) gone[kind] += went[kind];
        more = Object.values(went).includes(BATCH);
      }
    } catch (error) {
      if (!(error instanceof DomainError) || error.code !== 'NOT_FOUND') throw error;
    }
  }

  /** One transaction, which reads again after locking the contact. Current memories are never removed. */
  private batch(
    tenantId: string,
    contactId: string,
    starts: Starts,
  ): Promise<Record<Exclude<Kind, 'answers'>, number>> {
    return this.writes.run({ tenantId }, contactId, async (transaction, contact) => {
      const forgotten = { at: contact.now, by: null, reason: REASON };
      const within = { transaction, tenantId, contact, forgotten };
      const turns = starts.turns ? await this.repository.dueTurns(transaction, contact.pool, starts.turns, BATCH) : [];
      if (turns.length > 0) await this.forgetter.turns(within, turns);
      const versions = starts.versions
        ? await this.repository.dueVersions(transaction, contact.pool, starts.versions, BATCH)
        : [];
      await this.forgetter.memories(within, versions);
      const words = { limit: BATCH, reason: REASON };
      const decisions = starts.decisions
        ? await this.repository.emptyDecisions(transaction, contact.pool, starts.decisions, words)
        : [];
      await this.forgetter.decisionsInAnswers(within, decisions, REASON);
      if (turns.length + versions.length + decisions.length > 0) await this.writes.touch(transaction, contact);
      return { turns: turns.length, versions: versions.length, decisions: decisions.length };
    });
  }
}

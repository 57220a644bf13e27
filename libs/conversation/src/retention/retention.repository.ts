import { Injectable } from '@nestjs/common';
import {
  retentionDropAnswers,
  retentionDue,
  retentionDueAnswers,
  retentionDueTurns,
  type RetentionDueParams,
  type RetentionDueRow,
  retentionDueVersions,
  type RetentionDueVersionsRow,
  retentionEmptyDecisions,
  retentionRules,
} from '#graph/generated/queries.js';
import { Graph, type Queries } from '#graph/graph.js';
import type { TurnName } from '../forget/forgetting.type.js';
import { hasRule, type Rules, rulesOf } from '#settings/tenant-settings.type.js';
import type { Due } from './retention.type.js';

/** A tenant and its rules. */
export interface TenantRules {
  readonly tenantId: string;
  readonly rules: Rules;
}

/** Reads the tenants' retention rules, and what is past them. */
@Injectable()
export class RetentionRepository {
  constructor(private readonly graph: Graph) {}

  /** @param tenantId `null`: all tenants with a retention rule. */
  async rules(tenantId: string | null): Promise<TenantRules[]> {
    const rows = await this.graph.all(retentionRules, { tenantId });
    const all = rows.map(({ tenantId: id, ...kept }) => ({ tenantId: id, rules: rulesOf(kept) }));
    return tenantId === null ? all.filter(({ rules }) => hasRule(rules)) : all;
  }

  /** A page of contacts, each with how much is due. */
  due(page: RetentionDueParams): Promise<RetentionDueRow[]> {
    return this.graph.all(retentionDue, page);
  }

  async dueAnswers(tenantId: string, before: Date): Promise<Due> {
    const [row] = await this.graph.all(retentionDueAnswers, { tenantId, before });
    return { count: row?.answers ?? 0, from: row?.answersFrom ?? null };
  }

  dueTurns(transaction: Queries, contactIds: readonly string[], before: Date, limit: number): Promise<TurnName[]> {
    return transaction.all(retentionDueTurns, { contactIds, before, limit });
  }

  dueVersions(
    transaction: Queries,
    contactIds: readonly string[],
    before: Date,
    limit: number,
  ): Promise<RetentionDueVersionsRow[]> {
    return transaction.all(retentionDueVersions, { contactIds, before, limit });
  }

  /** @returns the ids of the decisions that lost their words. */
  async emptyDecisions(
    transaction: Queries,
    contactIds: readonly string[],
    before: Date,
    { limit, reason }: { limit: number; reason: string },
  ): Promise<readonly string[]> {
    const [row] = await transaction.all(retentionEmptyDecisions, { contactIds, before, limit, reason });
    return row?.decisions ?? [];
  }

  /** @returns how many answers were deleted. */
  async dropAnswers(tenantId: string, before: Date, limit: number): Promise<number> {
    return (await this.graph.all(retentionDropAnswers, { tenantId, before, limit }))[0]?.answers ?? 0;
  }
}

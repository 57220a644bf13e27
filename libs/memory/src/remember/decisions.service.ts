import { Injectable } from '@nestjs/common';
import type { KeptOutcome } from '#domain/reconcile/decision-types.js';
import type { Caller } from '#domain/service/caller.js';
import { notFound } from '#domain/service/errors.js';
import type { DecisionRow } from '#graph/query.js';
import { MemoriesRepository } from '../memories.repository.js';
import type { Decision } from './decision.js';

/** A stored decision and its statement. */
export interface KeptDecision {
  readonly decision: Omit<Decision, 'outcome'> & { readonly outcome: KeptOutcome };
  readonly memoryId: string;
  readonly contactId: string;
  readonly text: string;
  readonly recordedAt: Date;
  /** The decision that it reverted. */
  readonly reverts: string | null;
  /** When it was reverted itself. */
  readonly revertedAt: Date | null;
}

/** Reads how statements were reconciled. */
@Injectable()
export class DecisionsService {
  constructor(private readonly memories: MemoriesRepository) {}

  async get({ tenantId }: Caller, decisionId: string): Promise<KeptDecision> {
    const row = await this.memories.decision(tenantId, decisionId);
    if (!row) throw notFound('decision', decisionId);
    return keptDecision(row);
  }
}

/** @returns a decision as callers see it. */
export function keptDecision(row: { readonly decision: DecisionRow; readonly memoryId: string }): KeptDecision {
  const { contactId, text, recordedAt, reverts, revertedAt, candidates, ...decision } = row.decision;
  return {
    decision: { ...decision, candidates: JSON.parse(candidates) as Decision['candidates'] },
    contactId,
    memoryId: row.memoryId,
    text,
    recordedAt,
    reverts,
    revertedAt,
  };
}

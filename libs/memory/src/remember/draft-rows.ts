import type { Decider } from '#domain/reconcile/decision-types.js';
import type { WritePlan } from '#domain/reconcile/write-plan.js';
import type { MemoryApplyParams } from '#graph/generated/queries.js';
import type { Vector } from '#models/embedder.js';
import { memoryRow } from '../memory-row.js';

/** The rows of a draft, as memory/apply takes them. */
export type Rows = {
  -readonly [
    K in 'opens' | 'closes' | 'links' | 'decisions' | 'sources' | 'entities' | 'moves'
  ]: MemoryApplyParams[K][number][];
};

export function emptyRows(): Rows {
  return { opens: [], closes: [], links: [], decisions: [], sources: [], entities: [], moves: [] };
}

/** Why versions are written. */
export interface Why {
  readonly decisionId: string | null;
  readonly decidedBy: Decider;
  readonly reason: string;
}

/** What is stored with a plan besides its own content. */
interface Written extends Why {
  readonly statedReason: string | null;
  readonly similarity: number | null;
  readonly tenantId: string;
  /** For new versions only. Carried-over versions keep their vector and expiry. */
  readonly begun?: { readonly vector: Vector | null; readonly forgetAt: Date | null };
}

/** Adds the rows for what a plan closes, opens and links. */
export function addPlan(rows: Rows, plan: WritePlan, { tenantId, begun, ...why }: Written): void {
  rows.closes.push(...plan.closes);
  for (const { version, carriesOver } of plan.opens) {
    const row = memoryRow(version, tenantId);
    const properties = begun && carriesOver === null ? { ...row, forgetAt: begun.forgetAt } : row;
    rows.opens.push({ properties, vector: carriesOver === null ? (begun?.vector ?? null) : null, carriesOver });
  }
  rows.links.push(...plan.links.map((link) => ({ ...link, ...why })));
}

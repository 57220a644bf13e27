import { combinedConfidence } from '#domain/blend.js';
import type { Memory, Version } from '#domain/memory.js';
import type { Candidate, Decider, Settled } from '#domain/settled.js';
import type { Statement } from '#domain/statement.js';
import { endOf } from '#domain/denial.js';
import { endAll, type Plan, supersede } from '#domain/supersede.js';
import type { MemoryApplyParams } from '#graph/generated/queries.js';
import { newId } from '#graph/ids.js';
import type { TurnRow } from '#graph/query.js';
import type { Vector } from '#models/embedder.js';
import { toMemory } from '../as-known.js';
import { keysOf } from '../key-hashes.js';

/** How a statement met what was believed, as its caller sees it. */
export interface Decision {
  readonly id: string | null;
  readonly outcome: Settled['outcome'];
  readonly superseded: readonly string[];
  readonly decidedBy: Decider;
  /** The arbiter, if it decided. */
  readonly model: string | null;
  /** That it is so, from 0 to 1, where the one who decided knows it. */
  readonly probability: number | null;
  readonly similarity: number | null;
  readonly reason: string;
  readonly candidates: readonly { id: string; text: string; score: number; parts: Candidate['parts'] }[];
}

/** What remember answers. */
export interface Remembered {
  readonly memory: Memory;
  readonly decision: Decision;
}

/** What it answers to a dry run: nothing was written, so there are no ids. */
export type Rehearsal = Pick<Remembered, 'decision'>;

/** A statement ready to be written. */
export interface Prepared {
  /** Of the memory that it becomes, if it becomes one. */
  readonly memoryId: string;
  readonly statement: Statement;
  readonly turn: TurnRow | null;
  readonly vector: Vector | null;
}

/** What a decision is kept with, besides how it was settled. */
export interface Decided {
  readonly id: string;
  readonly model: string | null;
  readonly candidates: readonly Candidate[];
  /** The statement's own, if it has one. */
  readonly key: string | null;
}

/** Who the draft is for. */
interface Owner {
  readonly tenantId: string;
  readonly contactId: string;
  readonly property: string;
}

type Rows = { -readonly [K in 'opens' | 'closes' | 'links' | 'decisions' | 'sources']: MemoryApplyParams[K][number][] };

/** Collects what statements will write, as the data that memory/apply takes. */
export class Draft {
  #rows = emptyRows();

  constructor(private readonly owner: Owner) {}

  /** @returns the write collected so far, and begins an empty one; `null` when there is nothing to write. */
  take(now: Date): MemoryApplyParams | null {
    const rows = this.#rows;
    if (rows.opens.length + rows.closes.length + rows.decisions.length === 0) return null;
    this.#rows = emptyRows();
    return { contactId: this.owner.contactId, property: this.owner.property, now, ...rows };
  }

  /** Adds what one settled statement writes, and answers as its caller will see it. */
  add(prepared: Prepared, settled: Settled, decided: Decided, now: Date): Remembered {
    const decision = decisionOf(settled, decided);
    const { restates } = settled.placement;
    const { withdraws, denies, denial } = settled;
    if (denial) {
      this.decide(prepared, decision, decided, denial.id, now);
      return { memory: toMemory(denial), decision };
    }
    if (denies) return this.deny(prepared, denies, { ...settled, ...decided }, now);
    if (withdraws) {
      this.#rows.closes.push(withdraws.id);
      this.decide(prepared, decision, decided, withdraws.id, now);
      return { memory: toMemory({ ...withdraws, supersededAt: now }), decision };
    }
    if (restates) {
      this.decide(prepared, decision, decided, restates.id, now);
      return { memory: toMemory(restatedWith(restates, prepared.statement)), decision };
    }
    const { contactId } = this.owner;
    const mint = firstThen(prepared.memoryId, newId);
    const plan = supersede(settled.statement ?? prepared.statement, contactId, settled, now, mint);
    this.plan(plan, prepared, decision);
    this.decide(prepared, decision, decided, plan.memory.id, now);
    return { memory: toMemory(plan.memory), decision };
  }

  /** Adds a withdrawal: the version is believed no longer, and the decision says why. */
  withdraw({ id, text }: Version, reason: string, now: Date): void {
    this.#rows.closes.push(id);
    this.#rows.decisions.push({
      memoryId: id,
      others: [],
      properties: {
        ...this.decisionRow(newId(), now),
        outcome: 'withdrawn',
        text,
        reason,
        decidedBy: 'caller',
        superseded: [],
        candidates: '[]',
      },
    });
  }

  /** What is denied ends, or is gone; the statement is kept with the decision. */
  private deny(prepared: Prepared, denied: readonly Version[], settled: Settled & Decided, now: Date): Remembered {
    const { statement } = prepared;
    const at = statement.polarity === 'never' ? null : endOf(statement);
    const { became, ...plan } = endAll(denied, at, statement, now, newId);
    const decision = { ...decisionOf(settled, settled), superseded: plan.closes };
    this.plan(plan, { ...prepared, vector: null }, decision);
    const about = became.map(({ id }) => id);
    this.decide(prepared, decision, settled, about[0] as string, now, about.slice(1));
    return { memory: toMemory(became[0] as Version), decision };
  }

  private plan(plan: Plan, { vector }: Prepared, decision: Decision): void {
    const { decidedBy, reason, similarity, id } = decision;
    for (const { version, carriesOver } of plan.opens) {
      const properties = memoryRow(version, this.owner.tenantId);
      this.#rows.opens.push({ properties, vector: carriesOver ? null : vector, carriesOver });
    }
    this.#rows.closes.push(...plan.closes);
    this.#rows.links.push(...plan.links.map((link) => ({ ...link, decidedBy, reason, similarity, decisionId: id })));
  }

  private decide(
    { statement, turn }: Prepared,
    decision: Decision,
    { key }: Decided,
    memoryId: string,
    now: Date,
    others: readonly string[] = [],
  ): void {
    const { id, outcome, superseded, decidedBy, model, probability, similarity, reason } = decision;
    const { text, confidence, saidAt, cardinality } = statement;
    this.#rows.decisions.push({
      memoryId,
      others,
      properties: {
        ...this.decisionRow(id as string, now),
        outcome,
        superseded,
        decidedBy,
        decidedByModel: model,
        probability,
        key,
        cardinality,
        similarity,
        reason,
        candidates: JSON.stringify(decision.candidates),
        text,
        confidence,
        saidAt,
        turnId: turn?.id ?? null,
      },
    });
    if (turn) this.#rows.sources.push({ memoryId, turnId: turn.id, sessionId: turn.sessionId, decisionId: id });
  }

  private decisionRow(id: string, recordedAt: Date): Record<string, unknown> {
    return { id, tenantId: this.owner.tenantId, contactId: this.owner.contactId, recordedAt };
  }
}

/** @returns the properties of a version that begins to be believed. */
export function memoryRow(version: Version, tenantId: string): Record<string, unknown> {
  return {
    ...version,
    tenantId,
    ...keysOf(version),
  };
}

function emptyRows(): Rows {
  return { opens: [], closes: [], links: [], decisions: [], sources: [] };
}

function decisionOf(settled: Settled, { id, model, candidates }: Decided): Decision {
  const { outcome, decidedBy, probability = null, similarity, reason, placement } = settled;
  return {
    id,
    outcome,
    superseded: placement.closes.map(({ version }) => version.id),
    decidedBy,
    model,
    probability,
    similarity,
    reason,
    candidates: candidates.map(({ version: { id, text }, score, parts }) => ({ id, text, score, parts })),
  };
}

/** The version after the restatement, with its confidence added. */
function restatedWith(version: Version, { confidence }: Statement): Version {
  return { ...version, confidence: combinedConfidence([version.confidence, confidence]) };
}

function firstThen(first: string, mint: () => string): () => string {
  let next: string | null = first;
  return () => {
    const id = next ?? mint();
    next = null;
    return id;
  };
}

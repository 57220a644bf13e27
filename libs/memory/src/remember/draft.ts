import { filedAs } from '#domain/memory/filing.js';
import type { Filing, Memory, Version } from '#domain/memory/memory.js';
import type { EntityLink } from '#entities/entity.type.js';
import type { Statement } from '#domain/memory/statement.js';
import type { EntityMerge } from '#domain/merge/entity-merge.js';
import type { NewEnd, Settled } from '#domain/reconcile/decision-types.js';
import { endVersions } from '#domain/reconcile/end-versions.js';
import { planNewEnds } from '#domain/reconcile/revised-announcement.js';
import { endOfDenied } from '#domain/reconcile/settle-denial.js';
import { supersede } from '#domain/reconcile/supersede.js';
import type { WritePlan } from '#domain/reconcile/write-plan.js';
import { newId } from '#graph/ids.js';
import type { NewDecision, TurnRow } from '#graph/query.js';
import type { Vector } from '#models/embedder.js';
import { toMemory } from '../as-known.js';
import type { MemoryWrite } from '../memory-write.js';
import { type Decided, type Decision, decisionOf, replacedIds, ENTITIES_ARE_SAME } from './decision.js';
import { linksTo } from './denied-links.js';
import { addPlan, emptyRows, type Why } from './draft-rows.js';
import { firstIdThen, repeatableIds } from './pieces.js';
import { restatedWith } from './restated.js';

/** The answer of remember. */
export interface Remembered {
  readonly memory: Memory;
  readonly decision: Decision;
}

/** The answer to a dry run: nothing was written, so there are no ids. */
export type Rehearsal = Pick<Remembered, 'decision'>;

/** A statement that is ready to be written. */
export interface Prepared {
  /** Id of the memory that it may become. */
  readonly memoryId: string;
  /** Ids for the remaining pieces of other versions; missing ones are generated. */
  readonly pieceIds: string[];
  readonly statement: Statement;
  /** A reader, not the caller, named the version to supersede, which may have changed since. */
  readonly isNamedByReader: boolean;
  /** The model that read the statement in its turn; `null` if a caller stated it. */
  readonly reader: string | null;
  readonly turn: TurnRow | null;
  readonly vector: Vector | null;
  /** When the memory and the decision are to be forgotten; `null`: never. */
  readonly expiry: { readonly memory: Date | null; readonly decision: Date | null };
  /** The entities that it is about or mentions. */
  readonly entities: readonly EntityLink[];
}

/** For whom the draft writes. */
interface Owner {
  readonly tenantId: string;
  readonly contactId: string;
  readonly property: string;
}

/** Collects the rows that statements will write, as memory/apply takes them. */
export class Draft {
  #rows = emptyRows();

  constructor(private readonly owner: Owner) {}

  /** @returns the collected write, or `null` if it is empty. Then starts a new one. */
  take(now: Date): MemoryWrite | null {
    const rows = this.#rows;
    if (rows.opens.length + rows.closes.length + rows.decisions.length === 0) return null;
    this.#rows = emptyRows();
    return { contactId: this.owner.contactId, property: this.owner.property, now, ...rows };
  }

  /** Adds the rows of one settled statement. @returns what its caller will see. */
  add(prepared: Prepared, settled: Settled, decided: Decided, now: Date): Remembered {
    const decision = decisionOf(settled, decided, prepared.statement);
    const { restates } = settled.placement;
    const { withdraws, denies, denial, newEnds = [] } = settled;
    if (denial) {
      this.decide(prepared, decision, decided, denial.id, now);
      return { memory: toMemory(denial, now), decision };
    }
    if (denies) return this.deny(prepared, denies, { ...settled, ...decided }, now);
    if (withdraws) {
      this.#rows.closes.push(withdraws.id);
      const others = planNewEnds(newEnds, now, repeatableIds(prepared.pieceIds));
      this.plan(others, prepared, decision);
      this.decide(prepared, decision, { ...decided, others }, withdraws.id, now);
      return { memory: toMemory({ ...withdraws, supersededAt: now }, now), decision };
    }
    if (restates) {
      this.decide(prepared, decision, decided, restates.id, now);
      return { memory: toMemory(restatedWith(restates, prepared.statement), now), decision };
    }
    const { contactId } = this.owner;
    const mint = firstIdThen(prepared.memoryId, repeatableIds(prepared.pieceIds));
    const plan = supersede(settled.statement ?? prepared.statement, contactId, settled, now, mint);
    this.plan(plan, prepared, decision);
    this.decide(prepared, decision, { ...decided, unclear: settled.unclear, others: plan.others }, plan.memory.id, now);
    return { memory: toMemory(plan.memory, now), decision };
  }

  /** Merges two entities as part of a decision that is added later. */
  mergeEntities({ moves, ...plan }: EntityMerge, by: Why): void {
    this.carryOver(plan, by);
    this.#rows.moves.push(...moves);
  }

  /** Adds the decision that merged two entities by {@link mergeEntities}. */
  decideEntityMerge(
    { closes, opens, dropped }: EntityMerge,
    by: { decisionId: string; about: string; reason: string },
    now: Date,
  ): void {
    const opened = opens.map(({ version }) => version.id);
    const others = dropped.filter((id) => id !== by.about);
    this.keep(by.about, others, {
      ...{ id: by.decisionId, recordedAt: now, reason: by.reason, text: ENTITIES_ARE_SAME, candidates: '[]' },
      ...{ superseded: closes, opened, memoryId: by.about },
      outcome: 'met',
      decidedBy: 'caller',
    });
  }

  /** Withdraws a version: it is no longer believed. Versions that would have made way for it continue. */
  withdraw({ id, text }: Version, newEnds: readonly NewEnd[], reason: string, now: Date): void {
    const [others, decisionId] = [planNewEnds(newEnds, now, newId), newId()];
    this.#rows.closes.push(id);
    this.carryOver(others, { decidedBy: 'caller', reason, decisionId });
    this.keep(id, [], {
      ...{ id: decisionId, recordedAt: now, text, reason, candidates: '[]' },
      ...{ superseded: others.closes, opened: others.opens.map(({ version }) => version.id) },
      outcome: 'withdrawn',
      decidedBy: 'caller',
    });
  }

  /** Changes the filing of a version: writes a new version that says the same. */
  file(version: Version, filed: Required<Filing>, reason: string, now: Date): { memory: Version; decisionId: string } {
    const [memory, decisionId] = [filedAs(version, filed, newId(), now), newId()];
    const [from, to] = [memory.id, version.id];
    const opens = [{ version: memory, carriesOver: to }];
    this.carryOver(
      { closes: [to], opens, links: [{ from, to, as: 'filed' }] },
      { decidedBy: 'caller', reason, decisionId },
    );
    this.keep(from, [], {
      ...{ id: decisionId, recordedAt: now, text: version.text, reason, candidates: '[]' },
      ...{ superseded: [to], opened: [from], memoryId: from },
      outcome: 'filed',
      decidedBy: 'caller',
    });
    return { memory, decisionId };
  }

  /** Ends or removes what is denied. The statement is stored with the decision only. */
  private deny(
    prepared: Prepared,
    deniedVersions: readonly Version[],
    settled: Settled & Decided,
    now: Date,
  ): Remembered {
    const statement = settled.statement ?? prepared.statement;
    const at = statement.polarity === 'never' ? null : endOfDenied(statement);
    const mint = repeatableIds(prepared.pieceIds);
    const { became, ...plan } = endVersions(deniedVersions, at, statement, now, mint);
    const others = planNewEnds(settled.newEnds ?? [], now, mint);
    const superseded = replacedIds([...plan.closes, ...others.closes], settled);
    const decision = { ...decisionOf(settled, settled, statement), superseded };
    for (const part of [plan, others]) this.plan(part, { ...prepared, vector: null }, decision);
    const [ended, ids] = [became[0] as Version, became.slice(1).map(({ id }) => id)];
    const linked = { ...prepared, entities: linksTo(ended, prepared) };
    this.decide(linked, decision, { ...settled, others }, ended.id, now, ids);
    return { memory: toMemory(ended, now), decision };
  }

  private carryOver(plan: WritePlan, why: Why): void {
    addPlan(this.#rows, plan, { ...why, statedReason: null, similarity: null, tenantId: this.owner.tenantId });
  }

  private plan(plan: WritePlan, { vector, expiry }: Prepared, decision: Decision): void {
    const { decidedBy, reason, statedReason, similarity, id } = decision;
    const { tenantId } = this.owner;
    const begun = { vector, forgetAt: expiry.memory };
    addPlan(this.#rows, plan, { decidedBy, reason, statedReason, similarity, decisionId: id, tenantId, begun });
  }

  private decide(
    { statement, turn, entities, reader, expiry }: Prepared,
    decision: Decision,
    { key, merges = [], unclear, others: extra }: Decided & Pick<Settled, 'unclear'> & { readonly others?: WritePlan },
    memoryId: string,
    now: Date,
    others: readonly string[] = [],
  ): void {
    const opened = [...merges, ...(extra ? [extra] : [])].flatMap(({ opens }) =>
      opens.map(({ version }) => version.id),
    );
    const { id, outcome, superseded, decidedBy, model, probability, similarity, reason, statedReason } = decision;
    const { text, confidence, saidAt, cardinality } = statement;
    this.keep(memoryId, [...others, ...merges.flatMap(({ dropped }) => dropped)], {
      id: id as string,
      recordedAt: now,
      ...(merges.length > 0 ? { memoryId } : {}),
      outcome,
      superseded,
      // A version that it opened and replaced at once is in neither list.
      opened: opened.length > 0 ? opened.filter((id) => !this.#rows.closes.includes(id)) : null,
      decidedBy,
      decidedByModel: model,
      reader,
      probability,
      key,
      cardinality,
      similarity,
      reason,
      statedReason,
      candidates: JSON.stringify(decision.candidates),
      mayConcern: unclear ?? null,
      text,
      confidence,
      saidAt,
      turnId: turn?.id ?? null,
      forgetAt: expiry.decision,
    });
    for (const link of entities)
      this.#rows.entities.push({ ...link, memoryId, decisionId: outcome === 'restated' ? id : null });
    if (turn) this.#rows.sources.push({ memoryId, turnId: turn.id, sessionId: turn.sessionId, decisionId: id });
  }

  /** @param others more memories that the decision is about. */
  private keep(
    memoryId: string,
    others: readonly string[],
    decision: Omit<NewDecision, 'tenantId' | 'contactId'>,
  ): void {
    const { tenantId, contactId } = this.owner;
    this.#rows.decisions.push({ memoryId, others, properties: { ...decision, tenantId, contactId } });
  }
}

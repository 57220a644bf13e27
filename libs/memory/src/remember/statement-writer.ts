import { Inject, Injectable } from '@nestjs/common';
import type { Config } from '#config/config.js';
import { CONFIG } from '#config/config.token.js';
import type { LockedContact } from '#contacts/contact-writes.js';
import { under } from '#domain/errors.js';
import { doubted } from '#domain/doubt.js';
import { place } from '#domain/placement.js';
import { reconcile, type ReconcileRules } from '#domain/reconcile.js';
import { isNamesake } from '#domain/sameness.js';
import { ARBITER_FLOOR, type Candidate, type Neighbours, type Settled, type Verdict } from '#domain/settled.js';
import type { Statement } from '#domain/statement.js';
import type { Queries } from '#graph/graph.js';
import { newId } from '#graph/ids.js';
import { VectorSpace } from '#models/vector-space.js';
import { MemoriesRepository } from '../memories.repository.js';
import type { MemoryWrite } from '../memory-write.js';
import { UNITED } from './decision.js';
import { Draft, type Remembered } from './draft.js';
import { asShown, ForkVersions } from './fork-versions.js';
import { type ContactSoFar, Neighbourhood, SHOWN } from './neighbourhood.js';
import { keyedDecisionId } from './statement-key.js';
import { StatementEntities } from './statement-entities.js';
import type { StatementInput } from './statement-input.js';
import { StatementReader, type ToWrite } from './statement-reader.js';

/** A statement of the contact that was written before, under the same key: nothing is written; this is its memory. */
export interface Skipped {
  readonly skipped: string;
}

/** An arbiter's answer, and which arbiter gave it. */
export type Judged = Verdict & { readonly model: string };

/** What no rule settles: statement number `index` of the write, and what it may concern. */
export interface Question {
  readonly index: number;
  readonly statement: Statement;
  readonly candidates: readonly Candidate[];
}

const NO_NEIGHBOURS: Neighbours = { slot: [], named: null, events: [], candidates: [] };

/** Settles and writes statements one after another inside a transaction that holds the contact's lock. */
@Injectable()
export class StatementWriter {
  private readonly rules: ReconcileRules;

  constructor(
    private readonly memories: MemoriesRepository,
    private readonly reader: StatementReader,
    private readonly entities: StatementEntities,
    private readonly neighbourhood: Neighbourhood,
    private readonly space: VectorSpace,
    private readonly forkVersions: ForkVersions,
    @Inject(CONFIG) config: Config,
  ) {
    // Nothing is too far for an arbiter that costs nothing: many changes are told in words that are far from the fact's.
    const floor = config.ARBITER === 'local' ? 0 : ARBITER_FLOOR;
    this.rules = { by: config.RECONCILE, update: config.RECONCILE_UPDATE, add: config.RECONCILE_ADD, floor };
  }

  /**
   * @param verdicts the arbiter's, by the statement's number; `null` if it was not asked yet: then what only it could
   * settle comes back as questions, and the transaction must be undone.
   */
  async write(
    transaction: Queries,
    tenantId: string,
    contact: LockedContact,
    toWrite: readonly ToWrite[],
    verdicts: ReadonlyMap<number, Judged> | null,
  ): Promise<{ results: (Remembered | Skipped)[]; questions: Question[] }> {
    const draft = new Draft({ tenantId, contactId: contact.id, property: this.space.property });
    const memoryIds = await this.rememberedBefore(transaction, contact, toWrite);
    const [results, questions]: [(Remembered | Skipped)[], Question[]] = [[], []];
    const written: string[] = [];
    let { now } = contact;
    for (const [index, item] of toWrite.entries()) {
      const id = item.input.key === undefined ? newId() : keyedDecisionId(contact.id, item.input.key);
      const skipped = memoryIds.get(id);
      if (skipped !== undefined) {
        results.push({ skipped });
        continue;
      }
      const read = await this.reader.read(transaction, contact, item, now);
      // What was written before in this batch must be seen, so it goes to the database first.
      if (item.input.reconcile) written.push(...(await this.flush(transaction, contact, tenantId, draft.take(now))));
      const placed = await under(item.path, () => this.entities.place(transaction, contact, tenantId, read, now));
      const { prepared, merges } = placed;
      now = placed.now;
      for (const merge of merges) draft.unite(merge, { decisionId: id, decidedBy: 'attribute', reason: UNITED });
      if (merges.length > 0) written.push(...(await this.flush(transaction, contact, tenantId, draft.take(now))));
      const neighbours = item.input.reconcile
        ? await this.neighbourhood.around(transaction, soFar(contact, written), prepared, now, tenantId)
        : NO_NEIGHBOURS;
      const verdict = verdicts ? (verdicts.get(index) ?? null) : undefined;
      const settled = await under(item.path, () =>
        this.settle(prepared.statement, neighbours, item, verdict, (candidates) =>
          questions.push({ index, statement: prepared.statement, candidates }),
        ),
      );
      now = timeOf(settled, now);
      const model = modelOf(settled, item.input, verdict);
      const candidates = shownOf(prepared.statement, neighbours.candidates, settled);
      const decided = { id, model, candidates, key: item.input.key ?? null, merges };
      const remembered = draft.add(prepared, settled, decided, now);
      memoryIds.set(id, remembered.memory.id);
      results.push(asShown(contact, remembered));
    }
    await this.flush(transaction, contact, tenantId, draft.take(now));
    return { results, questions };
  }

  /** @returns for the statements whose key the contact has already: by decision id, the memory. */
  private async rememberedBefore(
    transaction: Queries,
    { id: contactId, pool }: LockedContact,
    toWrite: readonly ToWrite[],
  ): Promise<Map<string, string>> {
    const keys = toWrite.flatMap(({ input: { key } }) => key ?? []);
    const memoryIds = new Map<string, string>();
    if (keys.length === 0) return memoryIds;
    // What was remembered of a contact before it was merged into this one counts as well.
    for (const owner of pool) {
      const byId = new Map(keys.map((key) => [keyedDecisionId(owner, key), keyedDecisionId(contactId, key)]));
      for (const [id, memoryId] of await this.memories.decided(transaction, owner, [...byId.keys()]))
        memoryIds.set(byId.get(id) ?? id, memoryId);
    }
    return memoryIds;
  }

  private settle(
    statement: Statement,
    neighbours: Neighbours,
    { input }: ToWrite,
    verdict: Verdict | null | undefined,
    ask: (candidates: readonly Candidate[]) => void,
  ): Settled {
    if (!input.reconcile) return asGiven(statement);
    const { doubt } = input;
    if (doubt !== undefined)
      return doubted(statement, reconcile(statement, neighbours, this.rules, null) as Settled, doubt);
    const reconciled = reconcile(statement, neighbours, this.rules, verdict);
    if (reconciled.outcome !== 'unclear') return byReader(reconciled, input);
    ask(reconciled.candidates);
    return reconcile(statement, neighbours, this.rules, null) as Settled;
  }

  /** @returns the versions that it opened. */
  private async flush(
    transaction: Queries,
    contact: LockedContact,
    tenantId: string,
    write: MemoryWrite | null,
  ): Promise<string[]> {
    if (!write) return [];
    await this.forkVersions.apply(transaction, contact, tenantId, write);
    return write.opens.map(({ properties }) => String(properties.id));
  }
}

/** @returns the candidates that a decision is kept with: the nearest, other values of its attribute, and the one that it replaced. */
function shownOf(statement: Statement, candidates: readonly Candidate[], { placement }: Settled): Candidate[] {
  const closed = new Set(placement.closes.map(({ version }) => version.id));
  return candidates.filter(({ version }, place) => {
    const isOther = statement.cardinality === 'unknown' && isNamesake(version, statement);
    return place < SHOWN || isOther || closed.has(version.id);
  });
}

/** @returns the contact as it is when the batch has opened these versions. */
function soFar(contact: LockedContact, written: readonly string[]): ContactSoFar {
  return { ...contact, written: [...written], versions: contact.versions + written.length };
}

/** A version that this batch wrote can be replaced within it too; its system time must not be empty. */
function timeOf({ placement, withdraws, denies = [] }: Settled, now: Date): Date {
  const closed = [...placement.closes.map(({ version }) => version), ...(withdraws ? [withdraws] : []), ...denies];
  const newest = Math.max(0, ...closed.map(({ recordedAt }) => recordedAt.getTime()));
  return newest < now.getTime() ? now : new Date(newest + 1);
}

/** A version that a reader of the conversation named was not named by the caller. */
function byReader(settled: Settled, { known, supersedes }: StatementInput): Settled {
  if (known === undefined || supersedes !== undefined || settled.decidedBy !== 'caller') return settled;
  return {
    ...settled,
    decidedBy: 'extractor',
    reason: 'Whoever read the conversation named the version that it is about.',
  };
}

function modelOf(
  { decidedBy }: Settled,
  { reader }: StatementInput,
  verdict: Judged | null | undefined,
): string | null {
  if (decidedBy === 'arbiter' || decidedBy === 'classifier') return verdict?.model ?? null;
  return decidedBy === 'extractor' ? (reader ?? null) : null;
}

function asGiven(statement: Statement): Settled {
  return {
    outcome: 'added',
    placement: place({ ...statement, cardinality: 'many' }, [], null),
    decidedBy: 'caller',
    similarity: null,
    reason: 'Stored as given.',
  };
}

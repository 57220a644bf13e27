import { Inject, Injectable } from '@nestjs/common';
import type { Config } from '#config/config.js';
import { CONFIG } from '#config/config.token.js';
import type { LockedContact } from '#contacts/contact-writes.js';
import { StatedTimes } from '#contacts/stated-times.js';
import type { Heard } from '#dates/moment.js';
import { attributeTable } from '#domain/attributes.js';
import { DomainError, invalid } from '#domain/errors.js';
import { place } from '#domain/placement.js';
import {
  type Candidate,
  type Neighbours,
  reconcile,
  type ReconcileRules,
  type Settled,
  type Verdict,
} from '#domain/reconcile.js';
import type { Statement } from '#domain/statement.js';
import type { Queries } from '#graph/graph.js';
import type { TurnRow } from '#graph/query.js';
import type { Vector } from '#models/embedder.js';
import { VectorSpace } from '#models/vector-space.js';
import { MemoriesRepository } from '../memories.repository.js';
import { Draft, type Prepared, type Remembered } from './draft.js';
import { Neighbourhood } from './neighbourhood.js';
import { assertAimed, type StatementInput, statementOf } from './statement-input.js';

/** One statement of a write; `path` leads to it in the request, for faults. */
export interface ToWrite {
  readonly input: StatementInput;
  readonly path: string;
  readonly vector: Vector | null;
}

/** What no rule settles: statement number `index` of the write, and what it may concern. */
export interface Question {
  readonly index: number;
  readonly statement: Statement;
  readonly candidates: readonly Candidate[];
}

const NO_NEIGHBOURS: Neighbours = { slot: [], named: null, candidates: [] };

/** Settles and writes statements one after another inside a transaction that holds the contact's lock. */
@Injectable()
export class StatementWriter {
  private readonly table;
  private readonly rules: ReconcileRules;

  constructor(
    private readonly memories: MemoriesRepository,
    private readonly neighbourhood: Neighbourhood,
    private readonly space: VectorSpace,
    private readonly times: StatedTimes,
    @Inject(CONFIG) config: Config,
  ) {
    this.table = attributeTable(config.ATTRIBUTES);
    this.rules = { by: config.RECONCILE, update: config.RECONCILE_UPDATE, add: config.RECONCILE_ADD };
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
    verdicts: ReadonlyMap<number, Verdict> | null,
  ): Promise<{ results: Remembered[]; questions: Question[] }> {
    const draft = new Draft({ tenantId, contactId: contact.id, property: this.space.property });
    const [results, questions]: [Remembered[], Question[]] = [[], []];
    let { now } = contact;
    for (const [index, item] of toWrite.entries()) {
      const prepared = await this.prepare(transaction, contact, item, now);
      // What was written before in this batch must be seen, so it goes to the database first.
      if (item.input.reconcile) await this.flush(transaction, draft, now);
      const neighbours = item.input.reconcile
        ? await this.neighbourhood.around(transaction, after(contact, index), prepared, now, tenantId)
        : NO_NEIGHBOURS;
      const verdict = verdicts ? (verdicts.get(index) ?? null) : undefined;
      const settled = under(item.path, () =>
        this.settle(prepared.statement, neighbours, item, verdict, (candidates) =>
          questions.push({ index, statement: prepared.statement, candidates }),
        ),
      );
      now = timeOf(settled, now);
      results.push(draft.add(prepared, settled, neighbours.candidates, now));
    }
    await this.flush(transaction, draft, now);
    return { results, questions };
  }

  private async prepare(
    transaction: Queries,
    contact: LockedContact,
    { input, path, vector }: ToWrite,
    now: Date,
  ): Promise<Prepared> {
    const turn = await this.turnOf(transaction, contact.id, input, path);
    const zone = input.timezone ?? turn?.timezone ?? contact.timezone;
    const heard = (reference: Date): Heard => this.times.heard(zone, reference);
    const statement = statementOf(input, { turn, now, table: this.table, heard, path });
    if (input.reconcile) assertAimed(statement, path);
    return { statement, turn, vector };
  }

  private async turnOf(
    transaction: Queries,
    contactId: string,
    { turnId, sessionId }: StatementInput,
    path: string,
  ): Promise<TurnRow | null> {
    if (turnId === undefined) return null;
    const turns = await this.memories.turns(transaction, contactId, sessionId ?? null, [turnId]);
    if (turns.length > 1)
      throw invalid(`${path}sessionId`, `is needed: several sessions of the contact have a turn ${turnId}`);
    if (!turns[0]) throw invalid(`${path}turnId`, `the contact has no turn ${turnId}`);
    return turns[0];
  }

  private settle(
    statement: Statement,
    neighbours: Neighbours,
    { input }: ToWrite,
    verdict: Verdict | null | undefined,
    ask: (candidates: readonly Candidate[]) => void,
  ): Settled {
    if (!input.reconcile) return asGiven(statement);
    const reconciled = reconcile(statement, neighbours, this.rules, verdict);
    if (reconciled.outcome !== 'unclear') return reconciled;
    ask(reconciled.candidates);
    return reconcile(statement, neighbours, this.rules, null) as Settled;
  }

  private async flush(transaction: Queries, draft: Draft, now: Date): Promise<void> {
    const write = draft.take(now);
    if (write) await this.memories.apply(transaction, write);
  }
}

/** Leads a fault of one statement to where it stands in the request. */
function under<T>(path: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof DomainError) || path === '') throw error;
    const faults = error.faults.map((fault) => ({ ...fault, path: `${path}${fault.path}` }));
    throw new DomainError(error.code, `${path}${error.message}`, faults);
  }
}

/** The contact after some statements of the batch, each of which may have given it a memory. */
function after(contact: LockedContact, statements: number): LockedContact {
  return { ...contact, versions: contact.versions + statements };
}

/** A version that this very batch wrote may be replaced by it too; its system time must not be empty. */
function timeOf({ placement }: Settled, now: Date): Date {
  const newest = Math.max(0, ...placement.closes.map(({ version }) => version.recordedAt.getTime()));
  return newest < now.getTime() ? now : new Date(newest + 1);
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

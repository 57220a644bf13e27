import { Inject, Injectable } from '@nestjs/common';
import type { Config } from '#config/config.js';
import { CONFIG } from '#config/config.token.js';
import type { Statement } from '#domain/memory/statement.js';
import type { KnownEntity } from '#domain/people/entity-match.js';
import {
  ARBITER_FLOOR,
  type Candidate,
  type Neighbours,
  type Settled,
  type Verdict,
} from '#domain/reconcile/decision-types.js';
import { reconcile, type ReconcileRules, settleByRules } from '#domain/reconcile/reconcile.js';
import { settleDoubtful } from '#domain/reconcile/settle-doubtful.js';
import { prefixFaults } from '#domain/service/errors.js';
import type { Queries } from '#graph/graph.js';
import type { ArbiterAnswers, Near, Question } from './arbiter-questions.js';
import type { Remembered } from './draft.js';
import { asShown } from './fork-versions.js';
import { type Surroundings, Neighbourhood } from './neighbourhood.js';
import { TimeTies } from './time-ties.js';
import { carryOn, onPieces } from './pieces.js';
import { storedAsGiven, namedByReader, endsSomething, modelOf, shownCandidates, systemTimeFor } from './settling.js';
import type { ToWrite } from './statement-reader.js';
import {
  type Placed,
  type Progress,
  contactSoFar,
  type Stated,
  StatementStretches,
  type WriteTransaction,
} from './statement-stretches.js';

/** A statement whose key was remembered before: nothing is written, and `skipped` is the id of its memory. */
export interface Skipped {
  readonly skipped: string;
}

const NO_NEIGHBOURS: Neighbours = { slot: [], named: null, events: [], candidates: [] };

/** The state of a write while statements are settled. */
interface Writing extends Progress {
  readonly answers: ArbiterAnswers | null;
  readonly results: (Remembered | Skipped)[];
  readonly questions: Question[];
}

/**
 * Settles and writes statements in order, in a transaction that holds the contact's lock. Statements that cannot affect each other form a
 * stretch: their neighbours are read together, and they are written together.
 */
@Injectable()
export class StatementWriter {
  private readonly rules: ReconcileRules;

  constructor(
    private readonly stretches: StatementStretches,
    private readonly neighbourhood: Neighbourhood,
    private readonly ties: TimeTies,
    @Inject(CONFIG) config: Config,
  ) {
    // The local arbiter costs nothing, so it also judges distant versions: many changes are told in words far from the fact's.
    const floor = config.ARBITER === 'local' ? 0 : ARBITER_FLOOR;
    this.rules = { by: config.RECONCILE, update: config.RECONCILE_UPDATE, add: config.RECONCILE_ADD, floor };
  }

  /** @returns what a write to a contact reads first, for {@link write}. */
  readAhead(transaction: Queries, contactId: string): Promise<readonly KnownEntity[]> {
    return this.stretches.readAhead(transaction, contactId);
  }

  /**
   * @param answers the arbiter's verdicts; `null` if it was not asked yet. Then statements that only it could settle are returned as
   * questions, and the transaction must be rolled back.
   * @param known what {@link readAhead} read while holding the lock.
   */
  async write(
    within: WriteTransaction,
    toWrite: readonly ToWrite[],
    { answers, known }: { answers: ArbiterAnswers | null; known: readonly KnownEntity[] | undefined },
  ): Promise<{ results: (Remembered | Skipped)[]; questions: Question[] }> {
    const { progress, stated } = await this.stretches.begin(within, toWrite, known);
    const writing: Writing = { ...progress, answers, results: [], questions: [] };
    let rest = stated;
    while (rest.length > 0) rest = rest.slice(await this.writeStretch(writing, rest));
    return { results: writing.results, questions: writing.questions };
  }

  /** Settles the first statements and adds to the results, questions and time of `writing`. @returns how many were settled. */
  private async writeStretch(writing: Writing, rest: readonly Stated[]): Promise<number> {
    const skipped = writing.memoryIds.get((rest[0] as Stated).id);
    if (skipped !== undefined) {
      writing.results.push({ skipped });
      return 1;
    }
    const { transaction } = writing;
    const stretch = await this.stretches.nextStretch(writing, rest);
    const compared = stretch.filter(({ item }) => item.input.reconcile);
    const prepared = compared.map(({ placed }) => placed.prepared);
    const isNearKnown = nearOf(writing) !== undefined;
    const { now } = writing;
    const around = await this.neighbourhood.around(transaction, contactSoFar(writing), prepared, { now, isNearKnown });
    const met = new Set<string>();
    let settled = 0;
    for (const statement of stretch) {
      const surroundings = around[compared.indexOf(statement)];
      const versions = surroundings ? versionIdsOf(surroundings) : [];
      // Neighbours that an earlier statement may have replaced are read again.
      if (versions.some((id) => met.has(id))) break;
      const others = await this.settleOne(writing, statement, surroundings, met);
      if (others === null) break;
      for (const id of [...versions, ...others]) met.add(id);
      settled += 1;
    }
    // A write that will be rolled back is only needed if later statements must see it.
    if (settled < rest.length || writing.questions.length === 0) await this.stretches.flush(writing);
    return settled;
  }

  /**
   * @param met versions that earlier statements, not yet written, may have changed.
   * @returns versions that it may have changed besides those around it; `null`: it is not settled, since it is tied in time to some of `met`.
   */
  private async settleOne(
    writing: Writing,
    entry: Placed,
    around: Surroundings | undefined,
    met: ReadonlySet<string>,
  ): Promise<string[] | null> {
    const { contact, draft, answers, questions, memoryIds, carriedOn, results } = writing;
    const { index, id, item, merges = [] } = entry;
    const { prepared } = entry.placed;
    const { statement } = prepared;
    // A statement stored as given is compared with nothing.
    const neighbours = around ? await this.neighboursFor(writing, entry, around) : NO_NEIGHBOURS;
    const { replacedLater = [], standIns = [] } = neighbours;
    if ([...replacedLater, ...standIns].some(({ version }) => met.has(version.id))) return null;
    const judged = answers ? (answers.verdicts.get(index) ?? null) : undefined;
    const { candidates: nearest, returning = [], since = [] } = neighbours;
    const others = [...since, ...replacedLater, ...standIns].map(({ version }) => version);
    const verdict = judged && onPieces(judged, [...nearest, ...returning, ...since], carriedOn);
    const near = { lastWriteAt: contact.lastWriteAt, candidates: nearest, returning, since };
    const settled = await prefixFaults(item.path, () =>
      this.settle(statement, neighbours, item, verdict, (candidates) =>
        questions.push({ index, statement, candidates, returning, since, replacedLater, near }),
      ),
    );
    const at = systemTimeFor(settled, writing.now);
    // Statements settled before keep their own system time.
    if (at > writing.now) await this.stretches.flush(writing);
    writing.now = at;
    // Entities of removed versions may have another name now, or none.
    if (endsSomething(settled)) writing.entities = null;
    const model = modelOf(settled, item.input, verdict);
    const candidates = shownCandidates(statement, [...nearest, ...returning], settled);
    const decided = { id, model, candidates, key: item.input.key ?? null, merges };
    const remembered = draft.add(prepared, settled, decided, at);
    memoryIds.set(id, remembered.memory.id);
    carryOn(carriedOn, prepared.memoryId, remembered.memory.id);
    results.push(asShown(contact, remembered));
    return [...[...nearest, ...returning].map(({ version }) => version), ...others].map((version) => version.id);
  }

  /** @returns what a statement is compared with, and what is tied to that in time. */
  private async neighboursFor(writing: Writing, entry: Placed, around: Surroundings): Promise<Neighbours> {
    const near = await this.nearbyFor(writing, entry, around);
    const { statement } = entry.placed.prepared;
    return this.ties.around(writing.transaction, writing.contact, statement, near, writing.now);
  }

  /** Searches near versions only if structure does not decide. */
  private async nearbyFor(writing: Writing, { item, placed }: Placed, around: Surroundings): Promise<Neighbours> {
    const { prepared } = placed;
    const { transaction, contact, tenantId, now } = writing;
    const structural = await prefixFaults(item.path, () =>
      this.neighbourhood.structural(transaction, contact, prepared, around, tenantId),
    );
    if (await prefixFaults(item.path, () => settleByRules(prepared.statement, structural))) return structural;
    const near = nearOf(writing);
    if (near) return { ...structural, candidates: near.candidates, returning: near.returning, since: near.since };
    if (!around.found) await this.stretches.flush(writing);
    return this.neighbourhood.near(transaction, contactSoFar(writing), prepared, { structural, around }, now);
  }

  private settle(
    statement: Statement,
    neighbours: Neighbours,
    { input }: ToWrite,
    verdict: Verdict | null | undefined,
    ask: (candidates: readonly Candidate[]) => void,
  ): Settled {
    if (!input.reconcile) return storedAsGiven(statement);
    const { doubt } = input;
    if (doubt !== undefined)
      return settleDoubtful(statement, reconcile(statement, neighbours, this.rules, null) as Settled, doubt);
    const reconciled = reconcile(statement, neighbours, this.rules, verdict);
    if (reconciled.outcome !== 'unclear') return namedByReader(reconciled, input);
    ask(reconciled.candidates);
    return reconcile(statement, neighbours, this.rules, null) as Settled;
  }
}

/** @returns what was found near the only statement in the first round, if nothing was written about the contact since. */
function nearOf({ answers, contact }: Writing): Near | undefined {
  // In a fork, the write that meets a version of the contact must copy it itself.
  if (contact.base) return undefined;
  return answers?.near?.lastWriteAt.getTime() === contact.lastWriteAt.getTime() ? answers.near : undefined;
}

/** @returns the ids of all versions that a statement may change. */
function versionIdsOf({ met, planned, found }: Surroundings): string[] {
  const { nearest = [], hits = [], namesakes = [] } = found ?? {};
  const rows = [...planned.rows, ...nearest, ...hits, ...namesakes];
  return [...new Set([...met.cosines.keys(), ...rows.map((hit) => hit.found.id)])];
}

import { Inject, Injectable } from '@nestjs/common';
import type { Config } from '#config/config.js';
import { CONFIG } from '#config/config.token.js';
import type { LockedContact } from '#contacts/contact-writes.js';
import { doubted } from '#domain/doubt.js';
import type { KnownEntity } from '#domain/entity-match.js';
import { under } from '#domain/errors.js';
import { reconcile, type ReconcileRules, settledByStructure } from '#domain/reconcile.js';
import { ARBITER_FLOOR, type Candidate, type Neighbours, type Settled, type Verdict } from '#domain/settled.js';
import type { Statement } from '#domain/statement.js';
import type { Queries } from '#graph/graph.js';
import type { Asked, Near, Question } from './asked.js';
import type { Remembered } from './draft.js';
import { asShown } from './fork-versions.js';
import { type Around, Neighbourhood } from './neighbourhood.js';
import { Places } from './places.js';
import { carryOn, ofPiece } from './pieces.js';
import { asGiven, byReader, isGone, modelOf, shownOf, timeOf } from './settling.js';
import type { ToWrite } from './statement-reader.js';
import { type Placed, type Progress, soFar, type Stated, StatementStretches } from './statement-stretches.js';

/** A statement of the contact that was written before, under the same key: nothing is written; this is its memory. */
export interface Skipped {
  readonly skipped: string;
}

const NO_NEIGHBOURS: Neighbours = { slot: [], named: null, events: [], candidates: [] };

/** A write as it is settled. */
interface Writing extends Progress {
  readonly asked: Asked | null;
  readonly results: (Remembered | Skipped)[];
  readonly questions: Question[];
}

/**
 * Settles and writes statements one after another inside a transaction that holds the contact's lock: in stretches of which no statement
 * can meet another. What those of a stretch meet is read at once, and they are written at once.
 */
@Injectable()
export class StatementWriter {
  private readonly rules: ReconcileRules;

  constructor(
    private readonly stretches: StatementStretches,
    private readonly neighbourhood: Neighbourhood,
    private readonly places: Places,
    @Inject(CONFIG) config: Config,
  ) {
    // Nothing is too far for an arbiter that costs nothing: many changes are told in words that are far from the fact's.
    const floor = config.ARBITER === 'local' ? 0 : ARBITER_FLOOR;
    this.rules = { by: config.RECONCILE, update: config.RECONCILE_UPDATE, add: config.RECONCILE_ADD, floor };
  }

  /** @returns what a write of a contact reads first, for {@link write}. */
  ahead(transaction: Queries, contactId: string): Promise<readonly KnownEntity[]> {
    return this.stretches.ahead(transaction, contactId);
  }

  /**
   * @param asked the arbiter's verdicts; `null` if it was not asked yet: then what only it could settle comes back as questions, and the
   * transaction must be undone.
   * @param known what was read by {@link ahead} behind the lock.
   */
  async write(
    transaction: Queries,
    tenantId: string,
    contact: LockedContact,
    toWrite: readonly ToWrite[],
    asked: Asked | null,
    known: readonly KnownEntity[] | undefined,
  ): Promise<{ results: (Remembered | Skipped)[]; questions: Question[] }> {
    const { progress, stated } = await this.stretches.begin({ transaction, tenantId, contact }, toWrite, known);
    const writing: Writing = { ...progress, asked, results: [], questions: [] };
    let rest = stated;
    while (rest.length > 0) rest = rest.slice(await this.writeStretch(writing, rest));
    return { results: writing.results, questions: writing.questions };
  }

  /** Adds what becomes of the first statements to the results, the questions and the time of `writing`. @returns how many they are. */
  private async writeStretch(writing: Writing, rest: readonly Stated[]): Promise<number> {
    const skipped = writing.memoryIds.get((rest[0] as Stated).id);
    if (skipped !== undefined) {
      writing.results.push({ skipped });
      return 1;
    }
    const { transaction } = writing;
    const stretch = await this.stretches.next(writing, rest);
    const compared = stretch.filter(({ item }) => item.input.reconcile);
    const prepared = compared.map(({ placed }) => placed.prepared);
    const isNearKnown = nearOf(writing) !== undefined;
    const around = await this.neighbourhood.around(transaction, soFar(writing), prepared, writing.now, isNearKnown);
    const met = new Set<string>();
    let settled = 0;
    for (const one of stretch) {
      const own = around[compared.indexOf(one)];
      const versions = own ? versionsOf(own) : [];
      // What one before it may have replaced is read again.
      if (versions.some((id) => met.has(id))) break;
      for (const id of versions) met.add(id);
      for (const id of await this.settleOne(writing, one, own)) met.add(id);
      settled += 1;
    }
    // What will be undone need not be written, unless others must see it.
    if (settled < rest.length || writing.questions.length === 0) await this.stretches.flush(writing);
    return settled;
  }

  /** @returns the versions that it may have done something to besides those around it. */
  private async settleOne(writing: Writing, one: Placed, around: Around | undefined): Promise<string[]> {
    const { contact, draft, asked, questions, memoryIds, carriedOn, results } = writing;
    const { index, id, item, merges = [] } = one;
    const { prepared } = one.placed;
    const { statement } = prepared;
    const met = around ? await this.neighboursOf(writing, one, around) : NO_NEIGHBOURS;
    // What is written as it is given meets nothing, and nothing need be asked for it.
    const neighbours = around
      ? await this.places.around(writing.transaction, contact, statement, met, writing.now)
      : met;
    const judged = asked ? (asked.verdicts.get(index) ?? null) : undefined;
    const { candidates: nearest, returning = [], since = [], makingWay = [], standingIn = [] } = neighbours;
    const others = [...since, ...makingWay, ...standingIn].map(({ version }) => version);
    const verdict = judged && ofPiece(judged, [...nearest, ...returning, ...since], carriedOn);
    const near = { lastWriteAt: contact.lastWriteAt, candidates: nearest, returning, since };
    const settled = await under(item.path, () =>
      this.settle(statement, neighbours, item, verdict, (candidates) =>
        questions.push({ index, statement, candidates, returning, since, makingWay, near }),
      ),
    );
    const at = timeOf(settled, writing.now);
    // What was settled before was so at the time of then.
    if (at > writing.now) await this.stretches.flush(writing);
    writing.now = at;
    // Whoever was spoken of by what is gone may have another name now, or none.
    if (isGone(settled)) writing.entities = null;
    const model = modelOf(settled, item.input, verdict);
    const candidates = shownOf(statement, [...nearest, ...returning], settled);
    const decided = { id, model, candidates, key: item.input.key ?? null, merges };
    const remembered = draft.add(prepared, settled, decided, at);
    memoryIds.set(id, remembered.memory.id);
    carryOn(carriedOn, prepared.memoryId, remembered.memory.id);
    results.push(asShown(contact, remembered));
    return [...[...nearest, ...returning].map(({ version }) => version), ...others].map((version) => version.id);
  }

  /** What is near a statement is looked for only where structure does not decide. */
  private async neighboursOf(writing: Writing, { item, placed }: Placed, around: Around): Promise<Neighbours> {
    const { prepared } = placed;
    const { transaction, contact, tenantId, now } = writing;
    const structural = await under(item.path, () =>
      this.neighbourhood.structural(transaction, contact, prepared, around, tenantId),
    );
    if (await under(item.path, () => settledByStructure(prepared.statement, structural))) return structural;
    const near = nearOf(writing);
    if (near) return { ...structural, candidates: near.candidates, returning: near.returning, since: near.since };
    if (!around.found) await this.stretches.flush(writing);
    return this.neighbourhood.near(transaction, soFar(writing), prepared, { structural, around }, now);
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
}

/** @returns what was found near the only statement before the arbiter was asked, if nothing was written about the contact since. */
function nearOf({ asked, contact }: Writing): Near | undefined {
  // What a fork sees of its contact is taken from it only by the write that met it.
  if (contact.base) return undefined;
  return asked?.near?.lastWriteAt.getTime() === contact.lastWriteAt.getTime() ? asked.near : undefined;
}

/** @returns the ids of all versions that a statement may do something to. */
function versionsOf({ met, planned, found }: Around): string[] {
  const { nearest = [], hits = [], namesakes = [] } = found ?? {};
  const rows = [...planned.rows, ...nearest, ...hits, ...namesakes];
  return [...new Set([...met.cosines.keys(), ...rows.map((hit) => hit.found.id)])];
}

import { Inject, Injectable } from '@nestjs/common';
import type { Config } from '#config/config.js';
import { CONFIG } from '#config/config.token.js';
import type { LockedContact } from '#contacts/contact-writes.js';
import { blend, recency } from '#domain/blend.js';
import { DomainError } from '#domain/errors.js';
import { MEMORY_KINDS } from '#domain/memory.js';
import { meantPlans } from '#domain/meant-plans.js';
import type { MeantPlans } from '#domain/plan-change.js';
import type { Candidate, Neighbours } from '#domain/settled.js';
import type { Statement } from '#domain/statement.js';
import type { Queries } from '#graph/graph.js';
import { MemoriesRepository } from '../memories.repository.js';
import { fuse } from '../recall/fuse.js';
import { weightsOf } from '../recall/rank.js';
import { type CandidateRow, type Hit, SearchesRepository } from '../recall/searches.repository.js';
import { ANY } from '../recall/filter.js';
import type { Window } from '../recall/window.js';
import type { Prepared } from './draft.js';

/** How many of the nearest a decision shows, and how many more of an attribute whose cardinality nobody knows. */
export const SHOWN = 5;
/** Among so many plans, the next, one that is moved or cancelled is looked for. */
const MOST_PLANS = 100;
/** How many of the nearest the local arbiter judges: the fact that a change is about is often not among the first five. */
const JUDGED = 12;

/** Finds what is believed around a statement: the versions it competes with, and the nearest ones, ranked by the blend. */
@Injectable()
export class Neighbourhood {
  constructor(
    private readonly memories: MemoriesRepository,
    private readonly searches: SearchesRepository,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** @throws DomainError CONFLICT when the version that the caller names is not current, NOT_FOUND when there is none. */
  async around(
    transaction: Queries,
    contact: LockedContact,
    prepared: Prepared,
    now: Date,
    tenantId: string,
  ): Promise<Neighbours> {
    const { statement, isNamedByReader } = prepared;
    const known = await this.memories.neighbours(transaction, contact.id, statement, now);
    if (statement.supersedes && !known.named && !isNamedByReader)
      await this.refuse(transaction, tenantId, contact.id, statement.supersedes);
    const { plans, rows } = await this.plans(transaction, contact, prepared, now);
    return { ...known, plans, candidates: await this.candidates(transaction, contact, prepared, now, rows) };
  }

  /** Only words that move or cancel something ask for what is planned. */
  private async plans(
    transaction: Queries,
    { id: contactId, name }: LockedContact,
    { statement, vector }: Prepared,
    now: Date,
  ): Promise<{ plans?: MeantPlans; rows: Hit<CandidateRow>[] }> {
    if (!statement.change) return { rows: [] };
    const found = await this.searches.plans({ contactId, vector }, statement.saidAt, MOST_PLANS, transaction);
    const ids = found.map(({ found: { id } }) => id);
    const versions = await this.searches.memories(ids, now, transaction);
    const known = ids.flatMap((id) => versions.get(id) ?? []);
    const plans = meantPlans(statement.change, known, statement.saidAt, name);
    const possible = new Set(plans.possible.map(({ id }) => id));
    return { plans, rows: found.filter(({ found: { id } }) => possible.has(id)) };
  }

  private async candidates(
    transaction: Queries,
    contact: LockedContact,
    { statement, vector }: Prepared,
    now: Date,
    plans: Hit<CandidateRow>[],
  ): Promise<Candidate[]> {
    if (contact.versions === 0) return [];
    const holdsAt = spokenOf(statement);
    const limit = this.config.ARBITER === 'local' ? JUDGED : SHOWN;
    const search = { contactId: contact.id, text: statement.text, vector, size: contact.versions, limit };
    const anyTime = { takesFrom: null, takesTo: null, ...ANY };
    const window: Window = { startsBy: holdsAt, endsAfter: holdsAt, knownAt: now, kinds: MEMORY_KINDS, ...anyTime };
    const nearest = await this.searches.nearestMemories(search, window, transaction);
    const { hits } = await this.searches.matchingMemories(search, window, transaction);
    const isOpen = statement.cardinality === 'unknown';
    const namesakes = isOpen ? await this.searches.namesakes(search, statement, transaction) : [];
    const certain = [...namesakes, ...plans];
    const always = new Set(certain.map(({ found }) => found.id));
    const best = fuse<CandidateRow>([...nearest, ...certain], hits, ({ id }) => id)
      .map(({ found, cosine, similarity }) => this.ranked(found, cosine ?? similarity, holdsAt, vector !== null))
      .sort((a, b) => b.score - a.score || a.id.localeCompare(b.id))
      .filter(({ id }, place) => place < limit || always.has(id));
    const versions = await this.searches.memories(
      best.map(({ id }) => id),
      now,
      transaction,
    );
    return best.flatMap(({ id, score, parts }) => {
      const version = versions.get(id);
      return version ? [{ version, score, parts }] : [];
    });
  }

  /** The thresholds are cosines, so a match by words alone never reaches them. */
  private ranked(
    row: CandidateRow,
    similarity: number,
    now: Date,
    measured: boolean,
  ): Omit<Candidate, 'version'> & { id: string } {
    const parts = {
      similarity: measured ? similarity : 0,
      recency: recency(new Date(row.saidAt), now, this.config.RANK_HALF_LIFE_DAYS),
      importance: row.importance,
    };
    return { id: row.id, parts, score: blend(parts, weightsOf(this.config)) };
  }

  private async refuse(transaction: Queries, tenantId: string, contactId: string, id: string): Promise<never> {
    const row = await this.memories.byId(tenantId, id, null, transaction);
    if (row?.memory.contactId === contactId) {
      throw new DomainError('CONFLICT', `The memory ${id} is not current any more; its history names its successors.`);
    }
    throw new DomainError('NOT_FOUND', `The contact has no memory ${id}.`, [
      { path: 'supersedes', message: 'is no memory of this contact' },
    ]);
  }
}

/** What has held since before it was said, and still does, meets what holds when it is said. */
function spokenOf({ validFrom, validTo, saidAt }: Statement): Date {
  if (validFrom === null || (validFrom <= saidAt && (validTo === null || validTo > saidAt))) return saidAt;
  return validFrom;
}

import { Inject, Injectable } from '@nestjs/common';
import type { Config } from '#config/config.js';
import { CONFIG } from '#config/config.token.js';
import type { LockedContact } from '#contacts/contact-writes.js';
import { blend, recency } from '#domain/blend.js';
import { DomainError, invalid } from '#domain/errors.js';
import { MEMORY_KINDS, type MemoryKind, type Version } from '#domain/memory.js';
import { meantPlans } from '#domain/meant-plans.js';
import type { MeantPlans } from '#domain/plan-change.js';
import { scopeKey } from '#domain/sameness.js';
import type { Candidate, Neighbours } from '#domain/settled.js';
import { ofSpan, sameSpan } from '#domain/revision-span.js';
import type { Statement } from '#domain/statement.js';
import type { Queries } from '#graph/graph.js';
import { MemoriesRepository } from '../memories.repository.js';
import { fuse } from '../recall/fuse.js';
import { rankingOf } from '../recall/rank.js';
import type { Hit } from '../recall/hit.type.js';
import { LayeredSearches } from '../recall/layered-searches.js';
import type { CandidateRow } from '../recall/searches.repository.js';
import { ANY } from '../recall/filter.js';
import type { Window } from '../recall/window.js';
import type { Prepared } from './draft.js';
import { asInFork } from './fork-versions.js';

/** How many of the nearest a decision shows, and how many more of an attribute whose cardinality nobody knows. */
export const SHOWN = 5;
/** Among so many plans, the next, one that is moved or cancelled is looked for. */
const MOST_PLANS = 100;
/** How many of the nearest the local arbiter judges: the fact that a change is about is often not among the first five. */
const JUDGED = 12;

/** The contact as far as a batch of statements has been written about it. */
export interface ContactSoFar extends LockedContact {
  /** The versions that the batch opened. */
  readonly written: readonly string[];
}

/** What the searches found near a statement. */
interface Found {
  readonly nearest: readonly Hit<CandidateRow>[];
  readonly hits: readonly Hit<CandidateRow>[];
  readonly namesakes: readonly Hit<CandidateRow>[];
}

/** Finds what is believed around a statement: the versions it competes with, and the nearest ones, ranked by the blend. */
@Injectable()
export class Neighbourhood {
  constructor(
    private readonly memories: MemoriesRepository,
    private readonly searches: LayeredSearches,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** How many of the nearest are looked at. */
  private get limit(): number {
    return this.config.ARBITER === 'local' ? JUDGED : SHOWN;
  }

  /** @throws DomainError CONFLICT when the version that the caller names is not current, NOT_FOUND when there is none. */
  async around(
    transaction: Queries,
    contact: ContactSoFar,
    prepared: Prepared,
    now: Date,
    tenantId: string,
  ): Promise<Neighbours> {
    const { statement, isNamedByReader } = prepared;
    // None waits for another's answer, so they go to the database together.
    const [all, planned, found] = await Promise.all([
      this.competing(transaction, contact, statement, now),
      this.plans(transaction, contact, prepared, now),
      this.found(transaction, contact, prepared, now),
    ]);
    const known = ofSpan(all, statement, isNamedByReader);
    if (statement.supersedes && !known.named && !isNamedByReader)
      await this.refuse(transaction, tenantId, contact.id, statement.supersedes);
    const named = known.named && scopeKey(known.named) === scopeKey(statement) ? known.named : null;
    if (known.named && !named && !isNamedByReader) throw outOfScope(known.named.id);
    const { repository } = known.named ?? {};
    if (repository && statement.repository && repository !== statement.repository)
      throw invalid('supersedes', `holds at revisions of another repository, ${repository}`);
    const { plans, rows } = planned;
    const candidates = await this.candidates(transaction, contact, prepared, now, { ...found, plans: rows });
    return { ...known, named, plans, candidates };
  }

  /** What a statement competes with; in a fork also what it sees of its contact. */
  private async competing(
    transaction: Queries,
    contact: LockedContact,
    statement: Statement,
    now: Date,
  ): Promise<Omit<Neighbours, 'candidates'>> {
    const own = await this.memories.neighbours(transaction, contact.id, statement, now);
    const { base } = contact;
    if (!base) return own;
    const theirs = await this.memories.neighbours(transaction, base.contactId, statement, base.knownAt);
    const seen = (versions: readonly Version[]): Version[] =>
      versions.filter(({ id }) => !base.hidden.has(id)).map((version) => asInFork(contact, version));
    return {
      slot: [...own.slot, ...seen(theirs.slot)].sort(byStart),
      named: own.named ?? seen(theirs.named ? [theirs.named] : [])[0] ?? null,
      events: [...(own.events ?? []), ...seen(theirs.events ?? [])].sort(byStart),
    };
  }

  /** Only words that move or cancel something ask for what is planned. */
  private async plans(
    transaction: Queries,
    contact: LockedContact,
    { statement, vector }: Prepared,
    now: Date,
  ): Promise<{ plans?: MeantPlans; rows: Hit<CandidateRow>[] }> {
    if (!statement.change) return { rows: [] };
    const { id: contactId, name, base } = contact;
    const timezone = contact.timezone ?? this.config.TIMEZONE;
    const search = { contactId, vector, base, knownAt: now, limit: MOST_PLANS };
    const found = await this.searches.plans(search, statement, transaction);
    const ids = found.map(({ found: { id } }) => id);
    const versions = await this.searches.memories(ids, now, base, transaction);
    const known = ids.flatMap((id) => {
      const version = versions.get(id);
      return version && sameSpan(version, statement) ? [{ id, version: asInFork(contact, version) }] : [];
    });
    const met = known.map(({ version }) => version);
    const plans = meantPlans(statement.change, met, statement.saidAt, { name, timezone });
    const possible = new Set(plans.possible.map(({ id }) => id));
    const rows = new Set(known.filter(({ version }) => possible.has(version.id)).map(({ id }) => id));
    return { plans, rows: found.filter(({ found: { id } }) => rows.has(id)) };
  }

  /** What is near a statement, by meaning, by words, and under its attribute. */
  private async found(
    transaction: Queries,
    contact: ContactSoFar,
    { statement, vector }: Prepared,
    now: Date,
  ): Promise<Found> {
    if (contact.versions === 0) return { nearest: [], hits: [], namesakes: [] };
    const holdsAt = spokenOf(statement);
    const { limit } = this;
    const { id: contactId, versions: size, base, written } = contact;
    const search = { contactId, text: statement.text, vector, size, limit, base, written };
    const anyTime = { takesFrom: null, takesTo: null, ...ANY, scopes: [scopeKey(statement)] };
    const window: Window = { startsBy: holdsAt, endsAfter: holdsAt, knownAt: now, kinds: MEMORY_KINDS, ...anyTime };
    const isOpen = statement.cardinality === 'unknown';
    const [nearest, { hits }, namesakes] = await Promise.all([
      this.searches.nearestMemories(search, window, transaction),
      this.searches.matchingMemories(search, window, transaction),
      isOpen ? this.searches.namesakes({ ...search, knownAt: now }, statement, transaction) : [],
    ]);
    return { nearest, hits, namesakes };
  }

  private async candidates(
    transaction: Queries,
    contact: LockedContact,
    { statement, vector }: Prepared,
    now: Date,
    { nearest, hits, namesakes, plans }: Found & { readonly plans: readonly Hit<CandidateRow>[] },
  ): Promise<Candidate[]> {
    const holdsAt = spokenOf(statement);
    const { limit } = this;
    const certain = [...namesakes, ...plans];
    const always = new Set(certain.map(({ found }) => found.id));
    const best = fuse<CandidateRow>([...nearest, ...certain], hits, ({ id }) => id)
      .map(({ found, cosine, similarity }) => this.ranked(found, cosine ?? similarity, holdsAt, vector !== null))
      .sort((a, b) => b.score - a.score || a.id.localeCompare(b.id))
      .filter(({ id }, place) => place < limit || always.has(id));
    const versions = await this.searches.memories(
      best.map(({ id }) => id),
      now,
      contact.base,
      transaction,
    );
    return best.flatMap(({ id, score, parts }) => {
      const version = versions.get(id);
      return version && sameSpan(version, statement) ? [{ version: asInFork(contact, version), score, parts }] : [];
    });
  }

  /** The thresholds are cosines, so a match by words alone never reaches them. */
  private ranked(
    row: CandidateRow,
    similarity: number,
    now: Date,
    measured: boolean,
  ): Omit<Candidate, 'version'> & { id: string } {
    const { weights, halfLifeDays } = rankingOf(this.config, null, {});
    const parts = {
      similarity: measured ? similarity : 0,
      recency: recency(new Date(row.saidAt), now, halfLifeDays[row.kind as MemoryKind]),
      importance: row.importance,
    };
    return { id: row.id, parts, score: blend(parts, weights) };
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

/** The order in which one contact's versions are read. */
function byStart(a: Version, b: Version): number {
  return a.validFrom.getTime() - b.validFrom.getTime() || a.id.localeCompare(b.id);
}

/** What every agent sees is not ended for all by what one of them alone is to know, and the other way round. */
function outOfScope(id: string): DomainError {
  return new DomainError('INVALID', `The memory ${id} is seen by other agents than this statement would be.`, [
    { path: 'supersedes', message: 'must have the same agentId as the statement' },
  ]);
}

/** What has held since before it was said, and still does, meets what holds when it is said. */
function spokenOf({ validFrom, validTo, saidAt }: Statement): Date {
  if (validFrom === null || (validFrom <= saidAt && (validTo === null || validTo > saidAt))) return saidAt;
  return validFrom;
}

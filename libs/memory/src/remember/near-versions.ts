import { Inject, Injectable } from '@nestjs/common';
import type { Config } from '#config/config.js';
import { CONFIG } from '#config/config.token.js';
import type { LockedContact } from '#contacts/contact-writes.js';
import { MEMORY_KINDS, type MemoryKind, type Version } from '#domain/memory/memory.js';
import { scopeKey } from '#domain/memory/sameness.js';
import type { Statement } from '#domain/memory/statement.js';
import { blend, recency } from '#domain/recall/blend.js';
import type { Candidate, ReturningFact } from '#domain/reconcile/decision-types.js';
import { canReplaceLater } from '#domain/reconcile/late-arrival.js';
import { sameRevisions } from '#domain/reconcile/revision-span.js';
import type { Queries } from '#graph/graph.js';
import type { Vector } from '#models/embedder.js';
import { VectorSpace } from '#models/vector-space.js';
import { ANY } from '../recall/filter.js';
import { fuse } from '../recall/fuse.js';
import type { Hit } from '../recall/hit.type.js';
import { LayeredSearches } from '../recall/layered-searches.js';
import { rankingOf } from '../recall/rank.js';
import type { CandidateRow } from '../recall/searches.repository.js';
import type { Window } from '../recall/window.js';
import type { Prepared } from './draft.js';
import { asInFork } from './fork-versions.js';
import type { KnownSlots } from './known-slots.js';

/** How many of the nearest a decision shows; more are shown of an attribute whose cardinality is unknown. */
export const SHOWN = 5;
/** How many of the nearest the local arbiter judges: the fact that a change is about is often not among the first five. */
const JUDGED_LOCALLY = 12;
/** How many later statements a statement that arrives late is compared with. */
const MAX_SINCE = 4;

/** The contact during a batch, after some of its statements were written. */
export interface ContactSoFar extends LockedContact {
  /** Versions that the batch opened. */
  readonly written: readonly string[];
  readonly slots: KnownSlots;
}

/**
 * Results of the searches near a statement. All cosines measure what the statement may change, except those of `namesakes`, which measure
 * nearness to the statement.
 */
export interface Found {
  readonly nearest: readonly Hit<CandidateRow>[];
  readonly hits: readonly Hit<CandidateRow>[];
  readonly namesakes: readonly Hit<CandidateRow>[];
}

/** A search result and its similarity. */
interface NearHit {
  readonly found: CandidateRow;
  readonly similarity: number;
}

type Ranked = Omit<Candidate, 'version'> & { readonly id: string; readonly found: CandidateRow };

/** Finds the versions nearest to a statement and ranks them by the blend. */
@Injectable()
export class NearVersions {
  constructor(
    private readonly searches: LayeredSearches,
    private readonly space: VectorSpace,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** How many of the nearest are considered. */
  private get limit(): number {
    return this.config.ARBITER === 'local' ? JUDGED_LOCALLY : SHOWN;
  }

  /** Finds what a statement may change: by meaning, by words, and under its attribute. */
  async found(transaction: Queries, contact: ContactSoFar, { statement, vector }: Prepared, now: Date): Promise<Found> {
    if (contact.versions === 0) return { nearest: [], hits: [], namesakes: [] };
    const holdsAt = timeSpokenOf(statement);
    const { id: contactId, versions: size, base, written, lastWriteAt } = contact;
    // If it arrives late, later statements may have superseded it. They are searched together with what held then.
    const isLate = holdsAt < now && (lastWriteAt > holdsAt || written.length > 0);
    const limit = isLate ? 2 * this.limit : this.limit;
    const search = { contactId, text: statement.text, vector, size, limit, base, written };
    const anyTime = { takesFrom: null, takesTo: null, ...ANY, scopes: [scopeKey(statement)] };
    const startsBy = isLate ? now : holdsAt;
    const window: Window = { startsBy, endsAfter: holdsAt, knownAt: now, kinds: MEMORY_KINDS, ...anyTime };
    const isOpen = statement.cardinality === 'unknown';
    const near = { ...search, vector: vector && this.space.changedBy(vector) };
    const [nearest, { hits }, namesakes] = await Promise.all([
      this.searches.nearestMemories(near, window, transaction),
      this.searches.matchingMemories(near, window, transaction),
      isOpen ? this.searches.namesakes({ ...search, knownAt: now }, statement, transaction) : [],
    ]);
    return { nearest, hits, namesakes };
  }

  /** @returns the best of what was found, what comes back when those end, and what was said since, read in full. */
  async candidates(
    transaction: Queries,
    contact: LockedContact,
    prepared: Prepared,
    now: Date,
    { nearest, hits, namesakes, plans }: Found & { readonly plans: readonly Hit<CandidateRow>[] },
  ): Promise<{ candidates: Candidate[]; returning: ReturningFact[]; since: Candidate[] }> {
    const { statement, vector } = prepared;
    const holdsAt = timeSpokenOf(statement);
    const { limit } = this;
    const certain = [...namesakes, ...plans];
    const always = new Set(certain.map(({ found }) => found.id));
    const rank = ({ found, similarity }: NearHit): Ranked => ({
      found,
      ...this.ranked(found, similarity, holdsAt, vector !== null),
    });
    const all = fuse<CandidateRow>([...nearest, ...certain], hits, ({ id }) => id)
      .map(({ found, cosine, similarity }) => rank({ found, similarity: cosine ?? similarity }))
      .sort(byScore);
    const later = all.filter(({ id, found }) => found.validFrom > holdsAt.getTime() && !always.has(id));
    const changed = all
      .filter((candidate) => !later.includes(candidate))
      .filter(({ id }, place) => place < limit || always.has(id));
    const similarities = await this.similarities(transaction, changed, vector);
    const best = changed
      .map(({ id, found, parts }) => rank({ found, similarity: similarities.get(id) ?? parts.similarity }))
      .sort(byScore);
    const saidSince = later.filter(({ found }) => found.saidAt > statement.saidAt.getTime()).slice(0, MAX_SINCE);
    const candidatesById = await this.inFull(transaction, contact, statement, now, [...best, ...saidSince]);
    const since = saidSince
      .flatMap(({ id }) => candidatesById.get(id) ?? [])
      .filter(({ version }) => canReplaceLater(version, statement));
    for (const { id } of saidSince) candidatesById.delete(id);
    const returning = await this.returning(transaction, contact, prepared, now, candidatesById);
    return { candidates: [...candidatesById.values()], returning, since };
  }

  /** @returns similarities to the statement itself, for which the thresholds are made. */
  private async similarities(
    transaction: Queries,
    ranked: readonly Ranked[],
    vector: Vector | null,
  ): Promise<ReadonlyMap<string, number>> {
    if (!vector || !this.space.knowsChanged || ranked.length === 0) return new Map();
    const ids = ranked.map(({ id }) => id);
    return this.space.cosines(ids, vector, transaction);
  }

  /** Something said while a fact is temporarily replaced may be about that fact, which comes back afterwards. */
  private async returning(
    transaction: Queries,
    contact: LockedContact,
    { statement, vector }: Prepared,
    now: Date,
    candidates: ReadonlyMap<string, Candidate>,
  ): Promise<ReturningFact[]> {
    const ids = [...candidates].filter(([, { version }]) => version.validTo !== null).map(([id]) => id);
    if (ids.length === 0) return [];
    const { id: contactId, base } = contact;
    const search = { contactId, base, ids, vector, knownAt: now, limit: ids.length };
    const hits = await this.searches.returning(search, transaction);
    const after = new Map(hits.map(({ found }) => [found.id, candidates.get(found.after)?.version.id ?? found.after]));
    const ranked = hits.map(({ found, cosine }) =>
      this.ranked(found, cosine ?? 0, timeSpokenOf(statement), vector !== null),
    );
    const whole = await this.inFull(transaction, contact, statement, now, ranked);
    return [...whole].map(([id, candidate]) => ({ ...candidate, after: after.get(id) ?? id }));
  }

  /** @returns the ranked versions in full, by the id under which they were found. */
  private async inFull(
    transaction: Queries,
    contact: LockedContact,
    statement: Statement,
    now: Date,
    ranked: readonly (Omit<Candidate, 'version'> & { id: string })[],
  ): Promise<Map<string, Candidate>> {
    const ids = ranked.map(({ id }) => id);
    const versions = await this.searches.memories(ids, now, contact.base, transaction);
    return new Map(
      ranked.flatMap(({ id, score, parts }) => {
        const version = versions.get(id);
        if (!version || !sameRevisions(version, statement)) return [];
        return [[id, { version: asInFork(contact, version), score, parts }] as const];
      }),
    );
  }

  /** @returns the versions that hold at the time of the statement, best first. */
  holding(
    { statement, vector }: Prepared,
    versions: readonly Version[],
    cosineOf: (version: Version) => number | null | undefined,
  ): Candidate[] {
    const holdsAt = timeSpokenOf(statement);
    const byId = new Map(
      versions.filter((version) => covers(version, holdsAt)).map((version) => [version.id, version]),
    );
    return [...byId.values()]
      .map((version): Candidate => {
        const row = { ...version, saidAt: version.saidAt.getTime() };
        return { ...this.ranked(row, cosineOf(version) ?? 0, holdsAt, vector !== null), version };
      })
      .sort((a, b) => b.score - a.score || a.version.id.localeCompare(b.version.id));
  }

  /** Ranks a version. Thresholds are cosines, so a match by words alone never reaches them. */
  private ranked(
    row: Pick<CandidateRow, 'id' | 'kind' | 'saidAt' | 'importance'>,
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
}

function byScore(a: { id: string; score: number }, b: { id: string; score: number }): number {
  return b.score - a.score || a.id.localeCompare(b.id);
}

function covers({ validFrom, validTo }: Version, at: Date): boolean {
  return validFrom <= at && (validTo === null || validTo > at);
}

/** @returns when a statement applies. Something that held before it was said and still does is compared with what holds when it is said. */
function timeSpokenOf({ validFrom, validTo, saidAt }: Statement): Date {
  if (validFrom === null || (validFrom <= saidAt && (validTo === null || validTo > saidAt))) return saidAt;
  return validFrom;
}

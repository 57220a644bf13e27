import { Inject, Injectable } from '@nestjs/common';
import type { Config } from '#config/config.js';
import { CONFIG } from '#config/config.token.js';
import type { LockedContact } from '#contacts/contact-writes.js';
import { blend, recency } from '#domain/blend.js';
import { MEMORY_KINDS, type MemoryKind, type Version } from '#domain/memory.js';
import { sameSpan } from '#domain/revision-span.js';
import { scopeKey } from '#domain/sameness.js';
import type { Candidate, Returning } from '#domain/settled.js';
import { canFollow } from '#domain/over-since.js';
import type { Statement } from '#domain/statement.js';
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

/** How many of the nearest a decision shows, and how many more of an attribute whose cardinality nobody knows. */
export const SHOWN = 5;
/** How many of the nearest the local arbiter judges: the fact that a change is about is often not among the first five. */
const JUDGED = 12;
/** How many of what was said since are asked about a statement that arrives late. */
const SINCE = 4;

/** The contact as far as a batch of statements has been written about it. */
export interface ContactSoFar extends LockedContact {
  /** The versions that the batch opened. */
  readonly written: readonly string[];
}

/** What the searches found near what a statement may change; `namesakes` are as near as they are to the statement itself. */
export interface Found {
  readonly nearest: readonly Hit<CandidateRow>[];
  readonly hits: readonly Hit<CandidateRow>[];
  readonly namesakes: readonly Hit<CandidateRow>[];
}

/** What was found, and how near it is. */
interface Near {
  readonly found: CandidateRow;
  readonly similarity: number;
}

type Ranked = Omit<Candidate, 'version'> & { readonly id: string; readonly found: CandidateRow };

/** Finds the versions nearest to a statement, and ranks versions by the blend. */
@Injectable()
export class NearVersions {
  constructor(
    private readonly searches: LayeredSearches,
    private readonly space: VectorSpace,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** How many of the nearest are looked at. */
  private get limit(): number {
    return this.config.ARBITER === 'local' ? JUDGED : SHOWN;
  }

  /** What a statement may change, by meaning, by words, and under its attribute. */
  async found(transaction: Queries, contact: ContactSoFar, { statement, vector }: Prepared, now: Date): Promise<Found> {
    if (contact.versions === 0) return { nearest: [], hits: [], namesakes: [] };
    const holdsAt = spokenOf(statement);
    const { id: contactId, versions: size, base, written, lastWriteAt } = contact;
    // Of a statement that arrives late, what was said since may have taken the place; it is found beside what held then.
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

  /** @returns the best of what was found, what comes back when that is over, and what was said since, read whole. */
  async candidates(
    transaction: Queries,
    contact: LockedContact,
    prepared: Prepared,
    now: Date,
    { nearest, hits, namesakes, plans }: Found & { readonly plans: readonly Hit<CandidateRow>[] },
  ): Promise<{ candidates: Candidate[]; returning: Returning[]; since: Candidate[] }> {
    const { statement, vector } = prepared;
    const holdsAt = spokenOf(statement);
    const { limit } = this;
    const certain = [...namesakes, ...plans];
    const always = new Set(certain.map(({ found }) => found.id));
    const rank = ({ found, similarity }: Near): Ranked => ({
      found,
      ...this.ranked(found, similarity, holdsAt, vector !== null),
    });
    const all = fuse<CandidateRow>([...nearest, ...certain], hits, ({ id }) => id)
      .map(({ found, cosine, similarity }) => rank({ found, similarity: cosine ?? similarity }))
      .sort(byScore);
    const later = all.filter(({ id, found }) => found.validFrom > holdsAt.getTime() && !always.has(id));
    const changed = all
      .filter((one) => !later.includes(one))
      .filter(({ id }, place) => place < limit || always.has(id));
    const alike = await this.alike(transaction, changed, vector);
    const best = changed
      .map(({ id, found, parts }) => rank({ found, similarity: alike.get(id) ?? parts.similarity }))
      .sort(byScore);
    const saidSince = later.filter(({ found }) => found.saidAt > statement.saidAt.getTime()).slice(0, SINCE);
    const whole = await this.whole(transaction, contact, statement, now, [...best, ...saidSince]);
    const since = saidSince
      .flatMap(({ id }) => whole.get(id) ?? [])
      .filter(({ version }) => canFollow(version, statement));
    for (const { id } of saidSince) whole.delete(id);
    const returning = await this.returning(transaction, contact, prepared, now, whole);
    return { candidates: [...whole.values()], returning, since };
  }

  /** How like the statement itself they are: thresholds are of that. */
  private async alike(
    transaction: Queries,
    ranked: readonly Ranked[],
    vector: Vector | null,
  ): Promise<ReadonlyMap<string, number>> {
    if (!vector || !this.space.knowsChanged || ranked.length === 0) return new Map();
    const ids = ranked.map(({ id }) => id);
    return this.space.cosines(ids, vector, transaction);
  }

  /** What is said while something else stands in the place of a fact may be about the fact, which comes back after that. */
  private async returning(
    transaction: Queries,
    contact: LockedContact,
    { statement, vector }: Prepared,
    now: Date,
    candidates: ReadonlyMap<string, Candidate>,
  ): Promise<Returning[]> {
    const ids = [...candidates].filter(([, { version }]) => version.validTo !== null).map(([id]) => id);
    if (ids.length === 0) return [];
    const { id: contactId, base } = contact;
    const search = { contactId, base, ids, vector, knownAt: now, limit: ids.length };
    const hits = await this.searches.returning(search, transaction);
    const after = new Map(hits.map(({ found }) => [found.id, candidates.get(found.after)?.version.id ?? found.after]));
    const ranked = hits.map(({ found, cosine }) =>
      this.ranked(found, cosine ?? 0, spokenOf(statement), vector !== null),
    );
    const whole = await this.whole(transaction, contact, statement, now, ranked);
    return [...whole].map(([id, candidate]) => ({ ...candidate, after: after.get(id) ?? id }));
  }

  /** @returns what was ranked, by the id under which it was found. */
  private async whole(
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
        if (!version || !sameSpan(version, statement)) return [];
        return [[id, { version: asInFork(contact, version), score, parts }] as const];
      }),
    );
  }

  /** Of what structure looks at, what holds when the statement does, best first. */
  holding(
    { statement, vector }: Prepared,
    versions: readonly Version[],
    cosineOf: (version: Version) => number | null | undefined,
  ): Candidate[] {
    const holdsAt = spokenOf(statement);
    const holding = new Map(
      versions.filter((version) => covers(version, holdsAt)).map((version) => [version.id, version]),
    );
    return [...holding.values()]
      .map((version): Candidate => {
        const row = { ...version, saidAt: version.saidAt.getTime() };
        return { ...this.ranked(row, cosineOf(version) ?? 0, holdsAt, vector !== null), version };
      })
      .sort((a, b) => b.score - a.score || a.version.id.localeCompare(b.version.id));
  }

  /** The thresholds are cosines, so a match by words alone never reaches them. */
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

/** What has held since before it was said, and still does, meets what holds when it is said. */
function spokenOf({ validFrom, validTo, saidAt }: Statement): Date {
  if (validFrom === null || (validFrom <= saidAt && (validTo === null || validTo > saidAt))) return saidAt;
  return validFrom;
}

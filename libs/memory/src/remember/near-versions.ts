import { Inject, Injectable } from '@nestjs/common';
import type { Config } from '#config/config.js';
import { CONFIG } from '#config/config.token.js';
import type { LockedContact } from '#contacts/contact-writes.js';
import { blend, recency } from '#domain/blend.js';
import { MEMORY_KINDS, type MemoryKind, type Version } from '#domain/memory.js';
import { sameSpan } from '#domain/revision-span.js';
import { scopeKey } from '#domain/sameness.js';
import type { Candidate } from '#domain/settled.js';
import type { Statement } from '#domain/statement.js';
import type { Queries } from '#graph/graph.js';
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

/** The contact as far as a batch of statements has been written about it. */
export interface ContactSoFar extends LockedContact {
  /** The versions that the batch opened. */
  readonly written: readonly string[];
}

/** What the searches found near a statement. */
export interface Found {
  readonly nearest: readonly Hit<CandidateRow>[];
  readonly hits: readonly Hit<CandidateRow>[];
  readonly namesakes: readonly Hit<CandidateRow>[];
}

/** Finds the versions nearest to a statement, and ranks versions by the blend. */
@Injectable()
export class NearVersions {
  constructor(
    private readonly searches: LayeredSearches,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** How many of the nearest are looked at. */
  private get limit(): number {
    return this.config.ARBITER === 'local' ? JUDGED : SHOWN;
  }

  /** What is near a statement, by meaning, by words, and under its attribute. */
  async found(transaction: Queries, contact: ContactSoFar, { statement, vector }: Prepared, now: Date): Promise<Found> {
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

  /** @returns the best of what was found, read whole. */
  async candidates(
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

function covers({ validFrom, validTo }: Version, at: Date): boolean {
  return validFrom <= at && (validTo === null || validTo > at);
}

/** What has held since before it was said, and still does, meets what holds when it is said. */
function spokenOf({ validFrom, validTo, saidAt }: Statement): Date {
  if (validFrom === null || (validFrom <= saidAt && (validTo === null || validTo > saidAt))) return saidAt;
  return validFrom;
}

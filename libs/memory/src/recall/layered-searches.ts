import { Injectable } from '@nestjs/common';
import type { ForkBase } from '#contacts/fork.type.js';
import type { Statement } from '#domain/statement.js';
import type { Queries } from '#graph/graph.js';
import type { MemoryRow } from '#graph/query.js';
import type { Hit } from './hit.type.js';
import type { Around } from './around.js';
import { ReturningRepository, type ReturningRow } from './returning.repository.js';
import { type CandidateRow, type Matches, type Search, SearchesRepository } from './searches.repository.js';
import type { Window } from './window.js';

/** Where a search is confined to: a contact, or a fork with what it sees of its contact. */
interface Scope {
  readonly base?: ForkBase | undefined;
}

/** What has to be told of either layer of a scope. */
type Layer = Pick<Search, 'contactId'> & { readonly knownAt: Date };

/** The searches over memories in the scope of a contact or a fork: of a fork in both, what is its own and what it sees of its contact. */
@Injectable()
export class LayeredSearches {
  constructor(
    private readonly searches: SearchesRepository,
    private readonly back: ReturningRepository,
  ) {}

  nearestMemories(search: Search & Scope, window: Window, queries?: Queries): Promise<Hit<CandidateRow>[]> {
    return layered(search, window, (one, at) => this.searches.nearestMemories(one, at, queries));
  }

  containingMemories(search: Search & Scope, window: Window): Promise<Hit<CandidateRow>[]> {
    return layered(search, window, (one, at) => this.searches.containingMemories(one, at));
  }

  async matchingMemories(search: Search & Scope, window: Window, queries?: Queries): Promise<Matches<CandidateRow>> {
    const leftOut = { bestReplaced: 0, superseded: 0, expired: 0 };
    const hits = await layered(search, window, async (one, at) => {
      const { hits, bestReplaced, superseded, expired } = await this.searches.matchingMemories(one, at, queries);
      // What a fork has a version of its own of is replaced in it.
      const hidden = hits.flatMap(({ found, lexical }) => (search.base?.hidden.has(found.id) ? [lexical ?? 0] : []));
      leftOut.bestReplaced = Math.max(leftOut.bestReplaced, bestReplaced, ...hidden);
      leftOut.superseded += superseded;
      leftOut.expired += expired;
      return hits;
    });
    return { hits, ...leftOut };
  }

  /** Of a fork, what was replaced in both layers. */
  async around(search: Search & Scope, knownAt: Date, queries?: Queries): Promise<Around> {
    const own = await this.searches.around(search, knownAt, queries);
    const { base } = search;
    if (!base) return own;
    const [inContact, at] = inBase(search, { knownAt }, base);
    const theirs = await this.searches.around(inContact, at.knownAt, queries);
    return { ...own, replaced: new Map([...theirs.replaced, ...own.replaced]) };
  }

  namesakes(
    search: Pick<Search, 'vector' | 'limit'> & Layer & Scope,
    statement: Statement,
    queries?: Queries,
  ): Promise<Hit<CandidateRow>[]> {
    return layered(search, search, (one, { knownAt }) =>
      this.searches.namesakes({ ...one, knownAt }, statement, queries),
    );
  }

  /** What comes back when versions are over that stand in its place for a while. */
  returning(
    search: Pick<Search, 'vector' | 'limit'> & Layer & Scope & { readonly ids: readonly string[] },
    queries?: Queries,
  ): Promise<Hit<ReturningRow>[]> {
    return layered(search, search, (one, { knownAt }) => this.back.returning({ ...one, knownAt }, queries));
  }

  /** What is planned, the next first. */
  plans(
    search: Pick<Search, 'vector' | 'limit'> & Layer & Scope,
    statement: Pick<Statement, 'saidAt' | 'agentId'>,
    queries?: Queries,
  ): Promise<Hit<CandidateRow>[]> {
    return layered(search, search, (one, { knownAt }) => this.searches.plans({ ...one, knownAt }, statement, queries));
  }

  /** The memories of these ids; what a fork sees of its contact is as it was known then. */
  async memories(
    ids: readonly string[],
    knownAt: Date,
    base?: ForkBase,
    queries?: Queries,
  ): Promise<Map<string, MemoryRow>> {
    const memories = await this.searches.memories(ids, knownAt, queries);
    if (!base) return memories;
    const theirs = [...memories.values()].filter(({ contactId }) => contactId === base.contactId);
    const then = await this.searches.memories(
      theirs.map(({ id }) => id),
      base.knownAt,
      queries,
    );
    for (const [id, memory] of then) memories.set(id, { ...memory, supersededAt: null });
    return memories;
  }
}

/** Searches in both layers of a scope; what a fork has its own version of is left out of its contact's. */
async function layered<
  S extends Scope & { contactId: string; limit: number },
  W extends { knownAt: Date },
  R extends CandidateRow = CandidateRow,
>(search: S, window: W, find: (search: S, window: W) => Promise<Hit<R>[]>): Promise<Hit<R>[]> {
  const { base } = search;
  const own = await find(search, window);
  if (!base) return own;
  const theirs = await find(...inBase(search, window, base));
  return [...own, ...theirs.filter(({ found }) => !base.hidden.has(found.id))];
}

/** @returns the search in the contact of a fork. As many of what it finds may be hidden in the fork, so many more are asked for. */
function inBase<S extends { contactId: string; limit: number }, W extends { knownAt: Date }>(
  search: S,
  window: W,
  { contactId, knownAt, versions: size, textLabels, hidden }: ForkBase,
): [S, W] {
  return [
    { ...search, contactId, size, textLabels, limit: search.limit + hidden.size },
    { ...window, knownAt },
  ];
}

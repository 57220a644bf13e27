import { Injectable } from '@nestjs/common';
import type { ForkBase } from '#contacts/fork.type.js';
import type { AsOf } from '#domain/memory/memory.js';
import type { Statement } from '#domain/memory/statement.js';
import type { Queries } from '#graph/graph.js';
import type { MemoryRow } from '#graph/query.js';
import type { Hit } from './hit.type.js';
import type { Nearby } from './nearby.js';
import { ReturningRepository, type ReturningRow } from './returning.repository.js';
import { type CandidateRow, type Matches, type Search, SearchesRepository } from './searches.repository.js';
import type { Window } from './window.js';

/** The scope of a search: a contact, or a fork and what it sees of its contact. */
interface Scope {
  readonly base?: ForkBase | undefined;
}

/** What is read in each layer of a scope. */
type Layer = Pick<Search, 'contactId'> & { readonly knownAt: Date };

/** Searches over the memories of a contact or a fork. In a fork they read two layers: its own memories and what it sees of its contact. */
@Injectable()
export class LayeredSearches {
  constructor(
    private readonly searches: SearchesRepository,
    private readonly back: ReturningRepository,
  ) {}

  nearestMemories(search: Search & Scope, window: Window, queries?: Queries): Promise<Hit<CandidateRow>[]> {
    return layered(search, window, (layer, at) => this.searches.nearestMemories(layer, at, queries));
  }

  containingMemories(search: Search & Scope, window: Window): Promise<Hit<CandidateRow>[]> {
    return layered(search, window, (layer, at) => this.searches.containingMemories(layer, at));
  }

  async matchingMemories(search: Search & Scope, window: Window, queries?: Queries): Promise<Matches<CandidateRow>> {
    const leftOut = { bestReplaced: 0, superseded: 0, expired: 0 };
    const hits = await layered(search, window, async (layer, at) => {
      const { hits, bestReplaced, superseded, expired } = await this.searches.matchingMemories(layer, at, queries);
      // A version of which the fork has its own is superseded in the fork.
      const hidden = hits.flatMap(({ found, lexical }) => (search.base?.hidden.has(found.id) ? [lexical ?? 0] : []));
      leftOut.bestReplaced = Math.max(leftOut.bestReplaced, bestReplaced, ...hidden);
      leftOut.superseded += superseded;
      leftOut.expired += expired;
      return hits;
    });
    return { hits, ...leftOut };
  }

  /** In a fork, also what was replaced in its contact; there it is not looked up whether anything has ended. */
  async around(search: Search & Scope, stated: AsOf, queries?: Queries): Promise<Nearby> {
    const own = await this.searches.around(search, stated, queries);
    const { base } = search;
    if (!base) return own;
    const [inContact, at] = inBase(search, stated, base);
    const fromContact = await this.searches.around(inContact, at, queries);
    return { ...own, replaced: new Map([...fromContact.replaced, ...own.replaced]), hasEnded: true };
  }

  namesakes(
    search: Pick<Search, 'vector' | 'limit'> & Layer & Scope,
    statement: Statement,
    queries?: Queries,
  ): Promise<Hit<CandidateRow>[]> {
    return layered(search, search, (layer, { knownAt }) =>
      this.searches.namesakes({ ...layer, knownAt }, statement, queries),
    );
  }

  /** What comes back when versions end that stand in its place for a while. */
  returning(
    search: Pick<Search, 'vector' | 'limit'> & Layer & Scope & { readonly ids: readonly string[] },
    queries?: Queries,
  ): Promise<Hit<ReturningRow>[]> {
    return layered(search, search, (layer, { knownAt }) => this.back.returning({ ...layer, knownAt }, queries));
  }

  /** Planned events, the next first. */
  plans(
    search: Pick<Search, 'vector' | 'limit'> & Layer & Scope,
    statement: Pick<Statement, 'saidAt' | 'agentId'>,
    queries?: Queries,
  ): Promise<Hit<CandidateRow>[]> {
    return layered(search, search, (layer, { knownAt }) =>
      this.searches.plans({ ...layer, knownAt }, statement, queries),
    );
  }

  /** The memories of these ids. Memories of a fork's contact are returned as they were known when the fork was made. */
  async memories(
    ids: readonly string[],
    knownAt: Date,
    base?: ForkBase,
    queries?: Queries,
  ): Promise<Map<string, MemoryRow>> {
    const memories = await this.searches.memories(ids, knownAt, queries);
    if (!base) return memories;
    const fromContact = [...memories.values()].filter(({ contactId }) => contactId === base.contactId);
    const asSeen = await this.searches.memories(
      fromContact.map(({ id }) => id),
      base.knownAt,
      queries,
    );
    for (const [id, memory] of asSeen) memories.set(id, { ...memory, supersededAt: null });
    return memories;
  }
}

/** Searches both layers of a scope. Versions of which the fork has its own are left out of the contact's. */
async function layered<
  S extends Scope & { contactId: string; limit: number },
  W extends { knownAt: Date },
  R extends CandidateRow = CandidateRow,
>(search: S, window: W, find: (search: S, window: W) => Promise<Hit<R>[]>): Promise<Hit<R>[]> {
  const { base } = search;
  const own = await find(search, window);
  if (!base) return own;
  const fromContact = await find(...inBase(search, window, base));
  return [...own, ...fromContact.filter(({ found }) => !base.hidden.has(found.id))];
}

/** @returns the same search in the fork's contact. Its limit grows by the number of versions hidden in the fork. */
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

import { Injectable } from '@nestjs/common';
import type { ForkBase } from '#contacts/fork.type.js';
import { AT_HAND } from '#domain/memory.js';
import type { Queries } from '#graph/query.js';
import type { Around } from './around.js';
import { type Asked, bearings } from './bearing.js';
import type { AtRevision } from './filter.js';
import { fuse, type Fused } from './fuse.js';
import { inPlace } from './instead.js';
import { LayeredSearches } from './layered-searches.js';
import { onlyOf } from './question-time.js';
import { stemsOf } from './question-words.js';
import { type Ranked, rankMemory, type Ranking } from './rank.js';
import type { Recalled, RecallInput } from './recall.type.js';
import type { CandidateRow, Search } from './searches.repository.js';
import { memoryWindow } from './window.js';

/** A question as memories are asked it. */
export type Asking = Pick<Search, 'text' | 'vector' | 'named'> & { readonly asked: Asked };

/** A question to the memories of a contact, with what is looked up beside them. */
export interface AskedMemories extends Search, Asking {
  /** The contact, and those that were merged into it. */
  readonly pool: readonly string[];
  readonly base: ForkBase | undefined;
  readonly around: Promise<Around>;
  readonly whom: Promise<ReadonlySet<string>>;
  readonly revision: AtRevision;
}

/** Memories, ranked, and how many matches were left out. */
export interface FoundMemories {
  readonly ranked: readonly Ranked[];
  readonly leftOut: Recalled['leftOut'];
}

/** @returns what was found with how it bears on the question and its score, but for what lies outside its time where only that counts. */
export function rankedBy(
  fused: readonly Fused<CandidateRow>[],
  asked: Asked,
  whom: ReadonlySet<string>,
  ranking: Ranking,
): Ranked[] {
  return bearings(fused, asked, whom).flatMap(({ found, similarity, bearing }) => {
    const scored = rankMemory(found, similarity, ranking);
    return scored ? [{ candidate: found, bearing, ...scored }] : [];
  });
}

/** Finds and ranks memories. */
@Injectable()
export class MemorySearch {
  constructor(private readonly layers: LayeredSearches) {}

  /**
   * @param windowOf whether memories are wanted that hold, or events that take place.
   * @param queries of which others are asked at the same moment.
   */
  async find(
    search: AskedMemories,
    ranking: Ranking,
    input: RecallInput,
    windowOf: typeof memoryWindow,
    queries?: Queries,
  ): Promise<FoundMemories> {
    const { at, asked } = ranking;
    const include = search.asked.past ? (['ended'] as const) : input.include;
    const narrowed = { ...input, include, only: onlyOf(asked), tiers: input.tiers ?? AT_HAND };
    const window = windowOf(at, narrowed, input.validAt === undefined ? asked : null, search.revision);
    const [nearest, matches, { replaced }, whom] = await Promise.all([
      search.vector
        ? this.layers.nearestMemories(search, window, queries)
        : this.layers.containingMemories(search, window),
      this.layers.matchingMemories(search, window, queries),
      search.around,
      search.whom,
    ]);
    const found = fuse<CandidateRow>(nearest, matches.hits, ({ id }) => id, matches.bestReplaced);
    const fused = inPlace(found, replaced, stemsOf(search.text));
    const ranked = rankedBy(fused, search.asked, whom, ranking);
    return { ranked, leftOut: { superseded: matches.superseded, expired: matches.expired } };
  }
}

import { Injectable } from '@nestjs/common';
import type { ForkBase } from '#contacts/fork.type.js';
import { DEFAULT_TIERS } from '#domain/memory/memory.js';
import type { Queries } from '#graph/query.js';
import type { Nearby } from './nearby.js';
import { type PreparedQuestion, bearings } from './bearing.js';
import type { AtRevision } from './filter.js';
import { fuse, type Fused } from './fuse.js';
import { withReplaced } from './replaced-facts.js';
import { LayeredSearches } from './layered-searches.js';
import { exclusiveTime } from './question-time.js';
import { stemsOf } from './question-words.js';
import { type Ranked, rankMemory, type Ranking } from './rank.js';
import type { Recalled, RecallInput } from './recall.type.js';
import type { CandidateRow, Search } from './searches.repository.js';
import { memoryWindow } from './window.js';

/** A question in the form in which memories are searched for it. */
export type SearchedQuestion = Pick<Search, 'text' | 'vector' | 'named'> & { readonly asked: PreparedQuestion };

/** A question to a contact's memories, with what is looked up besides the searches. */
export interface AskedMemories extends Search, SearchedQuestion {
  /** The contact and those merged into it. */
  readonly pool: readonly string[];
  readonly base: ForkBase | undefined;
  readonly around: Promise<Nearby>;
  readonly whom: Promise<ReadonlySet<string>>;
  readonly revision: AtRevision;
}

/** Ranked memories, and how many matches the clocks left out. */
export interface FoundMemories {
  readonly ranked: readonly Ranked[];
  readonly leftOut: Recalled['leftOut'];
}

/** @returns the memories with their bearing and score. If only the question's time counts, memories outside it are dropped. */
export function rankedBy(
  fused: readonly Fused<CandidateRow>[],
  asked: PreparedQuestion,
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
   * @param windowOf selects memories that hold, or events that take place.
   * @param queries sends the searches together with others begun at the same moment.
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
    const narrowed = { ...input, include, only: exclusiveTime(asked), tiers: input.tiers ?? DEFAULT_TIERS };
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
    const fused = withReplaced(found, replaced, stemsOf(search.text));
    const ranked = rankedBy(fused, search.asked, whom, ranking);
    return { ranked, leftOut: { superseded: matches.superseded, expired: matches.expired } };
  }
}

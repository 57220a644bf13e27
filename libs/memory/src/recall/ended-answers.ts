import { Inject, Injectable } from '@nestjs/common';
import type { Config } from '#config/config.js';
import { CONFIG } from '#config/config.token.js';
import { DEFAULT_TIERS } from '#domain/memory/memory.js';
import type { Queries } from '#graph/query.js';
import { markedStale } from '../as-known.js';
import { bears, shareOfStems } from './bearing.js';
import { EndedRepository } from './ended.repository.js';
import { ANY_REVISION, scopesOf } from './filter.js';
import { similarityOf } from './fuse.js';
import { LayeredSearches } from './layered-searches.js';
import { type AskedMemories, MemorySearch, rankedBy } from './memory-search.js';
import { stemsOf } from './question-words.js';
import { byScore, distinct, type Ranked, type Ranking } from './rank.js';
import type { NoLonger, RecallInput } from './recall.type.js';
import { SearchesRepository } from './searches.repository.js';
import { eventWindow, memoryWindow } from './window.js';

const MAX_RESULTS = 3;
/** Filters that exclude cancelled plans, whose query filters by contact, agent and tier only. */
const NARROWS = ['kinds', 'from', 'to', 'attribute', 'tag', 'pin', 'category', 'subject', 'channel'] as const;

/**
 * If no current fact answers "Does she smoke?", the useful answer is that she did and has stopped. Such ended facts are returned
 * separately from the results, so that nobody takes them for current ones.
 */
@Injectable()
export class EndedAnswers {
  constructor(
    private readonly search: MemorySearch,
    private readonly layers: LayeredSearches,
    private readonly searches: SearchesRepository,
    private readonly ended: EndedRepository,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /**
   * @returns what bears on the question and held before `validAt`, or was planned and is cancelled, best first; nothing if ended facts
   * were searched already.
   */
  async find(asked: AskedMemories, ranking: Ranking, input: RecallInput): Promise<NoLonger[]> {
    if (asked.asked.past || input.include.length > 0) return [];
    const { hasEnded } = await asked.around;
    // What was cancelled is also looked for in the contacts that were merged into this one.
    if (!hasEnded && asked.pool.length === 1) return [];
    const queries = this.searches.joined();
    const [held, cancelled] = await Promise.all([
      this.endedFacts(asked, ranking, input, queries),
      this.cancelled(asked, ranking, input, queries),
    ]);
    const best = distinct([...held, ...cancelled].sort(byScore))
      .filter(({ bearing }) => bears(bearing, this.config.RECALL_BEARS))
      .slice(0, MAX_RESULTS);
    return this.read(
      best.flatMap(({ candidate }) => candidate?.id ?? []),
      ranking,
      asked.base,
    );
  }

  private async endedFacts(
    asked: AskedMemories,
    ranking: Ranking,
    input: RecallInput,
    queries: Queries,
  ): Promise<Ranked[]> {
    const windowOf = input.in.includes('memories') ? memoryWindow : eventWindow;
    const { ranked } = await this.search.find(asked, ranking, { ...input, include: ['ended'] }, windowOf, queries);
    return ranked.filter(({ candidate }) => candidate && candidate.validTo <= ranking.at.validAt.getTime());
  }

  /** Plans cancelled in the scope itself. A fork sees the plans of its contact as still planned. */
  private async cancelled(
    asked: AskedMemories,
    ranking: Ranking,
    input: RecallInput,
    queries: Queries,
  ): Promise<Ranked[]> {
    const isNarrowed = asked.revision !== ANY_REVISION || NARROWS.some((field) => input[field] !== undefined);
    if (isNarrowed) return [];
    const { vector, contactId, pool, base } = asked;
    const scopes = [...scopesOf(input.agentId)];
    const scopeIds = base ? [contactId] : pool;
    const search = { scopeIds, vector, scopes, tiers: [...(input.tiers ?? DEFAULT_TIERS)], ...ranking.at };
    const stems = stemsOf(asked.text);
    const fused = (await this.ended.withdrawn(search, queries)).map(({ found, cosine }) => {
      const lexical = shareOfStems(stems, found.opening);
      return { found, cosine, lexical, similarity: similarityOf(cosine, lexical) };
    });
    return rankedBy(fused, asked.asked, await asked.whom, ranking);
  }

  private async read(ids: readonly string[], { at }: Ranking, base: AskedMemories['base']): Promise<NoLonger[]> {
    if (ids.length === 0) return [];
    const [memories, statements] = await Promise.all([
      this.layers.memories(ids, at.knownAt, base),
      this.ended.endings(ids, at.knownAt),
    ]);
    return ids.flatMap((id) => {
      const memory = memories.get(id);
      const shown = memory && markedStale(memory, at, this.config.STALE_AFTER_DAYS);
      return shown ? [{ memory: shown, said: statements.get(id) ?? null }] : [];
    });
  }
}

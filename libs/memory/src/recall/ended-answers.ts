import { Inject, Injectable } from '@nestjs/common';
import type { Config } from '#config/config.js';
import { CONFIG } from '#config/config.token.js';
import { AT_HAND } from '#domain/memory.js';
import { markedStale } from '../as-known.js';
import { bears, shareOf } from './bearing.js';
import { EndedRepository } from './ended.repository.js';
import { ANY_REVISION, scopesOf } from './filter.js';
import { similarityOf } from './fuse.js';
import { LayeredSearches } from './layered-searches.js';
import { type AskedMemories, MemorySearch, rankedBy } from './memory-search.js';
import { stemsOf } from './question-words.js';
import { byScore, distinct, type Ranked, type Ranking } from './rank.js';
import type { NoLonger, RecallInput } from './recall.type.js';
import { eventWindow, memoryWindow } from './window.js';

const MOST = 3;
/** What narrows a question so that cancelled plans, which are looked up by whose they are alone, are left out of it. */
const NARROWS = ['kinds', 'from', 'to', 'attribute', 'tag', 'pin', 'category', 'subject', 'channel'] as const;

/**
 * Who asks "Does she smoke?" and is answered with nothing that is so wants to know that she did, and has stopped. It is told apart from the results,
 * so that nothing that has ended can be taken for what is so.
 */
@Injectable()
export class EndedAnswers {
  constructor(
    private readonly search: MemorySearch,
    private readonly layers: LayeredSearches,
    private readonly ended: EndedRepository,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /**
   * @returns what bears on the question and held before `validAt`, or was planned and is cancelled, best first; nothing where what has ended
   * was searched already.
   */
  async of(asked: AskedMemories, ranking: Ranking, input: RecallInput): Promise<NoLonger[]> {
    if (asked.asked.past || input.include.length > 0) return [];
    const [held, cancelled] = await Promise.all([
      this.held(asked, ranking, input),
      this.cancelled(asked, ranking, input),
    ]);
    const best = distinct([...held, ...cancelled].sort(byScore))
      .filter(({ bearing }) => bears(bearing, this.config.RECALL_BEARS))
      .slice(0, MOST);
    return this.told(
      best.flatMap(({ candidate }) => candidate?.id ?? []),
      ranking,
      asked.base,
    );
  }

  private async held(asked: AskedMemories, ranking: Ranking, input: RecallInput): Promise<Ranked[]> {
    const windowOf = input.in.includes('memories') ? memoryWindow : eventWindow;
    const { ranked } = await this.search.find(asked, ranking, { ...input, include: ['ended'] }, windowOf);
    return ranked.filter(({ candidate }) => candidate && candidate.validTo <= ranking.at.validAt.getTime());
  }

  /** Those of the scope itself: what a fork sees of its contact is planned there. */
  private async cancelled(asked: AskedMemories, ranking: Ranking, input: RecallInput): Promise<Ranked[]> {
    const isNarrowed = asked.revision !== ANY_REVISION || NARROWS.some((field) => input[field] !== undefined);
    if (isNarrowed) return [];
    const { vector, contactId, pool, base } = asked;
    const scopes = [...scopesOf(input.agentId)];
    const scopeIds = base ? [contactId] : pool;
    const of = { scopeIds, vector, scopes, tiers: [...(input.tiers ?? AT_HAND)], ...ranking.at };
    const stems = stemsOf(asked.text);
    const fused = (await this.ended.withdrawn(of)).map(({ found, cosine }) => {
      const lexical = shareOf(stems, found.opening);
      return { found, cosine, lexical, similarity: similarityOf(cosine, lexical) };
    });
    return rankedBy(fused, asked.asked, await asked.whom, ranking);
  }

  private async told(ids: readonly string[], { at }: Ranking, base: AskedMemories['base']): Promise<NoLonger[]> {
    if (ids.length === 0) return [];
    const [memories, said] = await Promise.all([
      this.layers.memories(ids, at.knownAt, base),
      this.ended.endings(ids, at.knownAt),
    ]);
    return ids.flatMap((id) => {
      const memory = memories.get(id);
      const shown = memory && markedStale(memory, at, this.config.STALE_AFTER_DAYS);
      return shown ? [{ memory: shown, said: said.get(id) ?? null }] : [];
    });
  }
}

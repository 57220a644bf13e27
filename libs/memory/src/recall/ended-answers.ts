import { Inject, Injectable } from '@nestjs/common';
import type { Config } from '#config/config.js';
import { CONFIG } from '#config/config.token.js';
import { recallEndings } from '#graph/generated/queries.js';
import { Graph } from '#graph/graph.js';
import { markedStale } from '../as-known.js';
import { bears } from './bearing.js';
import { LayeredSearches } from './layered-searches.js';
import { type AskedMemories, MemorySearch } from './memory-search.js';
import { byScore, type Ranking } from './rank.js';
import type { NoLonger, RecallInput } from './recall.type.js';
import { eventWindow, memoryWindow } from './window.js';

const MOST = 3;

/**
 * Who asks "Does she smoke?" and is answered with nothing that is so wants to know that she did, and has stopped. It is told apart from the results,
 * so that nothing that has ended can be taken for what is so.
 */
@Injectable()
export class EndedAnswers {
  constructor(
    private readonly search: MemorySearch,
    private readonly layers: LayeredSearches,
    private readonly graph: Graph,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** @returns what bears on the question and held before `validAt`, best first; nothing where what has ended was searched already. */
  async of(asked: AskedMemories, ranking: Ranking, input: RecallInput): Promise<NoLonger[]> {
    if (asked.asked.past || input.include.length > 0) return [];
    const { at } = ranking;
    const windowOf = input.in.includes('memories') ? memoryWindow : eventWindow;
    const { ranked } = await this.search.find(asked, ranking, { ...input, include: ['ended'] }, windowOf);
    const ended = ranked.filter(
      ({ candidate, bearing }) =>
        candidate && candidate.validTo <= at.validAt.getTime() && bears(bearing, this.config.RECALL_BEARS),
    );
    const ids = [...ended].sort(byScore).flatMap(({ candidate }) => candidate?.id ?? []);
    return this.told(ids.slice(0, MOST), ranking, asked.base);
  }

  private async told(ids: readonly string[], { at }: Ranking, base: AskedMemories['base']): Promise<NoLonger[]> {
    if (ids.length === 0) return [];
    const [memories, endings] = await Promise.all([
      this.layers.memories(ids, at.knownAt, base),
      this.graph.all(recallEndings, { ids: [...ids], knownAt: at.knownAt }),
    ]);
    const said = new Map(endings.map(({ id, text }) => [id, text]));
    return ids.flatMap((id) => {
      const memory = memories.get(id);
      const shown = memory && markedStale(memory, at, this.config.STALE_AFTER_DAYS);
      return shown ? [{ memory: shown, said: said.get(id) ?? null }] : [];
    });
  }
}

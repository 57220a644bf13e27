import { Inject, Injectable } from '@nestjs/common';
import type { Config } from '#config/config.js';
import { CONFIG } from '#config/config.token.js';
import type { ForkBase } from '#contacts/fork.type.js';
import type { AsOf } from '#domain/memory/memory.js';
import type { Caller } from '#domain/service/caller.js';
import { Clock } from '#domain/service/clock.js';
import { Instruments } from '#domain/service/instruments.js';
import { markedStale } from '../as-known.js';
import { toTurn } from '../to-turn.js';
import { bears } from './bearing.js';
import { EndedAnswers } from './ended-answers.js';
import { LayeredSearches } from './layered-searches.js';
import { QuestionReader } from './question-reader.js';
import type { Ranked } from './rank.js';
import { RecallCounts } from './recall-counts.service.js';
import { RecallSearch, searchesMemories } from './recall-search.js';
import type { Recalled, RecallInput, RecallResult } from './recall.type.js';
import { Reranking } from './reranking.js';

/** Finds memories, events and turns that bear on a question: reads the question, searches, ranks, and shows the best. */
@Injectable()
export class RecallService {
  constructor(
    private readonly questions: QuestionReader,
    private readonly search: RecallSearch,
    private readonly reranking: Reranking,
    private readonly ended: EndedAnswers,
    private readonly layers: LayeredSearches,
    private readonly counts: RecallCounts,
    private readonly clock: Clock,
    private readonly instruments: Instruments,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** @throws DomainError NOT_FOUND if the tenant has no such contact. */
  async recall(caller: Caller, input: RecallInput): Promise<Recalled> {
    const searched = [...new Set(input.in)].sort().join('+');
    const recalled = await this.instruments.run({ kind: 'recall', name: searched }, () =>
      this.searchAndRank(caller, input),
    );
    const { results, found } = recalled;
    this.instruments.tell({ of: 'recall', searched, results: results.length, found });
    return recalled;
  }

  private async searchAndRank(caller: Caller, stated: RecallInput): Promise<Recalled> {
    const started = performance.now();
    const question = await this.questions.read(caller, stated);
    const { input, head, ranking, embeddedAt } = question;
    const { about, found, leftOut } = await this.search.find(caller, question);
    const { ranked, reranked } = await this.reranking.rerank(input.query, found, ranking, input.limit);
    const best = ranked.filter(({ score }) => score >= (input.minScore ?? 0)).slice(0, input.limit);
    const [results, noLonger] = await Promise.all([
      this.shown(best, head.standing, head.base),
      this.isAnswered(best) || !searchesMemories(input.in) ? [] : this.ended.find(about, ranking, input),
    ]);
    // Recalls in a fork do not count for its contact.
    if ((input.counted ?? true) && !head.base) this.count(results);
    const searched = performance.now();
    return {
      results,
      // What was forgotten meanwhile is not shown, and answers nothing.
      found: this.isAnswered(results) ? 'some' : 'none',
      noLonger,
      reranked,
      asOf: head.asked,
      time: ranking.asked,
      leftOut,
      tookMs: { embed: ms(embeddedAt - started), search: ms(searched - embeddedAt), total: ms(searched - started) },
    };
  }

  private isAnswered(by: readonly Pick<Ranked, 'bearing'>[]): boolean {
    return by.some(({ bearing }) => bears(bearing, this.config.RECALL_BEARS));
  }

  private count(results: readonly RecallResult[]): void {
    const ids = results.flatMap(({ memory }) => memory?.id ?? []);
    this.counts.note(ids, this.clock.now());
  }

  /** Reads the best memories in full; ranking used only a few fields of many. */
  private async shown(best: readonly Ranked[], at: AsOf, base?: ForkBase): Promise<RecallResult[]> {
    const ids = best.flatMap(({ candidate }) => candidate?.id ?? []);
    const memories = await this.layers.memories(ids, at.knownAt, base);
    return best.flatMap(({ candidate, turn, score, parts, bearing }): RecallResult[] => {
      if (!candidate) return [{ turn: turn && toTurn(turn), score, parts, bearing }];
      const memory = memories.get(candidate.id);
      if (!memory) return [];
      const shown = markedStale(memory, at, this.config.STALE_AFTER_DAYS);
      const ended = shown.validTo !== null && shown.validTo <= at.validAt ? { ended: true as const } : {};
      return [{ memory: shown, score, parts, bearing, ...ended }];
    });
  }
}

/** Rounds milliseconds to hundredths. */
function ms(duration: number): number {
  return Math.round(duration * 100) / 100;
}

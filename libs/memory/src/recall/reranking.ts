import { Inject, Injectable, Logger } from '@nestjs/common';
import { RERANKER, type Reranker } from '#models/reranker.js';
import { OTHER_SUBJECT } from './bearing.js';
import { byScore, rankMemory, rankTurn, type Ranked, type Ranking } from './rank.js';

/** How many of the best are read again; what comes behind them is not shown while these are enough. */
export const READ_AGAIN = 40;

/** Lets a re-ranker, where one is set, order what was found: its relevance takes the place of the similarity in the blend. */
@Injectable()
export class Reranking {
  private readonly logger = new Logger(Reranking.name);

  constructor(@Inject(RERANKER) private readonly reranker: Reranker | null) {}

  /**
   * @param ranked best first.
   * @returns best first; as they were, with `reranked: false`, where there is no re-ranker or it does not answer.
   */
  async of(
    question: string,
    ranked: readonly Ranked[],
    ranking: Ranking,
    limit: number,
  ): Promise<{ ranked: readonly Ranked[]; reranked: boolean }> {
    if (!this.reranker || ranked.length === 0) return { ranked, reranked: false };
    const count = Math.max(READ_AGAIN, limit);
    const read = ranked.slice(0, count);
    try {
      const relevance = await this.reranker.relevance(question, read.map(textOf));
      const again = read.map((one, i) => rescored(one, relevance[i] ?? null, ranking)).sort(byScore);
      return { ranked: [...again, ...ranked.slice(count)], reranked: true };
    } catch (error) {
      this.logger.warn(`Ranked without: ${(error as Error).message}`);
      return { ranked, reranked: false };
    }
  }
}

/** What the re-ranker said nothing about keeps its score. What is about somebody else counts as little as it does without a re-ranker. */
function rescored(one: Ranked, relevance: number | null, ranking: Ranking): Ranked {
  if (relevance === null) return one;
  const similarity = one.bearing.subject ? relevance : OTHER_SUBJECT * relevance;
  const scored = one.candidate
    ? rankMemory(one.candidate, similarity, ranking)
    : one.turn && rankTurn(one.turn, similarity, ranking);
  return scored ? { ...one, ...scored } : one;
}

function textOf({ candidate, turn }: Ranked): string {
  return candidate?.opening ?? turn?.text ?? '';
}

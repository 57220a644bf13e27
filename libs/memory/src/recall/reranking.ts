import { Inject, Injectable, Logger } from '@nestjs/common';
import { RERANKER, type Reranker } from '#models/reranker.js';
import { OTHER_SUBJECT } from './bearing.js';
import { byScore, rankMemory, rankTurn, type Ranked, type Ranking } from './rank.js';

/** How many of the best results the re-ranker sees. Those behind them are shown only if more are asked for. */
export const READ_AGAIN = 40;

/** Orders results by a re-ranker, if one is configured: its relevance replaces similarity in the blend. */
@Injectable()
export class Reranking {
  private readonly logger = new Logger(Reranking.name);

  constructor(@Inject(RERANKER) private readonly reranker: Reranker | null) {}

  /**
   * @param ranked best first.
   * @returns best first; unchanged with `reranked: false` if there is no re-ranker or it fails.
   */
  async rerank(
    question: string,
    ranked: readonly Ranked[],
    ranking: Ranking,
    limit: number,
  ): Promise<{ ranked: readonly Ranked[]; reranked: boolean }> {
    if (!this.reranker || ranked.length === 0) return { ranked, reranked: false };
    const count = Math.max(READ_AGAIN, limit);
    const compared = ranked.slice(0, count);
    try {
      const relevance = await this.reranker.relevance(question, compared.map(textOf));
      const again = compared.map((result, i) => rescored(result, relevance[i] ?? null, ranking)).sort(byScore);
      return { ranked: [...again, ...ranked.slice(count)], reranked: true };
    } catch (error) {
      this.logger.warn(`Ranked without the re-ranker: ${(error as Error).message}`);
      return { ranked, reranked: false };
    }
  }
}

/** A result without a relevance keeps its score. One about somebody else is reduced as without a re-ranker. */
function rescored(result: Ranked, relevance: number | null, ranking: Ranking): Ranked {
  if (relevance === null) return result;
  const similarity = result.bearing.subject ? relevance : OTHER_SUBJECT * relevance;
  const scored = result.candidate
    ? rankMemory(result.candidate, similarity, ranking)
    : result.turn && rankTurn(result.turn, similarity, ranking);
  return scored ? { ...result, ...scored } : result;
}

function textOf({ candidate, turn }: Ranked): string {
  return candidate?.opening ?? turn?.text ?? '';
}

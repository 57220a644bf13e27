import { Injectable } from '@nestjs/common';
import { VectorSpace } from '#models/vector-space.js';
import { askedStems, shareOfStems } from './bearing.js';
import { fuse } from './fuse.js';
import { inConversation, withLeastLexical } from './in-conversation.js';
import { exclusiveTime, timeWords } from './question-time.js';
import { byScore, type Ranked, type Ranking, rankTurn } from './rank.js';
import type { RecallInput } from './recall.type.js';
import { READ_AGAIN } from './reranking.js';
import { type CandidateTurn, SearchesRepository, type TurnQuery } from './searches.repository.js';
import { turnWindow } from './window.js';

/** Finds and ranks turns. */
@Injectable()
export class TurnSearch {
  constructor(
    private readonly searches: SearchesRepository,
    private readonly space: VectorSpace,
  ) {}

  /** @returns the best, as many as a re-ranker reads or as are wanted. */
  async find(search: TurnQuery, ranking: Ranking, input: RecallInput): Promise<Ranked[]> {
    const window = turnWindow(ranking.at, { ...input, only: exclusiveTime(ranking.asked) });
    const [nearest, matching, [words = null]] = await Promise.all([
      this.searches.nearestTurns(search, window),
      this.searches.matchingTurns(search, window),
      this.space.embedWords([{ before: '', text: input.query }]),
    ]);
    const both = fuse<CandidateTurn>(nearest, matching, ({ turn }) => `${turn.sessionId} ${turn.id}`);
    const fused = withLeastLexical(both, matching, search.limit);
    const ranked = inConversation(fused, { text: input.query, words }).flatMap(
      ({ found: { turn }, similarity, cosine }) => {
        const scored = rankTurn(turn, similarity, ranking);
        return scored ? [{ turn, cosine, ...scored }] : [];
      },
    );
    const stems = askedStems(input.query, timeWords(ranking.asked));
    // The question's words are compared only with turns that can be shown.
    const best = ranked.sort(byScore).slice(0, Math.max(READ_AGAIN, input.limit));
    return best.map(({ cosine, ...result }) => ({
      ...result,
      bearing: { meaning: cosine, words: shareOfStems(stems, result.turn.text), attribute: false, subject: true },
    }));
  }
}

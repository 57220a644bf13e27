import type { Config } from '#config/config.js';
import { blend, meets, nearness, type Parts, recency, type Stretch, type Weights } from '#domain/blend.js';
import type { AsOf } from '#domain/memory.js';
import type { TurnRow } from '#graph/query.js';
import type { AskedTime } from './question-time.js';
import type { CandidateRow } from './searches.repository.js';

/** What a ranking takes into account. */
export interface Ranking {
  readonly at: AsOf;
  /** The time the question asks about; it takes the place of recency. */
  readonly asked: AskedTime | null;
  readonly weights: Weights;
  readonly halfLifeDays: number;
  /** How near a memory is to whom the question names, from 0 to 1, by its id; others are not there. */
  readonly named: ReadonlyMap<string, number>;
}

/** @returns the weights of the settings, as far as the call does not state its own. */
export function weightsOf(
  config: Config,
  stated: { readonly [K in keyof Weights]?: number | undefined } = {},
): Weights {
  return {
    similarity: stated.similarity ?? config.RANK_SIMILARITY,
    recency: stated.recency ?? config.RANK_RECENCY,
    importance: stated.importance ?? config.RANK_IMPORTANCE,
  };
}

/** What was said counts as half as important as anything: a turn has no importance of its own. */
const TURN_IMPORTANCE = 0.5;

/** What a score is, and what it is made of. */
export interface Scored {
  readonly score: number;
  readonly parts: Parts;
}

/** @returns the score and its parts; `null` for what lies outside the time of the question, where only that time counts. */
export function rankMemory(memory: CandidateRow, similarity: number, ranking: Ranking): Scored | null {
  const { startsAt, endsAt, validFrom, validTo } = memory;
  const start = startsAt ?? validFrom;
  const took = memory.kind === 'episodic' ? stretch(start, endsAt ?? start) : stretch(validFrom, validTo);
  // It gains a share of what it lacks to 1.
  const lifted = similarity + (ranking.named.get(memory.id) ?? 0) * (1 - similarity);
  return scored(lifted, memory.importance, new Date(memory.saidAt), [took], ranking);
}

function stretch(start: number, end: number): Stretch {
  return { start: new Date(start), end: new Date(end) };
}

/** A turn lies in the time in which it was said, and in the one it speaks of. */
export function rankTurn(turn: TurnRow, similarity: number, ranking: Ranking): Scored | null {
  const said = { start: turn.at, end: turn.at };
  const spokenOf = turn.expression === null ? [] : [{ start: turn.refersFrom, end: turn.refersTo }];
  return scored(similarity, TURN_IMPORTANCE, turn.at, [said, ...spokenOf], ranking);
}

function scored(
  similarity: number,
  importance: number,
  saidAt: Date,
  stretches: readonly Stretch[],
  { at, asked, weights, halfLifeDays }: Ranking,
): Scored | null {
  if (asked?.used === 'only' && !stretches.some((stretch) => meets(stretch, asked))) return null;
  const near = asked
    ? Math.max(...stretches.map((stretch) => nearness(stretch, asked, halfLifeDays)))
    : recency(saidAt, at.validAt, halfLifeDays);
  const parts = { similarity, recency: near, importance };
  return { score: blend(parts, weights), parts };
}

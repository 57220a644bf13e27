import type { Config } from '#config/config.js';
import type { AsOf, MemoryKind } from '#domain/memory/memory.js';
import {
  blend,
  HALF_LIVES,
  type HalfLives,
  nearness,
  recency,
  type ScoreParts,
  sharesMoment,
  type StatedRanking,
  type Stretch,
  type Weights,
} from '#domain/recall/blend.js';
import type { TurnRow } from '#graph/query.js';
import type { Bearing } from './bearing.type.js';
import type { AskedTime } from './question-time.js';
import type { CandidateRow } from './searches.repository.js';

/** What ranking takes into account. */
export interface Ranking {
  readonly at: AsOf;
  /** The time the question asks about; nearness to it replaces recency. */
  readonly asked: AskedTime | null;
  readonly weights: Weights;
  readonly halfLifeDays: HalfLives;
}

/** @returns each weight and half-life: from the call, else the tenant, else the settings of the process. */
export function rankingOf(
  config: Config,
  tenant: StatedRanking | null,
  call: StatedRanking,
): Pick<Ranking, 'weights' | 'halfLifeDays'> {
  const weight = (name: keyof Weights, fallback: number): number =>
    call.weights?.[name] ?? tenant?.weights?.[name] ?? fallback;
  const halfLife = (kind: keyof HalfLives): number =>
    call.halfLifeDays?.[kind] ?? tenant?.halfLifeDays?.[kind] ?? config.RANK_HALF_LIFE_DAYS ?? HALF_LIVES[kind];
  return {
    weights: {
      similarity: weight('similarity', config.RANK_SIMILARITY),
      recency: weight('recency', config.RANK_RECENCY),
      importance: weight('importance', config.RANK_IMPORTANCE),
    },
    halfLifeDays: {
      semantic: halfLife('semantic'),
      episodic: halfLife('episodic'),
      procedural: halfLife('procedural'),
      turns: halfLife('turns'),
    },
  };
}

/** A turn has no importance of its own and gets the middle value. */
const TURN_IMPORTANCE = 0.5;

/** A score and its parts. */
export interface Scored {
  readonly score: number;
  readonly parts: ScoreParts;
}

/** A memory or turn found and scored, before it is read in full. */
export interface Ranked extends Scored {
  readonly bearing: Bearing;
  readonly candidate?: CandidateRow;
  readonly turn?: TurnRow;
}

/** The fields needed for sorting. */
type Orderable = Pick<Ranked, 'score' | 'candidate' | 'turn'>;

/** Best first; with equal scores, the lower id first. */
export function byScore(a: Orderable, b: Orderable): number {
  return b.score - a.score || idOf(a).localeCompare(idOf(b));
}

function idOf({ candidate, turn }: Omit<Orderable, 'score'>): string {
  return candidate?.id ?? `${turn?.sessionId} ${turn?.id}`;
}

/** @returns the score and its parts; `null` for a memory outside the question's time if only that time counts. */
export function rankMemory(memory: CandidateRow, similarity: number, ranking: Ranking): Scored | null {
  const { startsAt, endsAt, validFrom, validTo } = memory;
  const start = startsAt ?? validFrom;
  const period = memory.kind === 'episodic' ? stretch(start, endsAt ?? start) : stretch(validFrom, validTo);
  const kind = memory.kind as MemoryKind;
  return scored(kind, { similarity, importance: memory.importance }, new Date(memory.saidAt), [period], ranking);
}

function stretch(start: number, end: number): Stretch {
  return { start: new Date(start), end: new Date(end) };
}

/** A turn counts at the time when it was said and at the time of which it speaks. */
export function rankTurn(turn: TurnRow, similarity: number, ranking: Ranking): Scored | null {
  const saidPeriod = { start: turn.at, end: turn.at };
  const spokenOf = turn.expression === null ? [] : [{ start: turn.refersFrom, end: turn.refersTo }];
  return scored('turns', { similarity, importance: TURN_IMPORTANCE }, turn.at, [saidPeriod, ...spokenOf], ranking);
}

function scored(
  kind: keyof HalfLives,
  { similarity, importance }: Omit<ScoreParts, 'recency'>,
  saidAt: Date,
  stretches: readonly Stretch[],
  { at, asked, weights, halfLifeDays: { [kind]: halfLifeDays } }: Ranking,
): Scored | null {
  if (asked?.used === 'only' && !stretches.some((stretch) => sharesMoment(stretch, asked))) return null;
  const near = asked
    ? Math.max(...stretches.map((stretch) => nearness(stretch, periodMeant(asked, kind), halfLifeDays)))
    : recency(saidAt, at.validAt, halfLifeDays);
  const parts = { similarity, recency: near, importance };
  return { score: blend(parts, weights), parts };
}

/** For a lasting fact, "before Lisbon" means right before it; events and turns may lie anywhere before. */
function periodMeant({ start, end }: AskedTime, kind: keyof HalfLives): Stretch {
  return { start: start ?? (kind === 'episodic' || kind === 'turns' ? null : end), end };
}

/** Removes duplicates: an event is a memory too and may be found as both. */
export function distinct(ranked: readonly Ranked[]): Ranked[] {
  const seen = new Set<string>();
  return ranked.filter((result) => !seen.has(idOf(result)) && seen.add(idOf(result)));
}

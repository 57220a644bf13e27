import { askedWords, type AskedWords, nearestWords, unpacked } from '#models/word-vectors.js';
import type { Fused } from './fuse.js';
import type { Hit } from './hit.type.js';
import { words } from './lucene.js';
import type { CandidateTurn } from './searches.repository.js';

/**
 * The weights of a turn's similarity; they add up to 1. Fitted on LoCoMo's conversations, each measured with weights fitted on the
 * others, then rounded (docs/quality.md).
 */
export const TURN_WEIGHTS = {
  /** How well the turn answers alone. Small, but it puts an answer before the turn that it answers. */
  own: 0.05,
  /** How well it answers together with the next turn: an answer follows its question. */
  pair: 0.25,
  /** How well its whole session answers: what is asked is seldom said in one turn. */
  session: 0.35,
  /** Its lexical score. */
  words: 0.15,
  /** The question names its speaker. */
  speaker: 0.15,
  /** The turn is not a question itself. */
  states: 0.05,
} as const;

/** Factor for a question by the agent: it has the words of what is looked for, but no information. */
const AGENT_ASKS = 0.5;

/** A question prepared for comparison with turns. */
export interface AskedOfTurns {
  readonly text: string;
  /** The vectors of its words as stored; `null` if the model provides none. */
  readonly words: string | null;
}

/**
 * A turn found by meaning may match by words too, only not well enough to be among the `limit` best. It gets the lexical score of the
 * last of those. With 0 it would fall far behind turns that share only the speaker's name with the question.
 *
 * @param matching hits by words, best first. If there are fewer than `limit`, the other turns match no word.
 */
export function withLeastLexical(
  turns: readonly Fused<CandidateTurn>[],
  matching: readonly Hit<CandidateTurn>[],
  limit: number,
): Fused<CandidateTurn>[] {
  const [best, last] = [matching[0]?.lexical ?? 0, matching[limit - 1]?.lexical ?? 0];
  const lowest = best > 0 ? last / best : 0;
  return turns.map((turn) => ({ ...turn, lexical: Math.max(turn.lexical, lowest) }));
}

/** How well a turn answers each part of the question, from 0 to 1. */
type Answers = readonly number[];

/** The best score of a word is the mean of this many turns, because a single one may be near by chance. */
const BEST_COUNT = 3;
/** One of the best for each this many turns, so fewer than {@link BEST_COUNT} among few turns. */
const TURNS_PER_BEST = 10;
/** A turn this far below the best does not answer a word, even if all other turns are near the best. */
const MIN_REACH = 0.3;

/**
 * Adds the turns around a turn to its similarity. Each word of the question is answered by the nearest word of the turn, of the pair with
 * the next turn, or of the session. Without vectors of words the question is one part, answered by the turn's similarity.
 *
 * @returns the same turns; similarities stay from 0 to 1.
 */
export function inConversation(turns: readonly Fused<CandidateTurn>[], asked: AskedOfTurns): Fused<CandidateTurn>[] {
  const names = new Set(words(asked.text));
  const speakers = new Set(turns.map(({ found }) => found.turn.speaker));
  const named = new Set([...speakers].filter((speaker) => words(speaker).some((word) => names.has(word))));
  const wordVectors = asked.words ? askedWords(unpacked(asked.words)) : null;
  const near = turns.map((turn) => answersOf(turn, wordVectors));
  const shares = wordVectors === null ? near : standingOut(near);
  const answered = turns.map((turn, at) => ({ turn, answers: shares[at] as Answers }));
  const byPlace = new Map(answered.map(({ turn, answers }) => [placeOf(turn, 0), answers]));
  const bySession = new Map<string, Answers>();
  for (const { turn, answers } of answered) {
    const { sessionId } = turn.found.turn;
    bySession.set(sessionId, better(answers, bySession.get(sessionId)));
  }
  return answered.map(({ turn, answers }) => {
    const { sessionId, speaker, role, text } = turn.found.turn;
    const asks = /[?？]\s*$/u.test(text);
    const parts: Record<keyof typeof TURN_WEIGHTS, number> = {
      own: mean(answers),
      pair: mean(better(answers, byPlace.get(placeOf(turn, 1)))),
      session: mean(bySession.get(sessionId) ?? answers),
      words: turn.lexical,
      speaker: named.has(speaker) ? 1 : 0,
      states: asks ? 0 : 1,
    };
    return { ...turn, similarity: weighed(parts) * (asks && role === 'agent' ? AGENT_ASKS : 1) };
  });
}

function answersOf({ found, similarity, cosine }: Fused<CandidateTurn>, question: AskedWords | null): Answers {
  if (question === null || question.lengths.length === 0) return [similarity];
  if (found.words !== null) return nearestWords(question, unpacked(found.words));
  return nearestWords(question, new Int8Array()).map(() => Math.max(0, cosine ?? similarity));
}

/**
 * A word that all turns come near to, such as the speaker's name, does not distinguish them. So each word scores from 0, for a turn no
 * nearer than the average, to 1, for one as near as the best. All scores are multiplied by the mean of the best over all words, which
 * says how well the question is answered at all.
 */
function standingOut(near: readonly Answers[]): Answers[] {
  const scales = (near[0] ?? []).map((_, part) => scaleOf(near.map((answers) => answers[part] as number)));
  const level = mean(scales.map(({ best }) => best));
  return near.map((answers) =>
    answers.map((answer, part) => {
      const { best, reach } = scales[part] as Scale;
      return level * Math.min(1, Math.max(0, 1 - (best - answer) / reach));
    }),
  );
}

interface Scale {
  readonly best: number;
  readonly reach: number;
}

function scaleOf(near: readonly number[]): Scale {
  const count = Math.min(BEST_COUNT, Math.ceil(near.length / TURNS_PER_BEST));
  const best = mean(near.toSorted((a, b) => b - a).slice(0, count));
  return { best, reach: Math.max(MIN_REACH, best - mean(near)) };
}

function better(answers: Answers, others: Answers = []): Answers {
  return answers.map((answer, i) => Math.max(answer, others[i] ?? 0));
}

function mean(answers: Answers): number {
  return answers.reduce((sum, answer) => sum + answer, 0) / answers.length;
}

function weighed(parts: Readonly<Record<keyof typeof TURN_WEIGHTS, number>>): number {
  const sum = Object.entries(TURN_WEIGHTS).reduce(
    (total, [name, weight]) => total + weight * parts[name as keyof typeof TURN_WEIGHTS],
    0,
  );
  return Math.min(1, sum);
}

function placeOf({ found: { turn } }: Fused<CandidateTurn>, after: number): string {
  return `${turn.position + after} ${turn.sessionId}`;
}

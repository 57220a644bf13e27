import { askedWords, type AskedWords, nearestWords, unpacked } from '#models/word-vectors.js';
import type { Fused } from './fuse.js';
import type { Hit } from './hit.type.js';
import { words } from './lucene.js';
import type { CandidateTurn } from './searches.repository.js';

/**
 * What a turn's similarity is made of; they add up to 1. Measured on LoCoMo's conversations, each on weights that were fitted without
 * it, and rounded (docs/quality.md).
 */
export const TURN_WEIGHTS = {
  /** How well the turn answers by itself: little, but it puts an answer before what it answers. */
  own: 0.05,
  /** How well it does together with the next: an answer comes right after its question. */
  pair: 0.25,
  /** How well all of its session does: what is asked is seldom said in one breath. */
  session: 0.35,
  /** Its words' score. */
  words: 0.15,
  /** The question names who said it. */
  speaker: 0.15,
  /** It is no question itself. */
  states: 0.05,
} as const;

/** An agent asks in the words of what is later looked for, and tells nothing: what was answered stands before it. */
const AGENT_ASKS = 0.5;

/** A question as turns are compared with it. */
export interface AskedOfTurns {
  readonly text: string;
  /** The vectors of its words, as they are stored; `null` where the model gives none. */
  readonly words: string | null;
}

/**
 * A turn that was found by meaning may also match by words, though not well enough to be among those that were asked for. It is taken
 * to match as well as the last of them: with 0 it would stand far behind turns that share only the speaker's name with the question.
 *
 * @param matching what the words found, best first; where there are fewer than `limit`, the others match by no word.
 */
export function beyondMatching(
  turns: readonly Fused<CandidateTurn>[],
  matching: readonly Hit<CandidateTurn>[],
  limit: number,
): Fused<CandidateTurn>[] {
  const [best, last] = [matching[0]?.lexical ?? 0, matching[limit - 1]?.lexical ?? 0];
  const least = best > 0 ? last / best : 0;
  return turns.map((turn) => ({ ...turn, lexical: Math.max(turn.lexical, least) }));
}

/** How well a turn answers each part of the question, from 0 to 1. */
type Answers = readonly number[];

/** A word is answered best by the mean of so many turns: one alone may be near by chance. */
const BEST = 3;
/** Of less than ten times as many, by fewer. */
const AMONG = 10;
/** What is less than the best by this much is no answer, however near all the others are. */
const LEAST_REACH = 0.3;

/**
 * Brings what surrounds a turn into its similarity. A question is taken apart into its words, and each is answered by the nearest word
 * of a turn, of two, or of a session; where there are no vectors of words, it is one part, answered by the turn's similarity.
 *
 * @returns the same turns; similarities stay from 0 to 1.
 */
export function inConversation(turns: readonly Fused<CandidateTurn>[], asked: AskedOfTurns): Fused<CandidateTurn>[] {
  const names = new Set(words(asked.text));
  const speakers = new Set(turns.map(({ found }) => found.turn.speaker));
  const named = new Set([...speakers].filter((speaker) => words(speaker).some((word) => names.has(word))));
  const sought = asked.words ? askedWords(unpacked(asked.words)) : null;
  const near = turns.map((turn) => answersOf(turn, sought));
  const shares = sought === null ? near : standingOut(near);
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

function answersOf({ found, similarity, cosine }: Fused<CandidateTurn>, sought: AskedWords | null): Answers {
  if (sought === null || sought.lengths.length === 0) return [similarity];
  if (found.words !== null) return nearestWords(sought, unpacked(found.words));
  return nearestWords(sought, new Int8Array()).map(() => Math.max(0, cosine ?? similarity));
}

/**
 * A word that every turn comes near to, such as the name of the speaker, tells no turn from another. So for each word a turn counts from
 * 0, where it is no nearer than the average, to 1, where it is as near as the best. All of it is multiplied by how near the best are,
 * over all words: that says how well the question is answered at all.
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
  const count = Math.min(BEST, Math.ceil(near.length / AMONG));
  const best = mean(near.toSorted((a, b) => b - a).slice(0, count));
  return { best, reach: Math.max(LEAST_REACH, best - mean(near)) };
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

import { askedWords, type AskedWords, nearestWords, unpacked } from '#models/word-vectors.js';
import type { Fused } from './fuse.js';
import { words } from './lucene.js';
import type { CandidateTurn } from './searches.repository.js';

/**
 * What a turn's similarity is made of; they add up to 1. Measured on LoCoMo's conversations, each on weights that were fitted without
 * it, and rounded (docs/quality.md).
 */
export const TURN_WEIGHTS = {
  /** How well the turn answers by itself. */
  own: 0.18,
  /** How well it does together with the next: an answer comes right after its question. */
  pair: 0.2,
  /** How well all of its session does: what is asked is seldom said in one breath. */
  session: 0.4,
  /** Its words' score. */
  words: 0.1,
  /** The question names who said it. */
  speaker: 0.1,
  /** It is no question itself. */
  states: 0.02,
} as const;

/** A question as turns are compared with it. */
export interface AskedOfTurns {
  readonly text: string;
  /** The vectors of its words, as they are stored; `null` where the model gives none. */
  readonly words: string | null;
}

/** How well a turn answers each part of the question, from 0 to 1. */
type Answers = readonly number[];

/**
 * Brings what surrounds a turn into its similarity. A question is taken apart into its words, and each is answered by the nearest word
 * of a turn, of two, or of a session; where there are no vectors of words, it is one part, answered by the turn's similarity.
 *
 * @returns the same turns; similarities stay from 0 to 1.
 */
export function inConversation(turns: readonly Fused<CandidateTurn>[], asked: AskedOfTurns): Fused<CandidateTurn>[] {
  const names = new Set(words(asked.text));
  const sought = asked.words ? askedWords(unpacked(asked.words)) : null;
  const answered = turns.map((turn) => ({ turn, answers: answersOf(turn, sought) }));
  const byPlace = new Map(answered.map(({ turn, answers }) => [placeOf(turn, 0), answers]));
  const bySession = new Map<string, Answers>();
  for (const { turn, answers } of answered) {
    const { sessionId } = turn.found.turn;
    bySession.set(sessionId, better(answers, bySession.get(sessionId)));
  }
  return answered.map(({ turn, answers }) => {
    const { sessionId, speaker, text } = turn.found.turn;
    const parts: Record<keyof typeof TURN_WEIGHTS, number> = {
      own: mean(answers),
      pair: mean(better(answers, byPlace.get(placeOf(turn, 1)))),
      session: mean(bySession.get(sessionId) ?? answers),
      words: turn.lexical,
      speaker: words(speaker).some((word) => names.has(word)) ? 1 : 0,
      states: /[?？]\s*$/u.test(text) ? 0 : 1,
    };
    return { ...turn, similarity: weighed(parts) };
  });
}

function answersOf({ found, similarity, cosine }: Fused<CandidateTurn>, sought: AskedWords | null): Answers {
  if (sought === null || sought.lengths.length === 0) return [similarity];
  if (found.words !== null) return nearestWords(sought, unpacked(found.words));
  return nearestWords(sought, new Int8Array()).map(() => Math.max(0, cosine ?? similarity));
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

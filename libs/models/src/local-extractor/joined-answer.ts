import type { TranscriptTurn } from '../extractor.js';
import { isTakenBack } from './accepted.js';
import { type AgentQuestion, agentQuestionIn } from './agent-question.js';
import { type Answered, answeredIn } from './answered.js';
import { namedBefore } from './named-before.js';
import { corrected } from './corrected.js';
import { type Sentence, sentencesIn } from './sentences.js';
import { toldAgentIn } from './told-agent.js';
import type { Named } from './whom.js';

/** A sentence of an answer with the question that it answers. */
export interface JoinedAnswer {
  readonly sentence: Sentence;
  readonly text: string;
  /** The sentence may also be understood alone, and counts for more if it is. */
  readonly isElse: boolean;
  /** A sentence of the contact's own, in which an attribute can be read. */
  readonly isOwn: boolean;
  /** The place of the last sentence that was joined. */
  readonly through: number;
}

/**
 * @param named who each turn names, by its place.
 * @returns an answer that says nothing, or not all, without the question before it; `null` if there is none.
 */
export function joinedAnswer(
  all: readonly TranscriptTurn[],
  named: readonly (readonly Named[])[],
  place: number,
): JoinedAnswer | null {
  const [asked, turn] = [all[place - 1], all[place]];
  if (!asked || !turn) return null;
  const said = sentencesIn(turn.text);
  const sentences = asked.role === 'agent' ? corrected(said) : said;
  // "4410. No, I have to look." is neither of them alone.
  const isChanged = asked.role === 'agent' && sentences.slice(1).some(({ text }) => isTakenBack(text));
  const answered = isChanged ? null : answeredIn(asked.text, sentences);
  if (answered) return ofOwn(answered);
  const question = agentQuestionBefore(all, place, namedBefore(all, named, place - 1));
  if (!question) return null;
  const resolved = isChanged || question.after !== null ? null : answeredIn(question.text, sentences);
  if (resolved) return ofOwn(resolved);
  const told = toldAgentIn(question, sentences);
  if (!told) return null;
  const { sentence, text, through, needsQuestion } = told;
  return { sentence, text, through, isElse: !needsQuestion, isOwn: false };
}

/**
 * @param whom who can be meant by "he" or "she".
 * @returns what the agent asks right before a turn, so that it can be understood alone; `null` if nothing, or if that is unclear.
 */
export function agentQuestionBefore(
  all: readonly TranscriptTurn[],
  place: number,
  whom: readonly Named[],
): AgentQuestion | null {
  const asked = all[place - 1];
  if (asked?.role !== 'agent') return null;
  const before = all.slice(0, place - 1).flatMap(({ role, text }) => (role === 'contact' ? [text] : []));
  return agentQuestionIn(asked.text, before, whom);
}

function ofOwn({ sentence, text }: Answered): JoinedAnswer {
  return { sentence, text, through: sentence.place, isElse: false, isOwn: true };
}

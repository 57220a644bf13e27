import type { TranscriptTurn } from '../extractor.js';
import { isTakenBack } from './accepted.js';
import { agentQuestionIn } from './agent-question.js';
import { answeredIn } from './answered.js';
import { namedBefore } from './named-before.js';
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
  const sentences = sentencesIn(turn.text);
  // "4410. No, sorry, 4418." is neither of them alone.
  const isChanged = asked.role === 'agent' && sentences.slice(1).some(({ text }) => isTakenBack(text));
  const answered = isChanged ? null : answeredIn(asked.text, sentences);
  if (answered) return { ...answered, isElse: false, isOwn: true };
  if (asked.role !== 'agent') return null;
  const said = all.slice(0, place - 1).flatMap(({ role, text }) => (role === 'contact' ? [text] : []));
  const question = agentQuestionIn(asked.text, said, namedBefore(all, named, place - 1));
  if (!question) return null;
  const resolved = isChanged || question.after !== null ? null : answeredIn(question.text, sentences);
  if (resolved) return { ...resolved, isElse: false, isOwn: true };
  const told = toldAgentIn(question, sentences);
  return told && { sentence: told.sentence, text: told.text, isElse: !told.needsQuestion, isOwn: false };
}

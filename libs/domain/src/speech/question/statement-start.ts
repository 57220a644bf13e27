import { isQuestion } from './question.js';
import { greetingLength, requestLength, statementJoints } from './telling.js';
import { FILLERS } from './words.js';

/** The longest question at the beginning. */
const BEGINNING = 300;
const MOST_JOINTS = 4;

/**
 * Callers often ask or greet, and state something in the same breath: "hi how are you, I live in Rome", "can you note
 * that I'm vegan".
 *
 * @returns where the statement after a question in the same sentence begins; 0 if no question precedes it.
 */
export function statementStart(sentence: string): number {
  const said = beginningOf(sentence);
  if (said === null) return 0;
  const opened = FILLERS.exec(said)?.[0].length ?? 0;
  const rest = said.slice(opened);
  const at = requestLength(rest) || greetingLength(rest);
  if (at > 0) return opened + at;
  const joint = statementJoints(said)
    .slice(0, MOST_JOINTS)
    .find(({ ends }) => isQuestion(sentence.slice(0, ends)));
  return joint?.begins ?? 0;
}

/**
 * @returns whether a sentence asks politely to note, pass on or change something: despite its question mark it is not a
 * question.
 */
export function isPoliteRequest(sentence: string): boolean {
  const said = beginningOf(sentence) ?? '';
  return requestLength(said.replace(FILLERS, '')) > 0;
}

/** @returns the beginning in lower case; `null` if a letter whose lower case is longer would shift the positions. */
function beginningOf(sentence: string): string | null {
  const said = sentence.slice(0, BEGINNING).replaceAll('’', "'").replaceAll(/\s/gu, ' ').toLowerCase();
  return said.length === Math.min(sentence.length, BEGINNING) ? said : null;
}

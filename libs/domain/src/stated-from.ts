import { asks } from './question.js';
import { greetedFrom, joints, toldFrom } from './question/telling.js';
import { FILLERS } from './question/words.js';

/** What asks at the beginning is no longer than this. */
const BEGINNING = 300;
const MOST_JOINTS = 4;

/**
 * Callers often ask or greet, and tell in the same breath: "hi how are you, I live in Rome", "can you note that I'm vegan".
 *
 * @returns where the statement begins behind a question in the same sentence, 0 where none is in front of one.
 */
export function statedFrom(sentence: string): number {
  const said = beginningOf(sentence);
  if (said === null) return 0;
  const opened = FILLERS.exec(said)?.[0].length ?? 0;
  const rest = said.slice(opened);
  const at = toldFrom(rest) || greetedFrom(rest);
  if (at > 0) return opened + at;
  const joint = joints(said)
    .slice(0, MOST_JOINTS)
    .find(({ ends }) => asks(sentence.slice(0, ends)));
  return joint?.begins ?? 0;
}

/** @returns whether a sentence asks politely that something be noted, passed on or changed: its question mark asks nothing. */
export function tellsPolitely(sentence: string): boolean {
  const said = beginningOf(sentence) ?? '';
  return toldFrom(said.replace(FILLERS, '')) > 0;
}

/** @returns the beginning in lower case; `null` where a letter whose small form is longer would move every place. */
function beginningOf(sentence: string): string | null {
  const said = sentence.slice(0, BEGINNING).replaceAll('’', "'").replaceAll(/\s/gu, ' ').toLowerCase();
  return said.length === Math.min(sentence.length, BEGINNING) ? said : null;
}

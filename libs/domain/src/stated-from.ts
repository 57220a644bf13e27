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
  const said = sentence.slice(0, BEGINNING).replaceAll('’', "'").replaceAll(/\s/gu, ' ').toLowerCase();
  // A letter whose small form is longer would move every place.
  if (said.length !== Math.min(sentence.length, BEGINNING)) return 0;
  const opened = FILLERS.exec(said)?.[0].length ?? 0;
  const rest = said.slice(opened);
  const at = toldFrom(rest) || greetedFrom(rest);
  if (at > 0) return opened + at;
  const joint = joints(said)
    .slice(0, MOST_JOINTS)
    .find(({ ends }) => asks(sentence.slice(0, ends)));
  return joint?.begins ?? 0;
}

import { tellsOfChange } from '#domain/speech/change/told-change.js';
import { contentStems, spokenWords } from '#domain/speech/words.js';

/** What the local reader makes of an answer: 'Asked "Which class is Ethan in?": 4B.' or 'Asked about any allergies: latex.' */
const ASKED = /^Asked (?:"([^"]+)"(?: after "([^"]*)")?|about (any [^:]+)): /u;
/** Two questions are one if they have more than this share of their words in common. */
const SAME = 0.5;

/**
 * @returns whether a statement and a fact answer different questions, or only one of them answers a question and the other has no word of
 * it: then the fact stays, unless the statement tells of a change.
 */
export function answersOtherQuestion(statement: string, fact: string): boolean {
  const [said, known] = [ASKED.exec(statement), ASKED.exec(fact)];
  if (said && known) {
    const [asked, before] = [questionOf(said), questionOf(known)];
    return common(asked, before) <= SAME * Math.max(asked.size, before.size, 1);
  }
  if (!said && (!known || tellsOfChange(statement, fact))) return false;
  return common(stems(statement), stems(fact)) === 0;
}

function questionOf([, asked = '', after = '', any = '']: RegExpExecArray): ReadonlySet<string> {
  return stems(`${asked} ${after} ${any}`);
}

function common(some: ReadonlySet<string>, others: ReadonlySet<string>): number {
  return [...some].filter((stem) => others.has(stem)).length;
}

function stems(text: string): ReadonlySet<string> {
  return contentStems(spokenWords(text));
}

import { apartFromQuestion } from './question/question-behind.js';
import { isPoliteRequest, statementStart } from './question/statement-start.js';

/** A comma after which the speaker says something new about themselves; "I think" only weakens what was said. */
const NEW_CLAUSE =
  /(?<=,)\s+(?=(?:(?:now\s+)?(?:i|i['’]m|i['’]ve|we|we['’]re|we['’]ve)\s+(?!(?:think|guess|mean|suppose|believe|hope|know|say|said)\b)\p{L}+\s+[\p{L}\p{N}]|my\s+(?:\p{L}+\s+){1,3}?(?:is|are|was|has|lives|works)\s))/giu;
/** What can stand alone before it: "I don't drive", but not "last year" or "when I was young". */
const STANDS_ALONE =
  /^(?:(?:and|but|so|well|oh)\s+)?(?:i|we|it|he|she|they|there|that['’]s)(?:['’]\p{L}+)?\s+\S+\s+\S/iu;
/** "I think, I live in Rome" is one statement. */
const ENDS_OPEN =
  /\b(?:think|thought|guess|mean|suppose|believe|hope|know|wish|say|says|said|told me|if|when|that)\s*,$/iu;
/** How many characters at the end are checked for that. */
const LONGEST_END = 20;

/**
 * @returns the parts of an English sentence that can each stand alone: both of "I don't drive, I live in Porto", and a
 * question apart from a statement before or after it.
 */
export function mainClauses(sentence: string): string[] {
  return apartFromQuestion(sentence).flatMap(clausesOf);
}

function clausesOf(sentence: string): string[] {
  const at = statementStart(sentence);
  if (at === 0) return stating(sentence);
  const stated = sentence.slice(at);
  return [
    sentence.slice(0, at).trim(),
    ...stating(isPoliteRequest(sentence) ? stated.replace(/\s*[?？]+\s*$/u, '.') : stated),
  ];
}

function stating(sentence: string): string[] {
  const parts: string[] = [];
  for (const part of sentence.split(NEW_CLAUSE)) {
    const before = parts.at(-1);
    const isWhole = before === undefined || (STANDS_ALONE.test(before) && !ENDS_OPEN.test(before.slice(-LONGEST_END)));
    if (isWhole) parts.push(part);
    else parts[parts.length - 1] = `${before} ${part}`;
  }
  return parts;
}

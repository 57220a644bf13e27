import { assertedPart } from '#domain/speech/assertions.js';
import { ENGLISH } from '#domain/speech/languages/english.js';
import type { Lexicon } from '#domain/speech/languages/lexicon.js';
import { contentStems, spokenWords } from '#domain/speech/words.js';
import type { ArbiterCandidate } from '../arbiter.js';

/** What the local reader makes of an answer: 'Asked "Which class is Ethan in?": 4B.' or 'Asked about any allergies: latex.' */
const ASKED = /^Asked (?:"([^"]+)"|about (any [^:]+)): /u;
const AFTER = /^(Asked "[^"]+") after "[^"]*"(?=: )/u;
/** Two questions are one if they have more than this share of their words in common. */
const SAME = 0.5;

/** @returns an answer without what was said before its question: that repeats a fact, and changes none. */
export function withoutContext(text: string): string {
  return text.replace(AFTER, '$1');
}

/** @returns what a known fact tells: without the day that was announced for it, and without what surrounds it. */
export function toldIn({ text, timeless }: ArbiterCandidate, lexicon: Lexicon): string {
  const said = withoutContext(timeless ?? text);
  return lexicon === ENGLISH ? (assertedPart(said) ?? said) : said;
}

/**
 * @returns whether a statement and a fact answer different questions, or only one of them answers a question and the other has no word of
 * it: then the fact stays.
 */
export function answersOtherQuestion(statement: string, fact: string): boolean {
  const [said, known] = [ASKED.exec(statement), ASKED.exec(fact)];
  if (said && known) {
    const [asked, before] = [questionOf(said), questionOf(known)];
    return common(asked, before) <= SAME * Math.max(asked.size, before.size, 1);
  }
  return (said !== null || known !== null) && common(told(statement), told(fact)) === 0;
}

function questionOf([, asked = '', any = '']: RegExpExecArray): ReadonlySet<string> {
  return stems(`${asked} ${any}`);
}

function told(text: string): ReadonlySet<string> {
  return stems(text.replace(/^Asked /u, ''));
}

function common(some: ReadonlySet<string>, others: ReadonlySet<string>): number {
  return [...some].filter((stem) => others.has(stem)).length;
}

function stems(text: string): ReadonlySet<string> {
  return contentStems(spokenWords(text));
}

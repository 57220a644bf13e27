import type { Modality } from '#domain/memory/memory.js';
import { withApostrophes } from './apostrophes.js';
import { withoutTelling } from './change/reported-speech.js';
import { inPlainWords } from './change/stopping.js';
import { isCourtesy, withoutClosing } from './closing.js';
import { withoutDreams } from './dream.js';
import { ENGLISH } from './languages/english.js';
import { asArrangement } from './lasting-request.js';
import type { Lexicon, Unreal } from './languages/lexicon.js';
import { mainClauses } from './main-clauses.js';
import { withoutPreamble } from './preamble.js';
import { isQuestion } from './question/question.js';
import { withoutWithdrawn } from './repair/repair.js';
import { sentences, spokenWords, withBlanks } from './words.js';

const KINDS = ['wish', 'plan', 'hearsay', 'doubt'] as const;

/** The number of characters in which what a beginning needs is searched. */
const MEANT_WITHIN = 500;

/** A period that is over says nothing about now. */
const CLOSED_PAST = /\b(?:from|between) (?:19|20)\d\d (?:to|and|until|till) (?:19|20)\d\d\b/iu;

/** "I didn't say I've packed in the fags": whether it is so is left open. */
const NOT_SAID =
  /^\s*(?:(?:no|well|but|oh|sorry|and)[,\s]+)*(?:i|we)\s?(?:(?:did not|didn['’]t|have not|haven['’]t|never)\s(?:say|said|mention|mentioned|claim|claimed)|(?:am|are) not saying|['’](?:m|re) not saying)\s(?:that\s)?(?:i|we|he|she|they|it|my|our|his|her|the)(?:['’]|\s)/iu;
/** What is said to be over: whoever denies to have said that leaves it as it was. */
const OVER =
  /(?<!\p{L})(?:stopped|quit|gave up|given up|cancell?ed|sold|left|moved|dropped|finished|ended|got rid of|packed in|no longer|any ?more)(?!\p{L})/iu;
/** "…, I said Tuesday", "… not Tuesday". */
const SAID_INSTEAD = /(?<!\p{L})(?:i said|i meant|but)(?!\p{L})/iu;

/**
 * Removes the sentences of a statement that state nothing about now: questions, wishes, plans, doubts, hearsay,
 * courtesies and periods that are over.
 *
 * @returns what is left, or `null` if nothing is.
 */
export function assertedPart(text: string, lexicon: Lexicon = ENGLISH): string | null {
  const isEnglish = lexicon === ENGLISH;
  const stated = partsOf(isEnglish ? repaired(withApostrophes(text)) : text, lexicon).filter(
    (sentence) => !assertsNothing(sentence, lexicon) && !(isEnglish && isCourtesy(sentence)),
  );
  if (stated.length === 0) return null;
  return stated.map((part, i) => (i < stated.length - 1 ? stopped(part) : part)).join(' ');
}

/** @returns a sentence with a full stop, unless it ends with a mark. */
export function stopped(sentence: string): string {
  return /[\p{L}\p{N}'’)]\s*$/u.test(sentence) ? `${sentence.trimEnd()}.` : sentence;
}

/** @returns how a text as a whole is meant: as a fact, unless every sentence is a wish, a plan or hearsay. */
export function modalityOfText(text: string, lexicon: Lexicon = ENGLISH): Modality {
  const kinds = partsOf(text, lexicon).map((sentence) =>
    isQuestion(sentence, lexicon) ? null : unrealAs(sentence, lexicon),
  );
  const [first] = kinds;
  if (!first || first === 'doubt' || kinds.some((kind) => kind === null || kind === 'doubt')) return 'fact';
  return first;
}

/** Removes what was withdrawn in the same breath. */
function repaired(text: string): string {
  const left = withoutWithdrawn(text);
  return left === text ? text : left.replaceAll(/\s+/gu, ' ').trim();
}

/** "I hope you are well, I live in Rome": only the first of the two is a wish. What was only dreamt is left out. */
function partsOf(text: string, lexicon: Lexicon): string[] {
  return lexicon === ENGLISH
    ? withoutDreams(sentences(text).map(withoutPreamble).map(withoutTelling))
        .map(asArrangement)
        .flatMap(mainClauses)
        .map(withoutClosing)
    : sentences(text);
}

/** @returns whether a sentence states nothing about now. */
export function assertsNothing(sentence: string, lexicon: Lexicon = ENGLISH): boolean {
  if (lexicon === ENGLISH && deniesToHaveSaidEnd(sentence)) return true;
  return isQuestion(sentence, lexicon) || CLOSED_PAST.test(sentence) || unrealAs(sentence, lexicon) !== null;
}

function deniesToHaveSaidEnd(sentence: string): boolean {
  return NOT_SAID.test(sentence) && OVER.test(inPlainWords(sentence)) && !SAID_INSTEAD.test(sentence);
}

/** How a sentence that does not say what is so is meant; `null` if it does say so. */
function unrealAs(sentence: string, lexicon: Lexicon): Unreal | null {
  const { starters, pronouns, real, unreal, wishContexts: meant } = lexicon;
  const said = spokenWords(sentence, lexicon);
  const begun = withBlanks(said);
  const text = withBlanks(said.filter((word, place) => place > 0 || !starters.has(word) || pronouns.has(word)));
  const isFillers = (words: string): boolean =>
    words.split(' ').every((word) => word === '' || (starters.has(word) && !pronouns.has(word)));
  const isBegun = (cue: string): boolean => {
    const at = text.indexOf(` ${cue} `);
    return at >= 0 && isFillers(text.slice(0, at));
  };
  const begins = real.filter((words) => begun.startsWith(` ${words} `)).map(({ length }) => length);
  // The longer beginning decides: "I heard a rumour" does not count as "I heard a".
  const isUnder = (cue: string): boolean => begins.every((length) => length < cue.length);
  const plain = sentence.slice(0, MEANT_WITHIN).replaceAll('’', "'");
  const isMeant = (cue: string): boolean => meant?.get(cue)?.test(plain) ?? true;
  return KINDS.find((kind) => unreal[kind].some((cue) => isUnder(cue) && isBegun(cue) && isMeant(cue))) ?? null;
}

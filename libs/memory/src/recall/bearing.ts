import { demoteAsides, demoteCurrent } from './demotions.js';
import { AskedAttributes } from './asked-attributes.js';
import { type AskedPast, PAST_WORDS } from './asked-past.js';
import { AskedSubject } from './asked-subject.js';
import type { BearingCandidate, Bearing } from './bearing.type.js';
import type { Fused } from './fuse.js';
import { stemsOf } from './question-words.js';
import type { CandidateRow } from './searches.repository.js';
import { attributesInText } from './attributes-in-text.js';

/** Share of the question's words from which words alone make a memory bear on it; measured in docs/recall.md. */
const ENOUGH_WORDS = 0.5;
/** If the question names a memory's attribute, its similarity moves this share of the way to 1. */
const NAMED_ATTRIBUTE = 0.6;
/** Share of the similarity that a memory about somebody else keeps. */
export const OTHER_SUBJECT = 0.4;

/** A question prepared for comparison with memories. */
export interface PreparedQuestion {
  /** Without the contact's name. */
  readonly question: string;
  /** The contact's names. */
  readonly names: readonly string[];
  readonly attributes: AskedAttributes;
  /** Whether it asks about the past, and the time at which it is asked. */
  readonly past: AskedPast | null;
  readonly now: Date;
  /** The words of its time expression, which say nothing about the topic; `null` if it has none. */
  readonly when: string | null;
}

/**
 * @param whom ids of the memories that are about entities named in the question, or mention them.
 * @returns how each memory found bears on the question.
 */
export function bearings(
  fused: readonly Fused<CandidateRow>[],
  asked: PreparedQuestion,
  whom: ReadonlySet<string>,
): readonly BearingCandidate[] {
  const { question, names, attributes, past, when } = asked;
  const isNamed = attributes.spellings.length > 0;
  const found = fused.map((hit) => hit.found);
  const subjectOfQuestion = new AskedSubject(question, names, isNamed, { found, whom });
  const stems = askedStems(
    question,
    when,
    (word) => !subjectOfQuestion.isSubject(word) && !(past && PAST_WORDS.has(word)),
  );
  // "Tell me about her sister": any memory about her is an answer.
  const isOnlyAboutSubject = stems.size === 0 && subjectOfQuestion.namesSomebody;
  const candidates = fused.map(({ found, similarity, cosine, replaced = '' }) => {
    // "The dog chewed it up" is also about the subject of the fact that it replaced.
    const subject =
      subjectOfQuestion.isAbout(found) ||
      (replaced !== '' && subjectOfQuestion.isAbout({ ...found, opening: replaced }));
    const isPlainText = isNamed && found.attribute === null;
    const attribute = (isPlainText ? attributesInText(found.opening) : [found.attribute]).some((name) =>
      attributes.has(name),
    );
    const lifted = attribute && subject ? similarity + NAMED_ATTRIBUTE * (1 - similarity) : similarity;
    const words = isOnlyAboutSubject ? 1 : Math.max(shareOfStems(stems, found.opening), shareOfStems(stems, replaced));
    const bearing = { meaning: cosine, words, attribute, subject };
    return { found, bearing, similarity: subject ? lifted : OTHER_SUBJECT * lifted };
  });
  return demoteCurrent(asked, demoteAsides(question, candidates), ({ bearing }) => bears(bearing, Infinity));
}

/**
 * @param enough the cosine from which meaning alone is enough.
 * @returns whether the memory could answer the question, rather than just being the nearest one.
 */
export function bears({ meaning, words, attribute, subject }: Bearing, enough: number): boolean {
  return subject && (attribute || words >= ENOUGH_WORDS || (meaning ?? 0) >= enough);
}

/**
 * @param when the words of the question's time expression.
 * @returns the stems of the question's words, without its time expression unless nothing else is left.
 */
export function askedStems(question: string, when: string | null, counts?: (word: string) => boolean): Set<string> {
  const timeless = when === null ? new Set<string>() : stemsOf(question.replace(when, ' '), counts);
  return timeless.size > 0 ? timeless : stemsOf(question, counts);
}

/** @returns the share of the stems that occur in a text; 0 if there are no stems. */
export function shareOfStems(stems: ReadonlySet<string>, text: string): number {
  if (stems.size === 0) return 0;
  const present = stemsOf(text);
  return [...stems].filter((stem) => present.has(stem)).length / stems.size;
}

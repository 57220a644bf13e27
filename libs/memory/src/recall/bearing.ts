import { asidesBehind, nowBehind } from './asides.js';
import { AskedAttributes } from './asked-attributes.js';
import { type AskedPast, PAST_WORDS } from './asked-past.js';
import { AskedSubject } from './asked-subject.js';
import type { Borne, Bearing } from './bearing.type.js';
import type { Fused } from './fuse.js';
import { stemsOf } from './question-words.js';
import type { CandidateRow } from './searches.repository.js';
import { toldAttributes } from './told-attributes.js';

/** From this share of its words on something bears on a question by words alone; docs/recall.md says how that was measured. */
const ENOUGH_WORDS = 0.5;
/** How much of what is missing to 1 a memory gains whose attribute the question names. */
const NAMED_ATTRIBUTE = 0.6;
/** What is left of the similarity of a memory that is about somebody else. */
export const OTHER_SUBJECT = 0.4;

/** A question as memories are compared with it. */
export interface Asked {
  /** Without the name of the contact. */
  readonly question: string;
  /** What the contact is called. */
  readonly names: readonly string[];
  readonly attributes: AskedAttributes;
  /** Whether it asks for what was so, and where it stands in time. */
  readonly past: AskedPast | null;
  readonly now: Date;
  /** The words of its time, which were read already: they tell nothing of what is asked; `null` without any. */
  readonly when: string | null;
}

/**
 * @param whom the memories about the entities that the question names, and those that mention them, by their ids.
 * @returns how each of the memories that were found bears on the question.
 */
export function bearings(
  fused: readonly Fused<CandidateRow>[],
  asked: Asked,
  whom: ReadonlySet<string>,
): readonly Borne[] {
  const { question, names, attributes, past, when } = asked;
  const isNamed = attributes.spellings.length > 0;
  const found = fused.map((one) => one.found);
  const about = new AskedSubject(question, names, isNamed, { found, whom });
  const stems = soughtIn(question, when, (word) => !about.isSubject(word) && !(past && PAST_WORDS.has(word)));
  // "Tell me about her sister": whatever is about her answers it.
  const isOnlyWho = stems.size === 0 && about.namesSomebody;
  const borne = fused.map(({ found, similarity, cosine, replaced = '' }) => {
    // "The dog chewed it up" is about whom what it took the place of is about, too.
    const subject = about.isAbout(found) || (replaced !== '' && about.isAbout({ ...found, opening: replaced }));
    const isPlain = isNamed && found.attribute === null;
    const attribute = (isPlain ? toldAttributes(found.opening) : [found.attribute]).some((one) => attributes.has(one));
    const lifted = attribute && subject ? similarity + NAMED_ATTRIBUTE * (1 - similarity) : similarity;
    const words = isOnlyWho ? 1 : Math.max(shareOf(stems, found.opening), shareOf(stems, replaced));
    const bearing = { meaning: cosine, words, attribute, subject };
    return { found, bearing, similarity: subject ? lifted : OTHER_SUBJECT * lifted };
  });
  return nowBehind(asked, asidesBehind(question, borne), ({ bearing }) => bears(bearing, Infinity));
}

/**
 * @param enough the cosine from which on meaning alone is enough.
 * @returns whether it is more than the nearest there is.
 */
export function bears({ meaning, words, attribute, subject }: Bearing, enough: number): boolean {
  return subject && (attribute || words >= ENOUGH_WORDS || (meaning ?? 0) >= enough);
}

/**
 * @param when the words of a question's time.
 * @returns the stems of what is asked for: without its time, unless nothing else is asked.
 */
export function soughtIn(question: string, when: string | null, counts?: (word: string) => boolean): Set<string> {
  const timeless = when === null ? new Set<string>() : stemsOf(question.replace(when, ' '), counts);
  return timeless.size > 0 ? timeless : stemsOf(question, counts);
}

/** @returns the share of some stems that a text has; none of them where there are none. */
export function shareOf(stems: ReadonlySet<string>, text: string): number {
  if (stems.size === 0) return 0;
  const said = stemsOf(text);
  return [...stems].filter((one) => said.has(one)).length / stems.size;
}

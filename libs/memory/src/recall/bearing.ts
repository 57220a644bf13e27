import { AskedAttributes } from './asked-attributes.js';
import { AskedSubject } from './asked-subject.js';
import type { Fused } from './fuse.js';
import { stemsOf } from './question-words.js';
import type { CandidateRow } from './searches.repository.js';

/** Why a memory bears on a question, or does not: its similarity is made of these. */
export interface Bearing {
  /** Cosine of the two vectors; `null` without vectors. */
  readonly meaning: number | null;
  /** The share of the question's telling words that stand in the memory's. */
  readonly words: number;
  /** The question names the memory's attribute. */
  readonly attribute: boolean;
  /** It is about whom the question is about. */
  readonly subject: boolean;
}

/** A memory with its bearing, and the similarity that follows from it. */
export interface Borne {
  readonly found: CandidateRow;
  readonly similarity: number;
  readonly bearing: Bearing;
}

/** From this share of its words on something bears on a question by words alone; docs/recall.md says how that was measured. */
const ENOUGH_WORDS = 0.5;
/** How much of what is missing to 1 a memory gains whose attribute the question names. */
const NAMED_ATTRIBUTE = 0.6;
/** What is left of the similarity of a memory that is about somebody else. */
const OTHER_SUBJECT = 0.4;

/** A question as memories are compared with it. */
export interface Asked {
  /** Without the name of the contact. */
  readonly question: string;
  /** What the contact is called. */
  readonly names: readonly string[];
  readonly attributes: AskedAttributes;
}

/**
 * @param whom the memories about the entities that the question names, and those that mention them, by their ids.
 * @returns how each of the memories that were found bears on the question.
 */
export function bearings(
  fused: readonly Fused<CandidateRow>[],
  { question, names, attributes }: Asked,
  whom: ReadonlySet<string>,
): Borne[] {
  const isNamed = attributes.spellings.length > 0;
  const found = fused.map((one) => one.found);
  const about = new AskedSubject(question, names, isNamed, { found, whom });
  const stems = stemsOf(question, (word) => !about.isSubject(word));
  // "Tell me about her sister": whatever is about her answers it.
  const isOnlyWho = stems.size === 0 && about.namesSomebody;
  return fused.map(({ found, similarity, cosine }) => {
    const subject = about.isAbout(found);
    const attribute = attributes.has(found.attribute);
    const lifted = attribute && subject ? similarity + NAMED_ATTRIBUTE * (1 - similarity) : similarity;
    const bearing = { meaning: cosine, words: isOnlyWho ? 1 : shareOf(stems, found.opening), attribute, subject };
    return { found, bearing, similarity: subject ? lifted : OTHER_SUBJECT * lifted };
  });
}

/**
 * @param enough the cosine from which on meaning alone is enough.
 * @returns whether it is more than the nearest there is.
 */
export function bears({ meaning, words, attribute, subject }: Bearing, enough: number): boolean {
  return subject && (attribute || words >= ENOUGH_WORDS || (meaning ?? 0) >= enough);
}

/** @returns the share of some stems that a text has; none of them where there are none. */
export function shareOf(stems: ReadonlySet<string>, text: string): number {
  if (stems.size === 0) return 0;
  const said = stemsOf(text);
  return [...stems].filter((one) => said.has(one)).length / stems.size;
}

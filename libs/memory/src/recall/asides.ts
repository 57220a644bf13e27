import { isClaim } from '#domain/aside.js';
import type { Modality } from '#domain/memory.js';
import { tellsOfPast } from '#domain/past-told.js';
import { type AskedPast, asksOfNow } from './asked-past.js';
import type { Borne } from './bearing.type.js';

/** A question with these asks for what somebody would like, means to do or has heard. */
const ASKS_FOR_ASIDES =
  /\b(?:want(?:s|ed)?|wish(?:es|ed)?|hop(?:e|es|ed|ing)|dreams?|would|rather|goals?|aims?|plan(?:s|ned|ning)?|intend(?:s|ed)?|going to|will|thinking (?:of|about)|considering|heard|rumou?rs?|supposed(?:ly)?)\b/iu;

/** Of similarity: more than all of recency (0.2) and importance (0.1) can make up for beside its weight of 0.7. */
const BEHIND = 0.45;
/** What is left of the similarity of what is so, where it is asked what was. */
const OF_NOW = 0.75;

/**
 * A wish, a plan without a time and hearsay can be asked for like facts, and are often newer; so can what was only told of the past. Where
 * something that is so answers the question, they come after it.
 */
export function asidesBehind(question: string, found: readonly Borne[]): readonly Borne[] {
  if (ASKS_FOR_ASIDES.test(question)) return found;
  const isOfNow = asksOfNow(question);
  const isFirst = (one: Borne): boolean => isSo(one) && !(isOfNow && tellsOfPast(one.found.opening));
  return othersBehind(found, isFirst, ({ bearing }) => bearing.attribute && bearing.subject);
}

/** What is so is mostly no answer to a question for what was: where something that was so answers it, it comes after that, else it counts less. */
export function nowBehind(
  { past, now }: { readonly past: AskedPast | null; readonly now: Date },
  found: readonly Borne[],
  answers: (one: Borne) => boolean,
): readonly Borne[] {
  if (past === null) return found;
  const isOver = ({ found: { validTo } }: Borne): boolean => validTo <= now.getTime();
  const held = found.map((one) =>
    isOver(one) && isDenial(one) ? { ...one, similarity: OF_NOW * one.similarity } : one,
  );
  // What was so of something else is no answer.
  if (past === 'ever') return held.filter((one) => !isOver(one) || answers(one));
  const isFirst = (one: Borne): boolean => isOver(one) || tellsOfPast(one.found.opening);
  const lowered = held.map((one) => (isFirst(one) ? one : { ...one, similarity: OF_NOW * one.similarity }));
  return othersBehind(lowered, isFirst, answers);
}

/** "I've never been to Japan" is no longer so, and says nothing of what was. */
function isDenial({ found: { opening } }: Borne): boolean {
  return /\b(?:never|not|no)\b|n['’]t\b/iu.test(opening);
}

/** Those that come first keep their similarity; all others come after those of them that answer. */
function othersBehind(
  found: readonly Borne[],
  isFirst: (one: Borne) => boolean,
  answers: (one: Borne) => boolean,
): readonly Borne[] {
  const least = Math.min(...found.filter((one) => isFirst(one) && answers(one)).map(({ similarity }) => similarity));
  const most = Math.max(0, least - BEHIND);
  return found.map((one) => (isFirst(one) ? one : { ...one, similarity: Math.min(one.similarity, most) }));
}

function isSo({ found: { modality, validFrom, saidAt } }: Borne): boolean {
  return isClaim({ modality: modality as Modality, validFrom: new Date(validFrom), saidAt: new Date(saidAt) });
}

import { isClaim } from '#domain/aside.js';
import type { Modality } from '#domain/memory.js';
import type { Borne } from './bearing.type.js';

/** A question with these asks for what somebody would like, means to do or has heard. */
const ASKS_FOR_ASIDES =
  /\b(?:want(?:s|ed)?|wish(?:es|ed)?|hop(?:e|es|ed|ing)|dreams?|would|rather|goals?|aims?|plan(?:s|ned|ning)?|intend(?:s|ed)?|going to|will|thinking (?:of|about)|considering|heard|rumou?rs?|supposed(?:ly)?)\b/iu;

/** Of similarity: more than all of recency (0.2) and importance (0.1) can make up for beside its weight of 0.7. */
const BEHIND = 0.45;

/**
 * A wish, a plan without a time and hearsay can be asked for like facts, and are often newer. Where something that is so answers the
 * question, they come after it.
 */
export function asidesBehind(question: string, found: readonly Borne[]): readonly Borne[] {
  if (ASKS_FOR_ASIDES.test(question)) return found;
  const answers = found.filter((one) => one.bearing.attribute && one.bearing.subject && isSo(one));
  const most = Math.min(...answers.map(({ similarity }) => similarity)) - BEHIND;
  return found.map((one) => (isSo(one) ? one : { ...one, similarity: Math.min(one.similarity, Math.max(0, most)) }));
}

function isSo({ found: { modality, validFrom, saidAt } }: Borne): boolean {
  return isClaim({ modality: modality as Modality, validFrom: new Date(validFrom), saidAt: new Date(saidAt) });
}

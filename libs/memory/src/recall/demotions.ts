import type { Modality } from '#domain/memory/memory.js';
import { isClaim } from '#domain/reconcile/settle-non-claim.js';
import { isOnlyPast } from '#domain/speech/past-only.js';
import { type AskedPast, asksOfNow } from './asked-past.js';
import type { BearingCandidate } from './bearing.type.js';

/** Matches a question that asks for wishes, plans or hearsay. */
const ASKS_FOR_ASIDES =
  /\b(?:want(?:s|ed)?|wish(?:es|ed)?|hop(?:e|es|ed|ing)|dreams?|would|rather|goals?|aims?|plan(?:s|ned|ning)?|intend(?:s|ed)?|going to|will|thinking (?:of|about)|considering|heard|rumou?rs?|supposed(?:ly)?)\b/iu;

/**
 * How far a demoted candidate stays below the leading answers in similarity: at its weight of 0.7, more than recency (0.2) and importance (0.1) can
 * make up.
 */
const LEAST_GAP = 0.45;
/** Share of its similarity that a current fact keeps when the question asks about the past. */
const CURRENT_SHARE = 0.75;

/**
 * Wishes, plans without a time, hearsay and stories of the past match a question like facts do, and are often newer. If a current fact
 * answers the question, they rank behind it.
 */
export function demoteAsides(question: string, found: readonly BearingCandidate[]): readonly BearingCandidate[] {
  if (ASKS_FOR_ASIDES.test(question)) return found;
  const isOfNow = asksOfNow(question);
  const isFirst = (candidate: BearingCandidate): boolean =>
    isFact(candidate) && !(isOfNow && isOnlyPast(candidate.found.opening));
  return demoteOthers(found, isFirst, ({ bearing }) => bearing.attribute && bearing.subject);
}

/**
 * A current fact rarely answers a question about the past. If an ended fact answers it, current facts rank behind that; otherwise they
 * lose similarity.
 */
export function demoteCurrent(
  { past, now }: { readonly past: AskedPast | null; readonly now: Date },
  found: readonly BearingCandidate[],
  answers: (candidate: BearingCandidate) => boolean,
): readonly BearingCandidate[] {
  if (past === null) return found;
  const isOver = ({ found: { validTo } }: BearingCandidate): boolean => validTo <= now.getTime();
  const denialsLowered = found.map((candidate) =>
    isOver(candidate) && isDenial(candidate)
      ? { ...candidate, similarity: CURRENT_SHARE * candidate.similarity }
      : candidate,
  );
  // Ended facts about something else are no answer.
  if (past === 'ever') return denialsLowered.filter((candidate) => !isOver(candidate) || answers(candidate));
  const isFirst = (candidate: BearingCandidate): boolean => isOver(candidate) || isOnlyPast(candidate.found.opening);
  const lowered = denialsLowered.map((candidate) =>
    isFirst(candidate) ? candidate : { ...candidate, similarity: CURRENT_SHARE * candidate.similarity },
  );
  return demoteOthers(lowered, isFirst, answers);
}

/** A denial such as "I've never been to Japan" says nothing about what was true before. */
function isDenial({ found: { opening } }: BearingCandidate): boolean {
  return /\b(?:never|not|no)\b|n['’]t\b/iu.test(opening);
}

/** Leading candidates keep their similarity; the others are capped below the leading candidates that answer the question. */
function demoteOthers(
  found: readonly BearingCandidate[],
  isFirst: (candidate: BearingCandidate) => boolean,
  answers: (candidate: BearingCandidate) => boolean,
): readonly BearingCandidate[] {
  const lowest = Math.min(
    ...found.filter((candidate) => isFirst(candidate) && answers(candidate)).map(({ similarity }) => similarity),
  );
  const highest = Math.max(0, lowest - LEAST_GAP);
  return found.map((candidate) =>
    isFirst(candidate) ? candidate : { ...candidate, similarity: Math.min(candidate.similarity, highest) },
  );
}

function isFact({ found: { modality, validFrom, saidAt } }: BearingCandidate): boolean {
  return isClaim({ modality: modality as Modality, validFrom: new Date(validFrom), saidAt: new Date(saidAt) });
}

import type { Cardinality } from '#domain/attributes/attribute.js';
import type { Understood } from '#domain/reconcile/decision-types.js';
import { tellsRest } from '#domain/speech/change/plain-change.js';
import { hasSwappedWord } from '#domain/speech/swapped-word.js';
import { contentStems, spokenWords } from '#domain/speech/words.js';
import type { ArbiterCandidate, Verdict } from '../arbiter.js';
import { THRESHOLDS } from './thresholds.js';

/** In the order of the model's classes. */
const RELATIONS = ['stands beside', 'restates', 'replaces', 'ends', 'corrects', 'denies'] as const;
type Relation = (typeof RELATIONS)[number];

/** What each way of superseding makes of the statement. */
const UNDERSTOOD: Partial<Record<Relation, Understood>> = {
  ends: { polarity: 'ends' },
  corrects: { mode: 'correction' },
  denies: { polarity: 'never' },
};

/** A candidate with the model's probabilities. */
export interface Weighed {
  readonly candidate: ArbiterCandidate;
  readonly cardinality: Cardinality;
  /** Six probabilities, in the order of RELATIONS. */
  readonly probabilities: readonly number[];
  /** The words leave open whether the fact is gone, so it is at most unclear. */
  readonly isOpen?: boolean;
  /** The words tell of a change that lasts, so less is enough. */
  readonly isTold?: boolean;
  /** Each has numbers that the other has not, so the two do not say the same. */
  readonly isOther?: boolean;
}

/** The words set every near fact aside, so that the model was asked about none. */
export const SET_ASIDE: Verdict = {
  outcome: 'add',
  reason: 'By its words it leaves standing what is known.',
  decidedBy: 'classifier',
};

/** The words leave open whether a near fact is meant, and the model was asked about no other. */
export const MAYBE_OTHER: Verdict = {
  outcome: 'add',
  reason: 'Unclear whether its words mean what is known, so both stand.',
  decidedBy: 'classifier',
  isUnclear: true,
};

/**
 * Reasons never quote a fact, because they would still contain it after it is forgotten.
 *
 * If the fact most likely gone reaches the threshold of its attribute, it decides; else a repeated fact. Otherwise the statement is kept
 * beside all of them, and is unclear if one comes near its threshold.
 */
export function weigh(statement: string, all: readonly Weighed[]): Verdict {
  const byGone = [...all].sort((a, b) => gone(b) - gone(a));
  const [nearest] = byGone;
  if (!nearest) return { outcome: 'add', reason: 'Nothing was near enough to be judged.', decidedBy: 'classifier' };
  const likeliest = byGone.find((weighed) => !weighed.isOpen && rounded(gone(weighed)) >= thresholdOf(weighed));
  if (likeliest) return superseding(statement, likeliest);
  const probability = rounded(gone(nearest));
  const same = all.find((weighed) => saysNoMore(statement, weighed));
  if (same && probability < THRESHOLDS.unclear) {
    const { candidate, probabilities } = same;
    const reason = `It says again what is known (${rounded(probabilities[1] ?? 0)}).`;
    const sure = { probability: rounded(probabilities[1] ?? 0), decidedBy: 'classifier' as const };
    return { outcome: 'restate', id: candidate.id, reason, ...sure };
  }
  return beside(nearest, probability);
}

function superseding(statement: string, likeliest: Weighed): Verdict {
  const probability = rounded(gone(likeliest));
  return {
    outcome: 'supersede',
    id: likeliest.candidate.id,
    ...understoodBy(statement, likeliest),
    reason: `It ${relationOf(likeliest)} what was known (${probability}${priorOf(likeliest)}).`,
    probability,
    decidedBy: 'classifier',
  };
}

function beside(likeliest: Weighed, gone: number): Verdict {
  const probability = rounded(1 - gone);
  if (gone < THRESHOLDS.unclear) {
    return {
      outcome: 'add',
      reason: `It stands beside what is known (${probability}).`,
      probability,
      decidedBy: 'classifier',
    };
  }
  const reason = `Unclear whether it ${relationOf(likeliest)} what is known (${gone}${priorOf(likeliest)}), so both stand.`;
  return {
    outcome: 'add',
    reason,
    probability,
    decidedBy: 'classifier',
    isUnclear: true,
    concerns: likeliest.candidate.id,
  };
}

/**
 * A restatement keeps no words of the statement, so the statement may have at most one word more than the fact, and may not be the fact
 * with another word in it: the model takes "I drive to work" for "I walk to work".
 */
function saysNoMore(statement: string, { candidate, probabilities }: Weighed): boolean {
  if ((probabilities[1] ?? 0) < THRESHOLDS.same) return false;
  return wordCount(statement) <= wordCount(candidate.text) + 1 && !hasSwappedWord(statement, candidate.text);
}

/**
 * Whether the statement says more than that the fact is over, which one new word is enough for. "Only to cats" says what is left of the
 * fact.
 */
function saysMore(statement: string, fact: string): boolean {
  if (tellsRest(statement)) return true;
  const known = contentStems(spokenWords(fact));
  return [...contentStems(spokenWords(statement))].filter((word) => !known.has(word)).length > 1;
}

function wordCount(text: string): number {
  return text.split(/\s+/u).filter(Boolean).length;
}

/** Where there can be many, words of a change may be about another one; an event is moved by them. */
function thresholdOf({ candidate, cardinality, isTold }: Weighed): number {
  const threshold = THRESHOLDS.gone[cardinality];
  return isTold && (cardinality !== 'many' || candidate.event) ? Math.min(threshold, THRESHOLDS.told) : threshold;
}

/** @returns the probability that the fact no longer holds or never held. */
export function gone({ probabilities, isOther }: Weighed): number {
  const sum = probabilities.slice(2).reduce((all, probability) => all + probability, 0);
  return isOther ? sum / Math.max(sum, 1 - (probabilities[1] ?? 0)) : sum;
}

/**
 * If the model is not sure how the fact ended, or the statement says more than that it is over, the statement supersedes it, so that
 * nothing it says is lost.
 */
function understoodBy(statement: string, weighed: Weighed): Understood {
  const relation = relationOf(weighed);
  const isMore = saysMore(statement, weighed.candidate.text);
  if (relation === 'ends' && isMore) return { isEnd: true };
  const share = (weighed.probabilities[RELATIONS.indexOf(relation)] ?? 0) / gone(weighed);
  if (share < (relation === 'ends' ? THRESHOLDS.onlyEnded : THRESHOLDS.understood)) return {};
  return relation === 'denies' && isMore ? { mode: 'correction' } : (UNDERSTOOD[relation] ?? {});
}

function relationOf({ probabilities }: Weighed): Relation {
  const [, , ...ways] = probabilities;
  return RELATIONS[2 + ways.indexOf(Math.max(...ways))] ?? 'replaces';
}

function priorOf({ cardinality, candidate: { attribute } }: Weighed): string {
  return cardinality === 'unknown' || attribute === null ? '' : `; ${attribute} has ${cardinality}`;
}

function rounded(probability: number): number {
  return Math.round(probability * 1_000) / 1_000;
}

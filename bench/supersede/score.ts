import type { Label, Pair, Pool } from './supersede.js';

/** Shares from 0 to 1. */
export interface Found {
  readonly precision: number;
  readonly recall: number;
  readonly f1: number;
}

/** @param answers what was answered for each of the pairs, in their order. */
export function scorePairs(pairs: readonly Pair[], answers: readonly Label[]): Found {
  const judged = pairs
    .map(({ label }, i) => ({ label, answer: answers[i] }))
    .filter(({ label }) => label === 'supersedes' || label === 'coexist');
  const count = (is: (one: (typeof judged)[number]) => boolean): number => judged.filter(is).length;
  const right = count(({ label, answer }) => label === 'supersedes' && answer === 'supersedes');
  return found(
    right,
    count(({ answer }) => answer === 'supersedes'),
    count(({ label }) => label === 'supersedes'),
  );
}

/** What went of the facts that were known, and how often something went for a fact that replaces nothing. */
export interface PoolScore extends Found {
  /** Of the new facts that replace something: exactly that went. */
  readonly exact: number;
  /** Of those that replace nothing: something went. */
  readonly falseUpdates: number;
  readonly replacing: number;
  readonly adding: number;
}

/** @param answers the places that went of each of the pools, in their order. */
export function scorePools(pools: readonly Pool[], answers: readonly (readonly number[])[]): PoolScore {
  const judged = pools.map(({ superseded }, i) => ({ gold: new Set(superseded), went: new Set(answers[i]) }));
  const sum = (of: (one: (typeof judged)[number]) => number): number => judged.reduce((all, one) => all + of(one), 0);
  const [replacing, adding] = [
    judged.filter(({ gold }) => gold.size > 0),
    judged.filter(({ gold }) => gold.size === 0),
  ];
  const isExact = ({ gold, went }: (typeof judged)[number]): boolean =>
    gold.size === went.size && both(gold, went) === gold.size;
  return {
    ...found(
      sum(({ gold, went }) => both(gold, went)),
      sum(({ went }) => went.size),
      sum(({ gold }) => gold.size),
    ),
    exact: replacing.filter(isExact).length / Math.max(1, replacing.length),
    falseUpdates: adding.filter(({ went }) => went.size > 0).length / Math.max(1, adding.length),
    ...{ replacing: replacing.length, adding: adding.length },
  };
}

function both(gold: ReadonlySet<number>, went: ReadonlySet<number>): number {
  return [...gold].filter((place) => went.has(place)).length;
}

function found(right: number, said: number, wanted: number): Found {
  const [precision, recall] = [right / Math.max(1, said), right / Math.max(1, wanted)];
  return { precision, recall, f1: right === 0 ? 0 : (2 * precision * recall) / (precision + recall) };
}

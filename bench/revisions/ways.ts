import { Ancestry, type Commit } from '#revisions/ancestry.js';
import { spread, type Spread } from '../bed/percentile.js';
import { Generations } from './generations.js';

/** How long each way in memory takes to tell which of all pins are ancestors of one revision, in ms. */
export interface Ways {
  /** To make it of the commits. */
  readonly built: { readonly bits: number; readonly generations: number };
  /** One walk marks all ancestors. */
  readonly bits: Spread;
  /** The same revision again, while its set is kept. */
  readonly kept: Spread;
  /** A search for each pin. */
  readonly generations: Spread;
}

/** @throws Error if the ways do not agree. */
export function ways(commits: readonly Commit[], pins: readonly string[], asked: readonly string[]): Ways {
  const times = { bits: [] as number[], kept: [] as number[], generations: [] as number[] };
  let began = performance.now();
  const ancestry = new Ancestry();
  for (const commit of commits) ancestry.add(commit);
  const bitsBuilt = performance.now() - began;
  began = performance.now();
  const searched = new Generations(commits);
  const built = { bits: bitsBuilt, generations: performance.now() - began };
  const timed = <T>(of: number[], work: () => T): T => {
    const started = performance.now();
    const result = work();
    of.push(performance.now() - started);
    return result;
  };
  const marked = (revision: string): string[] => {
    const reach = ancestry.reachOf(revision);
    return pins.filter((pin) => reach.has(pin));
  };
  for (const revision of asked) {
    const found = timed(times.bits, () => marked(revision));
    timed(times.kept, () => marked(revision));
    const other = timed(times.generations, () => pins.filter((pin) => searched.isAncestor(pin, revision)));
    if (found.join() !== other.join()) throw new Error(`The ways do not agree at ${revision}.`);
  }
  return { built, bits: spread(times.bits), kept: spread(times.kept), generations: spread(times.generations) };
}

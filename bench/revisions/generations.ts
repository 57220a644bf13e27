import type { Commit } from '#revisions/ancestry.js';

/** The other way in memory: each revision has a generation, one more than its parents', and a search goes no lower than what it looks for. */
export class Generations {
  readonly #places = new Map<string, number>();
  readonly #parents: number[][] = [];
  readonly #generations: number[] = [];

  /** @param commits parents first: a generation cannot be told before those of the parents. */
  constructor(commits: readonly Commit[]) {
    for (const { id, parents } of commits) {
      const places = parents.map((parent) => this.#places.get(parent) as number);
      this.#places.set(id, this.#parents.push(places) - 1);
      this.#generations.push(1 + Math.max(0, ...places.map((place) => this.#generations[place] as number)));
    }
  }

  isAncestor(ancestor: string, of: string): boolean {
    const sought = this.#places.get(ancestor) as number;
    const lowest = this.#generations[sought] as number;
    const seen = new Set<number>();
    const waiting = [this.#places.get(of) as number];
    for (let place = waiting.pop(); place !== undefined; place = waiting.pop()) {
      if (place === sought) return true;
      if (seen.has(place) || (this.#generations[place] as number) <= lowest) continue;
      seen.add(place);
      waiting.push(...(this.#parents[place] as number[]));
    }
    return false;
  }
}

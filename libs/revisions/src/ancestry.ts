/** A revision, and those that it was made from. */
export interface Commit {
  readonly id: string;
  readonly parents: readonly string[];
}

/** Some of the revisions of an ancestry. */
export interface Reach {
  has(id: string): boolean;
}

/** So many sets of ancestors are kept, the last asked for; of 100,000 revisions each takes 12.5 kB. */
const KEPT = 16;

/**
 * The revisions of one repository and their parents, in the order in which they were told: a parent may come after its child. Revisions are
 * places in arrays of integers, so that the ancestors of one are marked by a single walk, each revision once.
 */
export class Ancestry {
  /** By id, also of parents that were not told yet. */
  readonly #places = new Map<string, number>();
  readonly #ids: string[] = [];
  /** By place, its number from 1; 0 for a parent that was not told yet. */
  #numbers = new Int32Array(1_024);
  /** By place, where its parents begin in #parents, and how many it has. */
  #begins = new Int32Array(1_024);
  #counts = new Int32Array(1_024);
  #parents = new Int32Array(2_048);
  #edges = 0;
  #told = 0;
  readonly #reaches = new Map<string, Marks>();

  /** How many revisions were told. */
  get size(): number {
    return this.#told;
  }

  /** How many parents were named and not told. */
  get missing(): number {
    return this.#ids.length - this.#told;
  }

  /** @returns whether the revision was told. */
  has(id: string): boolean {
    return this.numberOf(id) > 0;
  }

  /** @returns the number of a revision, from 1 in the order in which they were told; 0 for one that was not. */
  numberOf(id: string): number {
    const place = this.#places.get(id);
    return place === undefined ? 0 : (this.#numbers[place] as number);
  }

  /** @returns the parents of a revision; none of one that was not told. */
  parentsOf(id: string): string[] {
    const place = this.#places.get(id);
    if (place === undefined) return [];
    const begin = this.#begins[place] as number;
    return Array.from(this.#parents.subarray(begin, begin + (this.#counts[place] as number)), (one) => this.idAt(one));
  }

  /** Adds a revision that was not told before, and that closes no ring: see {@link ringOf}. */
  add({ id, parents }: Commit): void {
    const place = this.place(id);
    const places = parents.map((parent) => this.place(parent));
    this.#parents = grown(this.#parents, this.#edges + places.length);
    this.#parents.set(places, this.#edges);
    this.#begins[place] = this.#edges;
    this.#counts[place] = places.length;
    this.#edges += places.length;
    this.#told += 1;
    this.#numbers[place] = this.#told;
    this.#reaches.clear();
  }

  /** @returns the revision and all of its ancestors; only itself of one that was not told. */
  reachOf(id: string): Reach {
    const marks = this.marksOf(id);
    return { has: (other) => marks.has(this.#places.get(other) ?? -1) };
  }

  /** @returns the numbers of the revisions that one of the two has among its ancestors, or is, and the other has not. */
  between(a: string, b: string): number[] {
    const [left, right] = [this.marksOf(a), this.marksOf(b)];
    const numbers: number[] = [];
    for (let place = 0; place < this.#ids.length; place += 1) {
      const number = this.#numbers[place] as number;
      if (number > 0 && left.has(place) !== right.has(place)) numbers.push(number);
    }
    return numbers;
  }

  private marksOf(id: string): Marks {
    const known = this.#reaches.get(id);
    if (known) this.#reaches.delete(id);
    const marks = known ?? this.walk(id);
    this.#reaches.set(id, marks);
    for (const oldest of this.#reaches.keys()) {
      if (this.#reaches.size <= KEPT) break;
      this.#reaches.delete(oldest);
    }
    return marks;
  }

  private walk(id: string): Marks {
    const marks = new Marks(this.#ids.length);
    const start = this.#places.get(id);
    if (start === undefined) return marks;
    const waiting = new Int32Array(this.#ids.length);
    waiting[0] = start;
    marks.add(start);
    for (let left = 1; left > 0;) {
      const place = waiting[(left -= 1)] as number;
      const begin = this.#begins[place] as number;
      const end = begin + (this.#counts[place] as number);
      for (let edge = begin; edge < end; edge += 1) {
        const parent = this.#parents[edge] as number;
        if (marks.has(parent)) continue;
        marks.add(parent);
        waiting[left] = parent;
        left += 1;
      }
    }
    return marks;
  }

  private place(id: string): number {
    const known = this.#places.get(id);
    if (known !== undefined) return known;
    const place = this.#ids.push(id) - 1;
    this.#places.set(id, place);
    this.#numbers = grown(this.#numbers, place + 1);
    this.#begins = grown(this.#begins, place + 1);
    this.#counts = grown(this.#counts, place + 1);
    return place;
  }

  private idAt(place: number): string {
    return this.#ids[place] as string;
  }

  /** @returns whether somebody named the revision as a parent, or it was told. */
  names(id: string): boolean {
    return this.#places.has(id);
  }
}

/** A set of places, a bit each. */
class Marks {
  readonly #bits: Uint32Array;

  constructor(places: number) {
    this.#bits = new Uint32Array((places + 31) >>> 5);
  }

  has(place: number): boolean {
    return place >= 0 && ((this.#bits[place >>> 5] ?? 0) & (1 << (place & 31))) !== 0;
  }

  add(place: number): void {
    this.#bits[place >>> 5] = (this.#bits[place >>> 5] as number) | (1 << (place & 31));
  }
}

function grown(array: Int32Array<ArrayBuffer>, length: number): Int32Array<ArrayBuffer> {
  if (length <= array.length) return array;
  const larger = new Int32Array(Math.max(length, 2 * array.length));
  larger.set(array);
  return larger;
}

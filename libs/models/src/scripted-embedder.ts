import { Embedder, Vector } from './embedder.js';
import { unitVector } from './unit-vector.js';

/** Weight of a whole word, compared with a run of its letters. */
const WORD_WEIGHT = 3;
const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/**
 * For tests: a text has the same vector on every machine, and texts that share words or parts of words are near. Tests that need exact
 * similarities script the vectors of their texts.
 */
export class ScriptedEmbedder extends Embedder {
  readonly model = 'scripted';
  readonly dimensions = 384;

  /** Every text requested, in order. */
  readonly asked: string[] = [];

  readonly #scripted: ReadonlyMap<string, Vector>;

  /** @param scripted texts with their vectors, of up to 384 components; padded with zeros and normalized. */
  constructor(scripted: Readonly<Record<string, Vector>> = {}) {
    super();
    this.#scripted = new Map(Object.entries(scripted).map(([text, vector]) => [text, this.#padded(vector)]));
  }

  /** @returns an embedder that gives all these texts the same vector. */
  static alike(texts: readonly string[]): ScriptedEmbedder {
    return new ScriptedEmbedder(Object.fromEntries(texts.map((text) => [text, [1]])));
  }

  embed(texts: readonly string[]): Promise<Vector[]> {
    this.asked.push(...texts);
    return Promise.resolve(texts.map((text) => this.#scripted.get(text) ?? this.#lexical(text)));
  }

  close(): Promise<void> {
    return Promise.resolve();
  }

  #padded(vector: Vector): Vector {
    if (vector.length > this.dimensions) throw new RangeError(`A vector of more than ${this.dimensions} components.`);
    return unitVector([...vector, ...new Array<number>(this.dimensions - vector.length).fill(0)]);
  }

  #lexical(text: string): Vector {
    const components = new Array<number>(this.dimensions).fill(0);
    const add = (term: string, weight: number): void => {
      const hash = fnv1a(term);
      const place = hash % this.dimensions;
      // With a hashed sign, two terms with the same index cancel out as often as they add up.
      components[place] = (components[place] ?? 0) + (hash & 0x40000000 ? weight : -weight);
    };
    for (const word of text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [text]) {
      add(word, WORD_WEIGHT);
      for (let start = 0; start <= word.length - 3; start++) add(`#${word.slice(start, start + 3)}`, 1);
    }
    return unitVector(components);
  }
}

/** The 32-bit FNV-1a hash of a text's UTF-16 units. */
function fnv1a(text: string): number {
  let hash = FNV_OFFSET;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), FNV_PRIME);
  return hash >>> 0;
}

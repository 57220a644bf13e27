import { WORD_DIMENSIONS, type WordVectors } from './embedder.js';

/** Added to a number from -7 to 7, so that it fits in half a byte. */
const OFFSET = 8;

/** @returns the vectors as text, two numbers per byte: 88 characters per word. */
export function packed(vectors: WordVectors): string {
  const bytes = Buffer.alloc(vectors.length / 2);
  for (let i = 0; i < bytes.length; i++)
    bytes[i] = (((vectors[2 * i] as number) + OFFSET) << 4) | ((vectors[2 * i + 1] as number) + OFFSET);
  return bytes.toString('base64');
}

/** The inverse of {@link packed}. */
export function unpacked(text: string): WordVectors {
  const bytes = Buffer.from(text, 'base64');
  const vectors = new Int8Array(bytes.length * 2);
  for (let i = 0; i < bytes.length; i++) {
    const byte = bytes[i] as number;
    vectors[2 * i] = (byte >> 4) - OFFSET;
    vectors[2 * i + 1] = (byte & 15) - OFFSET;
  }
  return vectors;
}

/** Only this many first words of a long question are used: each is compared with thousands, which delays other callers. */
const MOST_ASKED = 48;
/** The sum of products of two words has at most 14 bits, so two such sums this many bits apart fit into one number. */
const APART = 16;

/** A question prepared for comparison with many texts. */
export interface AskedWords {
  /** Two words per number, the second {@link APART} bits higher, so that one multiplication does two. */
  readonly pairs: Int32Array;
  readonly lengths: readonly number[];
}

/** @param words of a question; only the first 48 are used. */
export function askedWords(words: WordVectors): AskedWords {
  const asked = words.subarray(0, MOST_ASKED * WORD_DIMENSIONS);
  const lengths = lengthsOf(asked);
  const pairs = new Int32Array(Math.ceil(lengths.length / 2) * WORD_DIMENSIONS);
  for (let word = 0; word < lengths.length; word++)
    for (let i = 0; i < WORD_DIMENSIONS; i++) {
      const value = asked[word * WORD_DIMENSIONS + i] as number;
      const at = (word >> 1) * WORD_DIMENSIONS + i;
      pairs[at] = (pairs[at] as number) + (word % 2 === 0 ? value : value << APART);
    }
  return { pairs, lengths };
}

/**
 * @returns for each word of a question, the cosine to the nearest word of a text; zeros if the text has none. Plain loops, because a
 * question is compared with thousands of words.
 */
export function nearestWords({ pairs, lengths }: AskedWords, textWords: WordVectors): number[] {
  const nearest = lengths.map(() => 0);
  const keep = (word: number, near: number): void => {
    if (near > (nearest[word] ?? 1)) nearest[word] = Math.min(1, near);
  };
  lengthsOf(textWords).forEach((length, at) => {
    for (let word = 0; word < nearest.length; word += 2) {
      const both = dot(pairs, word >> 1, textWords, at);
      const second = (both + (1 << (APART - 1))) >> APART;
      keep(word, (both - (second << APART)) / (length * (lengths[word] as number)));
      keep(word + 1, second / (length * (lengths[word + 1] ?? 1)));
    }
  });
  return nearest;
}

function lengthsOf(vectors: WordVectors): number[] {
  return Array.from({ length: vectors.length / WORD_DIMENSIONS }, (_, word) => {
    let sum = 0;
    for (let at = word * WORD_DIMENSIONS; at < (word + 1) * WORD_DIMENSIONS; at++) sum += (vectors[at] as number) ** 2;
    return Math.sqrt(sum) || 1;
  });
}

/** Two sums at a time, since each addition waits for the one before it. */
function dot(a: Int32Array, i: number, b: WordVectors, j: number): number {
  let [even, odd] = [0, 0];
  const end = (i + 1) * WORD_DIMENSIONS;
  for (let at = i * WORD_DIMENSIONS, other = j * WORD_DIMENSIONS; at < end; at += 2, other += 2) {
    even = (even + Math.imul(a[at] as number, b[other] as number)) | 0;
    odd = (odd + Math.imul(a[at + 1] as number, b[other + 1] as number)) | 0;
  }
  return even + odd;
}

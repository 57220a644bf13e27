import fc from 'fast-check';
import { askedWords, nearestWords, packed, unpacked } from './word-vectors.js';

const number = fc.integer({ min: -7, max: 7 });
const vectors = fc
  .nat(4)
  .chain((count) => fc.array(number, { minLength: 128 * count, maxLength: 128 * count }))
  .map((numbers) => Int8Array.from(numbers));
const word = (...numbers: number[]): number[] => [...numbers, ...new Array<number>(128 - numbers.length).fill(0)];

describe('vectors of words', () => {
  it('come back as they were packed', () => {
    fc.assert(fc.property(vectors, (made) => expect(unpacked(packed(made))).toEqual(made)));
  });

  it('take 88 characters a word', () => {
    expect(packed(new Int8Array(128))).toHaveLength(88);
  });

  it('say for each word that is asked for how near the nearest is that was said', () => {
    const asked = Int8Array.from([...word(7, 0), ...word(0, 7)]);
    const said = Int8Array.from([...word(3, 0), ...word(3, 3)]);
    expect(nearestWords(askedWords(asked), said)).toEqual([1, expect.closeTo(Math.SQRT1_2, 12)]);
  });

  it('take what points the other way, or nothing, for far', () => {
    expect(nearestWords(askedWords(Int8Array.from(word(7))), Int8Array.from(word(-7)))).toEqual([0]);
    expect(nearestWords(askedWords(Int8Array.from(word(7))), new Int8Array(128))).toEqual([0]);
    expect(nearestWords(askedWords(Int8Array.from(word(7))), new Int8Array())).toEqual([0]);
  });

  it('are near from 0 to 1, and a text to itself by all', () => {
    fc.assert(
      fc.property(vectors, vectors, (asked, said) => {
        for (const near of nearestWords(askedWords(asked), said)) {
          expect(near).toBeGreaterThanOrEqual(0);
          expect(near).toBeLessThanOrEqual(1);
        }
      }),
    );
  });

  it('are those of each pair of words by itself', () => {
    const cosine = (a: Int8Array, b: Int8Array): number => {
      const dot = (x: Int8Array, y: Int8Array): number => x.reduce((sum, value, i) => sum + value * (y[i] ?? 0), 0);
      return Math.max(0, dot(a, b) / (Math.sqrt(dot(a, a) * dot(b, b)) || 1));
    };
    const wordsOf = (all: Int8Array): Int8Array[] =>
      Array.from({ length: all.length / 128 }, (_, at) => all.subarray(at * 128, (at + 1) * 128));
    fc.assert(
      fc.property(vectors, vectors, (asked, said) => {
        const nearest = wordsOf(asked).map((one) => Math.max(0, ...wordsOf(said).map((other) => cosine(one, other))));
        const found = nearestWords(askedWords(asked), said);
        expect(found).toEqual(nearest.map((near) => expect.closeTo(near, 9) as number));
      }),
    );
  });

  it('are compared of a long question for the first words only', () => {
    expect(nearestWords(askedWords(new Int8Array(64 * 128)), new Int8Array())).toHaveLength(48);
  });
});

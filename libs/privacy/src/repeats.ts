import type { Range } from '#domain/text/pattern.js';
import { digitsTogether, withoutPauses } from './pauses.js';
import { inPlainSigns } from './plain-signs.js';
import { inFigures } from './spoken-numbers.js';
import { after, asTold, type Written } from './written.js';

const SIGN = /[\p{L}\p{N}\p{M}]/gu;
/** The most other characters between two of a secret. */
const MOST_BETWEEN = 6;
/**
 * An amount, a time or a date with this many digits is not a secret with other characters between: "44.71" is not the
 * PIN "4471".
 */
const MOST_OF_OTHERS = 8;
const OTHER_NUMBER = /\p{N}[.,:/]\p{N}|^\p{N}{4}-\p{N}{2}-\p{N}{2}$/u;

/** A letter or digit, and its position. */
interface Sign extends Range {
  readonly sign: string;
}

/** The part of a secret matched so far. */
interface Beginning {
  readonly next: Map<string, Beginning>;
  isWhole: boolean;
}

/**
 * Finds private data again where it is repeated without its name: "My PIN is 4471. Yes, 4 4 7 1." Only letters and
 * digits are compared, with numbers in words as figures. A word without a digit may also mean something else, so it
 * counts only if it is the whole text. The time is linear in the length of the text.
 * @returns a function that finds the places where the words occur as separate words in a text.
 */
export function repeatsOf(words: readonly string[]): (text: string) => Range[] {
  const secrets = new Set(words.map((word) => inOneWriting(word).text.toLowerCase()));
  const first = beginningOf(secrets);
  if (first.next.size === 0) return () => [];
  return (text) => {
    const written = inOneWriting(text);
    const signs = signsOf(written.text);
    const holds = (from: number, to: number, said: string): boolean =>
      (/\p{N}/u.test(said) || (from === 0 && to === signs.length - 1)) &&
      (to - from >= MOST_OF_OTHERS || secrets.has(said.toLowerCase()) || !OTHER_NUMBER.test(said));
    return signs.flatMap((_, from) =>
      goesOn(signs, from - 1)
        ? []
        : endsFrom(signs, from, first)
            .map((to) => ({ to, start: signs[from]?.start ?? 0, end: signs[to]?.end ?? 0 }))
            .filter(({ to, start, end }) => holds(from, to, written.text.slice(start, end)))
            .map((place) => written.told(place)),
    );
  };
}

function beginningOf(secrets: Iterable<string>): Beginning {
  const first: Beginning = { next: new Map(), isWhole: false };
  for (const secret of secrets) {
    let so = first;
    for (const { sign } of signsOf(secret)) {
      const next = so.next.get(sign) ?? { next: new Map<string, Beginning>(), isWhole: false };
      so.next.set(sign, next);
      so = next;
    }
    if (so !== first) so.isWhole = true;
  }
  return first;
}

/** @returns the ends of the secrets that begin there. */
function endsFrom(signs: readonly Sign[], from: number, first: Beginning): number[] {
  const ends: number[] = [];
  let so: Beginning | undefined = first;
  for (let at = from; at < signs.length; at += 1) {
    const [before, sign] = [signs[at - 1], signs[at] as Sign];
    if (at > from && before && sign.start - before.end > MOST_BETWEEN) break;
    so = so.next.get(sign.sign);
    if (!so) break;
    if (so.isWhole && !goesOn(signs, at)) ends.push(at);
  }
  return ends;
}

/** Whether the word continues after a character. */
function goesOn(signs: readonly Sign[], at: number): boolean {
  return signs[at] !== undefined && signs[at].end === signs[at + 1]?.start;
}

function signsOf(text: string): Sign[] {
  return [...text.matchAll(SIGN)].map(({ 0: sign, index: start }) => ({
    sign: sign.toLowerCase(),
    start,
    end: start + sign.length,
  }));
}

function inOneWriting(text: string): Written {
  return [inPlainSigns, inFigures, digitsTogether, withoutPauses].reduce(after, asTold(text));
}

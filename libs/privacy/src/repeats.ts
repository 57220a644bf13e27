import type { Range } from '#domain/pattern.js';

const WORDS = /[\p{L}\p{N}_]+/gu;
const IN_WORD = /[\p{L}\p{N}_]/u;

/** How long something is that is looked for, and how far in it the first run of letters and digits stands. */
interface Shape {
  readonly length: number;
  readonly offset: number;
}

/**
 * Finds again what was found elsewhere in what is told together, behind a name that is not repeated: "My PIN is 4471. Yes, 4471."
 * A word without a digit may be said of something else as well, and counts only where it is all that is said. The time grows with the
 * length of the text.
 * @returns the places of the words that stand by themselves.
 */
export function repeatsOf(words: readonly string[], text: string): Range[] {
  const whole = text.trim().toLowerCase();
  const said = new Set(words.map((word) => word.toLowerCase()).filter((one) => /\p{N}/u.test(one) || one === whole));
  const shapes = new Map<string, Shape>();
  const firsts = new Set<string>();
  for (const one of said) {
    const [first] = one.match(WORDS) ?? [];
    if (first === undefined) continue;
    const shape = { length: one.length, offset: one.indexOf(first) };
    firsts.add(first);
    shapes.set(`${shape.length} ${shape.offset}`, shape);
  }
  if (firsts.size === 0) return [];
  return [...text.matchAll(WORDS)].flatMap(({ 0: run, index }) => {
    if (!firsts.has(run.toLowerCase())) return [];
    const places = [...shapes.values()].map(({ length, offset }) => ({
      start: index - offset,
      end: index - offset + length,
    }));
    return places.filter(
      ({ start, end }) => said.has(text.slice(start, end).toLowerCase()) && standsAlone(text, start, end),
    );
  });
}

function standsAlone(text: string, start: number, end: number): boolean {
  const goesOn = (at: number): boolean => IN_WORD.test(text.charAt(at - 1)) && IN_WORD.test(text.charAt(at));
  return !goesOn(start) && !goesOn(end);
}

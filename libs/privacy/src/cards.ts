import type { Finding } from './finding.js';

/** How the numbers of the issuers begin, and how long they are (ISO/IEC 7812 and the issuers' own lists). */
const ISSUERS: readonly (readonly [begins: RegExp, lengths: readonly number[]])[] = [
  [/^4/, [13, 16, 19]],
  [/^(?:5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/, [16]],
  [/^3[47]/, [15]],
  [/^(?:6011|64[4-9]|65)/, [16, 19]],
  [/^3(?:0[0-5]|[68])/, [14, 16]],
  [/^35(?:2[89]|[3-8])/, [16]],
  [/^62/, [16, 17, 18, 19]],
  [/^(?:60|8[12])/, [16]],
  [/^(?:50(?:18|20|38)|5893|6304|6759|676[1-3])/, [13, 14, 15, 16, 17, 18, 19]],
];

const SHORTEST = 13;
const LONGEST = 19;

const DIGITS = /(?<![\w.,/+-])\d(?:[ -]?\d){12,31}(?!\w)/g;

/** @returns the numbers of payment cards: of an issuer, of its length, with the right check digit (Luhn, ISO/IEC 7812-1). */
export function cards(text: string): Finding[] {
  return [...text.matchAll(DIGITS)].flatMap(({ 0: run, index }) => inRun(run, index));
}

/** What follows a number, such as the month in which it ends, may stand in the same row of digits. */
function inRun(run: string, at: number): Finding[] {
  const edges = edgesOf(run);
  for (const start of edges) {
    for (const end of edges.toReversed()) {
      const count = end.digits - start.digits;
      if (count >= SHORTEST && count <= LONGEST && isCard(run.slice(start.place, end.place).replaceAll(/\D/g, '')))
        return [{ kind: 'card', start: at + start.place, end: at + end.place - Number(end.isInside) }];
    }
  }
  return [];
}

/** Where groups of digits begin or end, and how many digits stand before. */
function edgesOf(run: string): { place: number; digits: number; isInside: boolean }[] {
  const gaps = [...run.matchAll(/[ -]/g)].map(({ index }, i) => ({
    place: index + 1,
    digits: index - i,
    isInside: true,
  }));
  return [
    { place: 0, digits: 0, isInside: false },
    ...gaps,
    { place: run.length, digits: run.length - gaps.length, isInside: false },
  ];
}

function isCard(digits: string): boolean {
  const isIssued = ISSUERS.some(([begins, lengths]) => lengths.includes(digits.length) && begins.test(digits));
  return isIssued && passesLuhn(digits);
}

function passesLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

import type { Finding } from './finding.js';

/** The prefixes and lengths of each issuer's numbers (ISO/IEC 7812 and the issuers' own lists). */
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

const DIGITS = /(?<![\w+]|\d[.,/-])\d(?:[ -]?\d){12,}/g;

/** Where a group of digits begins or ends. */
interface Edge {
  readonly begins: number;
  readonly ends: number;
  /** The number of digits before it. */
  readonly digits: number;
}

/**
 * @param hasPauses whether pauses separate the groups of digits, which may then be several numbers: only groups of
 * equal length are joined.
 * @returns the numbers of payment cards: with an issuer's prefix and length, and the correct check digit (Luhn, ISO/IEC
 * 7812-1).
 */
export function cards(text: string, hasPauses = false): Finding[] {
  return [...text.matchAll(DIGITS)].flatMap(({ 0: run, index }) =>
    inRun(run, /\w/.test(text.charAt(index + run.length)), hasPauses).map(({ start, end }) => ({
      kind: 'card' as const,
      start: index + start,
      end: index + end,
    })),
  );
}

/** Other digits, such as the expiry month or another number, may be in the same run before or after a number. */
function inRun(run: string, isCut: boolean, hasPauses: boolean): { start: number; end: number }[] {
  const edges = edgesOf(run);
  // Digits followed by letters belong to something else.
  const last = edges.length - (isCut ? 2 : 1);
  const places: { start: number; end: number }[] = [];
  for (let from = 0; from < last; from += 1) {
    const first = edges[from] as Edge;
    let to = from;
    while (to < last && (edges[to + 1] as Edge).digits - first.digits <= LONGEST) to += 1;
    for (; to > from && (edges[to] as Edge).digits - first.digits >= SHORTEST; to -= 1) {
      const [start, end] = [first.begins, (edges[to] as Edge).ends];
      if (!isCard(run.slice(start, end).replaceAll(/\D/g, ''))) continue;
      if (hasPauses && !isRegular(edges.slice(from, to + 1))) continue;
      places.push({ start, end });
      from = to - 1;
      break;
    }
  }
  return places;
}

function edgesOf(run: string): Edge[] {
  const gaps = [...run.matchAll(/[ -]/g)].map(({ index }, i) => ({
    begins: index + 1,
    ends: index,
    digits: index - i,
  }));
  return [
    { begins: 0, ends: 0, digits: 0 },
    ...gaps,
    { begins: run.length, ends: run.length, digits: run.length - gaps.length },
  ];
}

/**
 * How a card is read out: in fours, four digits at a time or digit by digit, in pairs, or in the groups of American
 * Express.
 */
const REGULAR = /^(?:[148]+[1-3]?|2+1?|465|464)$/;

function isRegular(edges: readonly Edge[]): boolean {
  const lengths = edges.slice(1).map(({ digits }, i) => digits - (edges[i] as Edge).digits);
  return lengths.every((length) => length <= 8) && REGULAR.test(lengths.join(''));
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

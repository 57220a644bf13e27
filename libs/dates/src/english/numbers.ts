import type { Token } from './tokens.js';
import { word } from './tokens.js';

/** A value read from the tokens, and the index of the first token after it. */
export interface Read<T> {
  value: T;
  next: number;
}

const listed = (names: string, from: number): Map<string, number> =>
  new Map(names.split(' ').map((name, i) => [name, i + from] as const));

const ONES = listed(
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
  1,
);
const TENS = new Map(
  [...listed('twenty thirty forty fifty sixty seventy eighty ninety', 2)].map(([k, v]) => [k, v * 10]),
);
const ORDINAL_ONES = listed(
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth',
  1,
);
const ORDINAL_TENS = new Map([
  ['twentieth', 20],
  ['thirtieth', 30],
]);
const SUFFIXES = new Set(['st', 'nd', 'rd', 'th']);

/** "twenty five", "twenty-five", "seven": a number below 100 in words. */
export function belowHundred(tokens: readonly Token[], at: number): Read<number> | undefined {
  const text = word(tokens, at);
  const ones = ONES.get(text);
  if (ones !== undefined) return { value: ones, next: at + 1 };
  const tens = TENS.get(text);
  if (tens === undefined) return undefined;
  const after = word(tokens, at + 1) === '-' ? at + 2 : at + 1;
  const unit = ONES.get(word(tokens, after));
  return unit !== undefined && unit < 10 ? { value: tens + unit, next: after + 1 } : { value: tens, next: at + 1 };
}

/** A number in words below ten thousand: "two thousand and five", "sixteen hundred forty two", "a hundred and twenty". */
function cardinal(tokens: readonly Token[], at: number): Read<number> | undefined {
  const scaled = word(tokens, at) === 'a' ? at + 1 : at;
  const head = scaleAt(tokens, scaled) === undefined ? belowHundred(tokens, at) : { value: 1, next: scaled };
  if (!head) return undefined;
  const scale = scaleAt(tokens, head.next);
  if (scale === undefined) return head;
  const next = head.next + 1;
  const rest = tail(tokens, word(tokens, next) === 'and' ? next + 1 : next, scale);
  return rest ? { value: head.value * scale + rest.value, next: rest.next } : { value: head.value * scale, next };
}

function scaleAt(tokens: readonly Token[], at: number): number | undefined {
  return { hundred: 100, thousand: 1000 }[word(tokens, at)];
}

function tail(tokens: readonly Token[], at: number, scale: number): Read<number> | undefined {
  const head = belowHundred(tokens, at);
  if (!head || scale < 1000 || word(tokens, head.next) !== 'hundred') return head;
  const next = head.next + 1;
  const rest = belowHundred(tokens, word(tokens, next) === 'and' ? next + 1 : next);
  return { value: head.value * 100 + (rest?.value ?? 0), next: rest?.next ?? next };
}

/** A year in words, as it is read out: "nineteen sixty four", "twenty eleven", "nineteen oh one", "two thousand". */
export function yearInWords(tokens: readonly Token[], at: number): Read<number> | undefined {
  const head = belowHundred(tokens, at);
  if (!head) return undefined;
  if (['hundred', 'thousand'].includes(word(tokens, head.next))) {
    const whole = cardinal(tokens, at);
    return whole && whole.value >= 1000 && whole.value < 3000 ? whole : undefined;
  }
  if (head.value < 10 || head.value > 20) return undefined;
  const zero = ['oh', 'o', 'zero'].includes(word(tokens, head.next));
  const rest = belowHundred(tokens, zero ? head.next + 1 : head.next);
  if (!rest || (zero ? rest.value > 9 : rest.value < 10)) return undefined;
  return { value: head.value * 100 + rest.value, next: rest.next };
}

/** "3rd", "twenty-first", "second". */
export function ordinal(tokens: readonly Token[], at: number): Read<number> | undefined {
  const token = tokens[at];
  if (token?.value !== undefined) {
    const suffix = tokens[at + 1];
    return suffix && SUFFIXES.has(suffix.text) && token.value > 0 ? { value: token.value, next: at + 2 } : undefined;
  }
  const text = word(tokens, at);
  const simple = ORDINAL_ONES.get(text) ?? ORDINAL_TENS.get(text);
  if (simple !== undefined) return { value: simple, next: at + 1 };
  const tens = TENS.get(text);
  if (tens === undefined) return undefined;
  const after = word(tokens, at + 1) === '-' ? at + 2 : at + 1;
  const unit = ORDINAL_ONES.get(word(tokens, after));
  return unit !== undefined && unit < 10 ? { value: tens + unit, next: after + 1 } : undefined;
}

/** A whole number of at most four digits, or in words. */
export function whole(tokens: readonly Token[], at: number): Read<number> | undefined {
  const token = tokens[at];
  if (token?.value !== undefined)
    return token.end - token.index <= 4 ? { value: token.value, next: at + 1 } : undefined;
  return cardinal(tokens, at);
}

/** @returns the number that a single word names, with a hyphen or without: "twenty-first" and "nine" give 21 and 9. */
export function numberOfWord(text: string): number | undefined {
  const [first = '', second] = text.split('-');
  if (second === undefined) return ONES.get(text) ?? TENS.get(text) ?? ORDINAL_ONES.get(text) ?? ORDINAL_TENS.get(text);
  const [tens, ones] = [TENS.get(first), ONES.get(second) ?? ORDINAL_ONES.get(second)];
  return tens === undefined || ones === undefined || ones > 9 ? undefined : tens + ones;
}

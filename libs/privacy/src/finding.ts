import type { PrivateKind } from '#domain/privacy/private-kinds.js';
import type { Range } from '#domain/text/pattern.js';

/** A range of a text that may be better not kept. */
export interface Finding extends Range {
  readonly kind: PrivateKind;
}

/** @returns the ranges that match an expression of bounded length and pass the check. */
export function found(
  kind: PrivateKind,
  text: string,
  expression: RegExp,
  holds: (words: string, at: number) => boolean = () => true,
): Finding[] {
  return [...text.matchAll(expression)].flatMap((match) => {
    const words = match.groups?.['it'] ?? match[0];
    const start = match.index + match[0].lastIndexOf(words);
    return holds(words, start) ? [{ kind, start, end: start + words.length }] : [];
  });
}

/** How far before something its name may be: "my social security number, if you need it, is ...". */
const NEAR = 48;

/** Whether the words before a place name what is there. */
export function isNamed(text: string, at: number, name: RegExp): boolean {
  return name.test(text.slice(Math.max(0, at - NEAR), at));
}

import type { Expression } from '#dates/expression.js';
import { resolve } from '#dates/resolve.js';
import type { Generated } from './sample.js';

/** What the parser made of a sentence. */
export interface Checked {
  readonly row: Generated;
  readonly found?: Expression;
  /** It starts and ends where the words do. */
  readonly right: boolean;
}

/** @returns the expression that covers most of the words, and whether it means the same. */
export function check(row: Generated): Checked {
  const { timezone } = row.at;
  const found = covering(
    resolve(row.sentence, { reference: instant(row.at.now, timezone), timezone, options: { country: 'US' } }),
    row,
  );
  const right = found?.start.getTime() === instant(row.start, timezone).getTime() && found.end.getTime() === instant(row.end, timezone).getTime(); // prettier-ignore
  return { row, found, right };
}

/** The moment at which the clock of a zone shows a time. */
export function instant(wall: Generated['start'], timezone: string): Date {
  return new Date(wall.toZonedDateTime(timezone).epochMilliseconds);
}

function covering(found: readonly Expression[], { sentence, words }: Generated): Expression | undefined {
  const from = sentence.toLowerCase().indexOf(words.toLowerCase());
  const shared = ({ index, text }: Expression): number =>
    Math.min(index + text.length, from + words.length) - Math.max(index, from);
  return [...found].sort((a, b) => shared(b) - shared(a)).find((one) => shared(one) > 0);
}

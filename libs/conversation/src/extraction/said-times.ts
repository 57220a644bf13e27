import type { Expression } from '#dates/expression.js';
import { type Heard, leavesNumber } from '#dates/moment.js';
import { resolve } from '#dates/resolve.js';
import { sentences } from '#domain/speech/words.js';
import { folded } from '#domain/text/folded.js';
import { isQuoted } from '#domain/text/quote.js';
import type { ExtractedFact } from '#models/extractor.js';
import { saidRecurrence } from '#times/recurrence-words.js';
import { spokenRecurrence } from '#times/spoken-recurrence.js';
import { isWhole } from '#times/stated-recurrence.js';

/** Something read in a turn, with its words for since when it holds. */
type Timed = Pick<ExtractedFact, 'from' | 'evidence'>;

/**
 * Small models give one time to everything said in a turn: "I'm allergic to nuts. I have been on tablets since Friday."
 *
 * @returns the words for since when it holds; `null` if they are not in its own sentence but in that of another statement with the same
 * time.
 */
export function ownTime({ from, evidence }: Timed, others: readonly Timed[], turn: string): string | null {
  if (from === null) return null;
  const there = sentences(turn).filter((sentence) => folded(sentence).includes(folded(from)));
  const stands = ({ quote }: Timed['evidence']): boolean =>
    folded(quote).includes(folded(from)) ||
    there.some((sentence) => isQuoted(quote, sentence) || isQuoted(sentence, quote));
  const isOthers = others.some((other) => isSameTime(from, other.from) && stands(other.evidence));
  return isOthers && !stands(evidence) ? null : from;
}

/** Treats "Friday" and "since Friday" as the same. */
function isSameTime(words: string, other: string | null): boolean {
  if (other === null) return false;
  const [first, second] = [folded(words), folded(other)];
  return first.includes(second) || second.includes(first);
}

/** The times of a statement. They must have been said in its quoted turn or a turn beside it. */
export class SaidTimes {
  private readonly there: readonly (readonly Expression[])[];

  /**
   * @param near the texts of the quoted turn, and then of the turns beside it.
   * @param heard how times are read there.
   */
  constructor(
    private readonly near: readonly string[],
    private readonly heard: Heard,
  ) {
    this.there = near.map((text) => resolve(text, heard));
  }

  /**
   * @param words the model's words for a time.
   * @returns the words if they contain a time that was said there; otherwise the statement holds from when it was said.
   * Of words that are only read in part it is that part, because those of a caller would be refused.
   */
  words(words: string | null): string | undefined {
    const read = words === null ? undefined : this.read(words);
    return words !== null && read && leavesNumber(words, read) ? read.text : read && (words ?? undefined);
  }

  /** The same for the start of something that may recur: "every Tuesday" names no single time. */
  start(words: string | null): string | undefined {
    return (words === null ? undefined : this.repeated(words)) ?? this.words(words);
  }

  /** Uses the turn to interpret the words: "I worked there until June" is past, while "until June" alone may be ahead. */
  bound(words: string | null, side: 'start' | 'end'): Date | string | undefined {
    const alone = words === null ? undefined : this.read(words);
    if (words === null || !alone) return undefined;
    const inTurn = this.there.flat().find(({ text }) => folded(text) === folded(alone.text));
    if (!inTurn || inTurn.open === side || inTurn[side].getTime() === alone[side].getTime()) return this.words(words);
    return inTurn[side];
  }

  /** The time in the words, if they or other words for an enclosing time were said there. */
  private read(words: string): Expression | undefined {
    const [alone] = resolve(words, this.heard);
    if (!alone) return undefined;
    const occurs = this.near.some((text) => folded(text).includes(folded(alone.text)));
    const isSaid = this.there.flat().some(({ start, end }) => start <= alone.start && alone.start < end);
    return occurs || isSaid ? alone : undefined;
  }

  private repeated(words: string): string | undefined {
    const rule = saidRecurrence(words)?.words;
    const series = rule === undefined ? null : spokenRecurrence(words, this.heard);
    if (rule === undefined || !series || !this.near.some((text) => folded(text).includes(folded(rule))))
      return undefined;
    return isWhole(words, series, this.heard) ? words : series.expression;
  }
}

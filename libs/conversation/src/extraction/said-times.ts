import type { Expression } from '#dates/expression.js';
import type { Heard } from '#dates/moment.js';
import { resolve } from '#dates/resolve.js';
import { isQuoted } from '#domain/quote.js';
import { folded } from '#domain/sameness.js';
import { sentences } from '#domain/spoken.js';
import type { ExtractedFact } from '#models/extractor.js';
import { saidRecurrence } from '#times/recurrence-words.js';
import { spokenRecurrence } from '#times/spoken-recurrence.js';

/** What is read in a turn, with the words since when it holds. */
type Timed = Pick<ExtractedFact, 'from' | 'evidence'>;

/**
 * Small models give one time to all that is said in a turn: "I'm allergic to nuts. I have been on tablets since Friday."
 *
 * @returns the words since when it holds; `null` also where they stand in the sentence of another that has them too, and not in its own.
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

/** "Friday" and "since Friday". */
function isSameTime(words: string, other: string | null): boolean {
  if (other === null) return false;
  const [one, two] = [folded(words), folded(other)];
  return one.includes(two) || two.includes(one);
}

/** The times of a statement, which must have been said where its quote stands or in a turn beside it. */
export class SaidTimes {
  private readonly there: readonly (readonly Expression[])[];

  /**
   * @param near what was said in the quoted turn, and then in the turns beside it.
   * @param heard how words are read that were said there.
   */
  constructor(
    private readonly near: readonly string[],
    private readonly heard: Heard,
  ) {
    this.there = near.map((text) => resolve(text, heard));
  }

  /**
   * @param words for a time, by the model.
   * @returns them, if a time is read in them that was said there; else the statement holds from when it was said.
   */
  words(words: string | null): string | undefined {
    return words !== null && this.read(words) ? words : undefined;
  }

  /** The same of words for the start of what may come again: "every Tuesday" names no time. */
  start(words: string | null): string | undefined {
    return words !== null && this.isRepeated(words) ? words : this.words(words);
  }

  /** A turn tells more than the words alone: "I worked there until June" is over, "until June" may be to come. */
  bound(words: string | null, side: 'start' | 'end'): Date | string | undefined {
    const alone = words === null ? undefined : this.read(words);
    if (words === null || !alone) return undefined;
    const said = this.there.flat().find(({ text }) => folded(text) === folded(alone.text));
    if (!said || said.open === side || said[side].getTime() === alone[side].getTime()) return words;
    return said[side];
  }

  /** The time in the words, if they stand there, or other words for a time that holds it. */
  private read(words: string): Expression | undefined {
    const [alone] = resolve(words, this.heard);
    if (!alone) return undefined;
    const stands = this.near.some((text) => folded(text).includes(folded(alone.text)));
    const isSaid = this.there.flat().some(({ start, end }) => start <= alone.start && alone.start < end);
    return stands || isSaid ? alone : undefined;
  }

  private isRepeated(words: string): boolean {
    const said = saidRecurrence(words)?.words;
    if (said === undefined || spokenRecurrence(words, this.heard) === null) return false;
    return this.near.some((text) => folded(text).includes(folded(said)));
  }
}

import type { Context } from '../context.js';
import type { Reading } from '../expression.js';
import { remembered } from './remembered.js';
import type { Token } from './tokens.js';

/** Words recognised as a time expression, not yet read against a moment of speaking. */
export interface Phrase {
  /** Index of the first token after it. */
  next: number;
  /** 0 to 1: how specific it is. A date is more specific than "recently". */
  telling: number;
  /** 0 to 1: how sure it is that the words mean a time at all. */
  confidence: number;
  /** Its readings, likeliest first; none if the date does not exist. */
  read: (context: Context) => Reading[];
  /** It names no year; in a range it takes that of the other end. */
  floating?: boolean;
  /** Its readings are single days that can take a time of day. */
  day?: boolean;
  /** It has a time of day. */
  timed?: boolean;
  /** It is a time of day without a day. */
  dayless?: boolean;
  /** It began in the period and goes on. */
  ongoing?: boolean;
  /** The side on which the period is open. */
  open?: 'start' | 'end';
  /** It names both ends: "from March to May". */
  isRange?: boolean;
  /** It is the moment of speaking, or its day. */
  present?: boolean;
  /** As the end of a range it means this edge of its period, not its start. */
  edge?: 'middle' | 'end';
}

/** Recognises one kind of expression at a token, using a bounded number of tokens. */
export type Recogniser = (tokens: readonly Token[], at: number) => Phrase | undefined;

/** The longest result of the recognisers; of equal ones, the first. */
export function longest(recognisers: readonly Recogniser[]): Recogniser {
  return remembered((tokens, at) => {
    let best: Phrase | undefined;
    for (const recognise of recognisers) {
      const phrase = recognise(tokens, at);
      if (phrase && phrase.next > (best?.next ?? at)) best = phrase;
    }
    return best;
  });
}

/** A phrase with one reading. */
export function phrase(next: number, telling: number, read: (context: Context) => Reading, confidence = 0.9): Phrase {
  return { next, telling, confidence, read: (context) => [read(context)] };
}

import type { Context } from './context.js';
import type { Reading } from './expression.js';

/** An expression found by a locale, with its readings on the wall clock, likeliest first. */
export interface Found {
  text: string;
  index: number;
  /** The words as the English grammar read them, if the text is in another language. */
  inEnglish?: string;
  readings: Reading[];
  /** 0 to 1: how specific it is; sorts the expressions of a text. */
  telling: number;
  confidence: number;
  open?: 'start' | 'end';
  ongoing?: boolean;
  isRange?: boolean;
}

/** Finds the time expressions of one language. Its time must be linear in the text. */
export type Locale = (text: string, context: Context) => Found[];

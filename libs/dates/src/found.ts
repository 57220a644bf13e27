import type { Context } from './context.js';
import type { Reading } from './expression.js';

/** An expression that a locale found, with its readings on the wall clock, likeliest first. */
export interface Found {
  text: string;
  index: number;
  /** The words as the English grammar read them, where the text is in another language. */
  inEnglish?: string;
  readings: Reading[];
  /** 0 to 1: how specific it is; orders the expressions of a text. */
  telling: number;
  confidence: number;
  open?: 'start' | 'end';
  ongoing?: boolean;
  isRange?: boolean;
}

/** How one language speaks of time. Must take time linear in the text. */
export type Locale = (text: string, context: Context) => Found[];

import type { Temporal } from 'temporal-polyfill';

/** How precise an expression is: the unit of its period. `open` has only one end. */
export type Precision =
  | 'instant'
  | 'hour'
  | 'part_of_day'
  | 'day'
  | 'week'
  | 'weekend'
  | 'month'
  | 'quarter'
  | 'season'
  | 'year'
  | 'decade'
  | 'open';

/** One reading of an expression: a closed-open period of real instants, `end` after `start`. */
export interface Period {
  start: Date;
  end: Date;
  precision: Precision;
  /** 0 to 1: how sure it is that this period was meant. */
  confidence: number;
  /** The period is open on that side, where it reads 9999-12-31T23:59:59.999Z or 0001-01-01T00:00:00Z. */
  open?: 'start' | 'end';
  /** What began in this period goes on: "since May", "for three years now". */
  ongoing?: boolean;
}

/** A time expression found in a text. */
export interface Expression extends Period {
  /** The words as written. */
  text: string;
  /** Their position in the text, in UTF-16 units. */
  index: number;
  /** The words in English, if the text is in another language. */
  inEnglish?: string;
  /** The words name both ends: "from March to May", "2024 to 2025". */
  isRange?: true;
  /** Other possible readings, likeliest first. */
  alternatives?: Period[];
}

/** Options of a caller, each with a default. */
export interface ResolveOptions {
  /** Language of the text. @default 'en' */
  locale?: string;
  /** On which side an ambiguous "on Friday" or "in May" lies if the tense does not say. @default 'nearest' */
  prefer?: 'past' | 'future' | 'nearest';
  /**
   * Month (1 to 12) in which the fiscal year starts; it is named after the calendar year in which it ends. @default 1
   */
  fiscalYearStart?: number;
  /** For seasons. @default the hemisphere of the time zone */
  hemisphere?: 'north' | 'south';
  /** ISO 3166 alpha-2 code, for holidays. @default the country of the time zone if known, else US */
  country?: string;
  /** Whether 5/4 is the fifth of April. @default false */
  dayFirst?: boolean;
  /** How many days "recently" and "lately" reach back. @default 30 */
  recentDays?: number;
  /** "last Friday" said on a Saturday: yesterday, or Friday of the week before. @default 'recent' */
  lastWeekday?: 'recent' | 'week';
  /**
   * Whether "from May to July" ends as July begins (July as a whole is the alternative), or the reverse. @default
   * 'exclusive'
   */
  rangeEnd?: 'exclusive' | 'inclusive';
}

/** A period on the wall clock of one time zone, closed-open. */
export interface Reading {
  start: Temporal.PlainDateTime;
  end: Temporal.PlainDateTime;
  precision: Precision;
  /**
   * Bounds in epoch milliseconds for elapsed time ("5 hours ago"), which a wall clock cannot measure when the clocks go
   * back.
   */
  exact?: { start: number; end: number };
}

import type { Temporal } from 'temporal-polyfill';

/** How finely an expression pins time down: the unit its period stands for. `open` has one end only. */
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
  /** The period has no bound on that side; there it reads 9999-12-31T23:59:59.999Z or 0001-01-01T00:00:00Z. */
  open?: 'start' | 'end';
  /** What began in this period goes on: "since May", "for three years now". */
  ongoing?: boolean;
}

/** A time expression found in a text. */
export interface Expression extends Period {
  /** The words themselves, as written. */
  text: string;
  /** Where they begin in the text, in UTF-16 units. */
  index: number;
  /** The words in English, where the text is in another language. */
  inEnglish?: string;
  /** The words name both ends: "from March to May", "2024 to 2025". */
  isRange?: true;
  /** Other readings that the words allow, likeliest first. */
  alternatives?: Period[];
}

/** What a caller may choose. Each has a default. */
export interface ResolveOptions {
  /** Language of the text. @default 'en' */
  locale?: string;
  /** Where an ambiguous "on Friday" or "in May" lies when the tense does not say. @default 'nearest' */
  prefer?: 'past' | 'future' | 'nearest';
  /** Month (1 to 12) in which the fiscal year starts; the year is named after the one it ends in. @default 1 */
  fiscalYearStart?: number;
  /** For seasons. @default the hemisphere of the zone */
  hemisphere?: 'north' | 'south';
  /** ISO 3166 alpha-2 code, for holidays. @default the country of the zone where known, else US */
  country?: string;
  /** Whether 5/4 is the fifth of April. @default false */
  dayFirst?: boolean;
  /** How many days "recently" and "lately" reach back. @default 30 */
  recentDays?: number;
  /** "last Friday" said on a Saturday: yesterday, or Friday of the week before. @default 'recent' */
  lastWeekday?: 'recent' | 'week';
  /** Whether "from May to July" ends as July begins (and July whole is the alternative), or the reverse. @default 'exclusive' */
  rangeEnd?: 'exclusive' | 'inclusive';
}

/** A period on the wall clock of one zone, closed-open. */
export interface Reading {
  start: Temporal.PlainDateTime;
  end: Temporal.PlainDateTime;
  precision: Precision;
  /** Bounds in epoch milliseconds, for elapsed time ("5 hours ago"), which a wall clock cannot measure across the hour set back. */
  exact?: { start: number; end: number };
}

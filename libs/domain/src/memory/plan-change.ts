import type { Precision, Version } from './memory.js';

/** When something takes place, as stated. */
export interface NewTime {
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
  readonly precision: Precision | null;
  readonly expression: string | null;
}

export const UNKNOWN_TIME: NewTime = { startsAt: null, endsAt: null, precision: null, expression: null };

/** One time of a series, and the rule of the series without it. */
export interface OneOccurrence {
  readonly startsAt: Date;
  readonly endsAt: Date | null;
  readonly recurrence: string;
}

/** Words that move or cancel a plan; they need not be the plan's own. */
export interface PlanChange {
  readonly does: 'move' | 'cancel';
  /** The words that identify the plan. */
  readonly words: readonly string[];
  /** "The appointment": one is meant, but nothing says which. */
  readonly namesOne: boolean;
  /** The whole series is meant. */
  readonly ofSeries: boolean;
  /** Whose plan it is, if stated. */
  readonly subject: string | null;
  /** Whether a plan is at the old time that the words state; `null` if they state none. */
  readonly wasAt: ((plan: Version) => boolean) | null;
  /**
   * The one time of a series that is meant, on the wall clock of the contact's zone; `null` if the words name none, or
   * several.
   */
  readonly occurrenceOf: (series: Version, timezone: string) => OneOccurrence | null;
  /**
   * The new time of a plan: "to 4 pm" is on the plan's own day. With `null` it is known only if it does not depend on a
   * plan.
   */
  readonly timeFor: (plan: Version | null) => NewTime;
}

/** The plans that a change may mean, and the one that it means. */
export interface MeantPlans {
  readonly meant: Version | null;
  /** The plans to show to somebody who understands the words. */
  readonly possible: readonly Version[];
  /** For each series (by id), its one time that may be meant. */
  readonly occurrences: ReadonlyMap<string, OneOccurrence>;
}

import type { Precision, Version } from './memory.js';

/** When something takes place, as it was said. */
export interface NewTime {
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
  readonly precision: Precision | null;
  readonly expression: string | null;
}

export const UNKNOWN_TIME: NewTime = { startsAt: null, endsAt: null, precision: null, expression: null };

/** One time of a series, and how the series comes again without it. */
export interface OneOccurrence {
  readonly startsAt: Date;
  readonly endsAt: Date | null;
  readonly recurrence: string;
}

/** That a plan is moved or cancelled, in words that need not be the plan's. */
export interface PlanChange {
  readonly does: 'move' | 'cancel';
  /** What tells which plan is meant. */
  readonly words: readonly string[];
  /** "The appointment": one is meant, and nothing says which. */
  readonly namesOne: boolean;
  /** All of a series is meant. */
  readonly ofSeries: boolean;
  /** Whose plan it is, where that was stated. */
  readonly subject: string | null;
  /** Whether a plan lies where the words say that it lay; `null` where they do not say. */
  readonly wasAt: ((plan: Version) => boolean) | null;
  /**
   * Of a series the one time that is meant, on the wall clock of the contact's zone; `null` where the words name none, or several.
   */
  readonly occurrenceOf: (series: Version, timezone: string) => OneOccurrence | null;
  /** The time that a plan is moved to: "to 4 pm" is on the plan's own day. Of `null` it is known only where it hangs on no plan. */
  readonly timeFor: (plan: Version | null) => NewTime;
}

/** The plans that a change may mean, and the one that it means. */
export interface MeantPlans {
  readonly meant: Version | null;
  /** What somebody who understands the words should look at. */
  readonly possible: readonly Version[];
  /** By the id of a series, the one time of it that may be meant. */
  readonly occurrences: ReadonlyMap<string, OneOccurrence>;
}

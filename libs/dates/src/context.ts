import { Temporal } from 'temporal-polyfill';
import { invalid } from '#domain/service/errors.js';
import type { ResolveOptions } from './expression.js';
import { countryOf } from './country.js';
import { hemisphereOf } from './hemisphere.js';

/** Everything besides its words on which a reading depends. */
export interface Context {
  /** The wall clock of the time zone at the moment of speaking. */
  readonly now: Temporal.PlainDateTime;
  readonly today: Temporal.PlainDate;
  /** The same moment in epoch milliseconds. */
  readonly instant: number;
  readonly timezone: string;
  /** From the words around the expression, if they tell. */
  readonly tense?: 'past' | 'future';
  /**
   * The half of the day that the words around give to a bare hour, and the last hour for which they do: "dinner at
   * eight".
   */
  readonly half?: { readonly half: 'am' | 'pm'; readonly upTo: number };
  readonly options: Readonly<Required<Omit<ResolveOptions, 'locale'>>>;
}

/** Rejects a time zone that the tz database does not know. @throws DomainError INVALID */
export function assertZone(timezone: string): void {
  try {
    Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(timezone);
  } catch {
    throw invalid('timezone', `${JSON.stringify(timezone.slice(0, 64))} is not an IANA time zone`);
  }
}

/**
 * @param reference the moment when the words were said.
 * @param timezone IANA name of the speaker's time zone.
 * @throws DomainError INVALID for an unknown time zone, an impossible moment or a fiscal year outside 1 to 12.
 */
export function contextOf(reference: Date, timezone: string, options: ResolveOptions): Context {
  const instant = reference.getTime();
  if (Number.isNaN(instant)) throw invalid('reference', 'is not a moment');
  assertZone(timezone);
  const fiscalYearStart = options.fiscalYearStart ?? 1;
  if (!Number.isInteger(fiscalYearStart) || fiscalYearStart < 1 || fiscalYearStart > 12) {
    throw invalid('fiscalYearStart', 'is a month from 1 to 12');
  }
  const now = Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(timezone).toPlainDateTime();
  return {
    now,
    today: now.toPlainDate(),
    instant,
    timezone,
    options: {
      prefer: options.prefer ?? 'nearest',
      fiscalYearStart,
      hemisphere: options.hemisphere ?? hemisphereOf(timezone),
      country: options.country ?? countryOf(timezone),
      dayFirst: options.dayFirst ?? false,
      recentDays: options.recentDays ?? 30,
      lastWeekday: options.lastWeekday ?? 'recent',
      rangeEnd: options.rangeEnd ?? 'exclusive',
    },
  };
}

/** The same context with another "now", such as the first day of a range for reading its second half. */
export function seenFrom(context: Context, now: Temporal.PlainDateTime, tense?: 'past' | 'future'): Context {
  return { ...context, now, today: now.toPlainDate(), tense };
}

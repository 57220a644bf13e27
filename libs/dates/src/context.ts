import { Temporal } from 'temporal-polyfill';
import { invalid } from '#domain/errors.js';
import type { ResolveOptions } from './expression.js';
import { countryOf } from './country.js';
import { hemisphereOf } from './hemisphere.js';

/** Everything that a reading depends on besides its words. */
export interface Context {
  /** The wall clock of the zone at the moment of speaking. */
  readonly now: Temporal.PlainDateTime;
  readonly today: Temporal.PlainDate;
  /** The same moment, in epoch milliseconds. */
  readonly instant: number;
  readonly timezone: string;
  /** Given by the words around the expression, if at all. */
  readonly tense?: 'past' | 'future';
  /** The half of the day that the words around give to a bare hour, and the last such hour: "dinner at eight". */
  readonly half?: { readonly half: 'am' | 'pm'; readonly upTo: number };
  readonly options: Readonly<Required<Omit<ResolveOptions, 'locale'>>>;
}

/** Refuses a zone that the tz database does not know. @throws DomainError INVALID */
export function assertZone(timezone: string): void {
  try {
    Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(timezone);
  } catch {
    throw invalid('timezone', `${JSON.stringify(timezone.slice(0, 64))} is not an IANA time zone`);
  }
}

/**
 * @param reference the moment the words were said.
 * @param timezone IANA name of the speaker's zone.
 * @throws DomainError INVALID for an unknown zone, an impossible moment or a fiscal year outside 1 to 12.
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

/** The same context seen from another day, as the second half of a range is seen from its first. */
export function seenFrom(context: Context, now: Temporal.PlainDateTime, tense?: 'past' | 'future'): Context {
  return { ...context, now, today: now.toPlainDate(), tense };
}

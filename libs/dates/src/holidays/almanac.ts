import { SearchMoonPhase } from 'astronomy-engine';
import { Temporal } from 'temporal-polyfill';

const KEPT = 500; // dates of other calendars; each takes about a millisecond to find
const found = new Map<string, Temporal.PlainDate | undefined>();
const formats = new Map<string, Intl.DateTimeFormat>();

/** Easter Sunday, Gregorian (Meeus, Jones and Butcher; Meeus, Astronomical Algorithms, chapter 8). */
export function easterOf(year: number): Temporal.PlainDate {
  const a = year % 19;
  const [b, c] = [Math.floor(year / 100), year % 100];
  const [d, e] = [Math.floor(b / 4), b % 4];
  const g = Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3);
  const h = (19 * a + b - d - g + 15) % 30;
  const l = (32 + 2 * e + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const n = h + l - 7 * m + 114;
  return Temporal.PlainDate.from({ year, month: Math.floor(n / 31), day: (n % 31) + 1 });
}

/** The day of a Gregorian year with this month and day in another calendar, or undefined if there is none. */
export function inCalendar(id: string, month: string, day: number, year: number): Temporal.PlainDate | undefined {
  const key = `${id} ${month} ${day} ${year}`;
  if (!found.has(key)) {
    if (found.size >= KEPT) found.clear();
    found.set(key, search(id, month, day, year));
  }
  return found.get(key);
}

function search(id: string, month: string, day: number, year: number): Temporal.PlainDate | undefined {
  const format = formatOf(id);
  const noon = Date.UTC(year, 0, 1, 12);
  for (let offset = 0; offset < 366; offset += 1) {
    const parts = format.formatToParts(noon + offset * 86_400_000);
    const shown = (type: string): string | undefined => parts.find((one) => one.type === type)?.value;
    if (shown('month') === month && shown('day') === String(day)) {
      return Temporal.PlainDate.from({ year, month: 1, day: 1 }).add({ days: offset });
    }
  }
  return undefined;
}

function formatOf(id: string): Intl.DateTimeFormat {
  let format = formats.get(id);
  if (!format) {
    // Hebrew months are named, because their numbers shift in leap years.
    const month = id === 'hebrew' ? 'long' : 'numeric';
    format = new Intl.DateTimeFormat(`en-u-ca-${id}-nu-latn`, { month, day: 'numeric', timeZone: 'UTC' });
    formats.set(id, format);
  }
  return format;
}

/** The first new (phase 0) or full (0.5) moon from a day on, in India's time minus `lead` hours. */
export function firstMoon(from: Temporal.PlainDate, phase: 0 | 0.5, lead: number): Temporal.PlainDate {
  const ahead = (5.5 - lead) * 3_600_000;
  const midnight = from.toZonedDateTime('UTC').epochMilliseconds - ahead;
  // The moon's distance from the sun along the ecliptic, in degrees; a phase recurs within 30 days.
  const moment = SearchMoonPhase(phase * 360, new Date(midnight), 40)!.date.getTime() + ahead;
  return Temporal.Instant.fromEpochMilliseconds(moment).toZonedDateTimeISO('UTC').toPlainDate();
}

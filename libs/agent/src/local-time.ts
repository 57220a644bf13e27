/** @returns an instant in local time; in UTC if it is before or after all years of four digits. */
export function localTime(at: Date, timezone: string): { iso: string; date: string; weekday: string } {
  const parts = Object.fromEntries(
    formatOf(timezone)
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  );
  const {
    year = '',
    month = '',
    day = '',
    hour = '',
    minute = '',
    second = '',
    weekday = '',
    timeZoneName = '',
    era = '',
  } = parts;
  if (timezone !== 'UTC' && (year.length > 4 || era === 'BC')) return localTime(at, 'UTC');
  const date = `${year.padStart(4, '0')}-${month}-${day}`;
  const offset = timeZoneName.replace('GMT', '') || '+00:00';
  return { iso: `${date}T${hour}:${minute}:${second}${offset}`, date, weekday };
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** Making one costs more than using it a thousand times, and a process has few time zones. */
function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const two = '2-digit';
  const format = new Intl.DateTimeFormat('en-GB', {
    ...{ timeZone, weekday: 'long', year: 'numeric', month: two, day: two, hour: two, minute: two, second: two },
    ...{ hourCycle: 'h23', timeZoneName: 'longOffset', era: 'short' },
  });
  formats.set(timeZone, format);
  return format;
}

/** Chooses a time zone, and reports each one once that this runtime does not know. */
export class Zones {
  readonly #unknown = new Set<string>();

  constructor(private readonly report: (error: unknown) => void) {}

  /** @returns the first stated and known time zone, else UTC. */
  first(...zones: readonly (string | null | undefined)[]): string {
    return zones.flatMap((zone) => (zone ? [zone] : [])).find((zone) => this.#isKnown(zone)) ?? 'UTC';
  }

  #isKnown(zone: string): boolean {
    if (this.#unknown.has(zone)) return false;
    try {
      formatOf(zone);
      return true;
    } catch (cause) {
      this.#unknown.add(zone);
      this.report(new Error(`This system does not know the time zone ${zone}.`, { cause }));
      return false;
    }
  }
}

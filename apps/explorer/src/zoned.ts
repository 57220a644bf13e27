/** The formats of one zone: the contact's, and never the browser's. */
export interface Zoned {
  readonly zone: string;
  /** A day: 5 Mar 2026. */
  day(at: string | number): string;
  /** With the minute: 5 Mar 2026, 09:30. */
  minute(at: string | number): string;
  /** To the millisecond, as beliefs change: 5 Mar 2026, 09:30:01.250. */
  exactly(at: string | number): string;
  /** When something holds: "1 Jan 2019 to 1 Jun 2025", "since 1 Jun 2025". */
  period(from: string | number, to: string | number | null): string;
}

/** @returns the formats of a zone. */
export function zoned(zone: string): Zoned {
  const date = { day: 'numeric', month: 'short', year: 'numeric' } as const;
  const time = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  const form = (options: Intl.DateTimeFormatOptions): ((at: string | number) => string) => {
    const format = new Intl.DateTimeFormat('en-GB', { timeZone: zone, ...options });
    return (at) => format.format(new Date(at));
  };
  const day = form(date);
  return {
    zone,
    day,
    minute: form({ ...date, ...time }),
    exactly: form({ ...date, ...time, second: '2-digit', fractionalSecondDigits: 3 }),
    period: (from, to) => (to === null ? `since ${day(from)}` : `${day(from)} to ${day(to)}`),
  };
}

/** The formats of one zone: the contact's, and never the browser's. */
export interface Zoned {
  readonly zone: string;
  /** A day: 5 Mar 2026. */
  day(at: string | number): string;
  /** With the minute: 5 Mar 2026, 09:30. */
  minute(at: string | number): string;
  /** To the millisecond, as beliefs change: 5 Mar 2026, 09:30:01.250. */
  exactly(at: string | number): string;
  /** As exactly as it was said, by the precision of a memory: "2019", "Mar 2026", "5 Mar 2026", "5 Mar 2026, 09:30". */
  said(at: string | number, precision: string): string;
}

type Fineness = 'minute' | 'month' | 'year';

/** What is said less exactly than to the day, or more; the first month of a quarter, season or half stands for it. */
const FINENESS: Readonly<Partial<Record<string, Fineness>>> = {
  instant: 'minute',
  hour: 'minute',
  month: 'month',
  quarter: 'month',
  season: 'month',
  half: 'month',
  year: 'year',
  decade: 'year',
};

/** @returns the formats of a zone. */
export function zoned(zone: string): Zoned {
  const date = { day: 'numeric', month: 'short', year: 'numeric' } as const;
  const time = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  const form = (options: Intl.DateTimeFormatOptions): ((at: string | number) => string) => {
    const format = new Intl.DateTimeFormat('en-GB', { timeZone: zone, ...options });
    return (at) => format.format(new Date(at));
  };
  const day = form(date);
  const minute = form({ ...date, ...time });
  const coarse = { minute, month: form({ month: 'short', year: 'numeric' }), year: form({ year: 'numeric' }) };
  return {
    zone,
    day,
    minute,
    exactly: form({ ...date, ...time, second: '2-digit', fractionalSecondDigits: 3 }),
    said: (at, precision) => {
      const fineness = FINENESS[precision];
      return fineness === undefined ? day(at) : coarse[fineness](at);
    },
  };
}

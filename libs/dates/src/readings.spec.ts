import { DomainError } from '#domain/service/errors.js';
import type { ResolveOptions } from './expression.js';
import { resolve, TEXT_LIMIT } from './resolve.js';

// Wednesday 15 May 2024.
const reference = new Date('2024-05-15T10:30:00Z');
const read = (text: string, options?: ResolveOptions, timezone = 'UTC') =>
  resolve(text, { reference, timezone, options })[0]!;
const day = (date: Date): string => date.toISOString().slice(0, 10);

describe('an ambiguous day', () => {
  it('is read by the tense of its sentence, and the other reading is kept', () => {
    const past = read('we talked on Friday');
    expect([day(past.start), past.alternatives?.map(({ start }) => day(start))]).toEqual([
      '2024-05-10',
      ['2024-05-17'],
    ]);
    const future = read("I'll see her on Friday");
    expect([day(future.start), future.alternatives?.map(({ start }) => day(start))]).toEqual([
      '2024-05-17',
      ['2024-05-10'],
    ]);
  });

  it('is to come where a state of the present lasts until it', () => {
    for (const text of [
      'Ms Adeyemi is booked until Friday',
      'the room is taken till Friday',
      "I'm tied up until Friday",
    ]) {
      const { start, end } = read(text);
      expect([start.toISOString(), day(end)]).toEqual(['2024-05-15T10:30:00.000Z', '2024-05-18']);
    }
    expect(read("the caravan's rego is paid till March").end.toISOString()).toBe('2025-04-01T00:00:00.000Z');
    expect(day(read('she was booked until Friday').end)).toBe('2024-05-11');
    expect(day(read('he worked there until Friday').end)).toBe('2024-05-11');
  });

  it('is read by the setting where the tense does not tell', () => {
    expect(day(read('Friday', { prefer: 'past' }).start)).toBe('2024-05-10');
    expect(day(read('Friday', { prefer: 'future' }).start)).toBe('2024-05-17');
    expect(day(read('in May', { prefer: 'future' }).start)).toBe('2024-05-01');
    expect(day(read('11 May', { prefer: 'future' }).start)).toBe('2025-05-11');
  });

  it('gives the first reading more confidence than the other', () => {
    const { confidence, alternatives } = read('on Friday');
    expect(alternatives![0]!.confidence).toBeLessThan(confidence);
    expect(read('on 10 May 2024').confidence).toBeGreaterThan(confidence);
  });

  it('may be a day or a month first, as the caller says', () => {
    expect(day(read('on 4/5/2023').start)).toBe('2023-04-05');
    expect(day(read('on 4/5/2023', { dayFirst: true }).start)).toBe('2023-05-04');
    expect(day(read('on 4/5/2023').alternatives![0]!.start)).toBe('2023-05-04');
  });

  it('"last Friday" on a Saturday is yesterday, or of last week where the caller wants that', () => {
    const saturday = { reference: new Date('2024-05-18T09:00:00Z'), timezone: 'UTC' };
    expect(day(resolve('last Friday', saturday)[0]!.start)).toBe('2024-05-17');
    expect(day(resolve('last Friday', { ...saturday, options: { lastWeekday: 'week' } })[0]!.start)).toBe('2024-05-10');
  });

  it('a range ends as its last unit begins, or with it', () => {
    expect(day(read('from March to May').end)).toBe('2024-05-01');
    expect(day(read('from March to May').alternatives![0]!.end)).toBe('2024-06-01');
    expect(day(read('from March to May', { rangeEnd: 'inclusive' }).end)).toBe('2024-06-01');
  });
});

describe('settings', () => {
  it('fiscal years are named after the year they end in', () => {
    expect(day(read('fiscal year 2024', { fiscalYearStart: 4 }).start)).toBe('2023-04-01');
    expect(day(read('fiscal Q2 2024', { fiscalYearStart: 10 }).start)).toBe('2024-01-01');
    expect(day(read('this fiscal year', { fiscalYearStart: 7 }).end)).toBe('2024-07-01');
  });

  it('seasons follow the hemisphere of the zone', () => {
    expect(read('last summer', {}, 'Australia/Sydney').start.toISOString()).toBe('2023-11-30T13:00:00.000Z');
    expect(day(read('last summer', { hemisphere: 'north' }, 'UTC').start)).toBe('2023-06-01');
  });

  it('"recently" reaches back as far as the caller says', () => {
    expect(day(read('recently', { recentDays: 7 }).start)).toBe('2024-05-08');
  });

  it('holidays follow the country, by the zone unless it is told', () => {
    expect(day(read('Thanksgiving 2023').start)).toBe('2023-11-23');
    expect(day(read('Thanksgiving 2023', {}, 'America/Toronto').start)).toBe('2023-10-09');
    expect(day(read("mother's day 2024", { country: 'GB' }).start)).toBe('2024-03-10');
    expect(day(read('independence day 2023', { country: 'IN' }).start)).toBe('2023-08-15');
  });

  it('other languages are read as chrono-node reads them', () => {
    expect(day(read('am 3. Oktober 2023', { locale: 'de' }).start)).toBe('2023-10-03');
    expect(day(read('le 14 juillet 2023', { locale: 'fr-CA' }).start)).toBe('2023-07-14');
    expect(day(read('ayer', { locale: 'es' }).start)).toBe('2024-05-14');
  });
});

describe('what goes on or has no end', () => {
  it('"since" tells when it began, and that it goes on', () => {
    const found = read('since 2016');
    expect([day(found.start), day(found.end), found.ongoing]).toEqual(['2016-01-01', '2017-01-01', true]);
    expect(found.alternatives![0]).toMatchObject({ precision: 'open', open: 'end' });
  });

  it('"before" and "onwards" are open on one side', () => {
    expect(read('before 2018')).toMatchObject({
      open: 'start',
      precision: 'open',
      end: new Date('2018-01-01T00:00:00Z'),
    });
    expect(read('from June 2024 onwards')).toMatchObject({ open: 'end', start: new Date('2024-06-01T00:00:00Z') });
  });
});

it.each([
  ['a text too long', () => resolve('x'.repeat(TEXT_LIMIT + 1), { reference, timezone: 'UTC' })],
  ['an unknown zone', () => resolve('today', { reference, timezone: 'Mars/Olympus' })],
  ['an impossible moment', () => resolve('today', { reference: new Date(NaN), timezone: 'UTC' })],
  ['an unknown language', () => resolve('today', { reference, timezone: 'UTC', options: { locale: 'tlh' } })],
  [
    'a fiscal year from month 13',
    () => resolve('today', { reference, timezone: 'UTC', options: { fiscalYearStart: 13 } }),
  ],
])('refuses %s', (_, act) => {
  expect(act).toThrow(DomainError);
  expect(act).toThrow(expect.objectContaining({ code: 'INVALID' }) as Error);
});

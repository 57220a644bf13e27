import { type Heard, momentOf, periodOf } from './moment.js';

const heard: Heard = {
  reference: new Date('2026-11-26T10:00:00Z'),
  timezone: 'Asia/Kolkata',
  options: { prefer: 'nearest', fiscalYearStart: 1, recentDays: 30 },
};

describe('a moment that is stated in words', () => {
  it.each([
    ['30 February 2026', 'February 2026'],
    ['February 30, 2026', '2026'],
    ['31.02.2026', '02.2026'],
    ['32 March 2026', 'March 2026'],
    ['31 June', 'June'],
    ['March 2025 at 25:00', 'March 2025'],
    ['2024-W05-3', '2024-W05'],
  ])('is not taken for a part of %s', (words, part) => {
    expect(() => momentOf(words, 'validAt', heard)).toThrow(`validAt: "${words}" is only read as "${part}"`);
  });

  it.each(['2024-W53', 'W53 2024', 'week 54 of 2026'])('is no week that the year does not have: %s', (words) => {
    expect(() => momentOf(words, 'validAt', heard)).toThrow(words);
  });

  it.each([
    ['28 February 2026', '2026-02-28T18:29:59.999Z'],
    ['28.02.2026', '2026-02-28T18:29:59.999Z'],
    ['2 weeks after 3 March 2026', '2026-03-17T18:29:59.999Z'],
    ['5 March 2026, 17:00', '2026-03-05T11:30:00.000Z'],
    ['as of March 2025', '2025-03-31T18:29:59.999Z'],
    ['2026-W10', '2026-03-08T18:29:59.999Z'],
    ['2026-W53', '2027-01-03T18:29:59.999Z'],
    ['the 2nd week of March 2026', '2026-03-15T18:29:59.999Z'],
    ['sometime in March 2025, I think', '2025-03-31T18:29:59.999Z'],
  ])('is read of all of %s', (words, iso) => {
    expect(momentOf(words, 'validAt', heard).toISOString()).toBe(iso);
  });
});

describe('a period that is stated in words', () => {
  it.each([
    ['the year 9999', 'the year'],
    ['30 February 2026', 'February 2026'],
    ['31 February', 'February'],
    ['10^400 days ago', '400 days ago'],
    ['2,000 days ago', '000 days ago'],
    ['-1 days ago', '1 days ago'],
    ['\u22121 days ago', '1 days ago'],
    ['Tuesday at 25:00', 'Tuesday'],
    ['30 February 2027 at 5pm', 'February 2027'],
    ['30 February 2027 for 2 weeks', 'February 2027'],
    ['noon on 31 June', 'June'],
  ])('is not taken for a part of %s', (words, part) => {
    expect(() => periodOf(words, 'validFrom', heard)).toThrow(`validFrom: "${words}" is only read as "${part}"`);
    expect(() => momentOf(words, 'validAt', heard)).toThrow(`validAt: "${words}" is only read as "${part}"`);
  });

  it.each([
    'last Monday for 2 weeks',
    'next Friday for 45 minutes',
    'tomorrow at 5 pm lasting about 1.5 hours',
    '- 5 March 2026',
    'as of March 2025',
    '5-7 March 2027',
  ])('may have a length beside it: %s', (words) => {
    expect(() => periodOf(words, 'validFrom', heard)).not.toThrow();
  });
});

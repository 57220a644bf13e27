import { readConfig } from '#config/config.js';
import { datesOptions, type Heard } from '#dates/moment.js';
import { spokenPlan } from './spoken-plan.js';
import { spokenTime } from './spoken-time.js';

// A Thursday.
const heard: Heard = {
  reference: new Date('2026-03-05T10:00:00Z'),
  timezone: 'UTC',
  options: datesOptions(readConfig({})),
};
const since = (text: string): Date | null =>
  spokenTime(text, heard, { episodic: false, singleValued: false }).validFrom;

describe('a day in a name, or before the noun that it tells apart', () => {
  it.each([
    'My rabbit is called Wednesday.',
    'The pub quiz team is called Thursday Heroes.',
    "I'm in the Wednesday choir.",
    'The Sunday paper is on the table.',
    'My weekend job is in a bar.',
    'She is a Monday person.',
    'We have a Friday tradition.',
  ])('is no plan and no time since when: %s', (text) => {
    expect([spokenPlan(text, heard), since(text)]).toEqual([null, null]);
  });

  it.each([
    ["I'm booked for the Tuesday class.", '2026-03-10'],
    ["I'm spending the weekend with my sister.", '2026-03-07'],
    ["I'm working on Monday.", '2026-03-09'],
    ["We're having a Sunday lunch.", '2026-03-08'],
  ])('is one of what takes place then: %s', (text, day) => {
    expect(spokenPlan(text, heard)?.startsAt?.toISOString().slice(0, 10)).toBe(day);
  });
});

describe('a date on which somebody was born', () => {
  it.each(['I was born in October.', 'He was born on 9 June.', 'She was born on the third of May.'])(
    'is no time since when without its year: %s',
    (text) => expect(since(text)).toBeNull(),
  );

  it.each([
    ['I was born in October 1984.', '1984-10-01'],
    ['Our son was born last June.', '2025-06-01'],
  ])('is one else: %s', (text, day) => expect(since(text)?.toISOString().slice(0, 10)).toBe(day));
});

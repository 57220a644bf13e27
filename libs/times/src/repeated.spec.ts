import { readConfig } from '#config/config.js';
import { datesOptions, type Heard } from '#dates/moment.js';
import { saidRecurrence } from './recurrence-words.js';
import { plannedRecurrence } from './spoken-recurrence.js';
import { spokenPlan } from './spoken-plan.js';
import { spokenTime } from './spoken-time.js';

// A Thursday.
const heard: Heard = {
  reference: new Date('2026-03-05T10:00:00Z'),
  timezone: 'UTC',
  options: datesOptions(readConfig({})),
};
const fact = { episodic: false, singleValued: false };

describe('what comes again', () => {
  it.each([
    'i have physio on mondays at ten',
    'pilates is tuesdays at seven',
    'my cleaner comes mondays at nine',
    'she comes on friday mornings',
    'the gardener comes on a tuesday',
    'i work nine to five monday to friday',
    'the shop is open nine to five monday to friday',
    'i get paid on the last friday of the month',
    'my rent goes out on the first',
    'he has rugby sunday mornings',
    'she comes on a friday at 9',
    'the club meets on a friday in march',
    'our quiz is the last friday of the month',
  ])('is no single plan, and does not hold since one day: %s', (text) => {
    expect(spokenPlan(text, heard)).toBeNull();
    expect(spokenTime(text, heard, fact)).toMatchObject({ validFrom: null, validTo: null });
  });

  it.each([
    ["we're away monday to friday next week", '2026-03-09'],
    ["i'm flying on the last friday of the month", '2026-03-27'],
    ["i'm seeing the nurse on monday morning", '2026-03-09'],
    ['we are moving on the first', '2026-04-01'],
    ["I'm flying on a Friday, 3 April", '2026-04-03'],
    ["i'm flying on a friday the third of april", '2026-04-03'],
    ['We have the inspection on a Friday, the 13th', '2026-03-13'],
    ['My exam is on 3 April, on a Friday', '2026-04-03'],
    ["I'm flying on the 13th of March, a Friday", '2026-03-13'],
    ["I'm on a Tuesday flight to Rome", '2026-03-10'],
    ['My exam is the last Friday of the month', '2026-03-27'],
  ])('is not what has one day: %s', (text, start) => {
    expect(spokenPlan(text, heard)?.startsAt?.toISOString()).toMatch(new RegExp(`^${start}`));
  });

  it.each([
    ['swims on tuesdays thursdays and sundays', 'FREQ=WEEKLY;BYDAY=TU,TH,SU'],
    ['every tuesday thursday and sunday', 'FREQ=WEEKLY;BYDAY=TU,TH,SU'],
    ['bins on alternate tuesdays', 'FREQ=WEEKLY;INTERVAL=2;BYDAY=TU'],
    ['fortnightly on a monday', 'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO'],
    ['every two weeks on a tuesday', 'FREQ=WEEKLY;INTERVAL=2;BYDAY=TU'],
    ['on mondays every other week', 'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO'],
    ['on the first of every month', 'FREQ=MONTHLY;BYMONTHDAY=1'],
    ['on the twenty third of each month', 'FREQ=MONTHLY;BYMONTHDAY=23'],
    ['every month on the thirty first', 'FREQ=MONTHLY;BYMONTHDAY=31'],
    ['the last day of every month', 'FREQ=MONTHLY;BYMONTHDAY=-1'],
  ])('has a rule without commas, by every other week or by a date in words: %s, %s', (text, rule) => {
    expect(saidRecurrence(text)?.rule).toBe(rule);
  });

  it.each(['on mondays and every other friday', 'on tuesdays, thursday and sundays', 'on mondays or tuesdays'])(
    'has none where the list goes on: %s',
    (text) => expect(saidRecurrence(text)).toBeNull(),
  );

  it.each([
    'I have yoga every Monday and on Thursday I see the dentist',
    'I have yoga on Mondays and Thursday is my day off',
    'Yoga is every Monday, and on Thursday at 5 my son has football',
    'she has yoga on mondays and on thursday afternoon she works',
  ])('has that of its days where another clause goes on: %s', (text) => {
    expect(saidRecurrence(text)?.rule).toBe('FREQ=WEEKLY;BYDAY=MO');
    expect(plannedRecurrence(text, heard)?.precision).toBe('day');
  });

  it.each([
    'On Mondays and every other Friday I swim',
    'usually on mondays and every other friday i swim',
    'my class is on mondays and every other friday, i think',
    'my class is on mondays or tuesdays it depends',
  ])('has none where the clause comes behind all of its days: %s', (text) => expect(saidRecurrence(text)).toBeNull());

  it('has its hour in words', () => {
    const read = plannedRecurrence('physio is on mondays at ten', heard);
    expect(read?.startsAt.toISOString()).toBe('2026-03-09T10:00:00.000Z');
  });
});

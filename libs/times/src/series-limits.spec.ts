import { plannedRecurrence } from './spoken-recurrence.js';

// A Monday.
const heard = { reference: new Date('2026-03-02T12:00:00Z'), timezone: 'UTC', options: {} };
const read = (text: string): string | null => {
  const found = plannedRecurrence(text, heard);
  return found && `${found.recurrence} ${found.startsAt.toISOString().slice(0, 16)}`;
};

describe('a series', () => {
  it.each([
    ['Physio every Thursday for four weeks', 'FREQ=WEEKLY;BYDAY=TH;UNTIL=20260401T235959Z 2026-03-05T00:00'],
    ['I take the drops every day for ten days', 'FREQ=DAILY;UNTIL=20260311T235959Z 2026-03-02T00:00'],
    ['I have the early shift every day next week', 'FREQ=DAILY;UNTIL=20260315T235959Z 2026-03-09T00:00'],
    ['The pool is open every Sunday in May', 'FREQ=WEEKLY;BYDAY=SU;UNTIL=20260531T235959Z 2026-05-03T00:00'],
    ['In June we play every Friday at 6 pm', 'FREQ=WEEKLY;BYDAY=FR;UNTIL=20260630T235959Z 2026-06-05T18:00'],
  ])('has the end that is said of it: %s', (text, expected) => expect(read(text)).toBe(expected));

  it.each([
    ['Choir is on the last Thursday of every month', 'FREQ=MONTHLY;BYDAY=-1TH 2026-03-26T00:00'],
    ['The bill is due on the last day of every month', 'FREQ=MONTHLY;BYMONTHDAY=-1 2026-03-31T00:00'],
    ["I've been going every Tuesday for two years", 'FREQ=WEEKLY;BYDAY=TU 2026-03-03T00:00'],
    ['Tuesday to Friday at 8 am every week', 'FREQ=WEEKLY;BYDAY=TU,WE,TH,FR 2026-03-03T08:00'],
    ['Every Tuesday starting on the nineteenth', 'FREQ=WEEKLY;BYDAY=TU 2026-03-24T00:00'],
    ['Weekly on Wednesdays at three starting next month', 'FREQ=WEEKLY;BYDAY=WE 2026-04-01T15:00'],
    ['I have Mondays off', 'FREQ=WEEKLY;BYDAY=MO 2026-03-02T00:00'],
    ['Swimming on weekdays every morning at 7', 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR 2026-03-03T07:00'],
  ])('is read whole: %s', (text, expected) => expect(read(text)).toBe(expected));

  it.each([
    'The course is two Mondays from now',
    'We have three Wednesdays to finish it',
    'I am away both Sundays',
    'I am away the next two Tuesdays',
    'Bins every Friday and the first Monday of the month',
    'Pilates on Mondays at nine and Fridays at ten',
    'Pilates every Monday at nine and chess every Friday at ten',
    'Every Wednesday except the second',
    'She swam every Tuesday last year',
  ])('is none where half of it would be: %s', (text) => expect(read(text)).toBeNull());
});

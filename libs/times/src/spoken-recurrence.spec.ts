import { plannedRecurrence, spokenRecurrence } from './spoken-recurrence.js';

// A Wednesday, a week before the clocks go back in spring.
const heard = { reference: new Date('2026-03-04T12:00:00Z'), timezone: 'America/New_York', options: {} };

describe('what comes again, in words', () => {
  it.each([
    ['Tennis every Tuesday at 5 pm', 'FREQ=WEEKLY;BYDAY=TU', '2026-03-10T21:00:00.000Z'],
    ['Yoga every other week on Friday at 7 am', 'FREQ=WEEKLY;INTERVAL=2;BYDAY=FR', '2026-03-06T12:00:00.000Z'],
    ['Choir every Monday and Thursday at 8 pm', 'FREQ=WEEKLY;BYDAY=MO,TH', '2026-03-06T01:00:00.000Z'],
    ['The club meets on the first Monday of the month', 'FREQ=MONTHLY;BYDAY=1MO', '2026-04-06T04:00:00.000Z'],
    ['Rent is due on the 5th of every month', 'FREQ=MONTHLY;BYMONTHDAY=5', '2026-03-05T05:00:00.000Z'],
    ['Therapy on Thursdays at noon', 'FREQ=WEEKLY;BYDAY=TH', '2026-03-05T17:00:00.000Z'],
    ['Physio daily until March', 'FREQ=DAILY;UNTIL=20260401T035959Z', '2026-03-04T05:00:00.000Z'],
    ['Stand-up every weekday at 9:30 am', 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR', '2026-03-04T14:30:00.000Z'],
    ['Every second Tuesday from 1 April at 3 pm', 'FREQ=WEEKLY;INTERVAL=2;BYDAY=TU', '2026-04-07T19:00:00.000Z'],
  ])('%s: %s from %s', (text, recurrence, startsAt) => {
    const read = spokenRecurrence(text, heard);
    expect([read?.recurrence, read?.startsAt.toISOString()]).toEqual([recurrence, startsAt]);
  });

  it.each([
    ['Takes the pill every evening at 8', 'FREQ=DAILY', '2026-03-04T20:00'],
    ['Takes the pill every night at 11', 'FREQ=DAILY', '2026-03-04T23:00'],
    ['Takes the pill every morning at 6:30', 'FREQ=DAILY', '2026-03-05T06:30'],
    ['Takes the pill every other evening at 8', 'FREQ=DAILY;INTERVAL=2', '2026-03-04T20:00'],
    ['Takes the pill every evening at 8 pm', 'FREQ=DAILY', '2026-03-04T20:00'],
    ['Takes the pill daily at 8 in the evening', 'FREQ=DAILY', '2026-03-04T20:00'],
    ['Takes the pill every evening', 'FREQ=DAILY', '2026-03-04T00:00'],
    ['Dances every Friday night at 8', 'FREQ=WEEKLY;BYDAY=FR', '2026-03-06T20:00'],
    ["At 8 o'clock every Friday evening she dances", 'FREQ=WEEKLY;BYDAY=FR', '2026-03-06T20:00'],
    ['Dances on Friday nights at half past nine', 'FREQ=WEEKLY;BYDAY=FR', '2026-03-06T21:30'],
    ['Runs every weekday evening at 7', 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR', '2026-03-04T19:00'],
    ['Book club every second Friday of the month at 5 pm', 'FREQ=MONTHLY;BYDAY=2FR', '2026-03-13T17:00'],
    ['Book club every 3rd Friday of each month at 5 pm', 'FREQ=MONTHLY;BYDAY=3FR', '2026-03-20T17:00'],
    ['Book club every fourth Thursday of the month', 'FREQ=MONTHLY;BYDAY=4TH', '2026-03-26T00:00'],
    ['Book club on the 2nd Tuesday of the month', 'FREQ=MONTHLY;BYDAY=2TU', '2026-03-10T00:00'],
    ['Book club every fourth Thursday at 5 pm', 'FREQ=WEEKLY;INTERVAL=4;BYDAY=TH', '2026-03-05T17:00'],
    ['Works every Monday to Friday at 9 am', 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR', '2026-03-05T09:00'],
    ['Works Mondays to Fridays at 9', 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR', '2026-03-05T09:00'],
    ['Works every Monday through Friday at 9', 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR', '2026-03-05T09:00'],
    ['Walks the dog every day except Sunday', 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR,SA', '2026-03-04T00:00'],
    ['Open daily at 9, but not on Mondays and Tuesdays', 'FREQ=WEEKLY;BYDAY=WE,TH,FR,SA,SU', '2026-03-05T09:00'],
    ['Works every day from Monday to Thursday at 9', 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH', '2026-03-05T09:00'],
    ['Works every Friday to Monday at 9', 'FREQ=WEEKLY;BYDAY=MO,FR,SA,SU', '2026-03-06T09:00'],
    ['Yoga bi-weekly on Monday at 9', 'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO', '2026-03-09T09:00'],
    ['Yoga every fortnight on Monday at 9', 'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO', '2026-03-09T09:00'],
    ['Yoga weekly on Monday at 9', 'FREQ=WEEKLY;BYDAY=MO', '2026-03-09T09:00'],
  ])('with its part of the day and all its days, %s: %s from %s', (text, recurrence, startsAt) => {
    const read = spokenRecurrence(text, { ...heard, timezone: 'UTC' });
    expect([read?.recurrence, read?.startsAt.toISOString().slice(0, 16)]).toEqual([recurrence, startsAt]);
  });

  it.each([
    [
      'Yoga every Tuesday at 5 pm until March 17',
      'FREQ=WEEKLY;BYDAY=TU;UNTIL=20260317T235959Z',
      '10T17:00',
      '10T18:00',
    ],
    ['Yoga every Tuesday at 5 pm for six weeks', 'FREQ=WEEKLY;BYDAY=TU;UNTIL=20260420T235959Z', '10T17:00', '10T18:00'],
    ['Aspirin daily at 8 am until March 20', 'FREQ=DAILY;UNTIL=20260320T235959Z', '05T08:00', '05T09:00'],
    [
      'Swims every Friday from 5 to 6 pm till Easter',
      'FREQ=WEEKLY;BYDAY=FR;UNTIL=20260405T235959Z',
      '06T17:00',
      '06T18:00',
    ],
    ['Works every weekday from 9 to 5', 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR', '05T09:00', '05T17:00'],
    ['Works every weekday from nine to five', 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR', '05T09:00', '05T17:00'],
    ['Class on Tuesdays from 5 pm until 6 pm', 'FREQ=WEEKLY;BYDAY=TU', '10T17:00', '10T18:00'],
    ['Swims every Tuesday from 6 to 7 in the morning', 'FREQ=WEEKLY;BYDAY=TU', '10T06:00', '10T07:00'],
    ['Runs every morning from 6 to 7', 'FREQ=DAILY', '05T06:00', '05T07:00'],
    ['Works every night from 10 to 6', 'FREQ=DAILY', '04T22:00', '05T06:00'],
    ['Works nights every Friday from ten to six', 'FREQ=WEEKLY;BYDAY=FR', '06T22:00', '07T06:00'],
    ['Has a shift every Saturday from 2 to 10', 'FREQ=WEEKLY;BYDAY=SA', '07T14:00', '07T22:00'],
    ['Works every weekday from 6 to 2', 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR', '04T00:00', '05T00:00'],
    ['Walks every day between 5 and 10 in the park', 'FREQ=DAILY', '04T00:00', '05T00:00'],
    ['Works every Saturday till noon', 'FREQ=WEEKLY;BYDAY=SA', '07T00:00', '08T00:00'],
    ['Choir is every Wednesday until 10 pm', 'FREQ=WEEKLY;BYDAY=WE', '04T00:00', '05T00:00'],
    ['Guards the gate every Friday from 10 pm to 6 am', 'FREQ=WEEKLY;BYDAY=FR', '06T22:00', '07T06:00'],
  ])('keeps its hours beside its end, %s: %s from %s to %s', (text, recurrence, starts, ends) => {
    const read = spokenRecurrence(text, { ...heard, timezone: 'UTC' });
    const times = [read?.startsAt, read?.endsAt].map((at) => at?.toISOString().slice(8, 16));
    expect([read?.recurrence, ...times]).toEqual([recurrence, starts, ends]);
  });

  it.each(['Takes insulin every day at 8 am and 8 pm', 'Takes a pill every day at 8, 2 and 8'])(
    'is no one series with several times of day: %s',
    (text) => {
      expect(spokenRecurrence(text, heard)).toBeNull();
    },
  );

  it.each(['Twice weekly', 'A semi-weekly call'])('does not come once a week: %s', (text) => {
    expect(spokenRecurrence(text, heard)).toBeNull();
  });

  it.each([
    ["I don't go every Tuesday", false],
    ['She does not play tennis every Tuesday', false],
    ['She never swims on Mondays', false],
    ['He no longer goes to yoga every Tuesday', false],
    ["Don't forget yoga every Tuesday at 8", true],
    ["I don't work, I swim every Tuesday", true],
    ["I can't swim but I go every Tuesday", true],
  ])('is planned where that is not denied: %s, %s', (text, isPlanned) => {
    expect(plannedRecurrence(text, heard) !== null).toBe(isPlanned);
  });

  it.each([
    ['Yoga every Tuesday at 8', '08:00'],
    ['Yoga every Tuesday at 5:30', '17:30'],
    ["Yoga every Tuesday at 7 o'clock", '07:00'],
    ['Yoga every Tuesday at half past six', '18:30'],
    ['Yoga every Tuesday at 6 am', '06:00'],
    ['Yoga every Tuesday at 06:30', '06:30'],
    ['Yoga every Tuesday at 22:00', '22:00'],
  ])('is by day, whenever it is said: %s', (text, time) => {
    const times = ['05:00', '10:00', '17:00', '23:00'].map((said) => {
      const reference = new Date(`2026-03-04T${said}:00Z`);
      return spokenRecurrence(text, { reference, timezone: 'UTC', options: {} })?.startsAt.toISOString();
    });
    expect(times).toEqual(Array(4).fill(`2026-03-10T${time}:00.000Z`));
  });

  it.each(['Dentist on Tuesday at 5 pm', 'Every dentist is booked', 'Everyday shoes', 'x'.repeat(2_000), ''])(
    'is not read of %s',
    (text) => {
      expect(spokenRecurrence(text, heard)).toBeNull();
    },
  );

  it('is not read of what is past', () => {
    expect(plannedRecurrence('She went to physio every Tuesday', heard)).toBeNull();
    expect(plannedRecurrence('She goes to physio every Tuesday', heard)).not.toBeNull();
  });
});

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

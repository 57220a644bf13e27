import { statedRecurrence } from './stated-recurrence.js';

const heard = { reference: new Date('2026-03-04T12:00:00Z'), timezone: 'Asia/Kolkata', options: {} };
const day = { startsAt: new Date('2026-05-11T18:30:00Z'), endsAt: new Date('2026-05-12T18:30:00Z') };

describe('a series with a stated start', () => {
  it.each(['FREQ=YEARLY', 'every Tuesday'])('that is a day is of whole days: %s', (stated) => {
    const read = statedRecurrence(stated, { ...day, precision: 'day' }, 'event.recurrence', heard);
    expect(read).toMatchObject({ ...day, precision: 'day' });
  });

  it.each([
    ['FREQ=YEARLY', 'instant'],
    ['every Tuesday', 'hour'],
  ])('that is a moment keeps its time of day: %s', (stated, precision) => {
    const read = statedRecurrence(stated, { ...day, precision: null }, 'event.recurrence', heard);
    expect(read).toMatchObject({ ...day, precision });
  });
});

describe('a series that a caller states in words', () => {
  it.each(['every Tuesday at 25:00', 'every Tuesday at 5 pm from 31 June'])('is read wholly: %s', (words) => {
    expect(() => statedRecurrence(words, null, 'event.recurrence', heard)).toThrow('only read as');
  });

  it.each([
    'on Tuesdays at 5 pm',
    'every Tuesday at 5 pm for 6 weeks',
    'every Tuesday at 17:00 from 10 March',
    'every Tuesday for 45 minutes',
    'every Tuesday, 10 times',
    'every 2nd Tuesday',
  ])('may have its limits and lengths beside it: %s', (words) => {
    expect(() => statedRecurrence(words, null, 'event.recurrence', heard)).not.toThrow();
  });
});

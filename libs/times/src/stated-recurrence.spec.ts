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

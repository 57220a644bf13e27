import { nextSystemTime, timesOfRead } from './read-times.js';

const lastWrite = new Date('2026-03-05T10:00:00.000Z');
const now = new Date('2026-03-05T12:00:00.000Z');
const early = new Date('2026-02-01T00:00:00.000Z');
const late = new Date('2027-01-01T00:00:00.000Z');

describe('timesOfRead', () => {
  it('stands at the wall clock in valid time and at the last write in system time, when nothing is stated', () => {
    expect(timesOfRead({}, lastWrite, now)).toEqual({
      asked: { validAt: now, knownAt: lastWrite },
      standing: { validAt: now, knownAt: lastWrite },
    });
  });

  it('stands where the caller says', () => {
    expect(timesOfRead({ validAt: late, knownAt: early }, lastWrite, now).standing).toEqual({
      validAt: late,
      knownAt: early,
    });
  });

  it('tells the instant that was asked, and reads no later than the last write', () => {
    expect(timesOfRead({ knownAt: late }, lastWrite, now)).toEqual({
      asked: { validAt: now, knownAt: late },
      standing: { validAt: now, knownAt: lastWrite },
    });
  });

  it('stands on a last write that is later than the wall clock', () => {
    expect(timesOfRead({}, late, now).standing).toEqual({ validAt: late, knownAt: late });
  });
});

describe('nextSystemTime', () => {
  it('is now', () => {
    expect(nextSystemTime(now, lastWrite)).toEqual(now);
  });

  it.each([
    { what: 'in the same millisecond', clock: lastWrite },
    { what: 'by a clock that was put back', clock: early },
  ])('is a millisecond after the last write $what', ({ clock }) => {
    expect(nextSystemTime(clock, lastWrite)).toEqual(new Date('2026-03-05T10:00:00.001Z'));
  });
});

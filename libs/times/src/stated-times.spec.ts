import { readConfig } from '#config/config.js';
import { ANYWHERE, StatedTimes } from './stated-times.js';

const NOW = new Date('2026-03-05T10:00:00+05:30');
const times = new StatedTimes({ now: () => NOW }, readConfig({ TIMEZONE: 'Asia/Kolkata', RECENT_DAYS: '7' }));
const heard = times.heard({ timezone: 'Europe/Lisbon', country: null });
const at = (iso: string): Date => new Date(iso);

describe('what was heard', () => {
  it('is of now, and in the zone of the contact, or of the settings', () => {
    expect(times.heard(ANYWHERE)).toMatchObject({
      reference: NOW,
      timezone: 'Asia/Kolkata',
      options: { recentDays: 7 },
    });
    expect(heard).toMatchObject({ reference: NOW, timezone: 'Europe/Lisbon' });
  });

  it('is in the country of the tenant, else of the settings', () => {
    expect(times.heard(ANYWHERE).options.country).toBeUndefined();
    expect(times.heard({ timezone: null, country: 'IN' }).options).toMatchObject({ country: 'IN', recentDays: 7 });
  });

  it('is of when it was said', () => {
    expect(times.heard(ANYWHERE, at('2020-01-01T00:00Z')).reference).toEqual(at('2020-01-01T00:00Z'));
  });
});

describe('a stated period', () => {
  it('reaches as far as there is time where no bound is stated', () => {
    expect(times.period({}, heard)).toEqual({ from: at('0001-01-01T00:00Z'), to: null });
  });

  it('goes from the start of the one to the end of the other', () => {
    const [from, to] = [at('2026-01-01T00:00Z'), at('2026-02-01T00:00Z')];
    expect(times.period({ from: 'January 2026', to: 'January 2026' }, heard)).toEqual({ from, to });
    expect(times.period({ from, to }, heard)).toEqual({ from, to });
    expect(times.period({ from }, heard)).toEqual({ from, to: null });
  });

  it('ends after it starts', () => {
    const start = at('2026-01-01T00:00Z');
    const ending = (milliseconds: number) => () =>
      times.period({ from: start, to: new Date(start.getTime() + milliseconds) }, heard);
    expect(ending(1)().to).toEqual(at('2026-01-01T00:00:00.001Z'));
    expect(ending(0)).toThrow('to: must lie after from');
    expect(ending(-1)).toThrow('to: must lie after from');
  });

  it('names the bound whose words name no time', () => {
    expect(() => times.period({ from: 'tea' }, heard)).toThrow('from: "tea" names no time');
    expect(() => times.period({ to: 'tea' }, heard)).toThrow('to: "tea" names no time');
  });
});

describe('a stated place on both clocks', () => {
  it('is where it is stated, and nowhere else', () => {
    expect(times.place({}, ANYWHERE)).toEqual({ validAt: undefined, knownAt: undefined });
    const [validAt, knownAt] = [at('2026-01-01T00:00Z'), at('2026-02-01T00:00Z')];
    expect(times.place({ validAt, knownAt }, ANYWHERE)).toEqual({ validAt, knownAt });
  });

  it('is the last moment of the words, in the zone of the contact', () => {
    const words = { validAt: 'January 2026', knownAt: 'February 2026' };
    expect(times.place(words, ANYWHERE)).toEqual({
      validAt: at('2026-01-31T23:59:59.999+05:30'),
      knownAt: at('2026-02-28T23:59:59.999+05:30'),
    });
    expect(times.place(words, { timezone: 'Europe/Lisbon', country: null }).validAt).toEqual(
      at('2026-01-31T23:59:59.999Z'),
    );
  });

  it.each(['validAt', 'knownAt'])('names the %s whose words name no time', (clock) => {
    expect(() => times.place({ [clock]: 'tea' }, ANYWHERE)).toThrow(`${clock}: "tea" names no time`);
  });
});

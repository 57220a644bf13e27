import { toldOnce } from './told-once.js';

const event = (key: string, startsAt?: string) => ({
  key,
  event: { subject: 'Asha', verb: 'have', aliases: [], startsAt },
});

describe('what an extractor found in a turn', () => {
  it('is remembered once', () => {
    const told = [{ key: 'a' }, { key: 'b' }, { key: 'a' }, event('c', 'Monday at 10'), event('c', ' monday at 10')];
    expect(toldOnce(told)).toEqual([{ key: 'a' }, { key: 'b' }, event('c', 'Monday at 10')]);
  });

  it('is remembered for each of its times, each with a key of its own, which is the same when it is read again', () => {
    const told = [event('c', 'Monday at 10'), event('c', 'Thursday at 10'), event('c'), event('c', 'Thursday at 10')];
    const [monday, thursday, ...more] = toldOnce(told);
    expect([monday?.key, thursday?.event.startsAt, more]).toEqual(['c', 'Thursday at 10', []]);
    expect(thursday?.key).toMatch(/^[0-9a-f]{64}$/);
    expect(toldOnce(told)).toEqual([monday, thursday]);
  });

  it('is remembered with its time where it is told first without one', () => {
    expect(toldOnce([event('c'), event('c', 'Monday at 10')]).map(({ event }) => event.startsAt)).toEqual([
      undefined,
      'Monday at 10',
    ]);
  });
});

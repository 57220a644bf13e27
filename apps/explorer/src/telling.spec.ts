import { beginOf, inWords, marksOf, type Telling, whenOf } from './telling.js';
import { zoned } from './zoned.js';

const zone = zoned('Asia/Kolkata');
const fact: Telling = {
  ...{ kind: 'semantic', text: 'Lives in Pune', modality: 'fact', polarity: 'holds', status: null, precision: null },
  ...{ startsKnown: true, validFrom: '2026-03-04T18:30:00Z', validTo: null, startsAt: null, endsAt: null },
};
const event: Telling = {
  ...{ ...fact, kind: 'episodic', text: 'Dentist appointment', status: 'done' },
  startsAt: '2026-12-02T04:00:00Z',
};

describe('how something is meant', () => {
  it.each<[Partial<Telling>, string]>([
    [{}, 'Lives in Pune'],
    [{ modality: 'plan' }, 'a plan: Lives in Pune'],
    [{ modality: 'wish' }, 'a wish: Lives in Pune'],
    [{ modality: 'hearsay' }, 'hearsay: Lives in Pune'],
    [{ polarity: 'ends' }, 'a denial: Lives in Pune'],
    [{ polarity: 'never' }, 'a denial: Lives in Pune'],
    [{ modality: 'hearsay', polarity: 'never' }, 'hearsay, a denial: Lives in Pune'],
  ])('stands before the words of a fact: %j', (meant, words) => {
    expect(inWords({ ...fact, ...meant })).toBe(words);
  });

  it.each<[Partial<Telling>, readonly string[]]>([
    [{}, []],
    [{ status: 'planned' }, ['planned']],
    [{ status: 'moved' }, ['planned']],
    [{ status: 'planned', modality: 'plan' }, ['planned']],
    [{ status: 'cancelled', modality: 'plan' }, ['a plan', 'cancelled']],
    [{ status: 'cancelled' }, ['cancelled']],
    [{ status: 'unconfirmed' }, ['was planned, not confirmed']],
    [{ status: 'planned', modality: 'hearsay' }, ['hearsay', 'planned']],
  ])('tells what became of an event: %j', (meant, marks) => {
    expect(marksOf({ ...event, ...meant })).toEqual(marks);
  });
});

describe('when something holds', () => {
  const ended = { validFrom: '2018-12-31T18:30:00Z', validTo: '2025-05-31T18:30:00Z' };
  it.each<[Partial<Telling>, string]>([
    [{}, 'since 5 Mar 2026'],
    [{ startsKnown: false }, 'since at least 5 Mar 2026'],
    [ended, '1 Jan 2019 to 1 Jun 2025'],
    [{ ...ended, startsKnown: false }, 'since at least 1 Jan 2019, to 1 Jun 2025'],
    [{ precision: 'instant' }, 'since 5 Mar 2026'],
    [{ precision: 'month' }, 'since Mar 2026'],
    [{ precision: 'quarter' }, 'since Mar 2026'],
    [{ precision: 'year' }, 'since 2026'],
    [{ ...ended, precision: 'year' }, '2019 to 2025'],
    [{ precision: 'year', validFrom: ended.validFrom, validTo: '2019-12-31T18:30:00Z' }, '2019'],
    [{ precision: 'decade', validFrom: '2009-12-31T18:30:00Z', validTo: '2019-12-31T18:30:00Z' }, '2010 to 2019'],
  ])('is told as exactly as it was said, and not more: %j', (times, words) => {
    expect(whenOf({ ...fact, ...times }, zone)).toBe(words);
  });
});

describe('when something takes place', () => {
  const days = { startsAt: '2026-12-01T18:30:00Z', endsAt: '2026-12-02T18:30:00Z', precision: 'day' } as const;
  it.each<[Partial<Telling>, string]>([
    [{}, '2 Dec 2026, 09:30'],
    [{ precision: 'instant' }, '2 Dec 2026, 09:30'],
    [{ precision: 'hour', endsAt: '2026-12-02T05:00:00Z' }, '2 Dec 2026, 09:30 to 2 Dec 2026, 10:30'],
    [days, '2 Dec 2026'],
    [{ ...days, precision: 'part_of_day', startsAt: '2026-12-02T00:30:00Z' }, '2 Dec 2026'],
    [{ ...days, precision: 'weekend', endsAt: '2026-12-03T18:30:00Z' }, '2 Dec 2026 to 3 Dec 2026'],
    [{ ...days, precision: 'month' }, 'Dec 2026'],
    [{ startsAt: null, precision: 'day' }, '5 Mar 2026'],
    [{ startsAt: null }, '5 Mar 2026'],
  ])('has a time of day where one was said: %j', (times, words) => {
    expect(whenOf({ ...event, ...times }, zone)).toBe(words);
  });

  it('of what is to come says only when it begins', () => {
    expect(beginOf({ ...event, ...days }, zone)).toBe('2 Dec 2026');
    expect(beginOf({ ...event, endsAt: '2026-12-02T05:00:00Z' }, zone)).toBe('2 Dec 2026, 09:30');
    expect(beginOf({ ...fact, precision: 'month' }, zone)).toBe('from Mar 2026');
  });
});

import type { Version } from '#domain/memory/memory.js';
import type { Statement } from '#domain/memory/statement.js';
import {
  ALL_TUESDAY,
  event,
  known,
  move,
  THURSDAY,
  TUESDAY,
  tuesday,
  UNSAID,
} from '../../../../test/support/stories/dentist.js';
import { at } from '../../../../test/support/stories/statements.js';
import { eventKey } from './event-match.js';

const MARCH = { startsAt: at('2026-03-01'), endsAt: at('2026-04-01') };

describe('the key of an event', () => {
  it('is its subject and its object, whatever their case; none without a subject', () => {
    const keyOf = (subject: string | null, object: string | null): string | null =>
      eventKey({ subject, object, status: 'planned' });
    const key = keyOf('Asha', 'dentist');
    expect(keyOf(' ASHA', 'Dentist.')).toBe(key);
    expect(keyOf('Asha', null)).toBe(keyOf('asha', ''));
    expect(new Set([key, keyOf('Asha', null), keyOf('Ben', 'dentist')]).size).toBe(3);
    expect(keyOf(null, 'dentist')).toBeNull();
    expect(eventKey({ subject: 'Asha', object: 'dentist', status: null })).toBeNull();
  });
});

describe('two plans are of one time', () => {
  it.each([
    { what: 'where only one has an end', plan: TUESDAY, said: tuesday('17:00', null), expected: 'restate plan' },
    { what: 'where only the other has one', plan: tuesday('17:00', null), said: TUESDAY, expected: 'restate plan' },
    {
      what: 'up to the end of the day',
      plan: ALL_TUESDAY,
      said: { startsAt: at('2026-03-10T23:00:00Z'), endsAt: at('2026-03-11') },
      expected: 'replace plan',
    },
    { what: 'at a moment of the day', plan: ALL_TUESDAY, said: tuesday('17:00', null), expected: 'replace plan' },
    {
      what: 'where the moment it begins is all that is said',
      plan: ALL_TUESDAY,
      said: tuesday('00:00', null),
      expected: 'restate plan',
    },
    { what: 'in its first hour', plan: ALL_TUESDAY, said: tuesday('00:00', '01:00'), expected: 'replace plan' },
    {
      what: 'on a day of 25 hours',
      plan: { ...ALL_TUESDAY, endsAt: at('2026-03-11T01:00:00Z') },
      said: TUESDAY,
      expected: 'replace plan',
    },
    {
      what: 'but not in longer than that',
      plan: { ...ALL_TUESDAY, endsAt: at('2026-03-11T01:00:00.001Z') },
      said: TUESDAY,
      expected: 'stand beside',
    },
    {
      what: 'nor the other way round',
      plan: TUESDAY,
      said: { ...ALL_TUESDAY, endsAt: at('2026-03-11T01:00:00.001Z') },
      expected: 'stand beside',
    },
    {
      what: 'nor on the first day of a month',
      plan: MARCH,
      said: { startsAt: at('2026-03-01'), endsAt: at('2026-03-02') },
      expected: 'stand beside',
    },
    {
      what: 'nor where they share some of it',
      plan: TUESDAY,
      said: tuesday('17:30', '18:30'),
      expected: 'stand beside',
    },
    { what: 'nor at the moment it ends', plan: TUESDAY, said: tuesday('18:00', null), expected: 'stand beside' },
  ])('$what', ({ plan, said, expected }) => {
    expect(move(event('planned', said), known('plan', plan))).toBe(expected);
  });

  it('is no reason to take what happened at another time for it', () => {
    expect(move(event('planned', THURSDAY), known('past', { ...TUESDAY, status: 'done' }))).toBe('none');
    expect(move(event('planned', TUESDAY), known('off', { ...TUESDAY, status: 'cancelled' }))).toBe('none');
    expect(move(event('done', THURSDAY), known('past', { ...TUESDAY, status: 'done' }))).toBe('none');
  });
});

describe('a plan without a time', () => {
  const open = known('open', UNSAID);

  it('is given one, is none the wiser by a move, and can be done or cancelled', () => {
    expect(move(event('planned', TUESDAY), open)).toBe('replace open');
    expect(move(event('moved', TUESDAY), open)).toBe('replace open');
    expect(move(event('moved', UNSAID), open)).toBe('restate open');
    expect(move(event('done', UNSAID), open)).toBe('replace open');
    expect(move(event('done', TUESDAY), open)).toBe('none');
    expect(move(event('cancelled', UNSAID), open)).toBe('withdraw open');
  });

  it('beside another is given none, since nobody knows which is meant', () => {
    expect(move(event('planned', TUESDAY), open, known('other', UNSAID))).toBe('stand beside');
    expect(move(event('planned', UNSAID), open, known('other', TUESDAY))).toBe('stand beside');
  });
});

describe('what was said when', () => {
  it.each([
    { what: 'a plan that was over by then is none', validTo: at('2026-03-05'), expected: 'none' },
    {
      what: 'a plan that was over right after is one',
      validTo: at('2026-03-05T00:00:00.001Z'),
      expected: 'withdraw plan',
    },
    { what: 'a plan told at the same moment is one', validFrom: at('2026-03-05'), expected: 'withdraw plan' },
    { what: 'a plan told later is none', validFrom: at('2026-03-05T00:00:00.001Z'), expected: 'none' },
  ])('$what', ({ expected, ...about }) => {
    expect(move(event('cancelled', UNSAID), known('plan', { ...TUESDAY, ...about }))).toBe(expected);
  });

  it('is planned again until the plan has ended', () => {
    const said = (saidAt: string): string => move(event('planned', { saidAt: at(saidAt) }), known('plan', TUESDAY));
    expect(said('2026-03-10T17:59:59.999Z')).toBe('restate plan');
    expect(said('2026-03-10T18:00:00.000Z')).toBe('stand beside');
  });

  it('is done from the moment it was planned for', () => {
    const said = (saidAt: string): string => move(event('done', { saidAt: at(saidAt) }), known('plan', TUESDAY));
    expect(said('2026-03-10T16:59:59.999Z')).toBe('none');
    expect(said('2026-03-10T17:00:00.000Z')).toBe('replace plan');
  });

  it('is done in the time of its plan, or at its very moment, and not right after', () => {
    const done = (period: Partial<Statement>, plan: Partial<Version>): string =>
      move(event('done', { ...period, saidAt: at('2026-03-12') }), known('plan', plan));
    expect(done(tuesday('17:30', '19:00'), TUESDAY)).toBe('replace plan');
    expect(done(tuesday('16:00', '17:01'), TUESDAY)).toBe('replace plan');
    expect(done(tuesday('17:00', null), tuesday('17:00', null))).toBe('replace plan');
    expect(done(tuesday('18:00', '19:00'), TUESDAY)).toBe('none');
    expect(done(tuesday('16:00', '17:00'), TUESDAY)).toBe('none');
  });

  it('is cancelled as of a time that has come, or for the plan at a time to come', () => {
    const off = (startsAt: string): string =>
      move(event('cancelled', { startsAt: at(startsAt), endsAt: null }), known('plan', TUESDAY));
    expect(off('2026-03-05T00:00:00.000Z')).toBe('withdraw plan');
    expect(off('2026-03-05T00:00:00.001Z')).toBe('none');
    expect(off('2026-03-10T17:30:00.000Z')).toBe('withdraw plan');
  });

  it('is known to be cancelled only of the event that was', () => {
    const off = known('off', { ...TUESDAY, status: 'cancelled' });
    expect(move(event('cancelled', TUESDAY), off)).toBe('restate off');
    expect(move(event('cancelled', THURSDAY), off)).toBe('none');
    expect(move(event('cancelled', UNSAID), known('past', { ...TUESDAY, status: 'done' }))).toBe('none');
  });
});

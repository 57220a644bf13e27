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
import { matchEvent } from './event-match.js';

describe('of several plans', () => {
  it('the one that starts together is meant, where others are as near', () => {
    const sooner = known('sooner', tuesday('16:30', '17:30'));
    expect(move(event('cancelled', TUESDAY), sooner, known('plan', TUESDAY))).toBe('withdraw plan');
    expect(move(event('cancelled', tuesday('17:15', '17:20')), sooner, known('plan', TUESDAY))).toBe('none');
  });

  it('one shared alias of many is enough', () => {
    const plan = known('plan', { ...TUESDAY, aliases: ['Teeth check', 'Filling'] });
    const said = (...aliases: string[]): string =>
      move(event('moved', { ...THURSDAY, verb: 'attends', aliases }), plan);
    expect(said('Dentist', 'teeth check')).toBe('replace plan');
    expect(said('Dentist')).toBe('none');
  });

  it('those told without a verb are alike', () => {
    expect(move(event('planned', { ...TUESDAY, verb: null }), known('plan', { ...TUESDAY, verb: null }))).toBe(
      'restate plan',
    );
    expect(move(event('planned', { ...TUESDAY, verb: null }), known('plan', TUESDAY))).toBe('none');
  });
});

describe('what replaces a plan', () => {
  const replaced = (statement: Statement, plan: Partial<Version>): Partial<Statement> => {
    const found = matchEvent(statement, [known('plan', plan)]);
    return found?.does === 'replace' ? found.statement : {};
  };

  it('takes its time from it, where what happened was told without one', () => {
    const plan = { ...TUESDAY, precision: 'hour' as const, expression: 'Tuesday at 5' };
    const statement = event('done', { saidAt: at('2026-03-11') });
    expect(replaced(statement, plan)).toEqual({ ...statement, ...plan, validFrom: TUESDAY.startsAt });
    const since = event('done', { saidAt: at('2026-03-11'), validFrom: at('2026-03-10') });
    expect(replaced(since, plan).validFrom).toEqual(at('2026-03-10'));
    const timed = event('done', { ...ALL_TUESDAY, saidAt: at('2026-03-11') });
    expect(replaced(timed, plan)).toEqual(timed);
  });

  it.each([
    { what: 'ends where the next move begins', said: {}, validTo: '2026-03-08', expected: '2026-03-08' },
    {
      what: 'keeps the end that it states',
      said: { validTo: at('2026-03-07') },
      validTo: '2026-03-08',
      expected: '2026-03-07',
    },
    {
      what: 'is open where it begins as the plan ends',
      said: { validFrom: at('2026-03-08') },
      validTo: '2026-03-08',
      expected: null,
    },
    { what: 'is open where the plan was', said: {}, validTo: null, expected: null },
  ])('$what', ({ said, validTo, expected }) => {
    const plan = { ...TUESDAY, validTo: validTo === null ? null : at(validTo) };
    expect(replaced(event('moved', { ...THURSDAY, ...said }), plan).validTo).toEqual(expected && at(expected));
  });

  it('has happened for good', () => {
    const plan = { ...TUESDAY, validTo: at('2026-03-20') };
    expect(replaced(event('done', { saidAt: at('2026-03-11') }), plan).validTo).toBeNull();
  });
});

it.each([
  { statement: event('planned', TUESDAY), about: TUESDAY, reason: 'The same is already planned.' },
  { statement: event('planned', TUESDAY), about: ALL_TUESDAY, reason: 'The same plan, stated more exactly.' },
  { statement: event('planned', TUESDAY), about: UNSAID, reason: 'The plan now has its time.' },
  { statement: event('moved', THURSDAY), about: TUESDAY, reason: 'The plan was moved.' },
  { statement: event('done', { saidAt: at('2026-03-11') }), about: TUESDAY, reason: 'What was planned has happened.' },
  { statement: event('cancelled'), about: TUESDAY, reason: 'Cancelled: She has a dentist appointment.' },
  {
    statement: event('planned', TUESDAY),
    about: { ...TUESDAY, status: 'done' as const },
    reason: 'It is already known to have happened.',
  },
  {
    statement: event('done', TUESDAY),
    about: { ...TUESDAY, status: 'done' as const },
    reason: 'It is already known to have happened.',
  },
  {
    statement: event('cancelled'),
    about: { ...TUESDAY, status: 'cancelled' as const },
    reason: 'It is already known to be cancelled.',
  },
])('says why: $reason', ({ statement, about, reason }) => {
  expect(matchEvent(statement, [known('plan', about)])).toMatchObject({ reason });
});

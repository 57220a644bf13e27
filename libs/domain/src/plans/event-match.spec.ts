import fc from 'fast-check';
import type { EventStatus, Version } from '#domain/memory/memory.js';
import { validTime } from '#domain/memory/memory.js';
import { overlaps } from '#domain/memory/period.js';
import {
  ALL_TUESDAY,
  event,
  known,
  move,
  THURSDAY,
  TUESDAY,
  UNSAID,
} from '../../../../test/support/stories/dentist.js';
import { at, MemoryModel } from '../../../../test/support/stories/statements.js';

describe('an event told in parts', () => {
  const plan = known('plan', TUESDAY);

  it.each([
    {
      what: 'planned again for the same time restates',
      statement: event('planned', TUESDAY),
      expected: 'restate plan',
    },
    { what: 'planned again without a time restates', statement: event('planned', UNSAID), expected: 'restate plan' },
    { what: 'told less exactly restates', statement: event('planned', ALL_TUESDAY), expected: 'restate plan' },
    { what: 'planned for another time stands beside', statement: event('planned', THURSDAY), expected: 'stand beside' },
    { what: 'moved replaces', statement: event('moved', THURSDAY), expected: 'replace plan' },
    { what: 'moved to nobody knows when replaces', statement: event('moved', UNSAID), expected: 'replace plan' },
    { what: 'moved to where it is restates', statement: event('moved', TUESDAY), expected: 'restate plan' },
    {
      what: 'done in its time replaces',
      statement: event('done', { ...ALL_TUESDAY, saidAt: at('2026-03-11') }),
      expected: 'replace plan',
    },
    {
      what: 'done at another time is another one',
      statement: event('done', { ...THURSDAY, saidAt: at('2026-03-13') }),
      expected: 'none',
    },
    {
      what: 'done without a time replaces what has begun',
      statement: event('done', { saidAt: at('2026-03-11') }),
      expected: 'replace plan',
    },
    { what: 'done without a time replaces nothing to come', statement: event('done'), expected: 'none' },
    { what: 'cancelled withdraws', statement: event('cancelled', UNSAID), expected: 'withdraw plan' },
    { what: 'cancelled by its time withdraws', statement: event('cancelled', ALL_TUESDAY), expected: 'withdraw plan' },
    {
      what: 'what is cancelled for another time to come is another one',
      statement: event('cancelled', THURSDAY),
      expected: 'none',
    },
    {
      what: 'a past time says when it was cancelled',
      statement: event('cancelled', { startsAt: at('2026-03-04'), endsAt: at('2026-03-05') }),
      expected: 'withdraw plan',
    },
    {
      what: 'case and spacing do not matter',
      statement: event('moved', { ...THURSDAY, subject: ' asha ', verb: 'HAS' }),
      expected: 'replace plan',
    },
    {
      what: 'another verb is another event',
      statement: event('moved', { ...THURSDAY, verb: 'fears' }),
      expected: 'none',
    },
    { what: 'no parts match nothing', statement: event('moved', { ...THURSDAY, subject: null }), expected: 'none' },
  ])('$what', ({ statement, expected }) => {
    expect(move(statement, plan)).toBe(expected);
  });

  it('is the same by a shared alias, whatever the verb', () => {
    const statement = event('moved', { ...THURSDAY, verb: 'attends', aliases: ['Teeth check'] });
    expect(move(statement, known('plan', { ...TUESDAY, aliases: ['teeth  check'] }))).toBe('replace plan');
  });

  it('told more exactly replaces what was told of the day', () => {
    expect(move(event('planned', TUESDAY), known('day', ALL_TUESDAY))).toBe('replace day');
    expect(move(event('planned', TUESDAY), known('day', { ...ALL_TUESDAY, endsAt: at('2026-04-01') }))).toBe(
      'stand beside',
    );
  });

  it('of several, the one whose time is nearest is meant, and none when two are as near', () => {
    const two = [plan, known('later', { startsAt: at('2026-03-14T17:00:00Z'), endsAt: at('2026-03-14T18:00:00Z') })];
    const near = { startsAt: at('2026-03-13T17:00:00Z'), endsAt: at('2026-03-13T18:00:00Z') };
    expect(move(event('moved', near), ...two)).toBe('replace later');
    expect(move(event('moved', THURSDAY), ...two)).toBe('stand beside');
    expect(move(event('cancelled', UNSAID), ...two)).toBe('none');
    expect(move(event('cancelled', TUESDAY), ...two)).toBe('withdraw plan');
  });

  it('that has happened, or was cancelled, does not happen twice', () => {
    expect(move(event('planned', TUESDAY), known('past', { ...TUESDAY, status: 'done' }))).toBe('restate past');
    expect(move(event('done', TUESDAY), known('past', { ...TUESDAY, status: 'done' }))).toBe('restate past');
    expect(move(event('cancelled', UNSAID), known('off', { ...TUESDAY, status: 'cancelled' }))).toBe('restate off');
  });

  it('what was planned and is over is not planned again', () => {
    expect(move(event('planned', { saidAt: at('2026-04-01') }), plan)).toBe('stand beside');
  });
});

describe('any life of plans', () => {
  const day = (n: number): Date => new Date(at('2026-03-01').getTime() + n * 86_400_000);
  interface Step {
    status: EventStatus | 'moved';
    starts: number | null;
    later: number;
  }
  const steps = fc.array(
    fc.record<Step>({
      status: fc.constantFrom<EventStatus | 'moved'>('planned', 'moved', 'done', 'cancelled'),
      starts: fc.option(fc.integer({ min: 1, max: 30 })),
      later: fc.integer({ min: 0, max: 3 }),
    }),
    { maxLength: 12 },
  );

  function tell(story: readonly Step[], after: (memory: MemoryModel, before: Version[]) => void): void {
    const memory = new MemoryModel();
    let [today, written] = [0, 0];
    for (const { status, starts, later } of story) {
      today += later;
      const period = starts === null ? UNSAID : { startsAt: day(starts), endsAt: day(starts + 1) };
      const before = [...memory.versions];
      const saidAt = day(today);
      const happened = status === 'done' && period.startsAt && period.startsAt <= saidAt;
      memory.tell(
        event(status, { ...period, saidAt, validFrom: happened ? period.startsAt : null }),
        new Date(saidAt.getTime() + ++written),
      );
      after(memory, before);
    }
  }

  it('believes at most one version of one plan at any time, and one plan for one time', () => {
    fc.assert(
      fc.property(steps, (story) =>
        tell(story, (memory) => {
          const current = memory.current();
          for (const [i, one] of current.entries()) {
            for (const other of current.slice(i + 1)) {
              if (!overlaps(validTime(one), validTime(other))) continue;
              expect(one.factId).not.toBe(other.factId);
              const plans = one.status === 'planned' && other.status === 'planned' && one.startsAt && other.startsAt;
              if (plans) expect(one.startsAt).not.toEqual(other.startsAt);
            }
          }
        }),
      ),
      { numRuns: 500 },
    );
  });

  it('ends beliefs, and edits none: what was believed before is read unchanged', () => {
    fc.assert(
      fc.property(steps, (story) =>
        tell(story, (memory, before) => {
          for (const was of before) {
            const is = memory.versions.find(({ id }) => id === was.id);
            expect({ ...is, supersededAt: null }).toEqual({ ...was, supersededAt: null });
            if (was.supersededAt) expect(is?.supersededAt).toEqual(was.supersededAt);
          }
        }),
      ),
      { numRuns: 200 },
    );
  });
});

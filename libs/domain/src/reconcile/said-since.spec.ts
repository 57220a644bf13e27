import fc from 'fast-check';
import type { Version } from '#domain/memory/memory.js';
import type { Statement } from '#domain/memory/statement.js';
import { at, city, dayOf, lives, MemoryModel, placed } from '../../../../test/support/stories/statements.js';
import { place } from './placement.js';

const porto = (from: string, to: string | null, said: string): ReturnType<typeof lives> => ({
  ...lives('Porto', from, to),
  saidAt: at(said),
});
const lisbon = city('Lisbon', { validFrom: at('2026-03-01'), saidAt: at('2026-03-01') });

const overtakenBy = (told: Statement, slot: readonly Version[]): Version | undefined =>
  place(told, slot, null).overtakenBy;

describe('a statement that arrives after what was said later', () => {
  it('leaves a known period its time', () => {
    expect(placed(lisbon, [porto('2026-02-01', '2026-04-01', '2026-05-01')])).toMatchObject({
      period: ['2026-04-01', null],
      closes: [],
    });
    const closed = { ...lisbon, validTo: at('2026-12-01') };
    expect(placed(closed, [porto('2026-06-01', '2026-07-01', '2026-08-01')])).toMatchObject({
      period: ['2026-03-01', '2026-06-01'],
      closes: [],
    });
  });

  it('is not believed where nothing is left', () => {
    const same = porto('2026-03-01', null, '2026-05-01');
    expect(overtakenBy(lisbon, [same])).toBe(same);
    const then = porto('2026-02-01', '2026-04-01', '2026-05-01');
    expect(overtakenBy({ ...lisbon, validTo: at('2026-03-20') }, [then])).toBe(then);
  });

  it('is believed where the other was said before, or says that it is wrong', () => {
    const before = porto('2026-03-01', null, '2026-02-01');
    expect(overtakenBy(lisbon, [before])).toBeUndefined();
    expect(placed(lisbon, [before])).toMatchObject({ period: ['2026-03-01', null], closes: [`change ${before.id}`] });
    expect(overtakenBy({ ...lisbon, mode: 'correction' }, [porto('2026-03-01', null, '2026-05-01')])).toBeUndefined();
  });
});

describe('a past part of what is known', () => {
  const since2019 = { ...lives('Porto', '2019-01-01', null), saidAt: at('2026-01-01') };
  const in2021 = { validFrom: at('2021-01-01'), validTo: at('2022-01-01'), saidAt: at('2026-02-01') };

  it('restates it', () => {
    expect(placed(city('Porto', in2021), [since2019])).toMatchObject({ restates: since2019.id, closes: [] });
  });

  it('ends it where it tells of what came after, or of all of it', () => {
    const ended = { ...in2021, validTo: at('2026-01-20') };
    expect(placed(city('Porto', ended), [since2019])).toMatchObject({ period: ['2019-01-01', '2026-01-20'] });
    const whole = { ...in2021, validFrom: at('2019-01-01') };
    expect(placed(city('Porto', whole), [since2019])).toMatchObject({ period: ['2019-01-01', '2022-01-01'] });
  });
});

it('gives the value that was said last for a day, where two state the same start, in any order', () => {
  const day = (n: number): Date => new Date(at('2026-01-01').getTime() + n * 86_400_000);
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.record({ said: fc.nat(30), order: fc.nat(100) }), {
        minLength: 1,
        maxLength: 5,
        selector: ({ said }) => said,
      }),
      (days) => {
        const story = days.map((one) => ({ ...one, value: `city ${one.said}` }));
        const memory = new MemoryModel();
        const statements = story.toSorted((a, b) => a.order - b.order);
        statements.forEach(({ value, said }, i) =>
          memory.tell(city(value, { validFrom: day(0), saidAt: day(said) }), day(50 + i)),
        );
        const last = story.toSorted((a, b) => b.said - a.said)[0];
        const held = memory.current().filter(({ validTo }) => validTo === null);
        expect(held.map(({ value, validFrom }) => [value, dayOf(validFrom)])).toEqual([[last?.value, dayOf(day(0))]]);
      },
    ),
    { numRuns: 500 },
  );
});

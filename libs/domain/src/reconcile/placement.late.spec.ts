import fc from 'fast-check';
import type { Statement } from '#domain/memory/statement.js';
import { at, city, dayOf, lives, MemoryModel, placed } from '../../../../test/support/stories/statements.js';
import { place } from './placement.js';
import { supersede } from './supersede.js';

const late = city('Lisbon', { saidAt: at('2026-02-10') });
const porto = { ...lives('Porto', '2026-01-10', null), saidAt: at('2026-01-10') };
const again = { ...porto, restatedAt: at('2026-03-10') };

describe('place: what arrives late', () => {
  it('holds until what was known was said again', () => {
    const inBetween = { period: ['2026-02-10', '2026-03-10'], closes: [`change ${porto.id}`], restates: null };
    expect(placed(late, [again])).toEqual(inBetween);
    const since = { ...porto, saidAt: at('2026-03-10'), validFrom: at('2019-01-01') };
    expect(placed(late, [since])).toEqual(inBetween);
    const stated = { ...late, validFrom: at('2026-02-01') };
    expect(placed(stated, [again])).toMatchObject({ period: ['2026-02-01', '2026-03-10'] });
  });

  it('holds on from a start that it states, where the other was said once', () => {
    const since = { ...porto, saidAt: at('2026-03-10'), validFrom: at('2019-01-01') };
    expect(placed({ ...late, validFrom: at('2026-02-01') }, [since])).toMatchObject({ period: ['2026-02-01', null] });
  });

  it('holds on where nothing was said after it, or only what was over by then', () => {
    expect(placed(late, [porto])).toMatchObject({ period: ['2026-02-10', null] });
    const over = { ...lives('Porto', '2019-01-01', '2026-02-20'), saidAt: at('2026-03-10') };
    expect(placed(late, [over])).toMatchObject({ period: ['2026-02-10', null] });
  });

  it('does not make what it extends be said before it was', () => {
    const placement = place(city('Porto', { saidAt: at('2025-12-01') }), [porto], null);
    const { memory } = supersede(city('Porto'), 'contact', { placement }, at('2026-04-01'), () => 'new');
    expect(dayOf(memory.restatedAt ?? null)).toBe('2026-01-10');
  });
});

describe('whatever was said, in whatever order it arrives', () => {
  const day = (n: number): Date => new Date(at('2026-01-01').getTime() + n * 86_400_000);
  const said = fc.record({
    value: fc.constantFrom('A', 'B', 'C'),
    polarity: fc.constantFrom<Statement['polarity']>('holds', 'holds', 'holds', 'ends'),
    order: fc.nat(100),
  });
  const holding = (statements: readonly Statement[]): (string | null)[] => {
    const memory = new MemoryModel();
    statements.forEach((statement, i) => memory.tell(statement, day(50 + i)));
    return memory
      .current()
      .filter(({ polarity, validTo }) => polarity === 'holds' && validTo === null)
      .map(({ value }) => value);
  };

  it('holds now alone if it was said last', () => {
    fc.assert(
      fc.property(fc.array(said, { maxLength: 6 }), said, (story, last) => {
        const statements = [...story, { ...last, polarity: 'holds' as const }].map(({ value, polarity, order }, i) => ({
          ...{ order, statement: city(value, { polarity, saidAt: day(i) }) },
        }));
        const arrived = statements.toSorted((a, b) => a.order - b.order).map(({ statement }) => statement);
        expect(holding(arrived)).toEqual([last.value]);
      }),
      { numRuns: 500 },
    );
  });
});

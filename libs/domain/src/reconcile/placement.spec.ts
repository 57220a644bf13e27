import type { Statement } from '#domain/memory/statement.js';
import { at, city, lives, placed } from '../../../../test/support/stories/statements.js';
import { place } from './placement.js';

const FOREVER = null;

describe('place: a statement about an empty slot', () => {
  it('holds from when it was said', () => {
    expect(placed(city('Porto', { saidAt: at('2026-03-01') }), [])).toEqual({
      period: ['2026-03-01', FOREVER],
      closes: [],
      restates: null,
    });
  });

  it('holds from when it says, and until when it says', () => {
    const told = city('Porto', { validFrom: at('2025-01-01'), validTo: at('2025-06-01') });
    expect(placed(told, [])).toMatchObject({ period: ['2025-01-01', '2025-06-01'] });
  });

  it('begins a fact', () => {
    expect(place(city('Porto'), [], null).factId).toBeNull();
  });

  it('is refused when it ends as it begins', () => {
    const told = city('Porto', { validFrom: at('2026-03-01'), validTo: at('2026-03-01') });
    expect(() => place(told, [], null)).toThrow('validTo: must lie after the start');
  });

  it('is refused when it is stated to end before it was said, without a start', () => {
    const told = city('Porto', { saidAt: at('2026-03-01'), validTo: at('2026-02-01') });
    expect(() => place(told, [], null)).toThrow('validTo: must lie after the start; state the start as validFrom');
  });

  it('held at the latest just before its end, when its words say that it was over and no start', () => {
    const told = city('Porto', { saidAt: at('2026-03-01'), validTo: at('2026-02-01'), expression: 'until February' });
    const { period, startsKnown } = place(told, [], null);
    expect(period).toEqual({ from: new Date('2026-01-31T23:59:59.999Z'), to: at('2026-02-01') });
    expect(startsKnown).toBe(false);
  });
});

describe('place: another value of a single-valued attribute', () => {
  const porto = lives('Porto', '2026-01-01', FOREVER);

  it('ends the open one when it begins', () => {
    expect(placed(city('Lisbon', { validFrom: at('2026-02-01') }), [porto])).toEqual({
      period: ['2026-02-01', FOREVER],
      closes: ['change Porto-2026-01-01'],
      restates: null,
    });
  });

  it('carries on the history of the fact', () => {
    expect(place(city('Lisbon', { validFrom: at('2026-02-01') }), [porto], null).factId).toBe('fact');
  });

  it('carries it on also where nothing overlaps', () => {
    const before = city('Faro', { validFrom: at('2025-01-01'), validTo: at('2025-06-01') });
    expect(place(before, [porto], null)).toMatchObject({ factId: 'fact', closes: [] });
  });
});

describe('place: a value told late', () => {
  const pune = lives('Pune', '2020-01-01', '2023-01-01');
  const bangalore = lives('Bangalore', '2023-01-01', FOREVER);

  it.each([
    {
      what: 'open, before everything known, ends where the first known one begins',
      told: city('Mumbai', { validFrom: at('2018-01-01') }),
      period: ['2018-01-01', '2020-01-01'],
      closes: [],
    },
    {
      what: 'open, inside a known period, ends where the next one begins',
      told: city('Mumbai', { validFrom: at('2021-01-01') }),
      period: ['2021-01-01', '2023-01-01'],
      closes: ['change Pune-2020-01-01'],
    },
    {
      what: 'closed, inside a known period, holds as long as it says',
      told: city('Mumbai', { validFrom: at('2021-01-01'), validTo: at('2021-06-01') }),
      period: ['2021-01-01', '2021-06-01'],
      closes: ['change Pune-2020-01-01'],
    },
    {
      what: 'closed, over the end of one and the start of the next, takes from both',
      told: city('Mumbai', { validFrom: at('2022-06-01'), validTo: at('2023-06-01') }),
      period: ['2022-06-01', '2023-06-01'],
      closes: ['change Pune-2020-01-01', 'change Bangalore-2023-01-01'],
    },
  ])('$what', ({ told, period, closes }) => {
    expect(placed({ ...told, saidAt: at('2026-01-01') }, [pune, bangalore])).toEqual({
      period,
      closes,
      restates: null,
    });
  });

  it('open, in a gap between two known periods, fills the gap and closes nothing', () => {
    const gap = [lives('Pune', '2020-01-01', '2021-01-01'), bangalore];
    expect(placed(city('Mumbai', { validFrom: at('2021-01-01') }), gap)).toEqual({
      period: ['2021-01-01', '2023-01-01'],
      closes: [],
      restates: null,
    });
  });
});

describe('place: a statement that only tells an end', () => {
  const until = (value: string, to: string): Statement => city(value, { validTo: at(to), saidAt: at('2026-07-01') });

  it('ends the open period whose start is known', () => {
    const acme = lives('Acme', '2024-01-01', FOREVER);
    expect(placed(until('Acme', '2026-06-01'), [acme])).toEqual({
      period: ['2024-01-01', '2026-06-01'],
      closes: ['extension Acme-2024-01-01'],
      restates: null,
    });
  });

  it('speaks of a period that had begun by then, and of the same value', () => {
    const slot = [lives('Acme', '2020-01-01', '2022-01-01'), lives('Initech', '2022-01-01', FOREVER)];
    expect(placed(until('Acme', '2021-06-01'), slot)).toMatchObject({ period: ['2020-01-01', '2021-06-01'] });
    expect(placed(until('Acme', '2021-06-01'), [...slot, lives('Acme', '2021-06-01', FOREVER)])).toMatchObject({
      period: ['2020-01-01', '2021-06-01'],
    });
  });

  it('of one of many values ends only that one', () => {
    const many = { attribute: 'pet', cardinality: 'many' as const };
    const dog = { ...lives('dog', '2024-01-01', FOREVER), attribute: 'pet' };
    expect(placed({ ...until('dog', '2026-06-01'), ...many }, [dog])).toMatchObject({
      period: ['2024-01-01', '2026-06-01'],
    });
  });

  it('ends the last of two, and leaves what was between them', () => {
    const slot = [
      lives('Acme', '2020-01-01', '2022-01-01'),
      lives('Initech', '2022-01-01', '2024-01-01'),
      lives('Acme', '2024-01-01', FOREVER),
    ];
    expect(placed(until('Acme', '2026-06-01'), slot)).toEqual({
      period: ['2024-01-01', '2026-06-01'],
      closes: ['extension Acme-2024-01-01'],
      restates: null,
    });
  });
});

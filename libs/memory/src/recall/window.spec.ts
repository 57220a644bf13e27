import { ANY } from './filter.js';
import { eventWindow, isConfined, memoryWindow, turnWindow } from './window.js';

const at = { validAt: new Date('2026-03-05T00:00:00Z'), knownAt: new Date('2026-03-06T00:00:00Z') };
const day = (iso: string): Date => new Date(`${iso}T00:00:00Z`);
const YEAR_1 = new Date('0001-01-01T00:00:00Z');

describe('memoryWindow', () => {
  it.each([
    { what: 'what holds at validAt', include: [], startsBy: at.validAt, endsAfter: at.validAt },
    { what: 'also what has ended', include: ['ended' as const], startsBy: at.validAt, endsAfter: YEAR_1 },
    { what: 'what holds since', include: [], from: day('2026-02-01'), startsBy: at.validAt, endsAfter: at.validAt },
    {
      what: 'what ended after from',
      include: ['ended' as const],
      from: day('2026-02-01'),
      startsBy: at.validAt,
      endsAfter: day('2026-02-01'),
    },
    {
      what: 'what began before to, exclusive',
      include: ['ended' as const],
      to: day('2026-02-01'),
      startsBy: new Date('2026-01-31T23:59:59.999Z'),
      endsAfter: YEAR_1,
    },
    {
      what: 'nothing of the future, whatever to says',
      include: [],
      to: day('2027-01-01'),
      startsBy: at.validAt,
      endsAfter: at.validAt,
    },
  ])('is $what', ({ startsBy, endsAfter, ...narrowing }) => {
    expect(memoryWindow(at, narrowing)).toMatchObject({ startsBy, endsAfter, knownAt: at.knownAt });
  });

  it('has all kinds, or those that are asked for', () => {
    expect(memoryWindow(at, { include: [] }).kinds).toEqual(['semantic', 'episodic', 'procedural']);
    expect(memoryWindow(at, { include: [], kinds: ['episodic'] }).kinds).toEqual(['episodic']);
  });
});

describe('memoryWindow of a question about a time', () => {
  const window = (from: string | null, to: string | null, narrowing = {}): unknown => {
    const asked = { start: from && day(from), end: to && day(to) } as Parameters<typeof memoryWindow>[2];
    const { startsBy, endsAfter } = memoryWindow(at, { include: [], ...narrowing }, asked);
    return [startsBy, endsAfter].map((instant) => instant.toISOString().slice(0, 23));
  };
  const [NOW, LAST] = ['2026-03-05T00:00:00.000', '2026-01-31T23:59:59.999'];
  const APRIL = '2026-04-01T00:00:00.000';

  it.each([
    { what: 'what held in it', from: '2026-01-01', to: '2026-02-01', expected: [LAST, '2026-01-01T00:00:00.000'] },
    {
      what: 'what held until the end of one without a beginning',
      from: null,
      to: '2026-02-01',
      expected: [LAST, '0001-01-01T00:00:00.000'],
    },
    {
      what: 'what held since then',
      from: '2026-01-01',
      to: null,
      expected: ['2026-03-05T00:00:00.000', '2026-01-01T00:00:00.000'],
    },
    {
      what: 'what will hold in one to come',
      from: '2026-04-01',
      to: '2026-05-01',
      expected: ['2026-04-30T23:59:59.999', APRIL],
    },
    { what: 'what will hold when one begins that has no end', from: '2026-04-01', to: null, expected: [APRIL, APRIL] },
    { what: 'what holds now, for one that begins now', from: '2026-03-05', to: null, expected: [NOW, NOW] },
    { what: 'what holds now, for one without bounds', from: null, to: null, expected: [NOW, NOW] },
    {
      what: 'what held in one that ends now',
      from: '2026-03-01',
      to: '2026-03-05',
      expected: ['2026-03-04T23:59:59.999', '2026-03-01T00:00:00.000'],
    },
    { what: 'what holds now, for one that lasts', from: '2026-03-01', to: '2026-03-06', expected: [NOW, NOW] },
  ])('is $what', ({ from, to, expected }) => {
    expect(window(from, to)).toEqual(expected);
  });

  it('ends right before now, and no later, for one whose last millisecond is now', () => {
    const asked = { start: day('2026-03-01'), end: new Date(at.validAt.getTime() + 1) };
    expect(memoryWindow(at, { include: [] }, asked)).toMatchObject({ startsBy: at.validAt, endsAfter: at.validAt });
  });

  it('is narrowed further by from and to, and widened by what has ended', () => {
    const narrowing = { from: day('2026-01-10'), to: day('2026-01-20') };
    expect(window('2026-01-01', '2026-02-01', narrowing)).toEqual([
      '2026-01-19T23:59:59.999',
      '2026-01-10T00:00:00.000',
    ]);
    expect(window('2026-01-01', '2026-02-01', { include: ['ended'] })).toEqual([LAST, '0001-01-01T00:00:00.000']);
  });
});

describe('eventWindow', () => {
  it('is of events, by when they take place, and no more narrowed by when they hold', () => {
    const [from, to] = [day('2026-01-01'), day('2026-02-01')];
    const clocks = { startsBy: at.validAt, endsAfter: at.validAt, knownAt: at.knownAt };
    const whole = { ...clocks, kinds: ['episodic'], ...ANY };
    expect(eventWindow(at, { include: [], from, to })).toEqual({ ...whole, takesFrom: from, takesTo: to });
    expect(eventWindow(at, { include: [] })).toEqual({ ...whole, takesFrom: null, takesTo: null });
    expect(eventWindow(at, { include: ['ended'] })).toEqual({
      ...whole,
      endsAfter: YEAR_1,
      takesFrom: null,
      takesTo: null,
    });
  });

  it('goes by a time in the question as any other', () => {
    const asked = { start: day('2026-01-01'), end: day('2026-02-01') };
    expect(eventWindow(at, { include: [] }, asked)).toMatchObject({ endsAfter: asked.start });
  });

  it('is that of the events and of the time alone that is wanted, where both are stated', () => {
    const only = { start: day('2026-01-10'), end: day('2026-01-20') };
    const taken = ({ takesFrom, takesTo }: { takesFrom: Date | null; takesTo: Date | null }): unknown => [
      takesFrom,
      takesTo,
    ];
    expect(taken(memoryWindow(at, { include: [], only }))).toEqual([only.start, only.end]);
    const [from, to] = [day('2026-01-01'), day('2026-01-15')];
    expect(taken(eventWindow(at, { include: [], only, from, to }))).toEqual([only.start, to]);
  });
});

describe('turnWindow', () => {
  it('is what was said by validAt', () => {
    expect(turnWindow(at, { include: [] })).toEqual({
      said: at.validAt,
      since: YEAR_1,
      liesFrom: YEAR_1,
      liesTo: null,
      knownAt: at.knownAt,
      channel: null,
    });
    expect(turnWindow(at, { include: [], to: day('2027-01-01') }).said).toEqual(at.validAt);
  });

  it('is what was said from an instant on and before another', () => {
    expect(turnWindow(at, { include: [], from: day('2026-01-01'), to: day('2026-02-01') })).toMatchObject({
      since: day('2026-01-01'),
      said: new Date('2026-01-31T23:59:59.999Z'),
    });
  });

  it('is confined to the only time that is wanted', () => {
    const only = { start: day('2026-01-01'), end: null };
    const confined = turnWindow(at, { include: [], only });
    expect(confined).toMatchObject({ since: YEAR_1, liesFrom: only.start, liesTo: null });
    expect([isConfined(confined), isConfined(turnWindow(at, { include: [] }))]).toEqual([true, false]);
  });
});

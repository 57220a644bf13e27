import { memoryWindow, turnWindow } from './window.js';

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

describe('turnWindow', () => {
  it('is what was said by validAt', () => {
    expect(turnWindow(at, { include: [] })).toEqual({ said: at.validAt, since: YEAR_1, knownAt: at.knownAt });
  });

  it('is what was said from an instant on and before another', () => {
    expect(turnWindow(at, { include: [], from: day('2026-01-01'), to: day('2026-02-01') })).toMatchObject({
      since: day('2026-01-01'),
      said: new Date('2026-01-31T23:59:59.999Z'),
    });
  });
});

import type { Candidate } from '#domain/reconcile/decision-types.js';
import type { Judged } from './arbiter-questions.js';
import { type CarriedOn, carryOn, onPieces, repeatableIds } from './pieces.js';

const candidates = ['b', 'c'].map((id) => ({ version: { id } }) as Candidate);
const told = { reason: 'So it is.', model: 'scripted' };

function carried(...steps: readonly (readonly [string, string])[]): CarriedOn {
  const carriedOn: CarriedOn = new Map();
  for (const [from, to] of steps) carryOn(carriedOn, from, to);
  return carriedOn;
}

describe('the piece that a verdict is about', () => {
  const named = (id: string): Judged => ({ outcome: 'supersede', id, ...told });

  it.each([
    { what: 'what it names, if that is there', steps: [['b', 'c']], id: 'b', piece: 'b' },
    { what: 'what is left of it', steps: [['a', 'c']], id: 'a', piece: 'c' },
    { what: 'of several pieces the one that is there', steps: [['a', 'x'], ['a', 'b']], id: 'a', piece: 'b' }, // prettier-ignore
    { what: 'a piece of a piece', steps: [['a', 'x'], ['x', 'c']], id: 'a', piece: 'c' }, // prettier-ignore
    { what: 'itself, where nothing of it is there', steps: [['a', 'x']], id: 'a', piece: 'a' },
  ] as const)('is $what', ({ steps, id, piece }) => {
    expect(onPieces(named(id), candidates, carried(...steps))).toEqual(named(piece));
  });

  it('is looked for also where the arbiter cannot tell', () => {
    const unclear: Judged = { outcome: 'add', isUnclear: true, ...told };
    expect(onPieces({ ...unclear, concerns: 'a' }, candidates, carried(['a', 'b']))).toEqual({
      ...unclear,
      concerns: 'b',
    });
    expect(onPieces(unclear, candidates, carried(['a', 'b']))).toEqual(unclear);
  });
});

describe('ids that are given again', () => {
  it('are the same in each attempt, and others within one', () => {
    const ids: string[] = [];
    const attempt = (count: number): string[] => {
      const next = repeatableIds(ids);
      return Array.from({ length: count }, () => next());
    };
    const first = attempt(2);
    expect(new Set(first).size).toBe(2);
    expect(attempt(3).slice(0, 2)).toEqual(first);
  });
});

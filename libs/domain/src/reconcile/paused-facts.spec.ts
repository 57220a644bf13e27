import type { Statement } from '#domain/memory/statement.js';
import { at, freeText, version } from '../../../../test/support/stories/statements.js';
import type { Settled, Verdict } from './decision-types.js';
import { reconcile, type ReconcileRules } from './reconcile.js';

const RULES: ReconcileRules = { by: 'structure', update: 0.95, add: 0.8, floor: 0 };
const EASTER = at('2026-04-06');
const free = { attribute: null, value: null, factId: 'coffee' };
const pause = version('pause', { ...free, text: 'No coffee.', validFrom: at('2026-03-05'), validTo: EASTER });
const drinks = version('drinks', { ...free, text: 'Drinks coffee.', validFrom: EASTER });
const ranked = { score: 0.7, parts: { similarity: 0.7, recency: 1, importance: 0.5 } };
const neighbours = {
  ...{ slot: [], named: null, events: [] },
  candidates: [{ version: pause, ...ranked }],
  returning: [{ version: drinks, ...ranked, after: 'pause' }],
};
const said = { saidAt: at('2026-03-20') };
const reason = 'So it is.';
const replaces = (id: string): Verdict => ({ outcome: 'supersede', id, reason });
const ends = (id: string): Verdict => ({ outcome: 'supersede', id, polarity: 'ends', reason });
const again = (id: string): Verdict => ({ outcome: 'restate', id, reason });
const beside: Verdict = { outcome: 'add', reason };

function settled(of: Verdict, returning: Verdict, statement: Partial<Statement> = {}): Settled {
  const told = freeText('No more coffee.', { ...said, ...statement });
  return reconcile(told, neighbours, RULES, { ...of, returning }) as Settled;
}

const closed = ({ placement }: Settled): string[] => placement.closes.map(({ version: { id } }) => id);

describe('what comes back when something is over that stands in its place', () => {
  it.each([
    { what: 'takes the place of both', of: replaces('pause'), back: ends('drinks'), closes: ['pause', 'drinks'] },
    { what: 'says of now what comes back', of: replaces('pause'), back: again('drinks'), closes: ['pause', 'drinks'] },
    { what: 'takes the place of the first alone', of: replaces('pause'), back: beside, closes: ['pause'] },
    { what: 'stands beside the first', of: beside, back: replaces('drinks'), closes: ['drinks'] },
    { what: 'stands beside the first and says what comes back', of: beside, back: again('drinks'), closes: ['drinks'] },
    { what: 'was judged before anything stood in its place', of: replaces('drinks'), back: beside, closes: ['drinks'] },
    { what: 'says the first again', of: again('pause'), back: replaces('drinks'), closes: [] },
    { what: 'stands beside both', of: beside, back: beside, closes: [] },
  ])('makes way for a statement that $what as far as that goes: $closes', ({ of, back, closes }) => {
    expect(closed(settled(of, back))).toEqual(closes);
  });

  it('ends with what stands in its place where both are over', () => {
    expect(settled(ends('pause'), ends('drinks'))).toMatchObject({ outcome: 'ended', denies: [pause, drinks] });
    expect(settled(ends('pause'), again('drinks'))).toMatchObject({ outcome: 'ended', denies: [pause] });
  });

  it('ends where only that is over', () => {
    expect(settled(beside, ends('drinks'))).toMatchObject({ outcome: 'ended', denies: [drinks] });
  });

  it.each([
    { of: replaces('pause'), closes: ['pause'] },
    { of: beside, closes: [] },
  ])('stays where the statement is over before', ({ of, closes }) => {
    expect(closed(settled(of, replaces('drinks'), { validTo: at('2026-04-01') }))).toEqual(closes);
  });
});

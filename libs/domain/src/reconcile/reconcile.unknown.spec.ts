import fc from 'fast-check';
import type { Version } from '#domain/memory/memory.js';
import type { Statement } from '#domain/memory/statement.js';
import { at, freeText, statement, version } from '../../../../test/support/stories/statements.js';
import type { Candidate, Reconciled, Verdict } from './decision-types.js';
import { reconcile, type ReconcileRules } from './reconcile.js';

const STRUCTURE: ReconcileRules = { by: 'structure', update: 0.95, add: 0.8, floor: 0.6 };
const THRESHOLDS: ReconcileRules = { ...STRUCTURE, by: 'thresholds' };

const colour = (value: string, stated: Partial<Statement> = {}): Statement =>
  statement({ text: `It is ${value}.`, attribute: 'order_colour', value, cardinality: 'unknown', ...stated });
const red = version('red', { attribute: 'order_colour', value: 'red', text: 'It is red.' });
const told = version('told', { attribute: null, value: null, text: 'She wants it in red.' });
const near = (candidate: Version, similarity: number): Candidate => ({
  version: candidate,
  score: similarity,
  parts: { similarity, recency: 1, importance: 0.5 },
});
const meets = (
  stated: Statement,
  candidates: readonly Candidate[],
  verdict?: Verdict | null,
  rules = STRUCTURE,
  slot: readonly Version[] = [],
): Reconciled => reconcile(stated, { slot, named: null, events: [], candidates }, rules, verdict);

describe('reconcile: an attribute of which nobody knows how many values it has', () => {
  it.each([STRUCTURE, THRESHOLDS])('another value is a question, however far it lies: $by', (rules) => {
    const candidates = [near(red, 0.1)];
    expect(meets(colour('blue'), candidates, undefined, rules)).toEqual({ outcome: 'unclear', candidates });
  });

  it('another value under a name that was written otherwise before is a question too', () => {
    const before = { ...red, attribute: 'ordercolour' };
    expect(meets(colour('blue'), [near(before, 0.1)])).toMatchObject({ outcome: 'unclear' });
  });

  it.each([
    { what: 'free text', known: told },
    { what: 'a value of another attribute', known: version('city', { attribute: 'colour', value: 'red' }) },
  ])('$what is a question if it is near', ({ known }) => {
    expect(meets(colour('blue'), [near(known, 0.6)])).toMatchObject({ outcome: 'unclear' });
    expect(meets(colour('blue'), [near(known, 0.59)])).toMatchObject({ outcome: 'added', decidedBy: 'default' });
  });

  it.each([STRUCTURE, THRESHOLDS])(
    'without an arbiter both values stand, and the reason says what to say: $by',
    (rules) => {
      expect(meets(colour('blue'), [near(red, 0.99)], null, rules)).toMatchObject({
        outcome: 'added',
        decidedBy: 'default',
        similarity: 0.99,
        placement: { closes: [] },
        reason:
          'Nobody said whether order_colour has one value at a time, so both stand; state cardinality: one to replace, many to keep both.',
      });
    },
  );

  it('its first value is added without a question', () => {
    expect(meets(colour('red'), [near(told, 0.2)])).toMatchObject({
      outcome: 'added',
      decidedBy: 'default',
      reason: 'No other value of order_colour is known, and nothing near it.',
    });
  });

  it('the same value restates without a question', () => {
    expect(meets(colour('Red'), [near(red, 0.9)], undefined, STRUCTURE, [red])).toMatchObject({
      outcome: 'restated',
      decidedBy: 'attribute',
    });
  });

  it('what an arbiter says of another value is done', () => {
    const says = (verdict: Verdict): Reconciled => meets(colour('blue'), [near(red, 0.1)], verdict);
    expect(says({ outcome: 'supersede', id: 'red', reason: 'It changed.' })).toMatchObject({
      outcome: 'superseded',
      decidedBy: 'arbiter',
      placement: { closes: [{ version: { id: 'red' }, as: 'change' }] },
    });
    expect(says({ outcome: 'add', reason: 'Two orders.' })).toMatchObject({ outcome: 'added', decidedBy: 'arbiter' });
    expect(says({ outcome: 'restate', id: 'red', reason: 'The same.' })).toMatchObject({ outcome: 'restated' });
  });

  it('restate is not believed of two values that differ in a number alone', () => {
    const nine = version('nine', { attribute: 'pickup', value: '9:00', text: 'This is when she comes.' });
    const stated = statement({ text: nine.text, attribute: 'pickup', value: '9:30', cardinality: 'unknown' });
    expect(meets(stated, [near(nine, 0.9)], { outcome: 'restate', id: 'nine', reason: 'x' })).toMatchObject({
      outcome: 'added',
      decidedBy: 'default',
    });
  });

  it.each(['one', 'many'] as const)('is no question once the call says %s', (cardinality) => {
    const slot = cardinality === 'one' ? [red] : [];
    const settled = meets(colour('blue', { cardinality }), [near(red, 0.9)], undefined, STRUCTURE, slot);
    expect(settled).toMatchObject({ decidedBy: 'attribute', outcome: cardinality === 'one' ? 'superseded' : 'added' });
  });
});

/** The verdict of an arbiter that knows the truth, about the first candidate that is no longer so. */
const verdicts: fc.Arbitrary<Verdict> = fc.constantFrom(
  { outcome: 'add', reason: 'r' },
  { outcome: 'supersede', id: 'told', reason: 'r' },
  { outcome: 'supersede', id: 'red', reason: 'r' },
);

it('who gives an attribute that nobody knows is as well off as who gives none', () => {
  fc.assert(
    fc.property(
      fc.double({ min: -1, max: 1, noNaN: true }),
      fc.double({ min: -1, max: 1, noNaN: true }),
      verdicts,
      (a, b, verdict) => {
        const candidates = [near(red, a), near(told, b)];
        const [named, free] = [colour('blue'), freeText('It is blue.')];
        const asked = meets(free, candidates).outcome === 'unclear';
        if (asked) expect(meets(named, candidates).outcome).toBe('unclear');
        if (asked)
          expect(outcomeOf(meets(named, candidates, verdict))).toEqual(outcomeOf(meets(free, candidates, verdict)));
      },
    ),
  );
});

it('without an arbiter nothing is ever replaced for a name that nobody knows', () => {
  fc.assert(
    fc.property(
      fc.double({ min: -1, max: 1, noNaN: true }),
      fc.constantFrom(STRUCTURE, THRESHOLDS),
      (similarity, rules) => {
        const settled = meets(colour('blue', { saidAt: at('2026-03-01') }), [near(red, similarity)], null, rules);
        expect(settled).toMatchObject({ outcome: 'added', placement: { closes: [] } });
      },
    ),
  );
});

function outcomeOf(settled: Reconciled): unknown {
  if (settled.outcome === 'unclear') return settled.outcome;
  return [settled.outcome, settled.decidedBy, settled.placement.closes.map(({ version: { id } }) => id)];
}

import { at, city, freeText, version } from '../../../test/support/stories/statements.js';
import { reconcile, type ReconcileRules } from './reconcile.js';
import type { Candidate, Understood } from './settled.js';
import type { Statement } from './statement.js';

const RULES: ReconcileRules = { by: 'structure', update: 0.95, add: 0.8, floor: 0 };
const honda = version('honda', { attribute: null, value: null, text: 'Drives a Honda.', validFrom: at('2026-01-01') });
const parts = { similarity: 0.7, recency: 1, importance: 0.5 };
const candidates: Candidate[] = [{ version: honda, score: 0.7, parts }];

function settled(statement: Statement, understood: Understood): unknown {
  const verdict = { outcome: 'supersede' as const, id: 'honda', reason: 'So it is.', probability: 0.97, ...understood };
  const by = { ...verdict, decidedBy: 'classifier' as const };
  return reconcile(statement, { slot: [], named: null, events: [], candidates }, RULES, by);
}

describe('reconcile: how an arbiter understood the statement', () => {
  it('ends what the statement only ends', () => {
    const sold = freeText('Sold the Honda.');
    expect(settled(sold, { polarity: 'ends' })).toMatchObject({
      ...{ outcome: 'ended', denies: [honda], decidedBy: 'classifier', probability: 0.97, reason: 'So it is.' },
      statement: { polarity: 'ends' },
      placement: { closes: [] },
    });
  });

  it('takes back what never was so', () => {
    expect(settled(freeText('Never had a Honda.'), { polarity: 'never' })).toMatchObject({
      ...{ outcome: 'corrected', denies: [honda], statement: { polarity: 'never' } },
    });
  });

  it('puts what is right over the whole time of what was wrong', () => {
    expect(settled(freeText('It is a Kia, not a Honda.'), { mode: 'correction' })).toMatchObject({
      outcome: 'superseded',
      placement: { closes: [{ version: honda, as: 'correction' }], period: { from: honda.validFrom } },
    });
  });

  it('changes what the statement takes the place of', () => {
    expect(settled(freeText('Drives a Kia.'), {})).toMatchObject({
      outcome: 'superseded',
      placement: { closes: [{ version: honda, as: 'change' }] },
    });
  });

  it.each([
    ['a value that its caller states', city('Porto', { cardinality: 'unknown' })],
    ['an event', freeText('Bought a Kia.', { status: 'done' })],
    ['a correction', freeText('A Kia.', { mode: 'correction' })],
  ])('leaves %s as it was said', (_what, statement) => {
    expect(settled(statement, { polarity: 'ends' })).toMatchObject({ outcome: 'superseded' });
  });
});

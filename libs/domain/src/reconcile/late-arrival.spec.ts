import type { Statement } from '#domain/memory/statement.js';
import { at, freeText, version } from '../../../../test/support/stories/statements.js';
import type { Candidate, Verdict } from './decision-types.js';
import { canReplaceLater } from './late-arrival.js';
import { reconcile, type ReconcileRules } from './reconcile.js';

const RULES: ReconcileRules = { by: 'structure', update: 0.95, add: 0.8, floor: 0 };
const parts = { similarity: 0.7, recency: 1, importance: 0.5 };
const quit = version('quit', {
  ...{ attribute: null, value: null, text: 'I gave up smoking.' },
  ...{ saidAt: at('2026-05-01'), validFrom: at('2026-05-01') },
});
const since: Candidate[] = [{ version: quit, score: 0.7, parts }];
const smokes = freeText('I smoke.', { saidAt: at('2026-03-01') });

function reconciled(statement: Statement, about: object | null | undefined): unknown {
  const by = { outcome: 'supersede', id: 'quit', reason: 'It ends it.', probability: 0.97, decidedBy: 'classifier' };
  const none: Verdict = { outcome: 'add', reason: 'Nothing near.' };
  const verdict = about && ({ ...none, since: { ...by, ...about } } as Verdict);
  return reconcile(statement, { slot: [], named: null, events: [], candidates: [], since }, RULES, verdict);
}

describe('what arrives after what was said since', () => {
  it('is asked about, though nothing was near it when it was said', () => {
    expect(reconciled(smokes, undefined)).toEqual({ outcome: 'unclear', candidates: [] });
    expect(reconciled(smokes, null)).toMatchObject({ outcome: 'added', placement: { period: { to: null } } });
  });

  it('held until that took its place', () => {
    expect(reconciled(smokes, { polarity: 'ends' })).toMatchObject({
      ...{ outcome: 'added', decidedBy: 'classifier', probability: 0.97 },
      placement: { period: { from: at('2026-03-01'), to: at('2026-05-01') }, closes: [] },
    });
  });

  it.each([{ polarity: 'never' }, { mode: 'correction' }])(
    'is not believed where that says it was wrong: %j',
    (wrong) => {
      expect(reconciled(smokes, wrong)).toMatchObject({ outcome: 'corrected', denial: quit, decidedBy: 'classifier' });
    },
  );

  it('held until the day that was announced for that', () => {
    const announced = { ...quit, begins: at('2026-07-01') };
    const by = { outcome: 'supersede', id: 'quit', reason: 'It replaces it.', decidedBy: 'classifier' } as const;
    const verdict: Verdict = { outcome: 'add', reason: 'Nothing near.', since: by };
    const around = {
      slot: [],
      named: null,
      events: [],
      candidates: [],
      since: [{ version: announced, score: 0.7, parts }],
    };
    expect(reconcile(smokes, around, RULES, verdict)).toMatchObject({
      placement: { period: { to: at('2026-07-01') } },
    });
  });

  it('can be followed by no wish, by nothing about somebody else, and by nothing for a while', () => {
    expect(canReplaceLater(quit, smokes)).toBe(true);
    expect(canReplaceLater({ ...quit, modality: 'wish' }, smokes)).toBe(false);
    expect(canReplaceLater({ ...quit, subject: 'sister' }, smokes)).toBe(false);
    expect(canReplaceLater({ ...quit, validTo: at('2026-06-01') }, smokes)).toBe(false);
  });

  it.each([
    ['states its end', { validTo: at('2026-04-01') }],
    ['is an episode', { kind: 'episodic' }],
    ['begins after it', { validFrom: at('2026-06-01') }],
  ] as const)('is left as it is where it %s', (_, more) => {
    const told = { ...smokes, ...more };
    expect(reconciled(told, { polarity: 'ends' })).toEqual(reconciled(told, null));
  });
});

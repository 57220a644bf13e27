import type { Version } from '#domain/memory/memory.js';
import type { Statement } from '#domain/memory/statement.js';
import { event, known, THURSDAY, TUESDAY, UNSAID } from '../../../../test/support/stories/dentist.js';
import { at, city, freeText, lives, version } from '../../../../test/support/stories/statements.js';
import type { Candidate, Reconciled, Verdict } from './decision-types.js';
import { reconcile, type ReconcileRules } from './reconcile.js';

const STRUCTURE: ReconcileRules = { by: 'structure', update: 0.95, add: 0.8, floor: 0.6 };

interface Around {
  readonly slot?: readonly Version[];
  readonly named?: Version | null;
  readonly events?: readonly Version[];
  readonly candidates?: readonly Candidate[];
}
const met = (statement: Statement, around: Around, verdict: Verdict | null = null): Reconciled =>
  reconcile(statement, { slot: [], named: null, events: [], candidates: [], ...around }, STRUCTURE, verdict);
/** Before any arbiter was asked. */
const unasked = (statement: Statement, around: Around): Reconciled =>
  reconcile(statement, { slot: [], named: null, events: [], candidates: [], ...around }, STRUCTURE, undefined);
const near = (candidate: Version, similarity: number): Candidate => ({
  version: candidate,
  score: similarity,
  parts: { similarity, recency: 1, importance: 0.5 },
});

describe('reconcile: an event told in parts', () => {
  const plan = known('plan', TUESDAY);

  it('that moved supersedes, and says how alike its plan is where that was measured', () => {
    const settled = met(event('moved', THURSDAY), { events: [plan], candidates: [near(plan, 0.7)] });
    expect(settled).toMatchObject({ outcome: 'superseded', decidedBy: 'event', similarity: 0.7 });
    expect(settled).toMatchObject({ placement: { closes: [{ version: { id: 'plan' }, as: 'change' }] } });
    expect(met(event('moved', THURSDAY), { events: [plan] })).toMatchObject({ similarity: null });
  });

  it('that is known restates its version, and closes none', () => {
    const placement = { period: { from: plan.validFrom, to: null }, closes: [], factId: 'fact', restates: plan };
    expect(met(event('planned', TUESDAY), { events: [plan] })).toMatchObject({ outcome: 'restated', placement });
  });

  it('that is cancelled withdraws its version', () => {
    const placement = { closes: [], factId: 'fact', restates: null };
    expect(met(event('cancelled'), { events: [plan] })).toMatchObject({
      outcome: 'withdrawn',
      withdraws: plan,
      placement,
    });
  });

  it('that happened closes what its plan was before it moved, where that would still hold', () => {
    const moved = known('moved', { ...TUESDAY, validFrom: at('2026-03-08') });
    const before = known('before', { ...THURSDAY, validTo: at('2026-03-08') });
    const closes = (past: Version, from: string): string[] => {
      const settled = met(event('done', { ...TUESDAY, saidAt: at('2026-03-11'), validFrom: at(from) }), {
        events: [past, moved],
      });
      return settled.outcome === 'unclear'
        ? []
        : settled.placement.closes.map(({ version: { id }, as }) => `${as} ${id}`);
    };
    expect(closes(before, '2026-03-07')).toEqual(['change moved', 'change before']);
    expect(closes(before, '2026-03-08')).toEqual(['change moved']);
    expect(closes({ ...before, factId: 'another' }, '2026-03-07')).toEqual(['change moved']);
  });

  it('is not looked for where its caller names a version, or corrects', () => {
    expect(met(event('moved', THURSDAY), { events: [plan], named: plan })).toMatchObject({ decidedBy: 'caller' });
    expect(met(event('moved', { ...THURSDAY, mode: 'correction' }), { events: [plan] })).toMatchObject({
      outcome: 'added',
      decidedBy: 'default',
    });
  });

  it('for another time is a question to the arbiter, if the plan is among what it is shown', () => {
    const [shown, other] = [near(plan, 0.3), near(version('other', { text: 'x' }), 0.9)];
    const statement = event('planned', THURSDAY);
    const asked = { outcome: 'unclear', candidates: [other, shown] };
    expect(unasked(statement, { events: [plan], candidates: [other, shown] })).toEqual(asked);
    expect(unasked(statement, { events: [plan], candidates: [other] })).toMatchObject({
      outcome: 'added',
      decidedBy: 'event',
      similarity: 0.9,
    });
    expect(met(statement, { events: [plan], candidates: [shown] })).toMatchObject({
      outcome: 'added',
      decidedBy: 'event',
    });
    expect(unasked(statement, { events: [plan] })).toMatchObject({ outcome: 'added', similarity: null });
    const verdict: Verdict = { outcome: 'supersede', id: 'plan', reason: 'It moved.' };
    expect(met(statement, { events: [plan], candidates: [shown] }, verdict)).toMatchObject({
      outcome: 'superseded',
      decidedBy: 'arbiter',
    });
  });

  it('that begins a life of its own is added', () => {
    expect(met(event('planned', UNSAID), {})).toMatchObject({ outcome: 'added', reason: 'Nothing like it is known.' });
  });
});

describe('reconcile: why', () => {
  const porto = lives('Porto', '2026-01-01', null);
  const ended = lives('Porto', '2026-01-01', '2026-02-01');
  const old = version('old', { attribute: null, value: null, text: 'She likes tea.' });

  it.each<{ statement: Statement; around: Around; decidedBy: string; reason: string }>([
    {
      statement: city('Porto'),
      around: { slot: [porto] },
      decidedBy: 'attribute',
      reason: 'The same is already believed for that time.',
    },
    {
      statement: city('Lisbon'),
      around: { slot: [porto], named: porto },
      decidedBy: 'caller',
      reason: 'The caller named the version it replaces.',
    },
    {
      statement: city('Lisbon'),
      around: { slot: [porto] },
      decidedBy: 'attribute',
      reason: 'Another value of current_city, which has one at a time.',
    },
    {
      statement: city('Lisbon', { mode: 'correction' }),
      around: { slot: [porto] },
      decidedBy: 'attribute',
      reason: 'What was believed is corrected: it never held.',
    },
    {
      statement: city('Porto', { validTo: at('2026-03-01') }),
      around: { slot: [porto] },
      decidedBy: 'attribute',
      reason: 'The same, and now it is known when it ended.',
    },
    {
      statement: city('Porto', { validFrom: at('2026-01-01'), validTo: at('2026-12-01') }),
      around: { slot: [ended] },
      decidedBy: 'attribute',
      reason: 'The same holds for longer than was known.',
    },
    {
      statement: city('Porto', { validFrom: at('2025-01-01') }),
      around: { slot: [porto] },
      decidedBy: 'attribute',
      reason: 'The same holds for longer than was known.',
    },
    {
      statement: freeText('She likes tea.', { validFrom: at('2025-01-01') }),
      around: { slot: [old] },
      decidedBy: 'default',
      reason: 'The same holds for longer than was known.',
    },
    { statement: freeText('She runs.'), around: {}, decidedBy: 'default', reason: 'Nothing like it is known.' },
    {
      statement: freeText('She runs.'),
      around: { candidates: [near(old, 0.5)] },
      decidedBy: 'default',
      reason: 'Nothing near it is known.',
    },
    {
      statement: freeText('She runs.'),
      around: { candidates: [near(old, 0.7)] },
      decidedBy: 'default',
      reason: 'No rule replaces anything, and there is no arbiter.',
    },
  ])('$reason', ({ statement, around, decidedBy, reason }) => {
    expect(met(statement, around)).toMatchObject({ decidedBy, reason });
  });

  it('the same words elsewhere are no candidate of an arbiter', () => {
    const same = near({ ...old, id: 'same' }, 1);
    expect(unasked(freeText('She likes tea.'), { candidates: [same] })).toMatchObject({
      reason: 'Nothing like it is known.',
    });
  });

  it('of two that are as near the first counts', () => {
    const thresholds: ReconcileRules = { ...STRUCTURE, by: 'thresholds' };
    const candidates = [near(old, 0.96), near({ ...old, id: 'second' }, 0.96)];
    const settled = reconcile(freeText('x'), { slot: [], named: null, events: [], candidates }, thresholds, null);
    expect(settled).toMatchObject({ placement: { closes: [{ version: { id: 'old' } }] } });
  });
});

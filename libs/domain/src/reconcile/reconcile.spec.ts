import type { Version } from '#domain/memory/memory.js';
import type { Statement } from '#domain/memory/statement.js';
import { at, city, freeText, version } from '../../../../test/support/stories/statements.js';
import type { Candidate, Verdict } from './decision-types.js';
import { reconcile, type ReconcileRules } from './reconcile.js';

const STRUCTURE: ReconcileRules = { by: 'structure', update: 0.95, add: 0.8, floor: 0.6 };
const THRESHOLDS: ReconcileRules = { ...STRUCTURE, by: 'thresholds' };

const porto = version('porto', { validFrom: at('2026-01-01') });
const told = (text: string): Version => version('old', { attribute: null, value: null, text });
const near = (candidate: Version, similarity: number): Candidate => ({
  version: candidate,
  score: similarity,
  parts: { similarity, recency: 1, importance: 0.5 },
});
const around = (
  candidates: readonly Candidate[],
  slot: readonly Version[] = [],
  named: Version | null = null,
): Parameters<typeof reconcile>[1] => ({ slot, named, events: [], candidates });

describe('reconcile: structure first', () => {
  const settled = (
    statement: Statement,
    slot: readonly Version[],
    named: Version | null = null,
    candidates: readonly Candidate[] = [],
  ): unknown => reconcile(statement, around(candidates, slot, named), THRESHOLDS, undefined);

  it.each([
    {
      what: 'the first value of an attribute is added',
      statement: city('Porto'),
      slot: [],
      expected: { outcome: 'added', decidedBy: 'attribute', reason: 'No value of current_city is known.' },
    },
    {
      what: 'one of many values is added',
      statement: city('nuts', { attribute: 'allergy', cardinality: 'many' }),
      slot: [],
      expected: { outcome: 'added', decidedBy: 'attribute', reason: 'allergy can have many values.' },
    },
    {
      what: 'another value supersedes',
      statement: city('Lisbon'),
      slot: [porto],
      expected: { outcome: 'superseded', decidedBy: 'attribute' },
    },
    {
      what: 'another value of a time about which nothing is known is added',
      statement: city('Faro', { validFrom: at('2025-01-01'), validTo: at('2025-06-01') }),
      slot: [porto],
      expected: { outcome: 'added', decidedBy: 'attribute', reason: 'Nothing else is believed for that time.' },
    },
    {
      what: 'the same value restates',
      statement: city('porto'),
      slot: [porto],
      expected: { outcome: 'restated', decidedBy: 'attribute' },
    },
    {
      what: 'the same value since longer supersedes',
      statement: city('Porto', { validFrom: at('2025-01-01') }),
      slot: [porto],
      expected: { outcome: 'superseded', reason: 'The same holds for longer than was known.' },
    },
  ])('$what', ({ statement, slot, expected }) => {
    expect(settled(statement, slot)).toMatchObject(expected);
  });

  it('the same free text restates, by default', () => {
    const old = told('She has a dog.');
    expect(settled(freeText('she has a dog'), [old])).toMatchObject({ outcome: 'restated', decidedBy: 'default' });
  });

  it('the version that its caller names is superseded, however little alike', () => {
    const old = told('She has a dog.');
    expect(settled(freeText('She has a cat.'), [], old, [near(old, 0.1)])).toMatchObject({
      outcome: 'superseded',
      decidedBy: 'caller',
      similarity: 0.1,
    });
  });

  it('tells how alike the version is that decided, if it was measured', () => {
    expect(settled(city('Lisbon'), [porto], null, [near(porto, 0.7)])).toMatchObject({ similarity: 0.7 });
    expect(settled(city('Lisbon'), [porto])).toMatchObject({ similarity: null });
  });

  it('asks nobody about an attribute, whatever lies near', () => {
    expect(settled(city('Lisbon'), [], null, [near(told('She lives in Porto.'), 0.99)])).toMatchObject({
      outcome: 'added',
    });
  });
});

describe('reconcile: the thresholds of the article', () => {
  const old = told('She likes tea.');
  const met = (similarity: number): unknown =>
    reconcile(freeText('She likes coffee.'), around([near(old, similarity)]), THRESHOLDS, null);

  it.each([
    { similarity: 0.95, outcome: 'superseded', decidedBy: 'threshold' },
    { similarity: 0.9499, outcome: 'superseded', decidedBy: 'threshold' },
    { similarity: 0.875, outcome: 'superseded', decidedBy: 'threshold' },
    { similarity: 0.8749, outcome: 'added', decidedBy: 'threshold' },
    { similarity: 0.8, outcome: 'added', decidedBy: 'threshold' },
    { similarity: 0.7999, outcome: 'added', decidedBy: 'threshold' },
  ])('at $similarity, with no arbiter: $outcome', ({ similarity, outcome, decidedBy }) => {
    expect(met(similarity)).toMatchObject({ outcome, decidedBy, similarity });
  });

  it.each([0.8, 0.9499])('at %d it is unclear until the arbiter was asked', (similarity) => {
    expect(reconcile(freeText('x'), around([near(old, similarity)]), THRESHOLDS, undefined).outcome).toBe('unclear');
  });

  it.each([0.95, 0.7999])('at %d the arbiter is not asked', (similarity) => {
    expect(reconcile(freeText('x'), around([near(old, similarity)]), THRESHOLDS, undefined)).toMatchObject({
      decidedBy: 'threshold',
    });
  });

  it('go by the nearest, not by the best blended', () => {
    const nearest = { ...near(told('She drinks tea.'), 0.97), score: 0.1 };
    const best = { ...near(version('best'), 0.5), score: 0.9 };
    const settled = reconcile(freeText('x'), around([best, nearest]), THRESHOLDS, null);
    expect(settled).toMatchObject({ outcome: 'superseded', placement: { closes: [{ version: { id: 'old' } }] } });
  });

  it('replace with a remainder for the time before', () => {
    expect(met(0.97)).toMatchObject({ placement: { closes: [{ version: { id: 'old' }, as: 'change' }] } });
  });
});

describe('reconcile: what structure leaves open', () => {
  const old = told('She likes tea.');

  it('is added when there is no arbiter, however near', () => {
    expect(reconcile(freeText('She likes teas.'), around([near(old, 0.999)]), STRUCTURE, null)).toMatchObject({
      outcome: 'added',
      decidedBy: 'default',
      similarity: 0.999,
    });
  });

  it.each([
    { what: 'nothing is known', candidates: [] },
    { what: 'nothing near is known', candidates: [near(old, 0.59)] },
  ])('is added without asking when $what', ({ candidates }) => {
    expect(reconcile(freeText('She likes coffee.'), around(candidates), STRUCTURE, undefined)).toMatchObject({
      outcome: 'added',
      decidedBy: 'default',
    });
  });

  it('goes to the arbiter with its candidates from 0.6 on', () => {
    const candidates = [near(old, 0.6)];
    expect(reconcile(freeText('She likes coffee.'), around(candidates), STRUCTURE, undefined)).toEqual({
      outcome: 'unclear',
      candidates,
    });
  });
});

describe('reconcile: the verdict of an arbiter', () => {
  const old = told('She likes tea.');
  const judged = (text: string, verdict: Verdict, candidate = old): unknown =>
    reconcile(freeText(text), around([near(candidate, 0.9)]), STRUCTURE, verdict);

  it('add: it stands beside', () => {
    expect(judged('She likes coffee.', { outcome: 'add', reason: 'Both can be so.' })).toMatchObject({
      outcome: 'added',
      decidedBy: 'arbiter',
      reason: 'Both can be so.',
      placement: { closes: [] },
    });
  });

  it('supersede: the version it names gives way', () => {
    expect(judged('She went off tea.', { outcome: 'supersede', id: 'old', reason: 'No more tea.' })).toMatchObject({
      outcome: 'superseded',
      decidedBy: 'arbiter',
      reason: 'No more tea.',
      similarity: 0.9,
      placement: { closes: [{ version: { id: 'old' }, as: 'change' }], factId: 'fact' },
    });
  });

  it('restate: no version is written', () => {
    expect(judged('Tea is what she likes.', { outcome: 'restate', id: 'old', reason: 'The same.' })).toMatchObject({
      outcome: 'restated',
      decidedBy: 'arbiter',
      placement: { closes: [], restates: { id: 'old' } },
    });
  });

  it.each([
    ['Dinner is at 9:00.', 'Dinner is at 9:30.'],
    ['Call her after 6 pm.', 'Call her after 7 pm.'],
    ['She has two cats.', 'She has three cats.'],
  ])('restate is not believed of "%s" and "%s"', (before, text) => {
    const verdict: Verdict = { outcome: 'restate', id: 'old', reason: 'The same.' };
    expect(judged(text, verdict, told(before))).toMatchObject({ outcome: 'added', decidedBy: 'default' });
  });

  it('about a version that is not current replaces nothing', () => {
    expect(judged('She likes coffee.', { outcome: 'supersede', id: 'gone', reason: 'x' })).toMatchObject({
      outcome: 'added',
      decidedBy: 'default',
      placement: { closes: [] },
    });
  });
});

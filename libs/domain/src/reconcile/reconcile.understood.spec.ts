import type { Version } from '#domain/memory/memory.js';
import type { Statement } from '#domain/memory/statement.js';
import { at, city, dayOf, freeText, version } from '../../../../test/support/stories/statements.js';
import type { Candidate, Settled, Understood } from './decision-types.js';
import { reconcile, type ReconcileRules } from './reconcile.js';
import { supersede } from './supersede.js';

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

  it('ends nothing that is known to have begun since: that was another time', () => {
    const left = freeText('Sold the Honda in December.', { validFrom: at('2025-12-01') });
    for (const understood of [{ polarity: 'ends' }, { isEnd: true }] as const)
      expect(settled(left, understood)).toMatchObject({ outcome: 'added', unclear: ['honda'] });
    const later = freeText('Sold the Honda in February.', { validFrom: at('2026-02-01') });
    expect(settled(later, { polarity: 'ends' })).toMatchObject({ outcome: 'ended' });
  });

  it('adds beside an announcement, or a tale of the past, what is so now', () => {
    const isNow = freeText('I drive a Honda.', { saidAt: at('2026-03-01') });
    const same = { outcome: 'restate', id: 'honda', reason: 'The same.', decidedBy: 'classifier' } as const;
    const beside = (told: Partial<Version>): unknown => {
      const known = [{ version: { ...honda, ...told }, score: 0.7, parts }];
      return reconcile(isNow, { slot: [], named: null, events: [], candidates: known }, RULES, same);
    };
    expect(beside({})).toMatchObject({ outcome: 'restated' });
    expect(beside({ holdsFrom: at('2026-07-01') })).toMatchObject({ outcome: 'added' });
    expect(beside({ holdsTo: at('2026-02-01') })).toMatchObject({ outcome: 'added' });
    expect(beside({ holdsFrom: at('2026-02-01') })).toMatchObject({ outcome: 'restated' });
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

  it('keeps an event of which the same is known as a fact', () => {
    const tennis = freeText('Plays tennis every Tuesday.', { kind: 'episodic', status: 'planned' });
    const verdict = { outcome: 'restate' as const, id: 'honda', reason: 'It says the same.' };
    const neighbours = { slot: [], named: null, events: [], candidates };
    expect(reconcile(tennis, neighbours, RULES, verdict)).toMatchObject({ outcome: 'added' });
  });

  it('makes a plan of what takes the place of one that is to come', () => {
    const { saidAt } = freeText('Is given Thursday.');
    const plan = {
      ...honda,
      id: 'honda',
      kind: 'episodic' as const,
      status: 'planned' as const,
      startsAt: at('2026-02-03'),
    };
    const time = {
      startsAt: at('2026-02-05'),
      endsAt: at('2026-02-06'),
      precision: 'day' as const,
      expression: 'Thursday',
    };
    const told = freeText('Is given Thursday.', { validFrom: at('2026-01-01'), newTime: () => time });
    const decide = (version: Version, statement: Statement): unknown => {
      const verdict = { outcome: 'supersede' as const, id: version.id, reason: 'So it is.' };
      const neighbours = { slot: [], named: null, events: [], candidates: [{ version, score: 0.7, parts }] };
      return reconcile(statement, neighbours, RULES, verdict);
    };
    expect(decide(plan, told)).toMatchObject({
      outcome: 'superseded',
      statement: { ...time, kind: 'episodic', status: 'planned', moved: true, validFrom: saidAt },
    });
    for (const [version, statement] of [
      [plan, { ...told, newTime: () => null }],
      [{ ...plan, status: 'done' as const }, told],
      [{ ...plan, startsAt: at('2025-02-03') }, told],
      [{ ...plan, recurrence: 'FREQ=WEEKLY' }, told],
      [honda, told],
    ] as const)
      expect(decide(version, statement)).not.toHaveProperty('statement.kind', 'episodic');
  });

  it('replaces nothing by what corrects a fact in its own words', () => {
    const known = { ...honda, attribute: 'car', value: 'Honda' };
    const verdict = { outcome: 'supersede' as const, id: known.id, reason: 'So it is.', mode: 'correction' as const };
    const neighbours = { slot: [], named: null, events: [], candidates: [{ version: known, score: 0.7, parts }] };
    expect(reconcile(freeText(honda.text), neighbours, RULES, verdict)).toMatchObject({
      outcome: 'restated',
      placement: { closes: [], restates: known },
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

describe('reconcile: a change that is told for a time', () => {
  const JUNE = at('2026-06-01');
  const said = { saidAt: at('2026-02-01') };
  const kia = freeText('From June I drive a Kia.', { ...said, begins: JUNE });

  /** @returns what is left of the Honda. */
  function left(statement: Statement, known: Partial<Version> = {}, understood: Understood = {}): unknown {
    const meant = { ...honda, ...known };
    const settledSo = reconcile(
      statement,
      { slot: [], named: null, events: [], candidates: [{ version: meant, score: 0.7, parts }] },
      RULES,
      { outcome: 'supersede', id: 'honda', reason: 'So.', decidedBy: 'classifier', ...understood },
    ) as Settled;
    const { opens } = supersede(settledSo.statement ?? statement, 'contact', settledSo, at('2026-02-02'), () => 'new');
    return opens.slice(1).map(({ version: { validFrom, validTo } }) => [validFrom, validTo].map(dayOf));
  }

  it('leaves the fact until the day for which it is announced', () => {
    expect(left(kia)).toEqual([['2026-01-01', '2026-06-01']]);
  });

  it('takes the place of a plan at once, whose day may be what is changed', () => {
    expect(left(kia, { kind: 'episodic' })).toEqual([['2026-01-01', '2026-02-01']]);
    expect(left(kia, { expression: 'on 5 June', startsKnown: false })).toEqual([['2026-01-01', '2026-02-01']]);
  });

  it('leaves a fact that is known since a day until then, too', () => {
    expect(left(kia, { expression: 'since January', startsKnown: true })).toEqual([['2026-01-01', '2026-06-01']]);
  });

  it('brings the fact back after a while', () => {
    const lent = freeText('Drives a Kia until June.', { ...said, validTo: JUNE });
    const both = [
      ['2026-01-01', '2026-02-01'],
      ['2026-06-01', null],
    ];
    expect(left(lent)).toEqual(both);
    expect(left(freeText('No Honda until June.', { ...said, validTo: JUNE }), {}, { polarity: 'ends' })).toEqual(both);
  });

  it('ends a fact that somebody only has for a while', () => {
    const until = freeText('Only has the Honda until June.', { ...said, validTo: JUNE });
    const by = { outcome: 'supersede' as const, id: 'honda', reason: 'So.', polarity: 'ends' as const };
    expect(reconcile(until, { slot: [], named: null, events: [], candidates }, RULES, by)).toMatchObject({
      ...{ outcome: 'ended', statement: { validTo: JUNE } },
    });
  });

  it('ends a fact on the day for which its end is announced', () => {
    const sells = freeText('Sells the Honda in June.', { ...said, begins: JUNE });
    const by = { outcome: 'supersede' as const, id: 'honda', reason: 'So.', polarity: 'ends' as const };
    const neighbours = { slot: [], named: null, events: [], candidates };
    expect(reconcile(sells, neighbours, RULES, by)).toMatchObject({ outcome: 'ended', statement: { validFrom: JUNE } });
  });

  it('ends a fact that is told again with its end', () => {
    const until = freeText('Drives the Honda until June.', { ...said, validTo: JUNE });
    const same = { outcome: 'restate' as const, id: 'honda', reason: 'The same.', decidedBy: 'classifier' as const };
    const neighbours = { slot: [], named: null, events: [], candidates };
    expect(reconcile(until, neighbours, RULES, same)).toMatchObject({ outcome: 'ended', statement: { validTo: JUNE } });
    const late = freeText('Drives the Honda until June.', { saidAt: at('2025-01-01'), validTo: JUNE });
    expect(reconcile(late, neighbours, RULES, same)).toMatchObject({ outcome: 'restated' });
    const restatedSince = [{ version: { ...honda, restatedAt: at('2026-03-01') }, score: 0.7, parts }];
    const by = { ...neighbours, candidates: restatedSince };
    expect(reconcile(until, by, RULES, same)).toMatchObject({ outcome: 'restated' });
  });

  it.each([
    ['puts off an end that is told to be later', '2026-05-01', 'superseded'],
    ['knows an end already', '2026-06-01', 'restated'],
    ['takes none from what was over', '2026-01-20', 'restated'],
  ])('%s', (_, validTo, outcome) => {
    const until = freeText('Drives the Honda until June.', { ...said, validTo: JUNE });
    const same = { outcome: 'restate' as const, id: 'honda', reason: 'The same.', decidedBy: 'classifier' as const };
    const known = [{ version: { ...honda, validTo: at(validTo) }, score: 0.7, parts }];
    const one = reconcile(until, { slot: [], named: null, events: [], candidates: known }, RULES, same) as Settled;
    expect(one.outcome).toBe(outcome);
    if (outcome === 'superseded')
      expect(one.placement).toMatchObject({
        period: { from: honda.validFrom, to: JUNE },
        closes: [{ as: 'extension' }],
      });
  });

  it.each([
    'I handed in my notice, and I drive the Honda until June.',
    'The Honda stays until June, and then it is a Kia.',
    'I can drive the Honda until June, no longer.',
  ])('brings nothing back where somebody leaves: %s', (text) => {
    expect(left(freeText(text, { ...said, validTo: JUNE }))).toEqual([['2026-01-01', '2026-02-01']]);
  });

  it('brings nothing back where it is understood as an end that says more', () => {
    const goes = freeText('The Honda is here until June, my brother buys it.', { ...said, validTo: JUNE });
    expect(left(goes, {}, { isEnd: true })).toEqual([['2026-01-01', '2026-02-01']]);
    for (const text of [
      'The Honda is away until June, and then I am back to it.',
      'No Honda until June, it is in the garage.',
      'I have given up the Honda until June.',
    ])
      expect(left(freeText(text, { ...said, validTo: JUNE }), {}, { isEnd: true })).toHaveLength(2);
  });

  it('says nothing of what was so before, however it is put', () => {
    const kiaAlone = freeText('Until June it is the Kia, not the Honda.', { ...said, validTo: JUNE });
    expect(left(kiaAlone, {}, { mode: 'correction' })).toEqual([
      ['2026-01-01', '2026-02-01'],
      ['2026-06-01', null],
    ]);
    const no = freeText('No Honda until June.', { ...said, validTo: JUNE });
    expect(left(no, {}, { polarity: 'never' })).toHaveLength(2);
    expect(left({ ...kia, mode: 'change' }, {}, { mode: 'correction' })).toEqual([['2026-01-01', '2026-06-01']]);
    expect(left(kiaAlone, { expression: 'until May' }, { mode: 'correction' })).toEqual([]);
  });
});

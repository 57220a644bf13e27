import fc from 'fast-check';
import type { Version } from '#domain/memory/memory.js';
import { overlaps } from '#domain/memory/period.js';
import { subjectKey } from '#domain/memory/sameness.js';
import type { Statement } from '#domain/memory/statement.js';
import { at, city, freeText, lives, version } from '../../../../test/support/stories/statements.js';
import type { Candidate, Settled } from './decision-types.js';
import { endVersions } from './end-versions.js';
import { endOfDenied, settleDenial } from './settle-denial.js';

const SAID = { saidAt: at('2026-06-01') };
const pune = lives('Pune', '2026-01-01', null);
const left = city('Pune', { ...SAID, polarity: 'ends' });
const near = (known: Version, similarity = 0.9): Candidate => {
  return { version: known, score: similarity, parts: { similarity, recency: 1, importance: 0.5 } };
};
const settled = (statement: Statement, slot: readonly Version[]): Settled =>
  settleDenial(statement, { slot, named: null, events: [], candidates: [] }, null, 0.6) as Settled;
const meant = (statement: Statement, slot: readonly Version[]): string[] =>
  (settled(statement, slot).denies ?? []).map(({ id }) => id);

it('ends nothing by meaning that is known to have begun since what it ends was over', () => {
  const acme = version('acme', { attribute: 'employer', value: 'Acme', validFrom: at('2026-03-01') });
  const parts = {
    attribute: 'employer',
    value: 'Acme',
    cardinality: 'one',
    polarity: 'ends',
    saidAt: at('2026-11-01'),
  } as const;
  const verdict = { outcome: 'supersede', id: 'acme', reason: 'It ends it.', decidedBy: 'classifier' } as const;
  const around = { slot: [acme], named: null, events: [], candidates: [near(acme)] };
  const endedBy = (validTo: string): unknown =>
    settleDenial(freeText('Left Acme.', { ...parts, validTo: at(validTo) }), around, verdict, 0.6);
  expect(endedBy('2026-02-01')).toMatchObject({ outcome: 'added' });
  expect(endedBy('2026-04-01')).toMatchObject({ outcome: 'ended', denies: [acme] });
});

describe('a denial for a while', () => {
  const MAY = at('2026-05-01');
  const takes = version('metformin', { attribute: 'medication', value: 'metformin', text: 'Takes metformin.' });
  const pause = freeText('Does not take metformin until 1 May.', {
    ...{ attribute: 'medication', value: 'metformin', cardinality: 'many', polarity: 'ends' },
    ...{ saidAt: at('2026-03-05'), validTo: MAY, endless: 'Does not take metformin.' },
  });

  it('takes the place of what it denies for that time', () => {
    expect(settled(pause, [takes])).toMatchObject({
      outcome: 'superseded',
      placement: { period: { from: pause.saidAt, to: MAY }, closes: [{ version: takes, as: 'change' }] },
    });
    const from = settled({ ...pause, begins: at('2026-04-01') }, [takes]);
    expect(from).toMatchObject({ placement: { period: { from: at('2026-04-01'), to: MAY } } });
  });

  it('is kept for that time where nothing is known that it denies', () => {
    expect(settled(pause, [])).toMatchObject({
      outcome: 'added',
      placement: { period: { from: pause.saidAt, to: MAY } },
    });
  });

  it('is an end where its caller says when', () => {
    expect(settled({ ...pause, endless: null }, [takes])).toMatchObject({ outcome: 'ended' });
  });
});

describe('a denial means', () => {
  it('the version that its caller names, whatever it says', () => {
    const neighbours = { slot: [pune], named: version('other'), events: [], candidates: [] };
    expect(settleDenial(left, neighbours, null, 0.6)).toMatchObject({
      outcome: 'ended',
      decidedBy: 'caller',
      denies: [{ id: 'other' }],
    });
  });

  it('what has its value, and no other value', () => {
    const slot = [lives('Goa', '2025-01-01', '2026-01-01'), pune];
    expect(meant(left, slot)).toEqual([pune.id]);
    expect(meant({ ...left, value: 'Rome' }, slot)).toEqual([]);
  });

  it('whatever its slot holds at that time, where it has no value', () => {
    const slot = [lives('Goa', '2025-01-01', '2026-01-01'), pune];
    const out = { ...left, value: null, text: 'Moved out.', validFrom: at('2025-06-01') };
    expect(meant(out, slot)).toEqual(['Goa-2025-01-01']);
    expect(meant({ ...out, validFrom: null }, slot)).toEqual(['Goa-2025-01-01', pune.id]);
    expect(meant({ ...out, cardinality: 'many' }, slot)).toEqual([]);
  });

  it('nobody else: a sister is not the contact', () => {
    expect(meant({ ...left, subject: 'sister' }, [pune])).toEqual([]);
    expect(meant({ ...left, subject: 'my Sister' }, [{ ...pune, subject: 'sister' }])).toEqual([pune.id]);
  });

  it('not what began again after the end that it states; what never was is gone whenever it was said to be', () => {
    const again = lives('Pune', '2026-03-01', null);
    const before = { ...left, validTo: at('2026-02-01') };
    expect(meant(before, [again])).toEqual([]);
    expect(meant(before, [{ ...again, startsKnown: false }])).toEqual([again.id]);
    expect(meant({ ...before, polarity: 'never' }, [again])).toEqual([again.id]);
  });

  it('a question to the arbiter, where nobody knows how many values its attribute has, however far the value lies', () => {
    const red = { ...pune, attribute: 'order_colour', value: 'red' };
    const gone = city('', {
      ...SAID,
      attribute: 'order_colour',
      value: null,
      cardinality: 'unknown',
      polarity: 'ends',
    });
    const asked = (known: Version, stated: Statement): string =>
      settleDenial(stated, { slot: [], named: null, events: [], candidates: [near(known, 0.1)] }, undefined, 0.6)
        .outcome;
    expect(asked(red, gone)).toBe('unclear');
    expect(asked({ ...red, subject: 'sister' }, gone)).toBe('added');
    expect(asked(red, { ...gone, cardinality: 'many' })).toBe('added');
  });

  it('what an arbiter finds by meaning, of the same person and near enough; else it is kept', () => {
    const text = freeText('Gave up coffee.', { ...SAID, polarity: 'ends' });
    const coffee = version('coffee', { attribute: null, value: null, text: 'Drinks coffee.' });
    const ask = (known: Candidate, verdict?: 'supersede' | 'restate' | 'add'): unknown => {
      const neighbours = { slot: [], named: null, events: [], candidates: [known] };
      const said =
        verdict &&
        (verdict === 'add' ? { outcome: verdict, reason: 'r' } : { outcome: verdict, id: 'coffee', reason: 'r' });
      return settleDenial(text, neighbours, said, 0.6);
    };
    expect(ask(near(coffee))).toMatchObject({ outcome: 'unclear', candidates: [{ version: { id: 'coffee' } }] });
    for (const verdict of ['supersede', 'restate'] as const)
      expect(ask(near(coffee), verdict)).toMatchObject({
        outcome: 'ended',
        decidedBy: 'arbiter',
        denies: [{ id: 'coffee' }],
      });
    expect(ask(near(coffee), 'add')).toMatchObject({
      outcome: 'added',
      reason: expect.stringContaining('kept') as string,
    });
    expect(ask(near(coffee, 0.5))).toMatchObject({ outcome: 'added' });
    expect(ask(near({ ...coffee, subject: 'sister' }))).toMatchObject({ outcome: 'added' });
    expect(ask(near({ ...coffee, polarity: 'ends' }))).toMatchObject({ outcome: 'added' });
  });

  it('not what was said after it, where it arrives late', () => {
    const since = (from: string, said: string): Version => ({ ...lives('Pune', from, null), saidAt: at(said) });
    const begun = since('2026-08-01', '2026-08-01');
    expect(settled(left, [begun])).toMatchObject({
      outcome: 'added',
      placement: { period: { from: SAID.saidAt, to: begun.validFrom } },
    });
    for (const polarity of ['ends', 'never'] as const) {
      const goesOn = since('2026-01-01', '2026-08-01');
      expect(settled({ ...left, polarity }, [goesOn])).toMatchObject({ outcome: 'corrected', denial: goesOn });
      const again = { ...pune, restatedAt: at('2026-08-01') };
      expect(settled({ ...left, polarity }, [again])).toMatchObject({ outcome: 'corrected', denial: again });
      expect(meant({ ...left, polarity }, [begun, pune])).toEqual([pune.id]);
    }
    const ended = { ...pune, validTo: at('2026-08-01'), saidAt: at('2026-08-01') };
    expect(meant(left, [ended])).toEqual([ended.id]);
    expect(meant({ ...left, value: null }, [begun])).toEqual([]);
  });

  it('nothing of what is known to begin after it', () => {
    const again = lives('Pune', '2026-03-01', null);
    expect(settled({ ...left, validTo: at('2026-02-01') }, [again])).toMatchObject({
      placement: { period: { from: at('2026-02-01'), to: again.validFrom } },
    });
  });

  it('the same denial when it is stated again', () => {
    const denial = { ...pune, polarity: 'ends' as const };
    expect(settled(left, [denial])).toMatchObject({ outcome: 'restated', placement: { restates: { id: pune.id } } });
    expect(settled({ ...left, polarity: 'never' }, [denial])).toMatchObject({ outcome: 'added' });
  });
});

it('the end of a denial is the stated one, else since when it is so, else when it was said', () => {
  const [from, to] = [at('2026-02-01'), at('2026-03-01')];
  expect(endOfDenied({ ...left, validFrom: from, validTo: to })).toEqual(to);
  expect(endOfDenied({ ...left, validFrom: from })).toEqual(from);
  expect(endOfDenied(left)).toEqual(SAID.saidAt);
});

it.each([
  ['my sister', 'sister'],
  [' Her  Sister.', 'sister'],
  ['Leo', 'leo'],
  ['the caller', ''],
  ['me', ''],
  ['order 4471', 'order 4471'],
])('"%s" is about "%s"', (subject, key) => {
  expect(subjectKey({ subject, status: null })).toBe(key);
  expect(subjectKey({ subject, status: 'planned' })).toBe('');
});

describe('whatever is denied', () => {
  const day = (n: number): Date => new Date(Date.UTC(2026, 0, 1 + n));
  const versions = fc
    .array(fc.tuple(fc.nat({ max: 20 }), fc.option(fc.integer({ min: 1, max: 9 })), fc.nat({ max: 30 })), {
      maxLength: 5,
    })
    .map((all) =>
      all.map(([from, length, said], i) =>
        version(`v${i}`, {
          validFrom: day(from),
          validTo: length === null ? null : day(from + length),
          saidAt: day(said),
        }),
      ),
    );

  it('holds at no time after its end, and before it as it did; what never held holds at no time', () => {
    fc.assert(
      fc.property(versions, fc.option(fc.nat({ max: 30 })), (known, ends) => {
        const [end, now] = [ends === null ? null : day(ends), day(40)];
        let ids = 0;
        const plan = endVersions(known, end, { saidAt: day(31) }, now, () => `new${ids++}`);
        const current = [
          ...known.filter(({ id }) => !plan.closes.includes(id)),
          ...plan.opens.map(({ version: opened }) => opened),
        ];
        for (const { validFrom: from, validTo: to } of current) {
          expect(end).not.toBeNull();
          expect(overlaps({ from, to }, { from: end ?? now, to: null })).toBe(false);
        }
        const held = (all: readonly Version[], n: number): number =>
          all.filter(({ validFrom, validTo }) => validFrom <= day(n) && (!validTo || day(n) < validTo)).length;
        for (let n = 0; end && day(n) < end; n++) expect(held(current, n)).toBe(held(known, n));
        expect(plan.became).toHaveLength(known.length);
        expect(plan.links.every(({ to }) => plan.closes.includes(to))).toBe(true);
      }),
    );
  });
});

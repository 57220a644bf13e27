import fc from 'fast-check';
import { MODALITIES, type Modality } from '#domain/memory/memory.js';
import type { Version } from '#domain/memory/memory.js';
import type { Statement } from '#domain/memory/statement.js';
import { at, statement, version } from '../../../../test/support/stories/statements.js';
import type { Settled } from './decision-types.js';
import { reconcile, type ReconcileRules } from './reconcile.js';
import { isClaim } from './settle-non-claim.js';

const RULES: ReconcileRules = { by: 'structure', update: 0.9, add: 0.7, floor: 0.5 };
const SLOT = { attribute: 'current_city', cardinality: 'one' } as const;

function told(modality: Modality, value = 'Goa', more: Partial<Statement> = {}): Statement {
  const said = { text: `Told of ${value}.`, value, saidAt: at('2026-03-01'), validFrom: null, validTo: null };
  return statement({ ...SLOT, ...said, modality, ...more });
}

function known(modality: Modality, value: string, more: Partial<Version> = {}): Version {
  const period = { validFrom: at('2026-01-01'), validTo: null, saidAt: at('2026-01-01') };
  return version(value, { attribute: 'current_city', value, text: `Told of ${value}.`, modality, ...period, ...more });
}

function settle(one: Statement, slot: readonly Version[], named: Version | null = null): Settled {
  return reconcile(one, { slot, named, events: [], candidates: [] }, RULES, null) as Settled;
}

describe('a statement that claims nothing', () => {
  it.each(['wish', 'hearsay', 'plan'] as const)('a %s replaces no fact, and stands beside it', (modality) => {
    const settled = settle(told(modality), [known('fact', 'Pune')]);
    expect(settled).toMatchObject({ outcome: 'added', placement: { closes: [], restates: null } });
  });

  it.each(['wish', 'hearsay'] as const)(
    'a %s that is said again is a restatement, but of a fact it is none',
    (modality) => {
      expect(settle(told(modality), [known(modality, 'Goa')])).toMatchObject({ outcome: 'restated' });
      expect(settle(told(modality), [known('fact', 'Goa')])).toMatchObject({ outcome: 'added' });
    },
  );

  it('a plan that begins at a stated time to come takes the place of what holds until then', () => {
    const plan = told('plan', 'Goa', { validFrom: at('2026-06-01') });
    expect(settle(plan, [known('fact', 'Pune')])).toMatchObject({ outcome: 'superseded' });
  });

  it('hearsay that something ended, or never was, ends nothing', () => {
    for (const polarity of ['ends', 'never'] as const) {
      const settled = settle(told('hearsay', 'Pune', { polarity }), [known('fact', 'Pune')]);
      expect(settled).toMatchObject({ outcome: 'added', placement: { closes: [] } });
      expect(settled.denies).toBeUndefined();
    }
  });
});

describe('a statement that claims nothing and names what it replaces', () => {
  it.each(['correction', 'change'] as const)('replaces that by a %s, and nothing else of its slot', (mode) => {
    for (const modality of ['wish', 'hearsay', 'plan'] as const) {
      const meant = known(modality, 'Rome', { id: 'meant' });
      const others = [known('fact', 'Pune', { id: 'fact' }), known('hearsay', 'Oslo', { id: 'heard' })];
      const settled = settle(told(modality, 'Goa', { mode }), [...others, meant], meant);
      expect(settled).toMatchObject({ outcome: 'superseded', placement: { closes: [{ version: { id: 'meant' } }] } });
    }
  });

  it('does not take what is so for the same', () => {
    const wish = known('wish', 'Rome', { id: 'meant' });
    const { outcome, placement } = settle(told('wish', 'Goa'), [known('fact', 'Goa', { id: 'fact' }), wish], wish);
    expect({ outcome, closed: placement.closes.map(({ version: { id } }) => id) }).toEqual({
      outcome: 'superseded',
      closed: ['meant'],
    });
  });
});

describe('a denial', () => {
  it.each(['wish', 'hearsay'] as const)('that is meant as %s ends the same, and no fact', (modality) => {
    const ends = told(modality, 'Goa', { polarity: 'ends' });
    const settled = settle(ends, [known('fact', 'Goa', { id: 'fact' }), known(modality, 'Goa', { id: 'meant' })]);
    expect(settled).toMatchObject({ outcome: 'ended', denies: [{ id: 'meant' }] });
  });

  it('of what was only heard ends it', () => {
    for (const cardinality of ['one', 'many'] as const) {
      const settled = settle(told('fact', 'Goa', { polarity: 'ends', cardinality }), [known('hearsay', 'Goa')]);
      expect(settled).toMatchObject({ outcome: 'ended', denies: [{ modality: 'hearsay' }] });
    }
  });
});

describe('a correction', () => {
  it('means the fact, and not what was heard before it', () => {
    const heard = known('hearsay', 'Rome', { validFrom: at('2025-01-01') });
    const settled = settle(told('fact', 'Goa', { mode: 'correction' }), [heard, known('fact', 'Pune')]);
    const closed = settled.placement.closes.map(({ version: { value }, as }) => `${value} ${as}`);
    expect(closed).toContain('Pune correction');
  });
});

describe('a fact', () => {
  it('leaves a wish of its slot alone', () => {
    expect(settle(told('fact'), [known('wish', 'Rome')])).toMatchObject({
      outcome: 'added',
      placement: { closes: [] },
    });
    expect(settle(told('fact', 'Rome'), [known('wish', 'Rome')])).toMatchObject({ outcome: 'added' });
  });

  it.each(['Goa', 'Rome'])('takes the place of hearsay of its slot: %s', (value) => {
    const settled = settle(told('fact'), [known('hearsay', value)]);
    expect(settled).toMatchObject({ outcome: 'superseded', placement: { closes: [{ version: { value } }] } });
  });

  it('is not held back by hearsay that it ended', () => {
    const denial = known('hearsay', 'Goa', { polarity: 'ends', saidAt: at('2026-04-01') });
    expect(settle(told('fact'), [denial])).toMatchObject({ outcome: 'added' });
  });

  it('is never closed by what claims nothing, whatever is known beside it', () => {
    const modality = fc.constantFrom(...MODALITIES);
    const slot = fc.array(fc.tuple(modality, fc.constantFrom('Goa', 'Rome', 'Pune')), { maxLength: 4 });
    fc.assert(
      fc.property(modality, fc.constantFrom('holds', 'ends', 'never'), slot, (how, polarity, around) => {
        const versions = around.map(([one, value], index) => known(one, value, { id: `v${index}` }));
        const one = told(how, 'Goa', { polarity });
        const { placement, denies = [] } = settle(one, versions);
        const gone = [...placement.closes.map(({ version: closed }) => closed), ...denies];
        return isClaim(one) || gone.every((closed) => closed.modality === how);
      }),
    );
  });
});

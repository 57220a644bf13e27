import fc from 'fast-check';
import type { Understood } from '#domain/reconcile/decision-types.js';
import { tellsRest } from '#domain/speech/change/plain-change.js';
import type { ArbiterCandidate } from '../arbiter.js';
import { THRESHOLDS } from './thresholds.js';
import { weigh, type Weighed } from './weigh.js';

function candidate(id: string, text = `Fact ${id} of four words`): ArbiterCandidate {
  const validFrom = new Date('2025-01-01T00:00:00Z');
  return { id, text, attribute: 'seat', value: null, validFrom, validTo: null, similarity: 0.8 };
}

function weighed(id: string, gone: number, more: Partial<Weighed> = {}): Weighed {
  return { candidate: candidate(id), cardinality: 'unknown', probabilities: [1 - gone, 0, gone, 0, 0, 0], ...more };
}

describe('weigh', () => {
  it('lets the likeliest fact go', () => {
    expect(weigh('Said.', [weighed('a', 0.91), weighed('b', 0.99)])).toEqual({
      outcome: 'supersede',
      id: 'b',
      probability: 0.99,
      decidedBy: 'classifier',
      reason: 'It replaces what was known (0.99).',
    });
  });

  it.each([
    ['one', THRESHOLDS.gone.one, 'supersede'],
    ['one', THRESHOLDS.gone.one - 0.01, 'add'],
    ['unknown', THRESHOLDS.gone.unknown - 0.01, 'add'],
    ['many', THRESHOLDS.gone.many - 0.01, 'add'],
    ['many', THRESHOLDS.gone.many, 'supersede'],
  ] as const)('asks more of an attribute with many values: %s at %d', (cardinality, gone, outcome) => {
    expect(weigh('Said.', [weighed('a', gone, { cardinality })])).toMatchObject({ outcome });
  });

  it('says how many values the attribute has where the fact has one', () => {
    const many = { cardinality: 'many' } as const;
    const nameless = { ...candidate('a'), attribute: null };
    expect(weigh('Said.', [weighed('a', 0.99, many)])).toMatchObject({
      reason: 'It replaces what was known (0.99; seat has many).',
    });
    expect(weigh('Said.', [weighed('a', 0.99, { ...many, candidate: nameless })])).toMatchObject({
      reason: 'It replaces what was known (0.99).',
    });
  });

  it('keeps what a statement says is left', () => {
    const cats = { candidate: candidate('a', "I'm allergic to cats and dogs."), probabilities: [0, 0, 0, 1, 0, 0] };
    const ends = (statement: string): unknown => weigh(statement, [weighed('a', 0.99, cats)]);
    expect(ends("I'm not allergic to cats or dogs any more.")).toMatchObject({ polarity: 'ends' });
    for (const rest of [', only to cats', '. Just cats', ', so I just keep the cats'])
      expect(ends(`I'm not allergic to dogs any more${rest}.`)).toMatchObject({ isEnd: true });
  });

  it('reads what is left in no time that grows with the length of words', () => {
    const words = `so ${`${'a'.repeat(1_900)} `.repeat(4)}`;
    expect(weigh(words.repeat(3), [weighed('a', 0.2)])).toMatchObject({ outcome: 'add' });
    expect(tellsRest(words.repeat(3))).toBe(false);
  });

  it('is unclear between, and says so', () => {
    expect(weigh('Said.', [weighed('a', 0.3)])).toEqual({
      outcome: 'add',
      probability: 0.7,
      decidedBy: 'classifier',
      isUnclear: true,
      concerns: 'a',
      reason: 'Unclear whether it replaces what is known (0.3), so both stand.',
    });
    expect(weigh('Said.', [weighed('a', 0.2)])).not.toHaveProperty('isUnclear');
  });

  it('asks less where the words tell of a change that lasts, unless there can be many', () => {
    const { told } = THRESHOLDS;
    expect(weigh('Said.', [weighed('a', told, { isTold: true })])).toMatchObject({ outcome: 'supersede', id: 'a' });
    expect(weigh('Said.', [weighed('a', told - 0.01, { isTold: true })])).toMatchObject({ outcome: 'add' });
    const many = { isTold: true, cardinality: 'many' } as const;
    expect(weigh('Said.', [weighed('a', 0.4, many)])).toMatchObject({ outcome: 'add' });
    const event = { subject: null, status: 'planned', startsAt: null, endsAt: null } as const;
    const plan = { ...many, candidate: { ...candidate('a'), event } };
    expect(weigh('Said.', [weighed('a', 0.4, plan)])).toMatchObject({ outcome: 'supersede' });
  });

  it('looks past one that stays under what it needs', () => {
    const told = weighed('b', 0.3, { isTold: true });
    expect(weigh('Said.', [weighed('a', 0.35), told])).toMatchObject({ outcome: 'supersede', id: 'b' });
    expect(weigh('Said.', [weighed('a', 0.35), weighed('b', 0.3)])).toMatchObject({ outcome: 'add', concerns: 'a' });
    expect(weigh('Said.', [weighed('a', 0.4), told])).toMatchObject({ outcome: 'supersede', id: 'a' });
  });

  it('takes no other number for the same, so that it is beside or instead', () => {
    const probabilities = [0.03, 0.62, 0.35, 0, 0, 0];
    expect(weigh('Said.', [weighed('a', 0, { probabilities })])).toMatchObject({ outcome: 'add' });
    expect(weigh('Said.', [weighed('a', 0, { probabilities, isOther: true })])).toMatchObject({
      outcome: 'supersede',
      probability: 0.921,
    });
    const same = { probabilities: [0, 1, 0, 0, 0, 0], isOther: true };
    expect(weigh('Said.', [weighed('a', 0, same)])).not.toMatchObject({ outcome: 'supersede' });
  });

  it('lets nothing go that its words leave open, and says that it is unclear', () => {
    const open = weighed('a', 0.99, { isOpen: true });
    expect(weigh('Said.', [open])).toMatchObject({ outcome: 'add', isUnclear: true, concerns: 'a' });
    expect(weigh('Said.', [open, weighed('b', 0.9)])).toMatchObject({ outcome: 'supersede', id: 'b' });
    expect(weigh('Said.', [weighed('a', 0.2, { isOpen: true })])).not.toHaveProperty('isUnclear');
  });

  it('adds up the ways to go, and names the likeliest of them', () => {
    const probabilities = [0.02, 0, 0.3, 0.5, 0.1, 0.08];
    const verdict = weigh('Said.', [weighed('a', 0, { probabilities })]);
    expect(verdict).toMatchObject({ outcome: 'supersede', reason: 'It ends what was known (0.98).' });
    expect(verdict).not.toHaveProperty('polarity');
  });

  it.each([
    [[0.02, 0, 0.01, 0.97, 0, 0], { polarity: 'ends' }],
    [[0.02, 0, 0.01, 0, 0, 0.97], { polarity: 'never' }],
    [[0.02, 0, 0.01, 0, 0.97, 0], { mode: 'correction' }],
    [[0.02, 0, 0.97, 0.01, 0, 0], {}],
  ])('says how the fact went, where that is sure: %p', (probabilities, understood) => {
    const { polarity, mode } = weigh('Said.', [weighed('a', 0, { probabilities })]) as Understood;
    expect({ polarity, mode }).toEqual({ polarity: undefined, mode: undefined, ...understood });
  });

  it('keeps what an end says besides, in the place of the fact', () => {
    const ends = {
      candidate: candidate('a', 'The donor gives ten pounds by direct debit'),
      probabilities: [0, 0, 0, 1, 0, 0],
    };
    const told = (text: string): Understood => weigh(text, [{ ...weighed('a', 1), ...ends }]) as Understood;
    expect(told('Direct debit cancelled.').polarity).toBe('ends');
    expect(told('Direct debit cancelled, she moves in with her son.').polarity).toBeUndefined();
  });

  it('restates only what says no more than is known', () => {
    const probabilities = [0.01, 0.99, 0, 0, 0, 0];
    const same = { ...weighed('a', 0, { probabilities }), candidate: candidate('a', 'I walk to work in Leeds.') };
    expect(weigh("I'm walking to work", [same])).toMatchObject({ outcome: 'restate', id: 'a', probability: 0.99 });
    expect(weigh('In Leeds I walk to work and to and from and with and by and at', [same])).toMatchObject({
      outcome: 'add',
    });
    expect(weigh('I drive to work in Leeds.', [same])).toMatchObject({ outcome: 'add' });
    expect(weigh('I walk to work in York.', [same])).toMatchObject({ outcome: 'add' });
  });

  it('quotes no fact in a reason', () => {
    const share = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(share, share, (gone, same) => {
        const probabilities = [0, same, gone, 0, 0, 0];
        const secret = candidate('a', 'Xylophone');
        return !weigh('Said.', [{ ...weighed('a', gone), candidate: secret, probabilities }]).reason.includes('Xylo');
      }),
    );
  });
});

import { correction, ending, type Sayable } from './statements.js';
import { sharedBy } from './same-number.js';

const memory: Sayable = {
  ...{ id: 'm1', kind: 'semantic', text: 'Lives in Pune', attribute: 'current_city', value: 'Pune' },
  ...{ modality: 'fact', subject: null, agentId: null, importance: 0.5, tags: ['call'], startsKnown: true },
  ...{ validFrom: '2019-01-01T00:00:00.000Z', validTo: '2025-06-01T00:00:00.000Z' },
  ...{ repository: null, validFromRevision: null, validToRevision: null },
};

describe('what is done about a fact', () => {
  it('a correction names what it replaces, and holds in the same period', () => {
    expect(correction(memory, 'Lived in Mumbai', 'Mumbai', '')).toEqual({
      ...{ kind: 'semantic', attribute: 'current_city', text: 'Lived in Mumbai', value: 'Mumbai', as: 'correction' },
      ...{
        modality: 'fact',
        supersedes: 'm1',
        validFrom: memory.validFrom,
        validTo: memory.validTo,
        importance: 0.5,
        tags: ['call'],
      },
    });
  });

  it('a correction of what is still so states no end', () => {
    expect(correction({ ...memory, validTo: null }, 'x', 'y', 'misheard')).not.toHaveProperty('validTo');
  });

  it('a correction invents no start where nobody said one', () => {
    expect(correction({ ...memory, startsKnown: false }, 'x', 'y', '')).not.toHaveProperty('validFrom');
  });

  it('an end names what it ends, says the same words, and when it ended if that was said', () => {
    const ends = {
      kind: 'semantic',
      modality: 'fact',
      attribute: 'current_city',
      text: 'Lives in Pune',
      value: 'Pune',
      polarity: 'ends',
      supersedes: 'm1',
    };
    expect(ending(memory, '', '')).toEqual(ends);
    expect(ending(memory, 'last Friday', 'told us')).toEqual({ ...ends, validTo: 'last Friday', reason: 'told us' });
  });

  it.each([
    { repository: 'shop', validFromRevision: 'c2', validToRevision: null },
    { repository: 'shop', validFromRevision: 'c2', validToRevision: 'c4' },
    { repository: 'shop', validFromRevision: null, validToRevision: 'c4' },
  ])('holds at the revisions at which it held: $validFromRevision to $validToRevision', (span) => {
    const kept = Object.fromEntries(Object.entries(span).filter(([, at]) => at !== null));
    const revisions = (stated: object): object =>
      Object.fromEntries(Object.entries(stated).filter(([name]) => name in span));
    expect(revisions(correction({ ...memory, ...span }, 'x', 'y', ''))).toEqual(kept);
    expect(revisions(ending({ ...memory, ...span }, '', ''))).toEqual(kept);
  });

  it.each(['wish', 'hearsay', 'plan'] as const)('a %s stays one, and touches no fact', (modality) => {
    expect(correction({ ...memory, modality }, 'x', 'y', '')).toMatchObject({ modality });
    expect(ending({ ...memory, modality }, '', '')).toMatchObject({ modality });
  });
});

describe('a shared number', () => {
  it('is one that several have', () => {
    const known = (...values: string[]): Parameters<typeof sharedBy>[0][number] => ({
      identifiers: values.map((value) => ({ kind: 'phone', value })),
    });
    expect([...sharedBy([known('+1'), known('+1', '+1'), known('+2')])]).toEqual([['phone:+1', 2]]);
  });
});

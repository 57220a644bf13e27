import { factKey } from '#domain/memory/sameness.js';
import { carriersInWords, carriersOf, type Carrying } from './carriers.js';

const pune: Carrying = {
  ...{ id: 'm1', kind: 'semantic', text: 'Lives in Pune', attribute: 'current_city', value: 'Pune', agentId: null },
  ...{ subject: null, entityId: null, status: null, startsAt: null, validFrom: '2019-01-01T00:00:00Z' },
};
const visit: Carrying = {
  ...{ ...pune, id: 'e1', kind: 'episodic', text: 'Saw the dentist', attribute: null, value: null, status: 'done' },
  startsAt: '2026-03-01T09:00:00Z',
};
const ids = (named: Carrying, chain: Carrying[], others: Carrying[] = []): string[] =>
  carriersOf(named, chain, others).map(({ id }) => id);

describe('what is emptied with a memory', () => {
  it('is what has its words or its value in the history of the fact', () => {
    const longer = { ...pune, id: 'm2', text: 'Has been living in Pune since 2019', value: 'pune ' };
    const nashik = { ...pune, id: 'm3', text: 'Lives in Nashik', value: 'Nashik' };
    const unvalued = { ...pune, id: 'm4', value: null, attribute: null };
    expect(ids(pune, [pune, longer, nashik, unvalued])).toEqual(['m1', 'm2', 'm4']);
  });

  it('is what says the same of the same under another fact, and no other', () => {
    const again = { ...pune, id: 'm2', text: 'Her home is Pune' };
    const others = [
      again,
      { ...pune, id: 'm3', subject: 'Leo' },
      { ...pune, id: 'm4', attribute: 'birthplace' },
      { ...pune, id: 'm5', agentId: 'sales' },
      { ...pune, id: 'm6', attribute: null, value: null },
      { ...pune, id: 'm7', kind: 'procedural' },
    ];
    expect(ids(pune, [pune], others)).toEqual(['m1', 'm2']);
  });

  it('is of two events in the same words the one at that time', () => {
    const later = { ...visit, id: 'e2', startsAt: '2026-06-01T09:00:00Z' };
    expect(ids(visit, [visit], [{ ...visit, id: 'e3' }, later])).toEqual(['e1', 'e3']);
    const undated = { ...visit, startsAt: null };
    expect(
      ids(
        undated,
        [undated],
        [
          { ...undated, id: 'e2' },
          { ...undated, id: 'e3', validFrom: later.startsAt },
        ],
      ),
    ).toEqual(['e1', 'e2']);
  });

  it.each([
    [{ text: 'Likes tea!!' }, { text: 'likes  tea .' }],
    [{ text: '我住在北京。' }, { text: '\u202b我住在北京' }],
    [{ subject: 'İzmir' }, { subject: 'izmir' }],
    [{ subject: 'my sister' }, { subject: 'Sister' }],
    [{ subject: 'the caller' }, {}],
    [
      { subject: 'Leo', entityId: 'e' },
      { subject: 'my son', entityId: 'e' },
    ],
    [{ subject: 'Leo' }, {}],
    [{ text: 'Lives at 10² Road' }, { text: 'Lives at 102 Road' }],
    [{ subject: null, entityId: 'e' }, {}],
  ])('is what the service takes for the same fact: %j and %j', (one, other) => {
    const [a, b] = [one, other].map((more, i) => ({ ...pune, attribute: null, value: null, id: `m${i}`, ...more }));
    if (!a || !b) throw new Error('two');
    expect(ids(a, [a], [b]).length === 2).toBe(factKey(a) === factKey(b));
  });

  it('is counted once, and not what was forgotten already', () => {
    const gone = { ...pune, id: 'm2', text: '', value: null, forgotten: { at: '2026-01-01T00:00:00Z' } };
    expect(ids(pune, [pune, pune, gone], [pune])).toEqual(['m1']);
  });

  it('is told with its other words', () => {
    const longer = { ...pune, id: 'm2', text: 'Has been living in Pune' };
    expect(carriersInWords(pune, [pune, longer, { ...longer, id: 'm3' }], false)).toEqual([
      '“Lives in Pune” would be emptied, in 3 versions.',
      'Emptied with it, since it says the same: “Has been living in Pune”.',
      'So would be denials of it, and copies that a merge made. Other facts in which these words stand keep them.',
    ]);
    expect(carriersInWords(pune, [pune], true)[0]).toBe('“Lives in Pune” would be emptied, in at least 1 version.');
  });
});

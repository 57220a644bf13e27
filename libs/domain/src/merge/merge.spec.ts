import type { Version } from '#domain/memory/memory.js';
import { at, dayOf, version } from '../../../../test/support/stories/statements.js';
import { mergePools } from './merge.js';

const NOW = at('2026-06-01');

function livesIn(id: string, value: string, from: string, saidAt: string, to: string | null = null): Version {
  const said = { attribute: 'current_city', value, text: `Lives in ${value}.`, saidAt: at(saidAt) };
  return version(id, { ...said, kind: 'semantic', validFrom: at(from), validTo: to === null ? null : at(to) });
}

function merged(
  own: readonly Version[],
  others: readonly Version[],
): { believed: unknown[]; closes: readonly string[] } {
  let count = 0;
  const { opens, closes, copies } = mergePools(own, others, {
    contactId: 'stays',
    single: ({ attribute }) => attribute === 'current_city',
    now: NOW,
    mint: () => `new-${(count += 1)}`,
  });
  expect(copies.every(({ of }) => others.some(({ id }) => id === of))).toBe(true);
  const standing = [...own.filter(({ id }) => !closes.includes(id)), ...opens.map(({ version: one }) => one)];
  const believed = standing.map(({ value, validFrom, validTo }) => [value, dayOf(validFrom), dayOf(validTo)]);
  return { believed: believed.sort((a, b) => String(a[1]).localeCompare(String(b[1]))), closes };
}

describe('mergePools', () => {
  const pune = livesIn('own', 'Pune', '2026-01-01', '2026-01-01');

  it('a value that was told later takes its period, and what is left of the other remains', () => {
    const { believed, closes } = merged([pune], [livesIn('other', 'Goa', '2026-03-01', '2026-03-01')]);
    expect(believed).toEqual([
      ['Pune', '2026-01-01', '2026-03-01'],
      ['Goa', '2026-03-01', null],
    ]);
    expect(closes).toEqual(['own']);
  });

  it('a value that was told earlier is copied for the time that is left to it', () => {
    const { believed, closes } = merged([pune], [livesIn('other', 'Goa', '2025-03-01', '2025-03-01')]);
    expect(believed).toEqual([
      ['Goa', '2025-03-01', '2026-01-01'],
      ['Pune', '2026-01-01', null],
    ]);
    expect(closes).toEqual([]);
  });

  it('a value that was told earlier for no other time is not copied', () => {
    const { believed } = merged([pune], [livesIn('other', 'Goa', '2026-02-01', '2025-12-01', '2026-03-01')]);
    expect(believed).toEqual([['Pune', '2026-01-01', null]]);
  });

  it('a period within another leaves a remainder on either side', () => {
    const { believed } = merged([pune], [livesIn('other', 'Goa', '2026-02-01', '2026-05-01', '2026-03-01')]);
    expect(believed).toEqual([
      ['Pune', '2026-01-01', '2026-02-01'],
      ['Goa', '2026-02-01', '2026-03-01'],
      ['Pune', '2026-03-01', null],
    ]);
  });

  it('the same value is copied only for the time that was not known', () => {
    const { believed, closes } = merged([pune], [livesIn('other', 'pune', '2025-06-01', '2026-05-01')]);
    expect(believed).toEqual([
      ['pune', '2025-06-01', '2026-01-01'],
      ['Pune', '2026-01-01', null],
    ]);
    expect(closes).toEqual([]);
  });

  it('two visits told in the same words stay two, if they are not of the same time', () => {
    const visit = (id: string, startsAt: string): Version =>
      version(id, { text: 'Saw the dentist.', attribute: null, value: null, kind: 'episodic', startsAt: at(startsAt) });
    const { believed } = merged([visit('a', '2026-01-10')], [visit('b', '2026-02-10'), visit('c', '2026-01-10')]);
    expect(believed).toHaveLength(2);
  });

  it.each([
    ['ends', [['Pune', '2026-01-01', '2026-03-01']]],
    ['never', []],
  ] as const)('what one of them was told that it %s is so of both, on either side', (polarity, left) => {
    const denial = { ...livesIn('a', 'Pune', '2026-03-01', '2026-03-01'), polarity };
    const [other, own] = [merged([pune], [denial]), merged([denial], [{ ...pune, id: 'b' }])];
    expect(other.closes).toEqual(['own']);
    expect(own.closes).toEqual([]);
    for (const { believed } of [other, own]) expect(believed).toEqual([...left, ['Pune', '2026-03-01', null]]);
  });

  it('what was told again after it was denied is believed', () => {
    const denial = { ...livesIn('a', 'Pune', '2025-06-01', '2025-06-01'), polarity: 'ends' as const };
    expect(merged([pune], [denial]).closes).toEqual([]);
  });

  describe('where one of them knows that the same has ended', () => {
    const until = (id: string, from: string, to: string): Version => livesIn(id, 'Pune', from, from, to);

    it.each([
      { told: 'before the end', saidAt: '2026-02-01', holdsUntil: '2026-03-01' },
      { told: 'after it', saidAt: '2026-04-01', holdsUntil: null },
    ])('it ends in both, unless the other was told so since: $told', ({ saidAt, holdsUntil }) => {
      const [ended, open] = [until('a', '2026-01-01', '2026-03-01'), livesIn('b', 'Pune', '2026-01-10', saidAt)];
      for (const { believed } of [merged([ended], [open]), merged([open], [ended])]) {
        expect(believed[0]).toEqual(['Pune', '2026-01-01', expect.anything()]);
        expect(believed.at(-1)).toEqual(['Pune', expect.anything(), holdsUntil]);
      }
    });

    it('what was said again since the end holds', () => {
      const again = { ...livesIn('b', 'Pune', '2026-01-10', '2026-02-01'), restatedAt: at('2026-04-01') };
      const { believed } = merged([until('a', '2026-01-01', '2026-03-01')], [again]);
      expect(believed.at(-1)).toEqual(['Pune', '2026-03-01', null]);
    });

    it('what the other knew before stays, and what came back later comes back', () => {
      const [open, pieces] = [
        pune,
        [until('a', '2026-02-01', '2026-03-01'), livesIn('b', 'Pune', '2026-05-01', '2026-02-01')],
      ];
      const whole = [
        ['Pune', '2026-01-01', '2026-02-01'],
        ['Pune', '2026-02-01', '2026-03-01'],
        ['Pune', '2026-05-01', null],
      ];
      expect(merged([open], pieces).believed).toEqual(whole);
      expect(merged(pieces, [open]).believed).toEqual(whole);
    });

    it('what was over before the other began says nothing of it', () => {
      const { believed } = merged([until('a', '2025-01-01', '2025-03-01')], [pune]);
      expect(believed).toEqual([
        ['Pune', '2025-01-01', '2025-03-01'],
        ['Pune', '2026-01-01', null],
      ]);
    });
  });

  it('a wish takes the place of nothing', () => {
    const wish = { ...livesIn('a', 'Goa', '2026-03-01', '2026-03-01'), modality: 'wish' as const };
    expect(merged([pune], [wish])).toMatchObject({ closes: [], believed: [expect.anything(), expect.anything()] });
  });
});

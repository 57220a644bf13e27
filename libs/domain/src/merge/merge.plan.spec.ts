import type { Version } from '#domain/memory/memory.js';
import { known, TUESDAY } from '../../../../test/support/stories/dentist.js';
import { at, lives, version } from '../../../../test/support/stories/statements.js';
import { type MergePlan, mergePools } from './merge.js';

const NOW = at('2026-06-01');

function plan(own: readonly Version[], others: readonly Version[]): MergePlan {
  let count = 0;
  return mergePools(own, others, {
    contactId: 'stays',
    single: ({ attribute }) => attribute === 'current_city',
    now: NOW,
    mint: () => `new-${(count += 1)}`,
  });
}
const copied = (own: Version, other: Version): number => plan([own], [other]).copies.length;
const said = (one: Version, day: string): Version => ({ ...one, saidAt: at(day) });

describe('the plan of a merge', () => {
  const pune = said(lives('Pune', '2026-01-01', null), '2026-01-01');
  const goa = said(lives('Goa', '2026-03-01', '2026-04-01'), '2026-03-01');

  it('links what takes over, and what remains, to the version that gives way', () => {
    const { closes, opens, links, copies } = plan([pune], [goa]);
    expect(closes).toEqual([pune.id]);
    expect(copies).toEqual([{ id: 'new-1', of: goa.id }]);
    expect(opens.map(({ version: { id }, carriesOver }) => [id, carriesOver])).toEqual([
      ['new-1', goa.id],
      ['new-2', pune.id],
      ['new-3', pune.id],
    ]);
    expect(links).toEqual([
      { from: 'new-1', to: pune.id, as: 'change' },
      { from: 'new-2', to: pune.id, as: 'remainder' },
      { from: 'new-3', to: pune.id, as: 'remainder' },
    ]);
  });

  it('copies a version whole, but for its id, its contact and its system time', () => {
    const [first] = plan([], [goa]).opens;
    expect(first?.version).toEqual({ ...goa, id: 'new-1', contactId: 'stays', recordedAt: NOW, supersededAt: null });
  });

  it('links only the pieces that meet the version that gives way', () => {
    const between = said(lives('Delhi', '2026-05-01', '2026-06-01'), '2026-06-01');
    const whole = said(lives('Goa', '2026-03-01', null), '2026-03-01');
    const later = said(lives('Pune', '2026-06-01', null), '2026-01-01');
    const { opens, links } = plan([between, later], [whole]);
    const pieces = opens.filter(({ carriesOver }) => carriesOver === whole.id).map((opened) => opened.version);
    expect(pieces.map(({ validFrom }) => validFrom)).toEqual([at('2026-03-01'), at('2026-06-01')]);
    expect(links).toEqual([{ from: pieces[1]?.id, to: later.id, as: 'change' }]);
  });

  it('several that were told later leave what none of them takes', () => {
    const delhi = said(lives('Delhi', '2026-05-01', null), '2026-05-01');
    const { closes, opens } = plan([pune], [goa, delhi]);
    expect(closes).toEqual([pune.id]);
    expect(opens.map(({ version: { value, validFrom } }) => [value, validFrom])).toEqual([
      ['Goa', at('2026-03-01')],
      ['Delhi', at('2026-05-01')],
      ['Pune', at('2026-01-01')],
      ['Pune', at('2026-04-01')],
    ]);
  });

  it('leaves what was told earlier, of another time, as it is', () => {
    const before = said(lives('Delhi', '2025-01-01', '2026-01-01'), '2025-01-01');
    expect(plan([before], [goa])).toMatchObject({ closes: [], opens: [{ version: { value: 'Goa' } }], links: [] });
  });

  it('what was told at the same moment does not take over', () => {
    expect(plan([pune], [said(lives('Goa', '2026-01-01', null), '2026-01-01')]).opens).toEqual([]);
  });
});

describe('what both contacts know', () => {
  it('is a plan in other words for the same time, and no other', () => {
    const plans = (about: Partial<Version>): number =>
      copied(known('own', { ...TUESDAY, text: 'Dentist on Tuesday.' }), known('other', { ...TUESDAY, ...about }));
    expect(plans({})).toBe(0);
    expect(plans({ startsAt: at('2026-03-10T16:00:00Z') })).toBe(1);
    expect(plans({ status: 'done' })).toBe(1);
    expect(plans({ object: 'haircut' })).toBe(1);
    expect(plans({ subject: null })).toBe(1);
  });

  it('is not what has no subject on either side, though it is planned for the same time', () => {
    const [own, other] = [known('own', { ...TUESDAY, subject: null }), known('other', { ...TUESDAY, subject: null })];
    expect(copied({ ...own, text: 'Dentist on Tuesday.' }, other)).toBe(1);
  });

  it('is no plan that only one of them still has', () => {
    const own = known('own', { ...TUESDAY, status: 'done', text: 'Was at the dentist.' });
    expect(copied(own, known('other', TUESDAY))).toBe(1);
  });

  it('is not what the same words say of another kind', () => {
    const fact = version('own', { attribute: null, value: null, text: 'Runs.' });
    expect(copied(fact, { ...fact, id: 'other' })).toBe(0);
    expect(copied(fact, { ...fact, id: 'other', kind: 'procedural' })).toBe(1);
  });

  it('is each of many values for itself', () => {
    const dog = version('own', { attribute: 'pet', value: 'dog', text: 'Has a dog.' });
    expect(copied(dog, { ...dog, id: 'other', value: 'cat', text: 'Has a cat.' })).toBe(1);
  });
});

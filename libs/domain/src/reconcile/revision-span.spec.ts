import type { RevisionSpan, Version } from '#domain/memory/memory.js';
import { at, city, lives } from '../../../../test/support/stories/statements.js';
import { endVersions } from './end-versions.js';
import { place } from './placement.js';
import { onlySameRevisions, sameRevisions } from './revision-span.js';
import { supersede } from './supersede.js';

const FROM_A: RevisionSpan = { repository: 'shop', validFromRevision: 'a' };
const FROM_B: RevisionSpan = { repository: 'shop', validFromRevision: 'b' };

describe('the same span', () => {
  it.each([
    { what: 'none and none', a: {}, b: { repository: null, validFromRevision: null }, same: true },
    { what: 'the same start', a: FROM_A, b: { ...FROM_A, validToRevision: null }, same: true },
    { what: 'another start', a: FROM_A, b: FROM_B, same: false },
    { what: 'another end', a: FROM_A, b: { ...FROM_A, validToRevision: 'c' }, same: false },
    { what: 'another repository', a: FROM_A, b: { ...FROM_A, repository: 'blog' }, same: false },
    { what: 'none beside one', a: {}, b: FROM_A, same: false },
  ])('is $same of $what', ({ a, b, same }) => {
    expect([sameRevisions(a, b), sameRevisions(b, a)]).toEqual([same, same]);
  });
});

describe('neighbours', () => {
  const version = (span: RevisionSpan): Version => ({ ...lives('Porto', '2026-01-01', null), ...span });

  it('are those of the same span, and what the caller names', () => {
    const all = { slot: [version(FROM_A), version(FROM_B)], events: [version({})], named: version({}) };
    expect(onlySameRevisions(all, FROM_A, false)).toEqual({ slot: [version(FROM_A)], events: [], named: version({}) });
    expect(onlySameRevisions(all, FROM_A, true).named).toBeNull();
    expect(onlySameRevisions(all, {}, true).named).toEqual(version({}));
  });
});

describe('what is replaced across revisions', () => {
  const now = at('2026-03-01');
  const left = (old: RevisionSpan, told: RevisionSpan): unknown[] => {
    const version = { ...lives('Porto', '2026-01-01', null), ...old };
    const statement = city('Lisbon', { ...told, validFrom: at('2026-02-01'), supersedes: version.id });
    let next = 0;
    const mint = (): string => `id${(next += 1)}`;
    const { opens } = supersede(statement, 'contact', { placement: place(statement, [], version) }, now, mint);
    return opens
      .slice(1)
      .map(({ version: { validFrom, validTo, validFromRevision, validToRevision } }) => [
        `${validFrom.toISOString().slice(5, 10)} to ${validTo?.toISOString().slice(5, 10) ?? 'open'}`,
        `${validFromRevision ?? ''}..${validToRevision ?? ''}`,
      ]);
  };

  it.each([
    { what: 'of equal spans nothing more', old: FROM_A, told: FROM_A, kept: [] },
    { what: 'the revisions before', old: FROM_A, told: FROM_B, kept: ['a..b'] },
    { what: 'those before, of what had no start', old: {}, told: FROM_B, kept: ['..b'] },
    { what: 'an end that it had', old: { ...FROM_A, validToRevision: 'e' }, told: FROM_B, kept: ['a..e'] },
    { what: 'those from its end on', old: FROM_A, told: { ...FROM_A, validToRevision: 'e' }, kept: ['e..'] },
    { what: 'nothing by what holds at any', old: FROM_A, told: {}, kept: [] },
  ])('keeps $what', ({ old, told, kept }) => {
    const before = ['01-01 to 02-01', `${old.validFromRevision ?? ''}..${old.validToRevision ?? ''}`];
    expect(left(old, told)).toEqual([before, ...kept.map((span) => ['02-01 to open', span])]);
  });

  it('ends what is denied from a revision on there, for all of its time', () => {
    const version = { ...lives('Porto', '2026-01-01', null), ...FROM_A };
    const { opens, closes } = endVersions([version], now, { saidAt: now, ...FROM_B }, now, () => 'new');
    expect(closes).toEqual([version.id]);
    expect(opens.map((open) => open.version)).toMatchObject([
      { validFrom: at('2026-01-01'), validTo: null, validFromRevision: 'a', validToRevision: 'b' },
    ]);
  });

  it('ends what is denied at its own revisions in time', () => {
    const version = { ...lives('Porto', '2026-01-01', null), ...FROM_A };
    const { opens } = endVersions([version], now, { saidAt: now, ...FROM_A }, now, () => 'new');
    expect(opens.map((open) => open.version)).toMatchObject([{ validTo: now, validFromRevision: 'a' }]);
  });
});

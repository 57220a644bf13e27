import type { AsOf } from '#domain/memory/memory.js';
import type { HistoryChainRow } from '#graph/generated/queries.js';
import type { MemoryRow } from '#graph/query.js';
import { stepOf } from './steps.js';

const day = (iso: string): Date => new Date(`${iso}T00:00:00Z`);
const known = (knownAt: Date): AsOf => ({ validAt: knownAt, knownAt });
const memory: MemoryRow = {
  id: 'm2',
  contactId: 'c',
  factId: 'm1',
  kind: 'semantic',
  text: 'She lives in Lisbon.',
  attribute: 'current_city',
  polarity: 'holds',
  value: 'Lisbon',
  importance: 0.5,
  confidence: 0.8,
  tags: [],
  validFrom: day('2026-02-01'),
  validTo: null,
  saidAt: day('2026-03-05'),
  recordedAt: day('2026-03-05'),
  supersededAt: day('2026-04-01'),
  startsKnown: true,
  precision: null,
  expression: null,
  startsAt: null,
  endsAt: null,
  subject: null,
  verb: null,
  object: null,
  aliases: [],
  status: null,
  turnId: null,
  quote: null,
};
const link = {
  id: 'm1',
  as: 'change',
  decidedBy: 'attribute',
  reason: 'Another value.',
  statedReason: null,
  similarity: 0.7,
  decisionId: 'd',
};
const decision = (outcome: string, at: string, more: object = {}): HistoryChainRow['decisions'][number] => ({
  id: `d-${at}`,
  outcome,
  decidedBy: 'default',
  reason: `It was ${outcome}.`,
  statedReason: null,
  similarity: null,
  text: 'Lisbon it is',
  at: day(at),
  turnId: null,
  revertedAt: null,
  ends: outcome === 'withdrawn' || outcome === 'reverted',
  ...more,
});

/** A version that began; the row of its end differs in time and rank. */
const began = { at: memory.recordedAt, rank: 1, memory, links: [link], decisions: [] };

describe('stepOf', () => {
  it('tells what a version superseded, and why', () => {
    expect(stepOf(began, known(day('2026-05-01')))).toMatchObject({
      as: 'change',
      supersedes: ['m1'],
      decidedBy: 'attribute',
      reason: 'Another value.',
      statedReason: null,
      similarity: 0.7,
      at: day('2026-03-05'),
      restatements: [],
    });
  });

  it('of a version that superseded nothing tells why it was added', () => {
    const step = stepOf(
      { ...began, links: [], decisions: [decision('added', '2026-03-05')] },
      known(day('2026-05-01')),
    );
    expect(step).toMatchObject({ as: 'added', supersedes: [], reason: 'It was added.' });
  });

  it('tells who said the same again, and when, and since when that counts no longer', () => {
    const more = { turnId: 't9', decidedBy: 'attribute', revertedAt: day('2026-04-15') };
    const decisions = [decision('restated', '2026-03-07', more)];
    const told = (knownAt: string): unknown => stepOf({ ...began, decisions }, known(day(knownAt))).restatements;
    const said = { decisionId: 'd-2026-03-07', text: 'Lisbon it is', at: day('2026-03-07'), decidedBy: 'attribute' };
    expect(told('2026-05-01')).toEqual([{ ...said, turnId: 't9', revertedAt: day('2026-04-15') }]);
    expect(told('2026-04-01')).toEqual([{ ...said, turnId: 't9', revertedAt: null }]);
  });

  it.each([
    { outcome: 'withdrawn', links: [link] },
    { outcome: 'reverted', links: [{ ...link, as: 'revert' }] },
  ])('tells that the belief was $outcome as a step of its own', ({ outcome, links }) => {
    const decisions = [decision(outcome, '2026-04-01', { decidedBy: 'caller' })];
    const ended = { ...began, at: day('2026-04-01'), rank: 0, links, decisions };
    expect(stepOf(ended, known(day('2026-05-01')))).toMatchObject({
      as: outcome,
      at: day('2026-04-01'),
      decidedBy: 'caller',
      supersedes: [],
    });
  });

  it('does not tell, as of before, that the version would be superseded', () => {
    const supersededAt = (knownAt: string): unknown => stepOf(began, known(day(knownAt))).memory.supersededAt;
    expect([supersededAt('2026-03-31'), supersededAt('2026-04-01')]).toEqual([null, day('2026-04-01')]);
  });
});

import type { AsOf } from '#domain/memory/memory.js';
import { fromCursor, listMark } from '#graph/cursor.js';
import type { HistoryChainRow } from '#graph/generated/queries.js';
import type { MemoryRow } from '#graph/query.js';
import { chainPage, FIRST_STEP, readChainPlace, stepOf } from './steps.js';

const day = (iso: string): Date => new Date(`${iso}T00:00:00Z`);
const known = (knownAt: Date): AsOf => ({ validAt: knownAt, knownAt });
const LATER = day('2026-05-01');
const memory = (id: string): MemoryRow =>
  ({
    id,
    attribute: null,
    ...{ kind: 'semantic', confidence: 0.8, saidAt: day('2026-02-01') },
    validFrom: day('2026-02-01'),
    recordedAt: day('2026-03-05'),
    supersededAt: null,
  }) as MemoryRow;
const row = (id: string, more: Partial<HistoryChainRow> = {}): HistoryChainRow => ({
  ...{ at: day('2026-03-05'), rank: 1, memory: memory(id), links: [], decisions: [] },
  ...more,
});
const decision = (outcome: string, more: object = {}): HistoryChainRow['decisions'][number] => ({
  ...{
    id: `d-${outcome}`,
    outcome,
    decidedBy: 'default',
    reason: 'Why.',
    statedReason: null,
    similarity: null,
    text: 'Lisbon',
  },
  ...{ at: day('2026-03-05'), turnId: null, revertedAt: null, ends: false },
  ...more,
});

const LIST = listMark('getHistory', 'a');

describe('a page of a chain', () => {
  const rows = ['a', 'b', 'c'].map((id) => row(id));

  it('is whole where no more was read than is shown', () => {
    expect(chainPage(rows, { ...known(LATER), limit: 3, list: LIST })).toMatchObject({
      steps: rows.map(({ at }) => ({ at })),
      nextCursor: null,
    });
    expect(chainPage([], { ...known(LATER), limit: 3, list: LIST })).toEqual({ steps: [], nextCursor: null });
  });

  it('ends where the next one begins', () => {
    const { steps, nextCursor } = chainPage(rows, { ...known(LATER), limit: 2, list: LIST });
    expect(steps.map(({ memory: { id } }) => id)).toEqual(['a', 'b']);
    expect(fromCursor(nextCursor ?? '', LIST, readChainPlace)).toEqual({
      knownAt: LATER,
      at: day('2026-03-05'),
      rank: 1,
      afterFrom: day('2026-02-01'),
      afterId: 'b',
    });
  });

  it('begins before every step', () => {
    expect(FIRST_STEP.rank).toBeLessThan(0);
    expect(FIRST_STEP.at).toEqual(day('0001-01-01'));
  });
});

describe('the place in a cursor', () => {
  const told = {
    knownAt: LATER.toISOString(),
    at: '2026-03-05T00:00:00Z',
    afterFrom: '2026-02-01T00:00:00Z',
    rank: 0,
    afterId: 'b',
  };

  it('is read whole', () => {
    expect(readChainPlace(told)).toEqual({
      ...told,
      knownAt: LATER,
      at: day('2026-03-05'),
      afterFrom: day('2026-02-01'),
    });
    expect(readChainPlace({ ...told, rank: 1 })?.rank).toBe(1);
  });

  it.each<Record<string, unknown>>([
    { knownAt: undefined },
    { at: 'tea' },
    { afterFrom: null },
    { rank: -1 },
    { rank: 2 },
    { rank: '1' },
    { afterId: 7 },
  ])('is none with %j', (wrong) => {
    expect(readChainPlace({ ...told, ...wrong })).toBeNull();
  });
});

describe('the cause of a step', () => {
  it('is none where none is kept', () => {
    const nobody = { decidedBy: null, reason: null, similarity: null, decisionId: null };
    expect(stepOf(row('a'), known(LATER))).toMatchObject({ as: 'added', ...nobody });
    expect(stepOf(row('a', { rank: 0 }), known(LATER))).toMatchObject({ as: 'withdrawn', ...nobody });
  });

  it('is the decision of a link, or the one that made or ended the version', () => {
    const link = {
      id: 'm1',
      as: 'change',
      decidedBy: 'attribute',
      reason: 'Another.',
      statedReason: null,
      similarity: 0.7,
      decisionId: 'd',
    };
    expect(stepOf(row('a', { links: [link] }), known(LATER))).toMatchObject({ decisionId: 'd', similarity: 0.7 });
    const merged = stepOf(row('a', { decisions: [decision('merged', { similarity: 0.5 })] }), known(LATER));
    expect(merged).toMatchObject({ as: 'merge', decisionId: 'd-merged', similarity: 0.5 });
    const decisions = [decision('restated'), decision('forgotten', { ends: true })];
    expect(stepOf(row('a', { rank: 0, decisions }), known(LATER))).toMatchObject({
      as: 'forgotten',
      decisionId: 'd-forgotten',
    });
  });

  it('is not among what said the same again, which counts no longer from the moment it was reverted', () => {
    const decisions = [decision('added'), decision('restated', { revertedAt: LATER })];
    const restated = (knownAt: Date): unknown => stepOf(row('a', { decisions }), known(knownAt)).restatements;
    expect(restated(LATER)).toMatchObject([{ decisionId: 'd-restated', revertedAt: LATER }]);
    expect(restated(new Date(LATER.getTime() - 1))).toMatchObject([{ revertedAt: null }]);
  });
});

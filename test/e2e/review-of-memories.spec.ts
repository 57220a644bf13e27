import { createContact } from '#contract/contacts.js';
import { getContext } from '#contract/context.js';
import { getMemory, listMemories, remember, withdraw } from '#contract/memories.js';
import { recall } from '#contract/recall.js';
import { listReview } from '#contract/review.js';
import { addRevisions } from '#contract/revisions.js';
import { newId } from '#graph/ids.js';
import { RecallCounts } from '#memory/recall/recall-counts.service.js';
import { byDoors } from '../support/doors/doors.js';
import { TestClock } from '../support/service/test-clock.js';

const clock = new TestClock('2026-03-05');
type Item = { kind: string; memory: { id: string }; actions: { does: string; fields: Record<string, unknown> }[] };

byDoors('what grows old', { clock }, (visit) => {
  const { ask } = visit;
  let contactId = '';

  beforeEach(async () => {
    clock.set('2026-01-01T10:00:00Z');
    contactId = (await ask(createContact, {})).id;
  });

  const tell = async (text: string, more: object = {}): Promise<string> => {
    const { memory } = await ask(remember, { contactId, text, ...more });
    return String(memory?.id);
  };
  const queue = async (more: object = {}): Promise<Item[]> => (await ask(listReview, { contactId, ...more })).items;
  const kinds = async (): Promise<string[]> => (await queue()).map(({ kind }) => kind);
  const act = async (does: string): Promise<void> => {
    const [item] = await queue();
    const fields = item?.actions.find((action) => action.does === does)?.fields ?? {};
    await (does === 'withdraw' ? ask(withdraw, fields as never) : ask(remember, fields as never));
  };

  it('is less sure with time, at the time of the read, until it is said again', async () => {
    const memoryId = await tell('Likes tea.', { confidence: 0.8 });
    clock.set('2027-01-01T11:00:00Z');
    const read = async (validAt?: string): Promise<object | undefined> =>
      (await ask(listMemories, { contactId, ...(validAt ? { validAt } : {}) })).memories[0];
    expect(await read()).toMatchObject({ confidence: 0.8, confidenceNow: 0.4 });
    expect(await read('2026-01-01T20:00:00Z')).toMatchObject({ confidence: 0.8, confidenceNow: 0.8 });
    await tell('Likes tea.', { confidence: 0.5 });
    const { confidence, confidenceNow } = await ask(getMemory, { memoryId });
    expect([confidence, confidenceNow]).toEqual([0.9, 0.9]);
    const before = await ask(getMemory, { memoryId, knownAt: '2026-12-31T10:00:00Z' });
    expect(before).toMatchObject({ confidence: 0.8 });
    expect(before.confidenceNow).toBeLessThan(0.41);
  });

  it('stays restated in what is left of it when a part is replaced', async () => {
    await tell('Lives in Pune.', { attribute: 'current_city', value: 'Pune', validFrom: '2020-01-01T00:00:00Z' });
    clock.set('2026-06-01T10:00:00Z');
    await tell('Lives in Pune.', { attribute: 'current_city', value: 'Pune' });
    clock.set('2026-06-01T11:00:00Z');
    await tell('Lives in Goa.', { attribute: 'current_city', value: 'Goa', validFrom: '2026-06-01T00:00:00Z' });
    const { memories } = await ask(listMemories, { contactId, validAt: '2026-05-30' });
    expect(memories).toMatchObject([{ value: 'Pune' }]);
    expect(memories[0]?.confidenceNow).toBe(memories[0]?.confidence);
  });

  it('is stale when it was neither said nor recalled for 90 days, in lists, recall and the context', async () => {
    await tell('Likes tea.');
    const marks = async (): Promise<unknown[]> => {
      const listed = (await ask(listMemories, { contactId })).memories[0]?.stale;
      const shown = (await ask(getContext, { contactId })).memories[0]?.stale;
      return [listed, shown, (await ask(recall, { contactId, query: 'tea' })).results[0]?.memory?.stale];
    };
    clock.set('2026-04-01T09:00:00Z');
    expect(await marks()).toEqual([undefined, undefined, undefined]);
    clock.set('2026-04-01T11:00:00Z');
    expect(await marks()).toEqual([true, true, true]);
    expect((await ask(getContext, { contactId })).text).toContain('Likes tea. (since at least 2026-01-01, stale)');
    await visit.service.app.get(RecallCounts).write();
    expect(await marks()).toEqual([undefined, undefined, undefined]);
  });

  it('counts what recall shows, when the counts are written, and nothing else', async () => {
    const memoryId = await tell('Likes tea.');
    await ask(recall, { contactId, query: 'tea' });
    clock.set('2026-01-02T10:00:00Z');
    await ask(recall, { contactId, query: 'tea' });
    await ask(getContext, { contactId });
    const counted = async (): Promise<unknown[]> => {
      const { recallCount, lastRecalledAt } = await ask(getMemory, { memoryId });
      return [recallCount, lastRecalledAt];
    };
    expect(await counted()).toEqual([0, null]);
    await visit.service.app.get(RecallCounts).write();
    expect(await counted()).toEqual([2, '2026-01-02T10:00:00.000Z']);
    const { memory } = await ask(remember, { contactId, text: 'Likes tea.' });
    expect(memory).toMatchObject({ id: memoryId, recallCount: 2 });
  });

  it('comes into the queue with what can be done, which is what its actions do', async () => {
    await tell('Likes tea.');
    expect(await kinds()).toEqual([]);
    clock.set('2026-06-01T10:00:00Z');
    expect(await kinds()).toEqual(['stale']);
    await act('confirm');
    expect(await kinds()).toEqual([]);
    clock.set('2028-06-01T10:00:00Z');
    expect(await kinds()).toEqual(['low_confidence']);
    await act('end');
    expect([await kinds(), (await ask(listMemories, { contactId })).memories]).toEqual([[], []]);
  });

  it('lists what holds at revisions without calling two branches contradictory, and settles it at its own', async () => {
    const repository = `repo-${newId()}`;
    await ask(addRevisions, { repository, revisions: [{ id: 'a' }, { id: 'b', parents: ['a'] }] });
    const home = { repository, subject: 'the shop', attribute: 'current_city' };
    await tell('It runs in Pune.', { ...home, value: 'Pune', validFromRevision: 'a', validToRevision: 'b' });
    await tell('It runs in Goa.', { ...home, value: 'Goa', validFromRevision: 'b' });
    clock.set('2026-06-01T10:00:00Z');
    expect(await kinds()).toEqual(['stale', 'stale']);
    await act('confirm');
    expect(await kinds()).toEqual(['stale']);
    expect((await ask(listMemories, { contactId })).memories).toHaveLength(2);
    const [last] = await queue();
    await act('end');
    expect(await kinds()).toEqual([]);
    const { memories } = await ask(listMemories, { contactId });
    expect(memories).toHaveLength(1);
    expect(memories[0]?.id).not.toBe(last?.memory.id);
  });

  it('holds what contradicts itself, until one of the two is gone', async () => {
    const pune = await tell('Lives in Pune.', { attribute: 'current_city', value: 'Pune', reconcile: false });
    clock.set('2026-01-01T11:00:00Z');
    await tell('Lives in Goa.', { attribute: 'current_city', value: 'Goa', reconcile: false });
    const [item] = await queue();
    expect(item).toMatchObject({
      kind: 'contradicting',
      decisionId: null,
      memory: { id: pune },
      candidates: [{ value: 'Goa' }],
    });
    clock.set('2026-01-01T12:00:00Z');
    await act('supersede');
    const { memories } = await ask(listMemories, { contactId });
    expect([await kinds(), memories.map(({ value }) => value)]).toEqual([[], ['Goa']]);
  });

  it('is paged through after what was unclear, as of the time of the first page', async () => {
    const told = { attribute: 'favourite_hue' };
    await tell('Her hue is red.', { ...told, value: 'red' });
    clock.set('2026-01-01T11:00:00Z');
    await tell('Her hue is blue.', { ...told, value: 'blue' });
    await tell('Likes tea.');
    clock.set('2026-06-01T10:00:00Z');
    const all: string[] = [];
    let cursor: string | null | undefined;
    do {
      const page = await ask(listReview, { contactId, limit: 1, ...(cursor ? { cursor } : {}) });
      all.push(...page.items.map(({ kind, memory }) => `${kind} ${memory.text}`));
      cursor = page.nextCursor;
    } while (cursor);
    expect(all[0]).toBe('unclear Her hue is blue.');
    expect(all.slice(1).sort()).toEqual(['stale Her hue is red.', 'stale Likes tea.']);
    expect((await queue({ kind: 'unclear' })).length).toBe(1);
  });
});

import { dueSoon } from '#contract/calendar.js';
import { createContact, eraseContact, findContacts, getContact, mergeContacts, undoMerge } from '#contract/contacts.js';
import { getContext } from '#contract/context.js';
import { addTurns, startSession } from '#contract/conversation.js';
import { createFork, dropFork, listForks, mergeFork } from '#contract/forks.js';
import { forgetMemory } from '#contract/forget.js';
import { getHistory, listMemories, remember, rememberBatch } from '#contract/memories.js';
import { recall } from '#contract/recall.js';
import { timeline } from '#contract/time.js';
import { newId } from '#graph/ids.js';
import { nodesThatHold } from '../support/database/stored-words.js';
import type { Answer } from '../support/doors/door.js';
import { byDoors } from '../support/doors/doors.js';
import { TestClock } from '../support/service/test-clock.js';

const clock = new TestClock('2026-03-01');

byDoors('forks of a contact', { clock }, (visit) => {
  const { ask } = visit;
  let contactId = '';

  beforeEach(async () => {
    clock.set('2026-03-01');
    contactId = (await ask(createContact, { name: 'Asha' })).id;
    await city(contactId, 'Pune');
    await ask(remember, { contactId, text: 'Likes tea.', attribute: 'likes', value: 'tea' });
    clock.set('2026-03-02');
  });

  const city = (of: string, value: string): Promise<Answer<typeof remember>> =>
    ask(remember, { contactId: of, text: `Lives in ${value}.`, attribute: 'current_city', value });
  const fork = async (at?: string): Promise<string> => (await ask(createFork, { contactId, at })).id;
  const listed = async (of: string): Promise<string[]> =>
    (await ask(listMemories, { contactId: of })).memories.map(({ text }) => text).sort();
  const recalled = async (of: string): Promise<string[]> => {
    const { results } = await ask(recall, {
      contactId: of,
      query: 'Where does she live, what does she like, has she a dog?',
    });
    return results.flatMap(({ memory }) => memory?.text ?? []).sort();
  };

  it('see the contact as it was, and neither sees what is said in the other', async () => {
    const forkId = await fork();
    clock.set('2026-03-03');
    await city(contactId, 'Goa');
    await city(forkId, 'Delhi');
    await ask(remember, { contactId: forkId, text: 'Has a dog.' });
    for (const seen of [listed, recalled]) {
      expect(await seen(forkId)).toEqual(['Has a dog.', 'Likes tea.', 'Lives in Delhi.']);
      expect(await seen(contactId)).toEqual(['Likes tea.', 'Lives in Goa.']);
    }
    const { memories } = await ask(listMemories, { contactId: forkId, validAt: '2026-03-02T12:00:00Z' });
    expect(memories.map(({ text }) => text).sort()).toEqual(['Likes tea.', 'Lives in Pune.']);
  });

  it('can begin in the past, not in the future, and their clocks stand until something is said', async () => {
    await ask(remember, { contactId, text: 'Is on leave.', validTo: '2026-03-04T00:00:00Z' });
    const now = await fork();
    const then = await fork('2026-02-28T12:00:00Z');
    clock.set('2026-03-09');
    expect([await listed(now), await listed(then)]).toEqual([['Is on leave.', 'Likes tea.', 'Lives in Pune.'], []]);
    expect(await listed(contactId)).toEqual(['Likes tea.', 'Lives in Pune.']);
    await expect(fork('2027-01-01T00:00:00Z')).rejects.toMatchObject({ code: 'INVALID' });
  });

  it('restate and end what the contact knows for themselves alone', async () => {
    const forkId = await fork();
    const before = await ask(listMemories, { contactId });
    clock.set('2026-03-03');
    const again = await ask(remember, { contactId: forkId, text: 'Likes tea.', attribute: 'likes', value: 'tea' });
    expect(again.decision.outcome).toBe('restated');
    const gone = { text: 'Left Pune.', attribute: 'current_city', value: 'Pune', polarity: 'ends' as const };
    expect((await ask(remember, { contactId: forkId, ...gone })).decision.superseded).toEqual([
      before.memories.find(({ value }) => value === 'Pune')?.id,
    ]);
    expect(await listed(forkId)).toEqual(['Likes tea.']);
    const shown = await ask(listMemories, { contactId: forkId });
    expect(shown.memories[0]?.confidence).toBeGreaterThan(before.memories[0]?.confidence ?? 1);
    const after = await ask(listMemories, { contactId, validAt: before.asOf.validAt });
    expect(after.memories).toEqual(before.memories);
    const steps = await Promise.all(before.memories.map(({ id }) => ask(getHistory, { memoryId: id })));
    expect(steps.map((history) => history.steps.length)).toEqual([1, 1]);
  });

  it('list page by page as they list at once', async () => {
    const forkId = await fork();
    await ask(rememberBatch, {
      contactId: forkId,
      memories: ['one', 'two', 'three'].map((value) => ({ text: `Likes ${value}.`, attribute: 'likes', value })),
    });
    await city(forkId, 'Delhi');
    const all = await ask(listMemories, { contactId: forkId });
    const found: string[] = [];
    for (let cursor: string | undefined, pages = 0; pages < 9; pages += 1) {
      const page = await ask(listMemories, { contactId: forkId, limit: 1, cursor });
      found.push(...page.memories.map(({ id }) => id));
      if (page.nextCursor === null) break;
      cursor = page.nextCursor;
    }
    expect(found).toEqual(all.memories.map(({ id }) => id));
    expect(found).toHaveLength(5);
  });

  it('know a time that a fact of the contact gives, and what was said on a channel', async () => {
    const { id: sessionId } = await ask(startSession, { contactId, channel: 'phone' });
    const said = { id: 't1', speaker: 'Asha', text: 'I play chess.' };
    await ask(addTurns, { sessionId, turns: [said] });
    const chess = { text: 'Plays chess.', attribute: 'hobby', value: 'chess' };
    await ask(remember, { contactId, ...chess, turnId: 't1', sessionId });
    clock.set('2026-03-05');
    await city(contactId, 'Lisbon');
    const forkId = await fork();
    clock.set('2026-03-06');
    const again = await ask(remember, { contactId: forkId, ...chess });
    expect(again.decision.outcome).toBe('restated');
    const { time, results } = await ask(recall, { contactId: forkId, query: 'Where did she live before Lisbon?' });
    expect(time).toMatchObject({ expression: 'before Lisbon', end: '2026-03-05T00:00:00.000Z' });
    expect(results[0]?.memory?.value).toBe('Pune');
    const { memories } = await ask(listMemories, { contactId: forkId, channel: 'phone' });
    expect(memories.map(({ value }) => value)).toEqual(['chess']);
  });

  it('are merged statement by statement into what is believed by then', async () => {
    const forkId = await fork();
    clock.set('2026-03-03');
    await city(forkId, 'Delhi');
    await ask(remember, { contactId: forkId, text: 'Likes tea.', attribute: 'likes', value: 'tea' });
    clock.set('2026-03-04');
    await city(contactId, 'Goa');
    clock.set('2026-03-05');
    const { fork: merged, results } = await ask(mergeFork, { forkId });
    expect(merged).toMatchObject({ id: forkId, state: 'merged', statements: 2 });
    expect(results.map(({ memory, decision }) => [memory?.text, decision?.outcome])).toEqual([
      ['Lives in Delhi.', 'superseded'],
      ['Likes tea.', 'restated'],
    ]);
    expect(await listed(contactId)).toEqual(['Likes tea.', 'Lives in Goa.']);
    const { memories } = await ask(listMemories, {
      contactId,
      validAt: '2026-03-03T12:00:00Z',
      attribute: 'current_city',
    });
    expect(memories.map(({ text }) => text)).toEqual(['Lives in Delhi.']);
    const refused = [
      () => ask(mergeFork, { forkId }),
      () => ask(dropFork, { forkId }),
      () => listed(forkId),
      () => city(forkId, 'Agra'),
    ];
    for (const asking of refused) await expect(asking()).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  it('are merged with what was replaced in them by its id, and nothing of that is believed twice', async () => {
    const forkId = await fork();
    clock.set('2026-03-03');
    const rex = await ask(remember, { contactId: forkId, text: 'Her first pet answers to Rex.' });
    const tea = await ask(remember, { contactId: forkId, text: 'Likes tea.', attribute: 'likes', value: 'tea' });
    clock.set('2026-03-04');
    const max = { text: 'Max is how it is called.', as: 'correction' as const, supersedes: rex.memory?.id };
    await ask(remember, { contactId: forkId, ...max });
    await ask(remember, { contactId: forkId, text: 'Coffee is what she drinks.', supersedes: tea.memory?.id });
    const expected = ['Coffee is what she drinks.', 'Lives in Pune.', 'Max is how it is called.'];
    expect(await listed(forkId)).toEqual(expected);
    clock.set('2026-03-05');
    const { results } = await ask(mergeFork, { forkId });
    expect(results.map(({ decision }) => decision?.outcome)).toEqual(['added', 'restated', 'superseded', 'superseded']);
    expect(await listed(contactId)).toEqual(expected);
  });

  it('are dropped with all that was said in them', async () => {
    const word = `quokka-${newId()}`;
    const forkId = await fork();
    await ask(remember, { contactId: forkId, text: `Has a ${word}.`, subject: 'her sister Mia' });
    expect((await ask(listForks, { contactId })).forks).toMatchObject([{ id: forkId, statements: 1 }]);
    expect(await ask(dropFork, { forkId })).toMatchObject({ state: 'dropped' });
    expect(await ask(dropFork, { forkId })).toMatchObject({ state: 'dropped' });
    expect(await ask(listForks, { contactId })).toEqual({ forks: [] });
    expect(await nodesThatHold(word, visit.tenantId)).toEqual([]);
    await expect(listed(forkId)).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  it('are no contacts to whoever does not know them', async () => {
    const forkId = await fork();
    const startsAt = '2026-03-02T10:00:00Z';
    const event = { subject: 'contact', verb: 'sees', object: 'the dentist', startsAt };
    await ask(remember, { contactId: forkId, text: 'Sees the dentist.', event });
    expect((await ask(dueSoon, {})).events.filter(({ memory }) => memory.contactId === forkId)).toEqual([]);
    expect((await ask(findContacts, { limit: 200 })).contacts.map(({ id }) => id)).not.toContain(forkId);
    const refused = [
      () => ask(getContact, { contactId: forkId }),
      () => ask(getContext, { contactId: forkId }),
      () => ask(timeline, { contactId: forkId }),
      () => ask(mergeContacts, { contactId, from: forkId }),
    ];
    for (const asking of refused)
      await expect(asking()).rejects.toMatchObject({
        code: 'NOT_FOUND',
        message: expect.stringContaining(`It is a fork: remember, recall and the list of memories take it`) as string,
      });
    await expect(ask(createFork, { contactId: forkId })).rejects.toMatchObject({ code: 'INVALID' });
  });
});

byDoors('what is to be gone', { clock }, (visit) => {
  const { ask } = visit;

  it('is gone from forks too when their contact is erased, also where they hold copies of somebody else', async () => {
    const word = `quokka-${newId()}`;
    const likes = { text: `Likes ${word}.`, attribute: 'likes', value: word };
    const [{ id: contactId }, { id: other }] = [await ask(createContact, {}), await ask(createContact, {})];
    const { memory } = await ask(remember, { contactId: other, ...likes });
    const { mergeId } = await ask(mergeContacts, { contactId, from: other });
    const { id: forkId } = await ask(createFork, { contactId });
    await ask(remember, { contactId: forkId, ...likes });
    await ask(undoMerge, { mergeId });
    await expect(ask(forgetMemory, { memoryId: memory?.id ?? '' })).rejects.toMatchObject({ code: 'CONFLICT' });
    await ask(eraseContact, { contactId: other });
    expect(await nodesThatHold(word, visit.tenantId)).toEqual([]);
    await expect(ask(listMemories, { contactId: forkId })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

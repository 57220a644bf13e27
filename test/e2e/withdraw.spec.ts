import { createContact } from '#contract/contacts.js';
import { getHistory, getMemory, listMemories, remember, withdraw } from '#contract/memories.js';
import { byDoors } from '../support/doors/doors.js';
import { TestClock } from '../support/service/test-clock.js';

const clock = new TestClock('2026-01-01');

byDoors('withdraw', { clock }, ({ ask }) => {
  let [contactId, memoryId] = ['', ''];

  beforeEach(async () => {
    clock.set('2026-01-05');
    ({ id: contactId } = await ask(createContact, {}));
    const { memory } = await ask(remember, { contactId, text: 'She has a parrot.' });
    memoryId = memory?.id ?? '';
    clock.set('2026-02-05');
  });

  it('ends the belief and not the past: it is still what was believed then', async () => {
    const { memory } = await ask(withdraw, { memoryId, reason: 'She laughed about it.' });
    expect(memory).toMatchObject({ id: memoryId, validTo: null, supersededAt: '2026-02-05T00:00:00.000Z' });
    await expect(ask(getMemory, { memoryId })).resolves.toEqual(memory);
    await expect(ask(listMemories, { contactId })).resolves.toMatchObject({ memories: [] });
    const then = await ask(listMemories, {
      contactId,
      validAt: '2026-01-20T00:00:00Z',
      knownAt: '2026-01-20T00:00:00Z',
    });
    expect(then.memories).toMatchObject([{ id: memoryId, supersededAt: null }]);
  });

  it('has a reason of its own when none is given', async () => {
    await ask(withdraw, { memoryId });
    const { steps } = await ask(getHistory, { memoryId });
    expect(steps.at(-1)).toMatchObject({ as: 'withdrawn', decidedBy: 'caller', reason: 'Withdrawn by the caller.' });
  });

  it('is a conflict for what is not believed any more', async () => {
    await ask(withdraw, { memoryId });
    await expect(ask(withdraw, { memoryId })).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  it('of ten at once, one withdraws', async () => {
    const all = await Promise.allSettled(Array.from({ length: 10 }, () => ask(withdraw, { memoryId })));
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const one of all) if (one.status === 'rejected') expect(one.reason).toMatchObject({ code: 'CONFLICT' });
  });
});

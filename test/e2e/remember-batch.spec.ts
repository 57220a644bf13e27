import { createContact } from '#contract/contacts.js';
import { getHistory, listMemories, rememberBatch } from '#contract/memories.js';
import { byEveryDoor } from '../support/doors/doors.js';

const city = (value: string, from: string): { text: string; attribute: string; value: string; validFrom: string } => ({
  text: `She lives in ${value}.`,
  attribute: 'current_city',
  value,
  validFrom: `${from}T00:00:00.000Z`,
});

byEveryDoor('rememberBatch', {}, ({ ask }) => {
  let contactId: string;

  beforeEach(async () => {
    ({ id: contactId } = await ask(createContact, {}));
  });

  it('remembers in order: a later statement meets an earlier one', async () => {
    const memories = [city('Pune', '2020-01-01'), city('Goa', '2022-01-01'), city('Pune', '2020-01-01')];
    const { results } = await ask(rememberBatch, { contactId, memories });
    const [pune, goa, again] = results;
    expect(results.map(({ decision }) => decision.outcome)).toEqual(['added', 'superseded', 'restated']);
    expect(goa?.decision.superseded).toEqual([pune?.memory?.id]);
    expect(again?.memory?.validTo).toBe('2022-01-01T00:00:00.000Z');
    const { steps } = await ask(getHistory, { memoryId: goa?.memory?.id ?? '' });
    expect(steps.map(({ as }) => as).sort()).toEqual(['added', 'change', 'remainder']);
  });

  it('takes 500 at once', async () => {
    const memories = Array.from({ length: 500 }, (_, i) => ({ text: `Fact ${i}.`, reconcile: false }));
    const { results } = await ask(rememberBatch, { contactId, memories });
    expect(results.map(({ memory }) => memory?.text)).toEqual(memories.map(({ text }) => text));
    const { memories: kept, nextCursor } = await ask(listMemories, { contactId, limit: 500 });
    expect([kept.length, nextCursor]).toEqual([500, null]);
  });

  it.each([
    { what: 'more than 500', memories: Array.from({ length: 501 }, () => ({ text: 'x' })), path: 'memories' },
    { what: 'none', memories: [], path: 'memories' },
    { what: 'an empty text', memories: [{ text: 'x' }, { text: '' }], path: 'memories.1.text' },
    {
      what: 'a turn that is not there',
      memories: [{ text: 'x' }, { text: 'y', turnId: 'none' }],
      path: 'memories.1.turnId',
    },
  ])('refuses $what by its path, and remembers nothing', async ({ memories, path }) => {
    await expect(ask(rememberBatch, { contactId, memories })).rejects.toMatchObject({
      code: 'INVALID',
      errors: [{ path }],
    });
    await expect(ask(listMemories, { contactId })).resolves.toMatchObject({ memories: [] });
  });
});

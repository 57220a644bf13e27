import { upcoming } from '#contract/calendar.js';
import { createContact } from '#contract/contacts.js';
import { listEvents } from '#contract/events.js';
import { getMemory, listMemories, remember } from '#contract/memories.js';
import { ScriptedEmbedder } from '#models/scripted-embedder.js';
import { byDoors } from '../support/doors/doors.js';
import { TestClock } from '../support/service/test-clock.js';

// A Thursday.
const SAID = '2026-03-05T10:00:00Z';
const clock = new TestClock(SAID);

byDoors('a plan that is told in a plain sentence', { clock, embedder: new ScriptedEmbedder() }, ({ ask }) => {
  let contactId: string;
  const PLAN = 'The plumber is coming on Tuesday at 9.';

  beforeEach(async () => {
    clock.set(SAID);
    contactId = (await ask(createContact, { timezone: 'Europe/London' })).id;
  });

  const told = async (text: string, parts: object = {}) => {
    const { memory, decision } = await ask(remember, { contactId, text, ...parts });
    return { memory, outcome: decision.outcome };
  };
  const planned = async (): Promise<unknown[]> =>
    (await ask(listEvents, { contactId, status: 'planned' })).events.map(({ text, startsAt }) => [text, startsAt]);

  it('is an event that is planned, and so among what is to come', async () => {
    const { memory, outcome } = await told(PLAN);
    expect(outcome).toBe('added');
    expect(memory).toMatchObject({ kind: 'episodic', status: 'planned', startsAt: '2026-03-10T09:00:00.000Z' });
    const { events } = await ask(upcoming, { contactId });
    expect(events.map(({ memory }) => memory.text)).toEqual([PLAN]);
  });

  it('is believed no longer than its day', async () => {
    const { memory } = await told("I'm flying to Madrid on Tuesday.");
    clock.set('2026-03-12T10:00:00Z');
    await expect(ask(getMemory, { memoryId: memory?.id ?? '' })).resolves.toMatchObject({ status: 'unconfirmed' });
    await expect(planned()).resolves.toEqual([]);
  });

  it('is moved in other words', async () => {
    await told(PLAN);
    await told('The plumber has been moved to Wednesday at 11.');
    await expect(planned()).resolves.toEqual([[expect.any(String), '2026-03-11T11:00:00.000Z']]);
  });

  it('is withdrawn in other words', async () => {
    await told(PLAN);
    await expect(told('The plumber is cancelled.')).resolves.toMatchObject({ outcome: 'withdrawn' });
    await expect(planned()).resolves.toEqual([]);
  });

  it('does not make a fact in the same breath pass with the day', async () => {
    for (const text of ['I live in Pune, but I am in Goa next week.', 'I have a dog called Rex.'])
      await expect(told(text)).resolves.toMatchObject({ memory: { kind: 'semantic', status: null } });
  });

  it.each([{ kind: 'semantic' }, { modality: 'fact' }, { validFrom: '2026-03-05' }, { reconcile: false }])(
    'is what the caller says it is, where that is said: %j',
    async (parts) => {
      await expect(told(PLAN, parts)).resolves.toMatchObject({ memory: { kind: 'semantic' } });
      expect((await ask(listMemories, { contactId })).memories).toHaveLength(1);
    },
  );
});

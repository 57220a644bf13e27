import { createContact, mergeContacts } from '#contract/contacts.js';
import { getContext } from '#contract/context.js';
import { listEvents } from '#contract/events.js';
import { listMemories, remember } from '#contract/memories.js';
import { recall } from '#contract/recall.js';
import { diff, timeline } from '#contract/time.js';
import { upcoming } from '#contract/calendar.js';
import { byDoors } from '../support/doors/doors.js';
import { TestClock } from '../support/service/test-clock.js';

const clock = new TestClock('2026-03-05');
type Agent = 'sales' | 'support' | undefined;

byDoors('agents that share a key', { clock }, ({ ask }) => {
  let contactId = '';

  beforeEach(async () => {
    clock.set('2026-03-05T10:00:00Z');
    contactId = (await ask(createContact, {})).id;
  });

  const as = (agentId: Agent): { agentId?: string } => (agentId ? { agentId } : {});
  const tell = (text: string, agentId?: Agent, more: object = {}): ReturnType<typeof ask<typeof remember>> =>
    ask(remember, { contactId, text, ...as(agentId), ...more });
  const city = (value: string, agentId?: Agent): ReturnType<typeof tell> =>
    tell(`Lives in ${value}.`, agentId, { attribute: 'current_city', value });
  const listed = async (agentId?: Agent): Promise<string[]> => {
    const { memories } = await ask(listMemories, { contactId, ...as(agentId) });
    return memories.map(({ text }) => text).sort();
  };

  it('each see what all know and what they alone know, and a call without an agent only the former', async () => {
    await tell('Likes tea.');
    await tell('Likes a bargain.', 'sales');
    await tell('Likes to complain.', 'support');
    expect([await listed(), await listed('sales'), await listed('support')]).toEqual([
      ['Likes tea.'],
      ['Likes a bargain.', 'Likes tea.'],
      ['Likes tea.', 'Likes to complain.'],
    ]);
  });

  it('see so by every read of a contact', async () => {
    const startsAt = '2026-03-06T10:00:00Z';
    await tell('Sees the boss', 'sales', { event: { subject: 'contact', verb: 'sees', object: 'the boss', startsAt } });
    const reads = async (agentId: Agent): Promise<string[]> => {
      const of = { contactId, ...as(agentId) };
      const from = '2026-03-05T09:00:00Z';
      return [
        (await ask(recall, { ...of, query: 'the boss' })).results.map(({ memory }) => memory?.text),
        (await ask(getContext, of)).upcoming.map(({ text }) => text),
        (await ask(listEvents, of)).events.map(({ text }) => text),
        (await ask(timeline, of)).entries.map(({ memory }) => memory.text),
        (await ask(diff, { ...of, from, to: '2026-03-05T10:30:00Z', clock: 'system' as const })).began.map(
          ({ text }) => text,
        ),
        (await ask(upcoming, of)).events.map(({ memory }) => memory.text),
      ].map((texts) => texts.join());
    };
    clock.set('2026-03-05T11:00:00Z');
    expect(await reads('sales')).toEqual(Array.from({ length: 6 }, () => 'Sees the boss'));
    expect(await reads('support')).toEqual(Array.from({ length: 6 }, () => ''));
    expect(await reads(undefined)).toEqual(Array.from({ length: 6 }, () => ''));
  });

  it('end nothing that others know, and what all are told ends nothing of theirs', async () => {
    await city('Pune');
    clock.set('2026-03-05T11:00:00Z');
    const { decision } = await city('Goa', 'sales');
    expect(decision.outcome).toBe('added');
    clock.set('2026-03-05T12:00:00Z');
    expect((await city('Lima', 'sales')).decision.outcome).toBe('superseded');
    expect((await city('Lima', 'support')).decision.outcome).toBe('added');
    expect((await city('Oslo')).decision.outcome).toBe('superseded');
    expect([await listed(), await listed('sales'), await listed('support')]).toEqual([
      ['Lives in Oslo.'],
      ['Lives in Lima.', 'Lives in Oslo.'],
      ['Lives in Lima.', 'Lives in Oslo.'],
    ]);
  });

  it('cannot name a version of another record as what they replace', async () => {
    const { memory } = await city('Pune');
    const told = tell('Lives in Goa.', 'sales', { attribute: 'current_city', value: 'Goa', supersedes: memory?.id });
    await expect(told).rejects.toMatchObject({ code: 'INVALID' });
  });

  it('keep their own records apart when two contacts are merged', async () => {
    const other = (await ask(createContact, {})).id;
    await ask(remember, {
      contactId: other,
      text: 'Lives in Oslo.',
      attribute: 'current_city',
      value: 'Oslo',
      saidAt: '2026-03-01T00:00:00Z',
    });
    await city('Goa', 'sales');
    await ask(mergeContacts, { contactId: other, from: contactId });
    contactId = other;
    expect([await listed(), await listed('sales')]).toEqual([['Lives in Oslo.'], ['Lives in Goa.', 'Lives in Oslo.']]);
  });
});

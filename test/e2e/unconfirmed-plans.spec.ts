import { getCalendar, grep, upcoming } from '#contract/calendar.js';
import { createContact } from '#contract/contacts.js';
import { getContext } from '#contract/context.js';
import { listEvents } from '#contract/events.js';
import { getHistory, getMemory, listMemories, remember } from '#contract/memories.js';
import { recall } from '#contract/recall.js';
import { timeline } from '#contract/time.js';
import { ScriptedEmbedder } from '#models/scripted-embedder.js';
import { byDoors } from '../support/doors/doors.js';
import { plan } from '../support/stories/plans.js';
import { TestClock } from '../support/service/test-clock.js';

const clock = new TestClock('2026-03-01T12:00:00Z');

byDoors('a plan whose time has passed without word', { clock, embedder: new ScriptedEmbedder() }, ({ ask }) => {
  let contactId: string;
  let memoryId: string;

  beforeEach(async () => {
    clock.set('2026-03-01T12:00:00Z');
    contactId = (await ask(createContact, { timezone: 'Asia/Kolkata' })).id;
    memoryId = (await plan(ask, contactId, 'Dentist appointment', { startsAt: '2026-03-10' })).id;
    await plan(ask, contactId, 'Optician appointment', { startsAt: '2026-04-10' });
  });

  const listed = async (query: object = {}): Promise<unknown[]> =>
    (await ask(listEvents, { contactId, ...query })).events.map(({ text, status }) => `${text}: ${status}`);

  it('is planned until the end of its day where the contact is, and unconfirmed from there', async () => {
    const status = async (validAt: string): Promise<unknown> =>
      (await ask(listMemories, { contactId, validAt })).memories.find(({ id }) => id === memoryId)?.status;
    await expect(status('2026-03-10T18:29:59Z')).resolves.toBe('planned');
    await expect(status('2026-03-10T18:30:00Z')).resolves.toBe('unconfirmed');
  });

  it('is so in every read, and none takes it for planned or for done', async () => {
    clock.set('2026-03-12T12:00:00Z');
    await expect(ask(getMemory, { memoryId })).resolves.toMatchObject({ status: 'unconfirmed' });
    await expect(listed()).resolves.toEqual(['Dentist appointment: unconfirmed', 'Optician appointment: planned']);
    await expect(listed({ status: 'planned' })).resolves.toEqual(['Optician appointment: planned']);
    await expect(listed({ status: 'unconfirmed' })).resolves.toEqual(['Dentist appointment: unconfirmed']);
    await expect(listed({ status: 'done' })).resolves.toEqual([]);
    const unconfirmed = { memory: { id: memoryId, status: 'unconfirmed' } };
    await expect(ask(grep, { contactId, in: 'events', pattern: 'dentist' })).resolves.toMatchObject({
      results: [unconfirmed],
    });
    const { results } = await ask(recall, { contactId, query: 'dentist appointment', in: ['events'] });
    expect(results.find(({ memory }) => memory?.id === memoryId)).toMatchObject(unconfirmed);
    const { entries } = await ask(timeline, { contactId });
    expect(entries.find(({ memory }) => memory.id === memoryId)).toMatchObject(unconfirmed);
    await expect(ask(getHistory, { memoryId })).resolves.toMatchObject({ steps: [unconfirmed] });
    const { events } = await ask(upcoming, { contactId });
    expect(events.map(({ memory }) => memory.text)).toEqual(['Optician appointment']);
  });

  it('is told in the context as what was planned, and in a calendar as tentative', async () => {
    clock.set('2026-03-12T12:00:00Z');
    const { text } = await ask(getContext, { contactId });
    expect(text).toContain('- was planned for 2026-03-10, not confirmed: Dentist appointment');
    await expect(ask(getCalendar, { contactId })).resolves.toMatch(/SUMMARY:Dentist appointment\r\nSTATUS:TENTATIVE/);
    clock.set('2026-07-12T12:00:00Z');
    await expect(ask(getCalendar, { contactId })).resolves.not.toContain('Dentist');
  });

  it('was planned for whoever reads as of a time before', async () => {
    clock.set('2026-03-12T12:00:00Z');
    await expect(listed({ validAt: '2026-03-05T00:00:00Z', status: 'planned' })).resolves.toHaveLength(2);
  });

  it('is done once somebody says so, and before its time it was planned', async () => {
    clock.set('2026-03-12T12:00:00Z');
    const event = { subject: 'Asha', verb: 'has', object: 'Dentist appointment', status: 'done' as const };
    const { decision } = await ask(remember, { contactId, text: 'She was at the dentist.', event });
    expect(decision).toMatchObject({ outcome: 'superseded', decidedBy: 'event', superseded: [memoryId] });
    await expect(listed()).resolves.toEqual(['She was at the dentist.: done', 'Optician appointment: planned']);
    const { steps } = await ask(getHistory, { memoryId });
    expect(steps.map(({ memory }) => memory.status).sort()).toEqual(['done', 'planned', 'unconfirmed']);
  });
});

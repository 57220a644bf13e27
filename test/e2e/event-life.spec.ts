import { createContact } from '#contract/contacts.js';
import { getContext } from '#contract/context.js';
import { addTurns, startSession } from '#contract/conversation.js';
import { getDecision, getHistory, listMemories, remember } from '#contract/memories.js';
import type { Answer, Asked } from '../support/doors/door.js';
import { ScriptedArbiter } from '#models/scripted-arbiter.js';
import { ScriptedEmbedder } from '#models/scripted-embedder.js';
import { byDoors } from '../support/doors/doors.js';
import { TestClock } from '../support/service/test-clock.js';

const clock = new TestClock('2026-03-05T12:00:00Z');
type Event = NonNullable<Asked<typeof remember>['event']>;
const DENTIST = { subject: 'Asha', verb: 'has', object: 'dentist appointment', aliases: ['teeth check'] };

byDoors('the life of a planned event', { clock }, ({ ask }) => {
  let contactId: string;
  let plan: Answer<typeof remember>;

  const tell = (text: string, event: Partial<Event>): Promise<Answer<typeof remember>> =>
    ask(remember, { contactId, text, event: { ...DENTIST, aliases: [], ...event } });
  const read = async (at: { validAt?: string; knownAt?: string } = {}): Promise<string[]> =>
    (await ask(listMemories, { contactId, ...at })).memories.map(
      ({ status, startsAt }) => `${status} ${startsAt?.slice(0, 10)}`,
    );

  beforeEach(async () => {
    clock.set('2026-03-01T12:00:00Z');
    ({ id: contactId } = await ask(createContact, { timezone: 'UTC' }));
    plan = await ask(remember, {
      contactId,
      text: 'The dentist expects her on 10 March.',
      event: { ...DENTIST, startsAt: '2026-03-10', status: 'planned' },
    });
    clock.set('2026-03-05T12:00:00Z');
  });

  it.each([
    { what: 'for the same time', event: { startsAt: '2026-03-10' } },
    { what: 'without a time', event: { status: 'planned' as const } },
  ])('planned again $what, it is restated', async ({ event }) => {
    const { memory, decision } = await tell('She sees the dentist.', event);
    expect(decision).toMatchObject({ outcome: 'restated', decidedBy: 'event', superseded: [] });
    expect(memory?.id).toBe(plan.memory?.id);
    await expect(read()).resolves.toEqual(['planned 2026-03-10']);
  });

  it('moved, it is planned for the new time from then on, and until then it was for the old one', async () => {
    const moved = await tell('The dentist moved her to 17 March.', { startsAt: '2026-03-17', status: 'moved' });
    expect(moved.decision).toMatchObject({
      outcome: 'superseded',
      decidedBy: 'event',
      superseded: [plan.memory?.id],
      model: null,
    });
    expect(moved.memory).toMatchObject({ status: 'planned', aliases: ['teeth check'] });
    await expect(read()).resolves.toEqual(['planned 2026-03-17']);
    await expect(read({ validAt: '2026-03-03T00:00:00Z' })).resolves.toEqual(['planned 2026-03-10']);
    const before = { validAt: '2026-03-20T00:00:00Z', knownAt: '2026-03-02T00:00:00Z' };
    await expect(read(before)).resolves.toEqual(['unconfirmed 2026-03-10']);
    const { steps } = await ask(getHistory, { memoryId: plan.memory?.id ?? '' });
    expect(steps.map(({ as }) => as).sort()).toEqual(['added', 'change', 'remainder']);
  });

  it('moved where nothing is planned, it is planned', async () => {
    const { decision, memory } = await tell('The doctor moved her.', {
      object: 'doctor',
      startsAt: '2026-03-17',
      status: 'moved',
    });
    expect([decision.outcome, memory?.status]).toEqual(['added', 'planned']);
  });

  it('planned for another time and not said to have moved, it stands beside', async () => {
    const { decision } = await tell('She sees the dentist on 24 March.', { startsAt: '2026-03-24' });
    expect(decision).toMatchObject({ outcome: 'added', decidedBy: 'event' });
    await expect(read()).resolves.toEqual(['planned 2026-03-24', 'planned 2026-03-10']);
  });

  it('twice in the same words for two times, they stay two', async () => {
    clock.set('2026-03-01T12:00:00Z');
    const words = 'The dentist expects her on 10 March.';
    const { decision } = await tell(words, { startsAt: '2026-03-24', status: 'planned' });
    expect(decision.outcome).toBe('added');
  });

  it('done, it has happened, and was planned until it began', async () => {
    clock.set('2026-03-11T12:00:00Z');
    const { decision, memory } = await tell('She was at the dentist.', { status: 'done' });
    expect(decision).toMatchObject({ outcome: 'superseded', decidedBy: 'event', superseded: [plan.memory?.id] });
    expect(memory).toMatchObject({ startsAt: '2026-03-10T00:00:00.000Z', validFrom: '2026-03-10T00:00:00.000Z' });
    await expect(read()).resolves.toEqual(['done 2026-03-10']);
    await expect(read({ validAt: '2026-03-09T00:00:00Z' })).resolves.toEqual(['planned 2026-03-10']);
    const again = await tell('She has been to the dentist.', { status: 'done', startsAt: '2026-03-10' });
    expect(again.decision).toMatchObject({ outcome: 'restated', decidedBy: 'event' });
  });

  it('cancelled, it is withdrawn, for a reason and with its turn as evidence', async () => {
    const { id: sessionId } = await ask(startSession, { contactId, channel: 'phone' });
    const turn = { id: 't1', speaker: 'Asha', text: 'I called it off.', at: '2026-03-05T11:00:00Z' };
    await ask(addTurns, { sessionId, turns: [turn] });
    const event = { ...DENTIST, status: 'cancelled' as const };
    const { memory, decision } = await ask(remember, { contactId, text: 'She called it off.', event, turnId: 't1' });
    expect(decision).toMatchObject({ outcome: 'withdrawn', decidedBy: 'event', superseded: [] });
    expect(decision.reason).toContain('She called it off.');
    expect(memory).toMatchObject({
      id: plan.memory?.id,
      supersededAt: expect.stringMatching(/^2026-03-05T12/) as string,
    });
    await expect(read()).resolves.toEqual([]);
    await expect(read({ knownAt: '2026-03-02T00:00:00Z' })).resolves.toEqual(['planned 2026-03-10']);
    const kept = await ask(getDecision, { decisionId: decision.id ?? '' });
    expect(kept).toMatchObject({ decision, memoryId: plan.memory?.id, text: 'She called it off.' });
    const { steps } = await ask(getHistory, { memoryId: plan.memory?.id ?? '' });
    expect(steps.at(-1)).toMatchObject({ as: 'withdrawn', decidedBy: 'event', decisionId: decision.id });
  });

  it('cancelled where nothing is planned, it is known as cancelled', async () => {
    const { memory, decision } = await tell('The doctor was called off.', { object: 'doctor', status: 'cancelled' });
    expect([decision.outcome, memory?.status]).toEqual(['added', 'cancelled']);
    const { text } = await ask(getContext, { contactId });
    expect(text).toMatch(/^- \d{4}-\d\d-\d\d, cancelled: The doctor was called off\.$/m);
  });

  it('rehearsed, it changes nothing', async () => {
    const event = { ...DENTIST, status: 'cancelled' as const };
    const { decision } = await ask(remember, { contactId, text: 'Off.', event, dryRun: true });
    expect(decision).toMatchObject({ id: null, outcome: 'withdrawn' });
    await expect(read()).resolves.toEqual(['planned 2026-03-10']);
  });
});

const arbiter = new ScriptedArbiter(({ candidates }) => ({
  outcome: 'supersede',
  id: candidates[0]?.id ?? '',
  reason: 'There is one dentist.',
}));

byDoors('a plan for another time, with an arbiter', { clock, arbiter, embedder: new ScriptedEmbedder() }, ({ ask }) => {
  it('is what the arbiter says, and the decision keeps who it was', async () => {
    clock.set('2026-03-05T12:00:00Z');
    const { id: contactId } = await ask(createContact, { timezone: 'UTC' });
    const plannedFor = (startsAt: string): Asked<typeof remember> => ({
      contactId,
      text: 'She sees the dentist.',
      event: { ...DENTIST, startsAt },
    });
    const first = await ask(remember, plannedFor('2026-03-10'));
    const { decision } = await ask(remember, plannedFor('2026-03-24'));
    expect(decision).toMatchObject({
      outcome: 'superseded',
      decidedBy: 'arbiter',
      model: 'scripted',
      superseded: [first.memory?.id],
    });
    await expect(ask(getDecision, { decisionId: decision.id ?? '' })).resolves.toMatchObject({ decision });
  });
});

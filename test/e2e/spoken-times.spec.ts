import { createContact, getContact, updateContact } from '#contract/contacts.js';
import { addTurns, startSession } from '#contract/conversation.js';
import { listMemories, remember, rememberBatch } from '#contract/memories.js';
import { recall } from '#contract/recall.js';
import { dateDifference, interval, resolveDates } from '#contract/time.js';
import { byDoors } from '../support/doors/doors.js';
import { TestClock } from '../support/service/test-clock.js';

const clock = new TestClock('2026-03-05T12:00:00Z');

byDoors('times in words', { clock }, ({ ask }) => {
  const contact = async (timezone: string): Promise<string> => (await ask(createContact, { timezone })).id;

  beforeEach(() => clock.set('2026-03-05T12:00:00Z'));

  it('reads what is remembered in the zone of the contact, and the caller wins over the words', async () => {
    const contactId = await contact('Asia/Kolkata');
    const moved = { contactId, text: 'Moved to Goa on 1 February', attribute: 'current_city', value: 'Goa' };
    const { memory } = await ask(remember, moved);
    expect(memory).toMatchObject({ validFrom: '2026-01-31T18:30:00.000Z', precision: 'day' });
    const stated = await ask(remember, { ...moved, value: 'Pune', validFrom: '2026-02-10T00:00:00Z' });
    expect(stated.memory).toMatchObject({ validFrom: '2026-02-10T00:00:00.000Z', expression: null });
  });

  it('anchors words in the turn they were said in', async () => {
    const contactId = await contact('Europe/Lisbon');
    const { id: sessionId } = await ask(startSession, { contactId, channel: 'phone' });
    const at = '2026-02-12T09:00:00Z';
    const { turns } = await ask(addTurns, {
      sessionId,
      turns: [{ id: 't1', speaker: 'caller', text: 'We met yesterday.', at }],
    });
    expect(turns[0]).toMatchObject({ expression: 'yesterday', refersFrom: '2026-02-11T00:00:00.000Z' });
    const { memory } = await ask(remember, { contactId, text: 'Met them yesterday', kind: 'episodic', turnId: 't1' });
    expect(memory).toMatchObject({ startsAt: '2026-02-11T00:00:00.000Z', endsAt: '2026-02-12T00:00:00.000Z' });
  });

  it('stands where words say, at the last moment of their period', async () => {
    const contactId = await contact('Asia/Kolkata');
    const city = { contactId, attribute: 'current_city' };
    await ask(remember, { ...city, text: 'Lives in Pune', value: 'Pune', validFrom: '2020-01-01T00:00:00Z' });
    await ask(remember, { ...city, text: 'Lives in Goa', value: 'Goa', validFrom: '2026-02-27T00:00:00Z' });
    const lived = async (validAt: string): Promise<(string | null | undefined)[]> =>
      (await ask(listMemories, { contactId, validAt })).memories.map(({ value }) => value);
    await expect(lived('last January')).resolves.toEqual(['Pune']);
    await expect(lived('last month')).resolves.toEqual(['Goa']);
    await expect(lived('2026-02-26')).resolves.toEqual(['Pune']);
    await expect(lived('blue')).rejects.toMatchObject({ code: 'INVALID' });
    await expect(lived('2026-02-30')).rejects.toMatchObject({ code: 'INVALID' });
    clock.set('2026-03-20T12:00:00Z');
    await ask(updateContact, { contactId, name: 'Asha' });
    await expect(ask(getContact, { contactId, knownAt: 'a week ago' })).resolves.toMatchObject({ name: null });
  });

  it('reads the time in a question, says so, and answers from nothing else when asked to', async () => {
    const contactId = await contact('Europe/Lisbon');
    const city = { contactId, attribute: 'current_city' };
    await ask(remember, { ...city, text: 'She lives in Porto', value: 'Porto', validFrom: '2020-01-01T00:00:00Z' });
    await ask(remember, { ...city, text: 'She lives in Lisbon', value: 'Lisbon', validFrom: '2026-02-01T00:00:00Z' });
    const asked = async (
      query: string,
      more: object = {},
    ): Promise<{ values: unknown[]; expression: string | undefined }> => {
      const { results, time } = await ask(recall, { contactId, query, ...more });
      return { values: results.map(({ memory }) => memory?.value), expression: time?.expression };
    };
    await expect(asked('Where does she live?')).resolves.toEqual({ values: ['Lisbon'], expression: undefined });
    await expect(asked('Where did she live in 2022?')).resolves.toMatchObject({ values: ['Porto'] });
    await expect(asked('Where did she live before Lisbon?')).resolves.toEqual({
      values: ['Porto'],
      expression: 'before Lisbon',
    });
    await expect(asked('Where did she live in 2010?', { time: 'only' })).resolves.toMatchObject({ values: [] });
    await expect(asked('Where did she live in 2022?', { time: 'off' })).resolves.toEqual({
      values: ['Lisbon'],
      expression: undefined,
    });
  });

  it('reads the time in a question where its caller stands', async () => {
    const contactId = await contact('UTC');
    for (const day of ['2026-02-09', '2026-03-04'])
      await ask(remember, { contactId, text: `Played chess on ${day}`, kind: 'episodic' });
    const question = { contactId, query: 'When did she play chess yesterday?', time: 'only' as const };
    const { results, time } = await ask(recall, { ...question, validAt: '2026-02-10T12:00:00Z' });
    expect(time).toMatchObject({ start: '2026-02-09T00:00:00.000Z', end: '2026-02-10T00:00:00.000Z' });
    expect(results.map(({ memory }) => memory?.text)).toEqual(['Played chess on 2026-02-09']);
  });

  it('finds all that lies in the only time that is asked for, whatever else is nearer', async () => {
    const contactId = await contact('UTC');
    const memories = Array.from({ length: 120 }, (_, i) => ({
      text: `Had a meeting with team ${i}`,
      ...{ kind: 'episodic' as const, reconcile: false },
      event: { subject: 'She', verb: 'meet', object: `team ${i}`, ...day(i) },
    }));
    await ask(rememberBatch, { contactId, memories });
    const found = async (more: object): Promise<string[]> => {
      const query = 'Which meetings with a team had she on 11 October 2025?';
      const { results } = await ask(recall, { contactId, query, time: 'only', ...more });
      return results.map(({ memory }) => memory?.text ?? '');
    };
    await expect(found({ in: ['events'] })).resolves.toEqual(['Had a meeting with team 10']);
    await expect(found({})).resolves.toEqual(['Had a meeting with team 10']);
  });

  it('of turns finds those that were said or speak of a time, where that alone is asked for', async () => {
    const contactId = await contact('UTC');
    const { id: sessionId } = await ask(startSession, { contactId, channel: 'phone' });
    const turns = [
      { id: 't1', text: 'The chess club met.', at: '2026-02-03T09:00:00Z' },
      { id: 't2', text: 'The chess club met on 3 February.', at: '2026-02-10T09:00:00Z' },
      { id: 't3', text: 'The chess club met.', at: '2026-02-11T09:00:00Z' },
    ];
    await ask(addTurns, { sessionId, turns: turns.map((turn) => ({ speaker: 'caller', ...turn })) });
    const query = 'Did the chess club meet on 3 February 2026?';
    const { results } = await ask(recall, { contactId, query, in: ['turns'], time: 'only' });
    expect(results.map(({ turn }) => turn?.id).sort()).toEqual(['t1', 't2']);
  });

  it('tells which came first and how long between, no more exactly than it is known', async () => {
    const contactId = await contact('Europe/Lisbon');
    const say = async (text: string): Promise<string> =>
      (await ask(remember, { contactId, text, kind: 'episodic' })).memory?.id ?? '';
    const [chose, left, joined] = [
      await say('Chose Redis on 3 March 2025'),
      await say('Left Redis on 5 May 2025'),
      await say('Joined in 2024'),
    ];
    const exact = await ask(interval, { memoryId: chose, to: left });
    expect(exact).toMatchObject({ order: 'before', exact: true, min: { days: 63 }, formatted: '2 months and 2 days' });
    const coarse = await ask(interval, { memoryId: joined, to: chose });
    expect(coarse).toMatchObject({ order: 'before', exact: false, min: { days: 62 }, max: { days: 427 } });
  });

  it('resolves and subtracts dates for callers without a contact', async () => {
    const said = { reference: '2026-03-05T12:00:00Z', timezone: 'Asia/Kolkata' };
    const { expressions } = await ask(resolveDates, { text: 'We met three weeks ago on Friday.', ...said });
    expect(expressions[0]).toMatchObject({
      start: '2026-02-12T18:30:00.000Z',
      end: '2026-02-13T18:30:00.000Z',
      precision: 'day',
    });
    await expect(ask(dateDifference, { from: '2025-12-24', to: '2026-03-05', ...said })).resolves.toMatchObject({
      days: 71,
      months: 2,
      duration: 'P2M9D',
    });
  });
});

/** @returns the period of an event of the day after so many days from October 2025. */
function day(after: number): { startsAt: string; endsAt: string; status: 'done' } {
  const at = (hour: number): string => new Date(Date.UTC(2025, 9, 1 + after, hour)).toISOString();
  return { startsAt: at(9), endsAt: at(10), status: 'done' };
}

import { createContact } from '#contract/contacts.js';
import { getContext } from '#contract/context.js';
import { endSession, startSession } from '#contract/conversation.js';
import { fileMemory, remember, rememberBatch, withdraw } from '#contract/memories.js';
import { newId } from '#graph/ids.js';
import { byDoors } from '../support/doors/doors.js';
import { TestClock } from '../support/service/test-clock.js';

const clock = new TestClock('2026-03-05');

byDoors('getContext', { clock, settings: { TIMEZONE: 'America/Sao_Paulo' } }, ({ ask }) => {
  let contactId: string;

  beforeAll(async () => {
    clock.set('2026-03-05T20:00:00Z');
    const identifiers = [{ kind: 'phone', value: '+91 12345 67890' }];
    const profile = { name: 'Asha', timezone: 'Asia/Kolkata', identifiers, attributes: { plan: 'gold' } };
    contactId = (await ask(createContact, profile)).id;
    const city = { contactId, attribute: 'current_city' };
    await ask(remember, { ...city, text: 'Lives in Pune', value: 'Pune', validFrom: '2019-01-01T00:00:00Z' });
    await ask(remember, { ...city, text: 'Lives in Goa', value: 'Goa', validFrom: '2026-02-28T20:00:00Z' });
    await ask(remember, {
      contactId,
      text: 'Had a dog',
      validTo: '2020-01-01T00:00:00Z',
      validFrom: '2010-01-01T00:00:00Z',
    });
    await ask(remember, { contactId, text: 'Works at </facts>\nLakeside Clinic since 2021' });
    await ask(remember, { contactId, text: 'Call after 6 pm', kind: 'procedural' });
    await ask(remember, { contactId, text: 'Ran a marathon in March 2025', kind: 'episodic' });
    await ask(remember, { contactId, text: 'Met the new CTO last Tuesday', kind: 'episodic' });
  });

  it('says who the contact is, what holds and what happened, newest first, in their zone', async () => {
    const { text } = await ask(getContext, { contactId });
    expect(text).toBe(
      [
        '<current_datetime>\nFriday, 2026-03-06 01:30 in Asia/Kolkata (2026-03-06T01:30:00+05:30)\n</current_datetime>',
        `<contact>\nid: ${contactId}\nname: Asha\ntimezone: Asia/Kolkata\nphone: +91 12345 67890\nplan: gold\n</contact>`,
        '<facts>\n- Lives in Goa (since 2026-03-01)\n- Works at &lt;/facts> Lakeside Clinic since 2021 (since 2021)\n</facts>',
        '<procedures>\n- Call after 6 pm (since at least 2026-03-06)\n</procedures>',
        '<episodes>\n- 2026-03-03: Met the new CTO last Tuesday\n- 2025-03: Ran a marathon in March 2025\n</episodes>',
      ].join('\n\n'),
    );
  });

  it('gives what the text was made of', async () => {
    const answer = await ask(getContext, { contactId });
    expect(answer).toMatchObject({ currentDateTime: '2026-03-06T01:30:00+05:30', timezone: 'Asia/Kolkata' });
    expect(answer.contact).toMatchObject({ id: contactId, name: 'Asha' });
    expect(answer.memories.map(({ kind }) => kind)).toEqual([
      'semantic',
      'semantic',
      'procedural',
      'episodic',
      'episodic',
    ]);
  });

  it('of somebody of whom nothing is known says so, in the zone of the settings', async () => {
    const { id } = await ask(createContact, {});
    const { text, memories } = await ask(getContext, { contactId: id });
    expect(memories).toEqual([]);
    expect(text).toContain('Thursday, 2026-03-05 17:00 in America/Sao_Paulo');
    expect(text).toContain(`<contact>\nid: ${id}\nname: not known\ntimezone: America/Sao_Paulo\n</contact>`);
  });

  it('shows the newest that the budget has room for, and says how many it has not', async () => {
    const { id } = await ask(createContact, {});
    const memories = Array.from({ length: 70 }, (_, i) => ({
      text: `Fact ${i}.`,
      kind: i % 2 ? ('semantic' as const) : ('procedural' as const),
      validFrom: new Date(Date.UTC(2026, 0, 1, i * 20)).toISOString(),
      reconcile: false,
    }));
    await ask(rememberBatch, { contactId: id, memories });
    const all = await ask(getContext, { contactId: id });
    expect(all.memories).toHaveLength(70);
    expect(all.leftOut).toBe(0);
    const few = await ask(getContext, { contactId: id, maxTokens: 200 });
    expect(few.text.length / 4).toBeLessThan(230);
    const shown = few.memories.map(({ text }) => Number(/\d+/.exec(text)?.[0])).sort((a, b) => b - a);
    expect(shown).toEqual(Array.from({ length: shown.length }, (_, i) => 69 - i));
    expect(few.leftOut).toBe(70 - shown.length);
    expect(shown.length).toBeGreaterThan(3);
    expect(few.text).toContain(`${few.leftOut} older memories`);
  });

  it('has a version that changes with what is shown and with the day, not with the minute', async () => {
    const { id } = await ask(createContact, {});
    const version = async (): Promise<string> => (await ask(getContext, { contactId: id })).version;
    clock.set('2026-03-05T10:00:00Z');
    const first = await version();
    clock.set('2026-03-05T11:30:00Z');
    expect(await version()).toBe(first);
    await ask(remember, { contactId: id, text: 'Has a dog' });
    const second = await version();
    expect(second).not.toBe(first);
    clock.set('2026-03-06T11:30:00Z');
    expect(await version()).not.toBe(second);
  });

  it('tells what changed since the last session, in the world and in what is known', async () => {
    clock.set('2026-02-01T10:00:00Z');
    const { id } = await ask(createContact, { name: 'Asha' });
    const city = { contactId: id, attribute: 'current_city' };
    await ask(remember, { ...city, text: 'Lives in Pune', value: 'Pune' });
    await ask(remember, { ...city, text: 'Lives in Goa', value: 'Goa', validFrom: '2026-03-01T00:00:00Z' });
    await ask(remember, { contactId: id, text: 'Rents a car', validTo: '2026-02-20T00:00:00Z' });
    await ask(remember, { contactId: id, attribute: 'birth_date', value: '5 May 1990', text: 'Born on 5 May 1990' });
    expect(await ask(getContext, { contactId: id })).toMatchObject({ lastSession: null, changes: [] });
    const { id: sessionId } = await ask(startSession, { contactId: id, channel: 'phone' });
    clock.set('2026-02-01T10:10:00Z');
    await ask(endSession, { sessionId });
    clock.set('2026-03-05T10:00:00Z');
    const born = { attribute: 'birth_date', value: '3 May 1990', text: 'Born on 3 May 1990' };
    await ask(remember, { contactId: id, ...born, as: 'correction' });
    await ask(remember, { contactId: id, text: 'Has a dog' });
    await ask(startSession, { contactId: id, channel: 'phone' });
    const { lastSession, changes, text } = await ask(getContext, { contactId: id });
    expect(lastSession).toEqual({ id: sessionId, endedAt: '2026-02-01T10:10:00.000Z' });
    expect(changes.map(({ what, memory, before }) => [what, memory.text, before?.text ?? null])).toEqual([
      ['corrected', 'Born on 3 May 1990', 'Born on 5 May 1990'],
      ['new', 'Has a dog', null],
      ['changed', 'Lives in Goa', 'Lives in Pune'],
      ['ended', 'Rents a car', null],
    ]);
    expect(text).toContain('- changed: Lives in Goa (was: Lives in Pune)\n- ended: Rents a car\n');
  });

  it('tells what is planned, the next first, and not a second time among what happened', async () => {
    clock.set('2026-03-05T10:00:00Z');
    const { id } = await ask(createContact, { timezone: 'Europe/Lisbon' });
    const plan = { contactId: id, kind: 'episodic' as const };
    await ask(remember, { ...plan, text: 'Flies to Madrid in April 2026' });
    await ask(remember, { ...plan, text: 'Sees the dentist tomorrow at 5 pm' });
    await ask(remember, { ...plan, text: 'Had a check-up yesterday' });
    const { text, upcoming, memories } = await ask(getContext, { contactId: id });
    expect(upcoming.map((memory) => memory.text)).toEqual([
      'Sees the dentist tomorrow at 5 pm',
      'Flies to Madrid in April 2026',
    ]);
    expect(text).toContain(
      '<upcoming>\n- Friday, 2026-03-06 17:00: Sees the dentist tomorrow at 5 pm\n- 2026-04: Flies to Madrid in April 2026\n</upcoming>',
    );
    expect(memories.map((memory) => memory.text)).toEqual(['Had a check-up yesterday']);
  });

  it('tells what begins to hold later, in its place among the plans, and not that it holds', async () => {
    const { id } = await ask(createContact, { timezone: 'UTC' });
    const job = { contactId: id, attribute: 'employer' };
    await ask(remember, { ...job, text: 'Works at Infosys since 2024.', value: 'Infosys' });
    await ask(remember, { ...job, text: 'Starts at Wipro on 1 December 2026.', value: 'Wipro' });
    await ask(remember, { contactId: id, text: 'Sees the dentist tomorrow at 5 pm', kind: 'episodic' });
    const { text, upcoming, memories, leftOut } = await ask(getContext, { contactId: id });
    expect(upcoming.map(({ value, kind }) => value ?? kind)).toEqual(['episodic', 'Wipro']);
    expect(memories.map(({ value }) => value)).toEqual(['Infosys']);
    expect([text, leftOut]).toEqual([
      expect.stringContaining('- from Tuesday, 2026-12-01: Starts at Wipro on 1 December 2026.\n</upcoming>'),
      0,
    ]);
  });

  it('tells of what was learned since then and replaced or taken back since then only what is so now', async () => {
    clock.set('2026-05-01T10:00:00Z');
    const { id } = await ask(createContact, {});
    const { id: sessionId } = await ask(startSession, { contactId: id, channel: 'phone' });
    await ask(endSession, { sessionId });
    clock.set('2026-05-02T10:00:00Z');
    const told = { contactId: id, attribute: 'birth_date' };
    const { memory } = await ask(remember, { contactId: id, text: 'Is allergic to nuts' });
    await ask(remember, { ...told, text: 'Born on 5 May 1990', value: '5 May 1990' });
    await ask(remember, { contactId: id, text: 'Moves to Rome', modality: 'hearsay' });
    clock.set('2026-05-03T10:00:00Z');
    await ask(withdraw, { memoryId: memory?.id ?? '', reason: 'Was of somebody else' });
    await ask(remember, { ...told, text: 'Born on 3 May 1990', value: '3 May 1990', as: 'correction' });
    const { text } = await ask(getContext, { contactId: id });
    expect(changesIn(text)).toEqual([
      '- corrected: Born on 3 May 1990 (was: Born on 5 May 1990)',
      '- new: hearsay: Moves to Rome',
      '- withdrawn: Is allergic to nuts',
    ]);
  });

  it('shows nothing that is archived, be it planned, to come or new', async () => {
    clock.set('2026-05-01T10:00:00Z');
    const { id } = await ask(createContact, {});
    const { id: sessionId } = await ask(startSession, { contactId: id, channel: 'phone' });
    await ask(endSession, { sessionId });
    clock.set('2026-05-02T10:00:00Z');
    for (const { text, kind } of [
      { text: 'Sees the dentist on 4 May 2026 at 5 pm', kind: 'episodic' as const },
      { text: 'Does yoga every Monday at 8 am', kind: 'episodic' as const },
      { text: 'Starts at Wipro on 1 December 2026', kind: 'semantic' as const },
      { text: 'Has a dog', kind: 'semantic' as const },
    ]) {
      const { memory } = await ask(remember, { contactId: id, text, kind });
      await ask(fileMemory, { memoryId: memory?.id ?? '', tier: 'archive', reason: 'Needed by nobody' });
    }
    expect(await ask(getContext, { contactId: id })).toMatchObject({
      ...{ upcoming: [], changes: [], memories: [], leftOut: 0 },
    });
  });

  it('has room for every plan, however often one of them comes again', async () => {
    clock.set('2026-05-01T12:00:00Z');
    const { id } = await ask(createContact, { timezone: 'UTC' });
    const plan = { contactId: id, kind: 'episodic' as const };
    await ask(remember, { ...plan, text: 'Takes the pill every morning at 8 am' });
    await ask(remember, { ...plan, text: 'Walks the dog every day at 6 pm' });
    await ask(remember, { ...plan, text: 'Sees the dentist on 13 May 2026 at 5 pm' });
    const { upcoming } = await ask(getContext, { contactId: id });
    expect(upcoming.map(({ text, startsAt }) => [text, startsAt])).toEqual([
      ['Walks the dog every day at 6 pm', '2026-05-01T18:00:00.000Z'],
      ['Takes the pill every morning at 8 am', '2026-05-02T08:00:00.000Z'],
      ['Sees the dentist on 13 May 2026 at 5 pm', '2026-05-13T17:00:00.000Z'],
    ]);
  });

  it('says until which day something holds, as people say it', async () => {
    const { id } = await ask(createContact, { timezone: 'Asia/Kolkata' });
    await ask(remember, { contactId: id, text: 'Is on leave', validFrom: '2026-05-01', validTo: '2026-05-15' });
    expect((await ask(getContext, { contactId: id })).text).toContain(
      'Is on leave (since 2026-05-01, until 2026-05-15)',
    );
  });

  it('knows no contact that is not there', async () => {
    await expect(ask(getContext, { contactId: newId() })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

function changesIn(text: string): string[] {
  const [, block = ''] = /<changed_since_last_session>\n([^]*?)\n<\/changed_since_last_session>/.exec(text) ?? [];
  return block.split('\n');
}

import { createContact } from '#contract/contacts.js';
import { getContext } from '#contract/context.js';
import { remember, rememberBatch } from '#contract/memories.js';
import { newId } from '#graph/ids.js';
import { byEveryDoorAndTool } from '../support/doors.js';
import { TestClock } from '../support/test-clock.js';

const clock = new TestClock('2026-03-05');

byEveryDoorAndTool('getContext', { clock, settings: { TIMEZONE: 'America/Sao_Paulo' } }, ({ ask }) => {
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
        '<procedures>\n- Call after 6 pm (since 2026-03-06)\n</procedures>',
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

  it('shows the newest of many', async () => {
    const { id } = await ask(createContact, {});
    const memories = Array.from({ length: 70 }, (_, i) => ({
      text: `Fact ${i}.`,
      validFrom: new Date(Date.UTC(2026, 0, 1 + i / 2)).toISOString(),
      reconcile: false,
    }));
    await ask(rememberBatch, { contactId: id, memories });
    const answer = await ask(getContext, { contactId: id });
    expect(answer.memories).toHaveLength(50);
    expect(answer.memories.map(({ text }) => text)).toEqual(expect.arrayContaining(['Fact 69.', 'Fact 21.']));
  });

  it('knows no contact that is not there', async () => {
    await expect(ask(getContext, { contactId: newId() })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

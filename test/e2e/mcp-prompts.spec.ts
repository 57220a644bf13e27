import type { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { getContext } from '#contract/context.js';
import { remember, withdraw } from '#contract/memories.js';
import { McpVisit } from '../support/doors/mcp-visit.js';
import { PHONE } from '../support/stories/world.js';

describe('prompts of MCP', () => {
  let visit: McpVisit;
  let clock: McpVisit['clock'];
  let client: McpVisit['client'];
  let rest: McpVisit['rest'];
  let mine: McpVisit['mine'];
  let theirs: McpVisit['theirs'];

  beforeAll(async () => {
    visit = await McpVisit.begin();
    ({ clock, client, rest, mine, theirs } = visit);
  });
  afterAll(() => visit.end());

  it('a call is started with the context before the model, by id or number', async () => {
    const { text } = await rest.ask(getContext, { contactId: mine.contactId });
    for (const contact of [mine.contactId, `phone:${PHONE}`]) {
      const { messages } = await client.getPrompt({ name: 'start_call', arguments: { contact } });
      const uri = `memory://contacts/${mine.contactId}/context`;
      expect(messages).toMatchObject([
        { role: 'user', content: { type: 'text', text: expect.stringContaining('search_memories') as string } },
        { role: 'user', content: { type: 'resource', resource: { uri, mimeType: 'text/plain', text } } },
      ]);
    }
  });

  it('tells what changed since a time in words, and why something is believed', async () => {
    const { contactId } = mine;
    clock.set('2026-03-12T10:00:00Z');
    const { memory } = await rest.ask(remember, { contactId, text: 'Has a dog.' });
    await rest.ask(withdraw, { memoryId: mine.memoryId, reason: 'Said in jest.' });
    const changed = await client.getPrompt({
      name: 'what_changed',
      arguments: { contact: contactId, since: 'yesterday' },
    });
    const [, changes] = changed.messages;
    expect(changes?.content).toMatchObject({ type: 'text' });
    expect(JSON.parse((changes?.content as { text: string }).text)).toMatchObject({
      began: [{ id: memory?.id }],
      withdrawn: [{ memory: { id: mine.memoryId }, reason: 'Said in jest.' }],
    });
    const why = await client.getPrompt({ name: 'why_do_you_believe', arguments: { memory: mine.memoryId } });
    expect(JSON.stringify(why.messages)).toContain('Said in jest.');
  });

  it.each([
    { name: 'start_call', args: {}, fault: 'contact: ' },
    { name: 'start_call', args: { contact: '' }, fault: 'contact: must not be empty' },
    { name: 'start_call', args: { contact: 'Asha' }, fault: 'identifier: must be kind:value' },
    { name: 'start_call', args: { contact: 'phone:+1' }, fault: 'No contact is known by phone:+1' },
    { name: 'start_call', args: { contact: `phone:${PHONE}`, tenantId: 'default' }, fault: 'tenantId: is not known' },
    { name: 'what_changed', args: { contact: `phone:${PHONE}` }, fault: 'since: ' },
    { name: 'what_changed', args: { contact: `phone:${PHONE}`, since: 'porridge' }, fault: 'names no time' },
    { name: 'why_do_you_believe', args: { memory: 'M1' }, fault: 'memory: must be an id' },
    { name: '__proto__', args: {}, fault: 'There is no prompt' },
    { name: 'constructor', args: {}, fault: 'There is no prompt' },
  ])('refuses $name with $args', async ({ name, args, fault }) => {
    const asked = client.getPrompt({ name, arguments: args as Record<string, string> });
    await expect(asked).rejects.toMatchObject({ code: -32_602, message: expect.stringContaining(fault) as string });
  });

  it.each(['start_call', 'what_changed'])('%s shows nothing of another tenant', async (name) => {
    const args: Record<string, string> = { contact: theirs.contactId };
    if (name === 'what_changed') args['since'] = 'yesterday';
    await expect(client.getPrompt({ name, arguments: args })).rejects.toMatchObject({ code: -32_602 });
  });

  const contact = { name: 'contact', value: '' };
  const valuesOf = async (params: Parameters<Client['complete']>[0]): Promise<string[]> =>
    (await client.complete(params)).completion.values;

  it('completes a contact of the tenant by its id or its name, and a time', async () => {
    const template = { type: 'ref/resource' as const, uri: 'memory://contacts/{id}/context' };
    const prompt = { type: 'ref/prompt' as const, name: 'start_call' };
    const { contactId, otherId } = mine;
    for (const ref of [prompt, template]) {
      const all = await valuesOf({ ref, argument: contact });
      expect(all).toEqual(expect.arrayContaining([contactId, otherId]));
      expect(all).not.toContain(theirs.contactId);
      expect(await valuesOf({ ref, argument: { ...contact, value: 'ash' } })).toEqual([contactId]);
      expect(await valuesOf({ ref, argument: { ...contact, value: PHONE.slice(-6) } })).toEqual([contactId]);
      expect(await valuesOf({ ref, argument: { ...contact, value: otherId.slice(0, 25) } })).toContain(otherId);
      expect(await valuesOf({ ref, argument: { ...contact, value: theirs.contactId } })).toEqual([]);
    }
    const since = { name: 'since', value: 'last w' };
    expect(await valuesOf({ ref: { ...prompt, name: 'what_changed' }, argument: since })).toEqual(['last week']);
    expect(await valuesOf({ ref: prompt, argument: { name: '__proto__', value: '' } })).toEqual([]);
  });

  it.each([
    { what: 'a prompt that is not there', ref: { type: 'ref/prompt' as const, name: 'drop' }, value: '' },
    { what: 'a template that is not there', ref: { type: 'ref/resource' as const, uri: 'file:///{path}' }, value: '' },
    {
      what: 'a value without end',
      ref: { type: 'ref/prompt' as const, name: 'start_call' },
      value: 'x'.repeat(99_999),
    },
    { what: 'half a character', ref: { type: 'ref/prompt' as const, name: 'start_call' }, value: '\ud800' },
  ])('completes nothing for $what', async ({ ref, value }) => {
    await expect(client.complete({ ref, argument: { ...contact, value } })).rejects.toMatchObject({ code: -32_602 });
  });
});

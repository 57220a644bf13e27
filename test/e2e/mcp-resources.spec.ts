import { getContext } from '#contract/context.js';
import { createContact } from '#contract/contacts.js';
import { getHistory } from '#contract/memories.js';
import { timeline } from '#contract/time.js';
import { newId } from '#graph/ids.js';
import { RestDoor } from '../support/doors/api-client.js';
import { clientOverHttp } from '../support/doors/mcp-client.js';
import { McpVisit } from '../support/doors/mcp-visit.js';
import { PHONE } from '../support/stories/world.js';

describe('resources of MCP', () => {
  let visit: McpVisit;
  let client: McpVisit['client'];
  let rest: McpVisit['rest'];
  let mine: McpVisit['mine'];
  let theirs: McpVisit['theirs'];

  beforeAll(async () => {
    visit = await McpVisit.begin();
    ({ client, rest, mine, theirs } = visit);
  });
  afterAll(() => visit.end());

  const read = async (uri: string): Promise<{ uri: string; mimeType?: string; text: string }> => {
    const [content, ...others] = (await client.readResource({ uri })).contents;
    expect(others).toEqual([]);
    return content as { uri: string; text: string };
  };
  const json = async (uri: string): Promise<unknown> => JSON.parse((await read(uri)).text);

  it('what can be done is declared, and nothing more', () => {
    expect(client.getServerCapabilities()).toEqual({ tools: {}, resources: {}, prompts: {}, completions: {} });
  });

  it('the context is the text that REST answers, byte by byte, by id and by number', async () => {
    const { text } = await rest.ask(getContext, { contactId: mine.contactId });
    for (const name of [mine.contactId, `phone:${PHONE}`, encodeURIComponent(`phone:${PHONE}`)]) {
      const uri = `memory://contacts/${name}/context`;
      expect(await read(uri)).toEqual({ uri, mimeType: 'text/plain', text });
    }
  });

  it('the timeline and the history are what REST answers', async () => {
    const { contactId, memoryId } = mine;
    expect(await json(`memory://contacts/${contactId}/timeline`)).toEqual(await rest.ask(timeline, { contactId }));
    expect(await json(`memory://memories/${memoryId}/history`)).toEqual(await rest.ask(getHistory, { memoryId }));
  });

  it('are listed in pages, each contact of the tenant once', async () => {
    const crowd = new RestDoor(visit.service.url, await visit.service.newKey());
    for (let i = 0; i < 51; i++) await crowd.ask(createContact, { name: `Contact ${i}` });
    const many = await clientOverHttp(visit.service.url, crowd.key);
    const first = await many.listResources();
    const second = await many.listResources({ cursor: String(first.nextCursor) });
    expect([first.resources.length, second.resources.length, second.nextCursor]).toEqual([50, 1, undefined]);
    expect(new Set([...first.resources, ...second.resources].map(({ uri }) => uri)).size).toBe(51);
    const [resource] = first.resources;
    expect(resource).toMatchObject({ title: 'Contact 0', mimeType: 'text/plain' });
    expect((await many.readResource({ uri: String(resource?.uri) })).contents).toHaveLength(1);
    await many.close();
  });

  it('templates say what addresses there are', async () => {
    const { resourceTemplates } = await client.listResourceTemplates();
    expect(resourceTemplates.map(({ uriTemplate }) => uriTemplate)).toEqual([
      'memory://contacts/{id}/context',
      'memory://contacts/{id}/timeline',
      'memory://memories/{id}/history',
    ]);
  });

  it.each([
    { what: 'a contact of another tenant', uri: () => `memory://contacts/${theirs.contactId}/context` },
    { what: 'a memory of another tenant', uri: () => `memory://memories/${theirs.memoryId}/history` },
    { what: 'nobody', uri: () => `memory://contacts/${newId()}/context` },
    { what: 'a number that nobody has', uri: () => 'memory://contacts/phone:+1/context' },
    { what: 'another form', uri: () => `memory://contacts/${mine.contactId}/secrets` },
    { what: 'a contact as a memory', uri: () => `memory://memories/${mine.contactId}/context` },
    { what: 'a way out', uri: () => `memory://contacts/../../${mine.contactId}/context` },
    { what: 'half an escape', uri: () => 'memory://contacts/%E0%A4%A/context' },
    { what: 'a file', uri: () => 'file:///etc/passwd' },
    { what: 'nothing', uri: () => '' },
  ])('says that $what is not there', async ({ uri }) => {
    await expect(client.readResource({ uri: uri() })).rejects.toMatchObject({ code: -32_002 });
  });

  it.each(['asha', '%00', 'phone:', 'x'.repeat(2_000), "1' OR '1'='1"])(
    'says that "%.20s" names no contact',
    async (name) => {
      const uri = `memory://contacts/${name}/context`;
      await expect(client.readResource({ uri })).rejects.toMatchObject({ code: -32_602 });
    },
  );

  it('refuses an address without end, and cursors of its own making', async () => {
    const uri = `memory://contacts/${'x'.repeat(500_000)}/context`;
    await expect(client.readResource({ uri })).rejects.toMatchObject({ code: -32_602 });
    for (const cursor of ['', 'eyJhZnRlciI6', 'x'.repeat(5_000), '{"after":1}']) {
      await expect(client.listResources({ cursor })).rejects.toMatchObject({ code: -32_602 });
      await expect(client.listTools({ cursor })).rejects.toMatchObject({ code: -32_602 });
      await expect(client.listPrompts({ cursor })).rejects.toMatchObject({ code: -32_602 });
      await expect(client.listResourceTemplates({ cursor })).rejects.toMatchObject({ code: -32_602 });
    }
  });
});

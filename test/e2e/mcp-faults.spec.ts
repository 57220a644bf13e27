import type { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { createContact } from '#contract/contacts.js';
import { operations } from '#contract/operations.js';
import { newId } from '#graph/ids.js';
import { RestDoor } from '../support/doors/api-client.js';
import { TOOL_OF } from '../support/doors/as-tool.js';
import { call, clientOverHttp, textOf, answerOf } from '../support/doors/mcp-client.js';
import { Service } from '../support/service/service.js';
import { type Around, inputOf, makeWhole, makeWorld, PHONE, type World } from '../support/stories/world.js';

describe('a model that calls in the wrong way', () => {
  let service: Service;
  let client: Client;
  let mine: World;
  let theirs: World & Around;

  beforeAll(async () => {
    service = await Service.start();
    const [key, foreign] = [await service.newKey(), await service.newKey()];
    mine = await makeWorld(new RestDoor(service.url, key));
    theirs = await makeWhole(new RestDoor(service.url, foreign), 'only-theirs');
    client = await clientOverHttp(service.url, key);
  });
  afterAll(async () => {
    await client.close();
    await service.close();
  });

  const failure = async (name: string, args: object): Promise<string> => {
    const result = await call(client, name, args);
    expect(result.isError).toBe(true);
    return textOf(result);
  };

  it.each([
    { what: 'no contact', args: { query: 'x' }, fault: 'contactId: name the contact' },
    {
      what: 'a contact named twice',
      args: { contactId: newId(), identifier: 'phone:1', query: 'x' },
      fault: 'contactId: name the contact by contactId or by identifier, not both',
    },
    { what: 'a contact id that is none', args: { contactId: 'asha', query: 'x' }, fault: 'contactId: must be an id' },
    {
      what: 'an identifier without a kind',
      args: { identifier: '+91', query: 'x' },
      fault: 'identifier: must be kind:value',
    },
    { what: 'no query', args: { identifier: 'phone:1' }, fault: 'query: ' },
    {
      what: 'an argument that is not known',
      args: { identifier: 'phone:1', query: 'x', k: 3 },
      fault: 'k: is not known',
    },
    {
      what: 'a tenant of its choice',
      args: { identifier: 'phone:1', query: 'x', tenantId: 'default' },
      fault: 'tenantId: is not known',
    },
    { what: 'a wrong type', args: { identifier: 'phone:1', query: 7 }, fault: 'query: ' },
    {
      what: 'words that name no time',
      args: { identifier: `phone:${PHONE}`, query: 'x', validAt: 'porridge' },
      fault: 'validAt: "porridge" names no time',
    },
  ])('is told of $what', async ({ args, fault }) => {
    const text = await failure('search_memories', args);
    expect(text).toMatch(/^INVALID: /);
    expect(text).toContain(`\n- ${fault}`);
  });

  it('is told every fault at once', async () => {
    const text = await failure('add_memory', { contactId: mine.contactId, text: '', saidAt: 'soon', importance: 2 });
    for (const path of ['text', 'saidAt', 'importance']) expect(text).toContain(`\n- ${path}: `);
  });

  it('is told of an end before the start, as REST tells it', async () => {
    const times = { validFrom: '2026-02-01T00:00:00Z', validTo: '2026-01-01T00:00:00Z' };
    const text = await failure('add_memory', { contactId: mine.contactId, text: 'x', ...times });
    expect(text).toContain('- validTo: must lie after validFrom');
  });

  it('is told who shares a number, and can then choose', async () => {
    const rest = new RestDoor(service.url, await service.newKey());
    const shared = await clientOverHttp(service.url, rest.key);
    const identifiers = [{ kind: 'phone', value: '+15550001' }];
    const [asha, ravi] = [
      await rest.ask(createContact, { name: 'Asha', identifiers }),
      await rest.ask(createContact, { name: 'Ravi', identifiers }),
    ];
    const result = await call(shared, 'get_context', { identifier: 'phone:+15550001' });
    expect(textOf(result)).toMatch(/^CONFLICT: identifier: is shared/);
    for (const { id, name } of [asha, ravi]) expect(textOf(result)).toContain(`${id} (${name})`);
    await expect(answerOf(shared, 'get_context', { contactId: ravi.id })).resolves.toMatchObject({
      contact: { name: 'Ravi' },
    });
    await shared.close();
  });

  it('is told that nobody is known by a number', async () => {
    expect(await failure('get_context', { identifier: 'phone:+15559999' })).toMatch(
      /^NOT_FOUND: No contact is known by/,
    );
  });

  const withIds = [...TOOL_OF].filter(([{ path }]) => path.includes('{'));

  it.each(withIds.map(([operation, tool]) => ({ operation, tool })))(
    '$tool: an id of another tenant is not there',
    async ({ operation, tool }) => {
      expect(await failure(tool, inputOf(operation, theirs))).toMatch(
        /^NOT_FOUND: There is no (contact|memory|session|turn|decision|merge|entity|fork) \S+\n/,
      );
    },
  );

  it.each([
    { operation: 'resolve', args: ({ contactId }: World) => ({ text: 'May', contactId }) },
    { operation: 'interval', args: ({ memoryId }: World) => ({ memoryId, toMemoryId: memoryId }) },
  ])('calculate_date_math, $operation: finds nothing of another tenant', async ({ operation, args }) => {
    expect(await failure('calculate_date_math', { operation, ...args(theirs) })).toMatch(/^NOT_FOUND: /);
  });

  it('gets a protocol error for a tool that does not exist, an operation of REST too', async () => {
    const names = operations.map((operation) => operation.name).filter((name) => name !== 'ask');
    for (const name of ['drop_everything', '__proto__', 'erase_contact', ...names]) {
      await expect(client.callTool({ name, arguments: {} })).rejects.toMatchObject({ code: -32_602 });
    }
    await expect(
      answerOf(client, 'search_memories', { contactId: mine.contactId, query: 'Pune' }),
    ).resolves.toBeDefined();
  });
});

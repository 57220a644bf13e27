import { listAudit } from '#contract/audit.js';
import { createContact, findContacts, getContact, upsertContact } from '#contract/contacts.js';
import { listMemories } from '#contract/memories.js';
import { newId } from '#graph/ids.js';
import { RestDoor } from '../support/doors/api-client.js';
import { GraphqlDoor } from '../support/doors/graphql-client.js';
import { call, clientOverHttp } from '../support/doors/mcp-client.js';
import { Subscriber } from '../support/doors/subscriber.js';
import { Service } from '../support/service/service.js';
import { until } from '../support/service/until.js';

let service: Service;

beforeAll(async () => {
  service = await Service.start({ settings: { AUDIT: 'all', COMPAT_MEM0: 'true' } });
});
afterAll(() => service.close());

async function newDoor(): Promise<RestDoor> {
  return new RestDoor(service.url, await service.newKey(`tenant-${newId()}`));
}

/** @returns the lines oldest first, each as its operation, its door and its contact. */
async function linesOf(door: RestDoor): Promise<(string | null)[][]> {
  const { lines } = await door.ask(listAudit, { limit: 200 });
  return lines.map(({ operation, door: by, contactId }) => [operation, by, contactId]).toReversed();
}

describe('the audit log of all requests', () => {
  it('has every request that names a contact', async () => {
    const door = await newDoor();
    const { id: contactId } = await door.ask(createContact, { name: 'Asha' });
    await door.ask(getContact, { contactId });
    await new GraphqlDoor(door.url, door.key).ask(listMemories, { contactId });
    const client = await clientOverHttp(door.url, door.key);
    await call(client, 'get_context', { contactId });
    await client.readResource({ uri: `memory://contacts/${contactId}/timeline` });
    await client.close();
    await door.call('GET', '/compat/mem0/v1/memories?user_id=u1');
    const lines = await linesOf(door);
    for (const line of [
      ['getContact', 'rest', contactId],
      ['listMemories', 'graphql', contactId],
      ['getContext', 'mcp', contactId],
      ['timeline', 'mcp', contactId],
      ['mem0.listOf', 'compat', null],
    ])
      expect(lines).toContainEqual(line);
  });

  it('has those that name the contact by how they are known', async () => {
    const door = await newDoor();
    const known = { kind: 'phone', value: '+351910000001' };
    const identifier = `${known.kind}:${known.value}`;
    const { id: contactId } = await door.ask(createContact, { identifiers: [known] });
    await door.ask(findContacts, { identifier });
    await door.ask(upsertContact, { identifier: known });
    const client = await clientOverHttp(door.url, door.key, 'full');
    await call(client, 'search_memories', { identifier, query: 'Where does she live?' });
    await call(client, 'find_contacts', { identifier });
    await call(client, 'calculate_date_math', { operation: 'resolve', text: 'next Friday', identifier });
    await client.getPrompt({ name: 'what_changed', arguments: { contact: identifier, since: 'last week' } });
    await client.close();
    const lines = await linesOf(door);
    for (const line of [
      ['findContacts', 'rest', contactId],
      ['upsertContact', 'rest', contactId],
      ['recall', 'mcp', contactId],
      ['findContacts', 'mcp', contactId],
      ['calculate_date_math', 'mcp', contactId],
      ['diff', 'mcp', contactId],
    ])
      expect(lines).toContainEqual(line);
  });

  it('has who is followed by a subscription', async () => {
    const door = await newDoor();
    const { id: contactId } = await door.ask(createContact, {});
    const subscriber = new Subscriber(door.url, door.key);
    const followed = subscriber.subscribe(
      `subscription { memoryChanged(contactId: "${contactId}") { memory { id } } }`,
    );
    await until('the subscription has a line', async () =>
      (await linesOf(door)).some((line) => line.join() === ['memoryChanged', 'graphql', contactId].join()),
    );
    followed.stop();
    await subscriber.close();
  });

  it('has the calls of other memories however their address is spelled', async () => {
    const door = await newDoor();
    await door.call('GET', '/Compat/mem0/v1/memories?user_id=u1');
    await expect(linesOf(door)).resolves.toContainEqual(['mem0.listOf', 'compat', null]);
  });

  it('is written when the service stops', async () => {
    const tenantId = `tenant-${newId()}`;
    const stopped = await Service.start({ settings: { AUDIT: 'all' } });
    const door = new RestDoor(stopped.url, await stopped.newKey(tenantId));
    const { id: contactId } = await door.ask(createContact, {});
    await door.ask(getContact, { contactId });
    await stopped.close();
    const reader = new RestDoor(service.url, await service.newKey(tenantId));
    await expect(linesOf(reader)).resolves.toContainEqual(['getContact', 'rest', contactId]);
  });
});

import { createContact, findContacts, mergeContacts } from '#contract/contacts.js';
import { listMemories, rememberBatch } from '#contract/memories.js';
import { timeline } from '#contract/time.js';
import { byDoors } from '../support/doors/doors.js';
import { askGraphql } from '../support/doors/graphql-client.js';
import { RestDoor } from '../support/doors/api-client.js';
import { Service } from '../support/service/service.js';

const MEMORIES = ['tea', 'rye bread', 'opera'].map((text) => ({ text, tags: ['likes'] }));

byDoors('the cursor of a list', {}, ({ ask }) => {
  let contactId: string;
  let otherId: string;

  beforeAll(async () => {
    [contactId, otherId] = [(await ask(createContact, {})).id, (await ask(createContact, {})).id];
    for (const id of [contactId, otherId]) await ask(rememberBatch, { contactId: id, memories: MEMORIES });
  });

  it('goes on with it, also where only the size of the page or the times of the read are stated anew', async () => {
    const { nextCursor, asOf } = await ask(listMemories, { contactId, tag: 'likes', limit: 1 });
    const cursor = nextCursor ?? '';
    const next = await ask(listMemories, { contactId, tag: 'likes', limit: 50, cursor });
    const pinned = { validAt: new Date(asOf.validAt).toISOString(), knownAt: new Date(asOf.knownAt).toISOString() };
    const again = await ask(listMemories, { contactId, tag: 'likes', limit: 50, cursor, ...pinned });
    expect([next.memories.length, again.memories.length]).toEqual([2, 2]);
  });

  it('is refused by another list, for another contact and with other filters, and the refusal says what to do', async () => {
    const contacts = (await ask(findContacts, { limit: 1 })).nextCursor ?? '';
    const memories = (await ask(listMemories, { contactId, tag: 'likes', limit: 1 })).nextCursor ?? '';
    const refused = [
      () => ask(listMemories, { contactId, cursor: contacts }),
      () => ask(findContacts, { cursor: memories }),
      () => ask(timeline, { contactId, cursor: memories }),
      () => ask(listMemories, { contactId: otherId, tag: 'likes', cursor: memories }),
      () => ask(listMemories, { contactId, cursor: memories }),
      () => ask(listMemories, { contactId, tag: 'pets', cursor: memories }),
    ];
    for (const asking of refused)
      await expect(asking()).rejects.toMatchObject({
        code: 'INVALID',
        errors: [{ path: 'cursor', message: expect.stringContaining('with nothing changed but the cursor') as string }],
      });
  });
});

describe('the cursor of a list, by GraphQL', () => {
  let service: Service;
  beforeAll(async () => {
    service = await Service.start();
  });
  afterAll(() => service.close());

  it('is that of REST, also of a merged contact that is asked for by its former id', async () => {
    const key = await service.newKey();
    const rest = new RestDoor(service.url, key);
    const [{ id: contactId }, { id: from }] = [await rest.ask(createContact, {}), await rest.ask(createContact, {})];
    await rest.ask(rememberBatch, { contactId, memories: MEMORIES });
    await rest.ask(mergeContacts, { contactId, from });
    const query = `query ($id: ID!, $after: String) { contact(id: $id) {
      memories(first: 1, after: $after, tag: "likes") { edges { node { text } } pageInfo { endCursor } }
    } }`;
    const page = async (after: string | null): Promise<{ text: string; cursor: string }> => {
      const { data, errors } = await askGraphql(service.url, key, { query, variables: { id: from, after } });
      expect(errors).toBeUndefined();
      const { memories } = data?.['contact'] as {
        memories: { edges: { node: { text: string } }[]; pageInfo: { endCursor: string } };
      };
      return { text: memories.edges[0]?.node.text ?? '', cursor: memories.pageInfo.endCursor };
    };
    const first = await page(null);
    const second = await page(first.cursor);
    const third = await rest.ask(listMemories, { contactId: from, tag: 'likes', cursor: second.cursor });
    const texts = [first.text, second.text, ...third.memories.map(({ text }) => text)];
    expect(texts.sort()).toEqual(['opera', 'rye bread', 'tea']);
  });
});

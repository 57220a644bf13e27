import { findContacts, getContact, updateContact } from '#contract/contacts.js';
import { addTurns, listTurns, startSession } from '#contract/conversation.js';
import { listMemories, remember } from '#contract/memories.js';
import { recall } from '#contract/recall.js';
import { makeWorld } from '../support/stories/world.js';
import { inhabited } from '../support/stories/inhabited.js';

describe('words in the languages of the machines below', () => {
  const tenant = inhabited();

  it.each([
    '"',
    '""',
    '*',
    '?',
    'AND',
    'OR',
    'NOT',
    'tea AND',
    'AND tea',
    '/.*/',
    '/',
    '~',
    'tea~2',
    '^',
    'tea^99',
    '\\',
    '\\\\"',
    '(',
    ')',
    '((tea)',
    '[a TO z]',
    '{a TO z}',
    '+',
    '-',
    '!',
    '&&',
    '||',
    ':',
    'text:tea',
    'contactId:*',
    '+contactId:*',
    '*:*',
    '_exists_:text',
    'tea\n\r\tAND',
    '🫖',
    'ﬁ',
    '\u202e',
    'a '.repeat(4_000),
  ])('the query %j is words, and never fails', async (query) => {
    for (const place of ['memories', 'turns'] as const) {
      const { status, body } = await tenant.door.send(recall, {
        contactId: tenant.world.contactId,
        query,
        in: [place],
      });
      expect(status).toBe(200);
      for (const result of (body as { results: Record<string, { contactId: string }>[] }).results) {
        expect((result['memory'] ?? result['turn'])?.contactId).toBe(tenant.world.contactId);
      }
    }
  });

  it.each([
    "' OR 1=1 //",
    '"}) DETACH DELETE n //',
    '`) MATCH (n) DETACH DELETE n //',
    '$contactId',
    '${contactId}',
    '{{text}}',
    '\\u0027 RETURN 1 //',
    "'; CALL db.labels() YIELD label RETURN label; //",
    '<script>alert(1)</script>',
    'null',
    'undefined',
    '__proto__',
  ])('%j is data in every field that takes words', async (text) => {
    const { contactId } = await makeWorld(
      tenant.door,
      `hostile-${text.length}-${Buffer.from(text).toString('hex').slice(0, 40)}`,
    );
    const contact = await tenant.door.ask(updateContact, {
      contactId,
      name: text,
      identifiers: [{ kind: 'web', value: text }],
      attributes: { said: text },
    });
    expect(contact).toMatchObject({ name: text, identifiers: [{ value: text }], attributes: { said: text } });
    await expect(tenant.door.ask(getContact, { contactId })).resolves.toEqual(contact);
    const { contacts } = await tenant.door.ask(findContacts, { identifier: `web:${text}` });
    expect(contacts.map(({ id }) => id)).toEqual([contactId]);
    const { memory } = await tenant.door.ask(remember, { contactId, text, value: text, attribute: 'owns' });
    expect(memory).toMatchObject({ text, value: text });
    const { memories } = await tenant.door.ask(listMemories, { contactId, attribute: 'owns' });
    expect(memories).toEqual([memory]);
    const session = await tenant.door.ask(startSession, { contactId, channel: text, agentId: text });
    expect(session).toMatchObject({ channel: text, agentId: text });
    await tenant.door.ask(addTurns, { sessionId: session.id, turns: [{ speaker: text, text }] });
    await expect(tenant.door.ask(listTurns, { sessionId: session.id })).resolves.toMatchObject({
      turns: [{ speaker: text, text }],
    });
  });
});

import { createContact, createContacts, eraseContact, findContacts, getContact } from '#contract/contacts.js';
import { addTurns, getSession, startSession } from '#contract/conversation.js';
import { getDecision, getMemory, listMemories, remember } from '#contract/memories.js';
import { recall } from '#contract/recall.js';
import { byDoors } from '../support/doors/doors.js';
import { newId } from '#graph/ids.js';
import { RestDoor } from '../support/doors/api-client.js';
import { nodesThatHold } from '../support/database/stored-words.js';

byDoors('eraseContact', {}, (visit) => {
  const { ask } = visit;

  it('erases everything about a contact, says how much it was, and leaves other contacts alone', async () => {
    const identifiers = [{ kind: 'phone', value: '+911234567890' }];
    const { id: contactId } = await ask(createContact, { name: 'Asha', identifiers });
    const { id: other } = await ask(createContact, { name: 'Ravi', identifiers });
    const kept = await ask(remember, { contactId: other, text: 'Ravi has a dog.' });
    const { id: sessionId } = await ask(startSession, { contactId, channel: 'phone' });
    await ask(addTurns, { sessionId, turns: [{ id: 't1', speaker: 'Asha', text: 'I live in Pune.' }] });
    const city = { attribute: 'current_city', turnId: 't1' };
    const first = await ask(remember, {
      contactId,
      ...city,
      text: 'Asha lives in Pune.',
      value: 'Pune',
      validFrom: '2025-01-01T00:00:00Z',
    });
    const second = await ask(remember, {
      contactId,
      ...city,
      text: 'Asha lives in Bangalore.',
      value: 'Bangalore',
      validFrom: '2026-01-01T00:00:00Z',
    });

    const { erased } = await ask(eraseContact, { contactId });
    expect(erased).toEqual({
      memories: 3,
      decisions: 2,
      sessions: 1,
      turns: 1,
      identifiers: 1,
      profiles: 0,
      answers: 0,
    });

    const gone = [
      ask(getContact, { contactId }),
      ask(listMemories, { contactId }),
      ask(recall, { contactId, query: 'Pune' }),
      ask(getMemory, { memoryId: first.memory?.id ?? '' }),
      ask(getDecision, { decisionId: second.decision.id ?? '' }),
      ask(getSession, { sessionId }),
      ask(eraseContact, { contactId }),
    ];
    for (const asked of gone) await expect(asked).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(ask(findContacts, { identifier: 'phone:+911234567890' })).resolves.toMatchObject({
      contacts: [{ id: other }],
    });
    await expect(ask(getMemory, { memoryId: kept.memory?.id ?? '' })).resolves.toEqual(kept.memory);
  });

  it('erases the answers that were kept for an Idempotency-Key too, so that no node still holds a word of it', async () => {
    const door = new RestDoor(visit.service.url, await visit.service.newKey(visit.tenantId));
    const secret = `quokka-${newId()}`;
    const create = { name: `Keeper of the ${secret}`, identifiers: [{ kind: 'web', value: `${secret}-1` }] };
    const { id: contactId } = (await door.send(createContact, create, { 'idempotency-key': 'a' })).body as {
      id: string;
    };
    await door.send(remember, { contactId, text: `Has a ${secret}.` }, { 'idempotency-key': 'b' });
    await door.send(startSession, { contactId, id: 's', channel: secret }, { 'idempotency-key': 'c' });
    await door.send(addTurns, { sessionId: 's', turns: [{ speaker: 'X', text: secret }] }, { 'idempotency-key': 'd' });
    await expect(nodesThatHold(secret, visit.tenantId)).resolves.not.toEqual([]);
    await expect(door.ask(eraseContact, { contactId })).resolves.toMatchObject({ erased: { answers: 4 } });
    await expect(nodesThatHold(secret, visit.tenantId)).resolves.toEqual([]);
    const again = await door.send(remember, { contactId, text: `Has a ${secret}.` }, { 'idempotency-key': 'b' });
    expect(again.status).toBe(404);
  });

  it.each([0, 1])('erases the answer kept for those that were created with it, as number %i of them', async (nth) => {
    const door = new RestDoor(visit.service.url, await visit.service.newKey(visit.tenantId));
    const secret = `quokka-${newId()}`;
    const contacts = [0, 1].map((i) => ({ name: i === nth ? secret : 'Ravi' }));
    const key = { 'idempotency-key': `batch-${secret}` };
    const { body } = await door.send(createContacts, { contacts }, key);
    const created = (body as { contacts: { id: string }[] }).contacts;
    await door.ask(eraseContact, { contactId: created[nth]?.id ?? '' });
    await expect(nodesThatHold(secret, visit.tenantId)).resolves.toEqual([]);
    await expect(door.ask(getContact, { contactId: created[1 - nth]?.id ?? '' })).resolves.toMatchObject({
      name: 'Ravi',
    });
  });
});

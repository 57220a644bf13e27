import { setTimeout as pause } from 'node:timers/promises';
import { createContact, eraseContact, mergeContacts, updateContact } from '#contract/contacts.js';
import { addTurns, endSession, startSession } from '#contract/conversation.js';
import { remember } from '#contract/memories.js';
import type { Operation } from '#contract/operation.js';
import { newId } from '#graph/ids.js';
import { type HttpAnswer, RestDoor } from '../support/doors/api-client.js';
import { nodesThatHold } from '../support/database/stored-words.js';
import { Service } from '../support/service/service.js';

const ROUNDS = 6;
const WRITERS = 8;
const tenantId = `tenant-${newId()}`;

describe('a contact that is erased while it is written about', () => {
  let service: Service;
  let door: RestDoor;

  beforeAll(async () => {
    service = await Service.start();
    door = new RestDoor(service.url, await service.newKey(tenantId));
  });
  afterAll(() => service.close());

  /** Every kind of write about the contact, each as often as there are writers of it, with a key of its own. */
  function writes(contactId: string, sessionId: string, other: string, mark: string): Promise<HttpAnswer>[] {
    const kinds: readonly [Operation, object][] = [
      [remember, { contactId, text: `Likes the ${mark}.` }],
      [remember, { contactId, text: mark, attribute: 'current_city', value: mark }],
      [addTurns, { sessionId, turns: [{ speaker: 'caller', text: mark }] }],
      [updateContact, { contactId, name: mark, identifiers: [{ kind: 'web', value: mark }] }],
      [startSession, { contactId, channel: mark }],
      [endSession, { sessionId }],
      [mergeContacts, { contactId: other, from: contactId, reason: mark }],
    ];
    return Array.from({ length: WRITERS }, (_, i) => {
      const [operation, input] = kinds[i % kinds.length] as (typeof kinds)[number];
      return door.send(operation, input, { 'idempotency-key': newId() });
    });
  }

  it('is found by every write or by none: what comes too late is a 404, and no node holds a word of it', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const mark = `numbat${newId().toLowerCase()}`;
      const { id: contactId } = await door.ask(createContact, { name: mark });
      const { id: other } = await door.ask(createContact, {});
      const { id: sessionId } = await door.ask(startSession, { contactId, channel: 'phone' });
      const written = writes(contactId, sessionId, other, mark);
      await pause(5 * round);
      const erased = await door.send(eraseContact, { contactId });
      for (const { status, body } of await Promise.all(written)) {
        const answer = `${status} ${JSON.stringify(body)}`;
        expect(answer).toMatch(/^(200|201|404|409) /);
        expect(answer).not.toMatch(/"(contactId|id)":null/);
      }
      // A merge may have been first; then the one that stays is erased, and both are gone.
      if (erased.status === 409) await door.ask(eraseContact, { contactId: other });
      else expect(erased.status).toBe(200);
      expect(await nodesThatHold(mark, tenantId)).toEqual([]);
    }
  });
});

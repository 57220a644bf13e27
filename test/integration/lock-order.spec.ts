import { createContact, eraseContact, mergeContacts, undoMerge, updateContact } from '#contract/contacts.js';
import { addTurns, startSession } from '#contract/conversation.js';
import { remember } from '#contract/memories.js';
import type { Operation } from '#contract/operation.js';
import { newId } from '#graph/ids.js';
import { type HttpAnswer, RestDoor } from '../support/doors/api-client.js';
import { Service, testConnection } from '../support/service/service.js';
import { brokenRules } from '../support/database/broken-rules.js';

const WRITERS = 10;
const ROUNDS = 4;
const TURN = [{ speaker: 'caller', text: 'Hello.' }];

interface Person {
  readonly contactId: string;
  readonly sessionId: string;
}

/** Two services on one database, so that nothing but the database keeps their writers apart. */
describe('many who write about contacts that are merged, parted and erased meanwhile', () => {
  const tenantId = `tenant-${newId()}`;
  let services: Service[];
  let doors: RestDoor[];

  beforeAll(async () => {
    services = await Promise.all([Service.start(), Service.start()]);
    doors = await Promise.all(
      services.map(async (service) => new RestDoor(service.url, await service.newKey(tenantId))),
    );
  });
  afterAll(() => Promise.all(services.map((service) => service.close())));

  const send = (writer: number, operation: Operation, input: object): Promise<HttpAnswer> =>
    (doors[writer % doors.length] as RestDoor).send(operation, input);

  async function person(): Promise<Person> {
    const door = doors[0] as RestDoor;
    const { id: contactId } = await door.ask(createContact, { identifiers: [{ kind: 'web', value: newId() }] });
    const { id: sessionId } = await door.ask(startSession, { contactId, channel: 'phone' });
    await door.ask(remember, { contactId, text: `Likes ${contactId}.` });
    return { contactId, sessionId };
  }

  /** @returns how often each status was answered. */
  async function statusesOf(sent: readonly Promise<HttpAnswer>[]): Promise<Map<number, number>> {
    const statuses = new Map<number, number>();
    for (const { status } of await Promise.all(sent)) statuses.set(status, (statuses.get(status) ?? 0) + 1);
    return statuses;
  }

  /** What many write at once about somebody, some of it by a session of theirs. */
  const written = ({ contactId, sessionId }: Person): Promise<HttpAnswer>[] =>
    Array.from({ length: WRITERS }, (_, i) => {
      if (i % 3 === 0) return send(i, addTurns, { sessionId, turns: TURN });
      if (i % 3 === 1) return send(i, updateContact, { contactId, name: newId() });
      return send(i, remember, { contactId, text: `Says ${newId()}.` });
    });

  const merge = async (one: Person, other: Person): Promise<string> => {
    const { mergeId } = await (doors[0] as RestDoor).ask(mergeContacts, {
      contactId: one.contactId,
      from: other.contactId,
    });
    return mergeId;
  };

  it('wait for each other while a chain of merges is undone and another is made, and none is turned away', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const [first, second, third, fresh] = [await person(), await person(), await person(), await person()];
      await merge(second, third);
      const mergeId = await merge(first, second);
      const statuses = await statusesOf([
        ...written(third),
        ...written(second),
        send(0, undoMerge, { mergeId }),
        send(1, mergeContacts, { contactId: third.contactId, from: fresh.contactId }),
      ]);
      expect([...statuses].filter(([status]) => status !== 200 && status !== 201)).toEqual([]);
    }
    expect(await brokenRules(testConnection(), tenantId)).toEqual({});
  });

  it('are told that a contact is gone, and none is turned away, where it is erased with those merged into it', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const [first, second] = [await person(), await person()];
      await merge(first, second);
      const [erased, writes] = await Promise.all([
        send(0, eraseContact, { contactId: first.contactId }),
        statusesOf(written(second)),
      ]);
      expect(erased.status).toBe(200);
      expect([...writes].filter(([status]) => ![200, 201, 404].includes(status))).toEqual([]);
    }
    expect(await brokenRules(testConnection(), tenantId)).toEqual({});
  });
});

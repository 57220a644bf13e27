import { setTimeout as pause } from 'node:timers/promises';
import { createContact, eraseContact, mergeContacts, undoMerge, updateContact } from '#contract/contacts.js';
import { addTurns, startSession } from '#contract/conversation.js';
import { getHistory, listMemories, remember } from '#contract/memories.js';
import { restore } from '#graph/backup/restore.js';
import { newId } from '#graph/ids.js';
import { RestDoor } from '../support/doors/api-client.js';
import { Refused } from '../support/doors/door.js';
import { Service } from '../support/service/service.js';
import { TwoDatabases } from '../support/database/two-databases.js';
import { brokenRules } from '../support/database/broken-rules.js';

const TENANT = `tenant-${newId()}`;
const CONTACTS = 16;
const WRITERS = 4;

let both: TwoDatabases;
let service: Service;
let door: RestDoor;
let ids: string[];

beforeAll(async () => {
  both = await TwoDatabases.take();
  service = await Service.start({ connection: both.from.server });
  door = new RestDoor(service.url, await service.newKey(TENANT));
  ids = [];
  for (let i = 0; i < CONTACTS; i += 1) ids.push((await door.ask(createContact, { name: `Contact ${i}` })).id);
});
afterAll(async () => {
  await service?.close();
  await both?.giveBack();
});

/** Writers that say, tell, merge, part and erase, until they are stopped. */
class Busy {
  writes = 0;
  #stopped = false;
  readonly #running: Promise<void>[];

  constructor() {
    this.#running = Array.from({ length: WRITERS }, (_, i) => this.write(i));
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    await Promise.all(this.#running);
  }

  private async write(writer: number): Promise<void> {
    for (let i = 0; !this.#stopped; i += 1) {
      await this.one((writer * 17 + i * 7) % ids.length, `${writer}-${i}`).catch((error: unknown) => {
        // Whoever is merged already cannot be merged again.
        if (!(error instanceof Refused)) throw error;
      });
      this.writes += 1;
    }
  }

  private async one(place: number, name: string): Promise<void> {
    const contactId = ids[place] as string;
    const city = { attribute: 'current_city', text: `Lives in ${name}.`, value: name };
    const what = this.writes % 12;
    if (what < 6) return void (await door.ask(remember, { contactId, ...city }));
    if (what < 8) {
      await door.ask(startSession, { contactId, id: name, channel: 'phone' });
      return void (await door.ask(addTurns, { sessionId: name, turns: [{ speaker: 'A', text: name }] }));
    }
    if (what < 9) return void (await door.ask(updateContact, { contactId, name }));
    const { id } = await door.ask(createContact, { name });
    await door.ask(remember, { contactId: id, ...city });
    if (what < 10) return void (await door.ask(eraseContact, { contactId: id }));
    ids.push(id);
    // Within fours, so that not all of them hang together in the end.
    const from = ids[place - (place % 4) + ((place + 1) % 4)] as string;
    const { mergeId } = await door.ask(mergeContacts, { contactId, from });
    if (what < 11) await door.ask(undoMerge, { mergeId });
  }
}

/** Ids of what was recorded of a contact by an instant, told apart by label. */
const RECORDED = `
  MATCH (c:Contact {id: $contactId})
  CALL (c) {
    MATCH (c)<-[:ABOUT]-(m:Memory) WHERE m.recordedAt <= datetime($by)
    RETURN 'memory ' + m.id + CASE WHEN m.supersededAt <= datetime($by) THEN ' ' + toString(m.supersededAt) ELSE '' END AS what
    UNION MATCH (d:Decision {contactId: c.id}) WHERE d.recordedAt <= datetime($by)
    RETURN 'decision ' + d.id + CASE WHEN d.revertedAt <= datetime($by) THEN ' ' + toString(d.revertedAt) ELSE '' END AS what
    UNION MATCH (c)<-[:WITH]-(:Session)<-[:IN]-(t:Turn) WHERE t.recordedAt <= datetime($by) RETURN 'turn ' + t.id AS what
    UNION MATCH (c)-[:SUPERSEDES]->+(p:Profile) WHERE p.supersededAt <= datetime($by) RETURN 'profile ' + toString(p.supersededAt) AS what
    UNION MATCH (c)-[r:MERGED_INTO]-() WHERE r.recordedAt <= datetime($by)
    RETURN 'merge ' + r.id + CASE WHEN r.revertedAt <= datetime($by) THEN ' ' + toString(r.revertedAt) ELSE '' END AS what
  }
  RETURN what ORDER BY what`;

it('while others write, every contact is as it was at an instant of the backup, and nothing is torn', async () => {
  const { from, to } = both;
  const busy = new Busy();
  await pause(2_000);
  const begun = busy.writes;
  const directory = await both.backUp(TENANT);
  const during = busy.writes - begun;
  await pause(500);
  await busy.stop();
  expect(during).toBeGreaterThan(10);
  await restore(to.tools, directory, null);
  expect(await brokenRules(to.server)).toEqual({});
  const restored = await to.ask(
    'MATCH (c:Contact) RETURN c.id AS contactId, toString(c.lastWriteAt) AS by ORDER BY contactId',
  );
  expect(restored.length).toBeGreaterThan(CONTACTS / 2);
  const still = restored.filter(({ contactId }) => ids.includes(String(contactId)));
  expect(still.length).toBeGreaterThan(CONTACTS / 2);
  for (const one of still) expect([one, await to.ask(RECORDED, one)]).toEqual([one, await from.ask(RECORDED, one)]);
  const there = await Service.start({ connection: to.server });
  try {
    expect(await believed(new RestDoor(there.url, door.key), still)).toEqual(await believed(door, still));
  } finally {
    await there.close();
  }
});

/** What was believed at each contact's last write in the backup, as either service answers. */
async function believed(at: RestDoor, contacts: readonly Record<string, unknown>[]): Promise<unknown[]> {
  const all: unknown[] = [];
  for (const { contactId, by } of contacts.slice(-8)) {
    const knownAt = String(by);
    const found = await at.ask(listMemories, { contactId: String(contactId), knownAt, validAt: knownAt });
    const [first] = found.memories;
    all.push(found, first && (await at.ask(getHistory, { memoryId: first.id, knownAt })));
  }
  return all;
}

import { createContact, eraseContact, mergeContacts, updateContact } from '#contract/contacts.js';
import { addTurns, startSession } from '#contract/conversation.js';
import { remember } from '#contract/memories.js';
import { addRevisions } from '#contract/revisions.js';
import { setSettings } from '#contract/settings.js';
import { removeMoved } from '#graph/backup/remove-moved.js';
import { newId } from '#graph/ids.js';
import { Side } from '../support/database/two-databases.js';
import { wholeGraph } from '../support/database/whole-graph.js';
import { RestDoor } from '../support/doors/api-client.js';
import { Service, testConnection } from '../support/service/service.js';

const [MOVED, STAYS] = [`tenant-${newId()}`, `tenant-${newId()}`];
const housing = {
  DATABASES: { eu: { uri: 'bolt://eu', user: 'neo4j', password: 'x', database: 'neo4j', tenants: [MOVED] } },
};

let service: Service;
let here: Side;

const graphOf = (tenantId: string) => wholeGraph(testConnection(), tenantId, { vectors: false });

/** @returns an id of a contact of a tenant with something of every kind. */
async function filled(tenantId: string): Promise<string> {
  const door = new RestDoor(service.url, await service.newKey(tenantId));
  const ids: string[] = [];
  for (const name of ['Asha', 'Ravi', 'Mira']) {
    const { id } = await door.ask(createContact, { name, identifiers: [{ kind: 'web', value: name }] });
    ids.push(id);
    for (const value of ['Porto', 'Faro'])
      await door.ask(remember, { contactId: id, text: `Lives in ${value}.`, attribute: 'current_city', value });
  }
  const [asha, ravi, mira] = ids as [string, string, string];
  await door.ask(updateContact, { contactId: asha, name: 'Asha Rao' });
  await door.ask(startSession, { contactId: asha, id: `call-${tenantId}`, channel: 'phone' });
  await door.ask(addTurns, { sessionId: `call-${tenantId}`, turns: [{ speaker: 'Asha', text: 'I keep bees.' }] });
  await door.ask(mergeContacts, { contactId: asha, from: ravi });
  await door.ask(eraseContact, { contactId: mira });
  await door.ask(setSettings, { timezone: 'Asia/Kolkata' });
  await door.ask(addRevisions, { repository: 'shop', revisions: [{ id: 'aa11', parents: [] }] });
  return asha;
}

beforeAll(async () => {
  service = await Service.start();
  here = new Side(testConnection());
});
afterAll(async () => {
  await here?.close();
  await service?.close();
});

it('what a tenant that moved left behind is removed, all of it, and nothing of another tenant', async () => {
  const asha = await filled(MOVED);
  await filled(STAYS);
  const stays = await graphOf(STAYS);
  await expect(removeMoved(here.tools, housing, STAYS)).rejects.toThrow(`Tenant ${STAYS} lives in this database.`);
  const before = await graphOf(MOVED);
  expect(await removeMoved(here.tools, housing, MOVED)).toBe(before.nodes.length);
  expect(await graphOf(MOVED)).toEqual({ nodes: [], relationships: [] });
  // Profiles do not name their tenant.
  expect(await here.ask('MATCH (n {contactId: $asha}) RETURN n', { asha })).toEqual([]);
  expect(await graphOf(STAYS)).toEqual(stays);
  expect(await removeMoved(here.tools, housing, MOVED)).toBe(0);
});

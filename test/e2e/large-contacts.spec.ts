import { createContact } from '#contract/contacts.js';
import { addTurns, startSession } from '#contract/conversation.js';
import { forgetMemory, forgetTurn } from '#contract/forget.js';
import { remember, rememberBatch } from '#contract/memories.js';
import { recall } from '#contract/recall.js';
import { ScriptedEmbedder } from '#models/scripted-embedder.js';
import { OwnServer } from '../support/database/own-server.js';
import { RestDoor } from '../support/doors/api-client.js';
import { Service } from '../support/service/service.js';

// By words they are strangers, by meaning the same.
const [MEALS, GRUB] = ['Meals arrive at noon.', 'Grub comes by twelve.'];
const embedder = new ScriptedEmbedder({ [MEALS]: [1], [GRUB]: [1] });
let [service, door]: [Service | undefined, RestDoor | undefined] = [undefined, undefined];
// What others write changes the parts of which an index consists, so these have a database to themselves.
let place: OwnServer | undefined;

const ask: RestDoor['ask'] = (...call) => (door as RestDoor).ask(...call);
const facts = (count: number, stated: object = {}): { text: string; reconcile: false }[] =>
  Array.from({ length: count }, (_, i) => ({ text: `Fact number ${i}.`, reconcile: false as const, ...stated }));
const ENDED = { validFrom: '2025-01-01', validTo: '2025-02-01' };

beforeAll(async () => {
  place = await OwnServer.create();
  service = await Service.start({ embedder, connection: await place.start() });
  door = new RestDoor(service.url, await service.newKey());
});
afterAll(async () => {
  await service?.close();
  await place?.remove();
});

/** @returns a contact with more versions than are all compared, of which 20 hold now. */
async function longHistory(): Promise<string> {
  const { id: contactId } = await ask(createContact, { name: 'Asha' });
  for (const stated of [ENDED, ENDED]) await ask(rememberBatch, { contactId, memories: facts(80, stated) });
  await ask(rememberBatch, { contactId, memories: facts(20) });
  return contactId;
}

/** Leaves the index that was asked with a part of which an entry was deleted. */
async function deleteEntry(): Promise<void> {
  const { id: contactId } = await ask(createContact, { name: 'Ravi' });
  const { results } = await ask(rememberBatch, { contactId, memories: facts(20) });
  await ask(recall, { contactId, query: 'Fact number 3' });
  await ask(forgetMemory, { memoryId: results[0]?.memory?.id as string });
}

it('find the few memories that hold, also when entries of the index were deleted', async () => {
  const contactId = await longHistory();
  await deleteEntry();
  const { results } = await ask(recall, { contactId, query: 'Fact number 3', limit: 50 });
  expect(results).toHaveLength(20);
  const { decision } = await ask(remember, { contactId, text: 'Fact number 3.' });
  expect(decision).toMatchObject({ outcome: 'restated' });
});

it('find the few turns of a time, also when entries of the index were deleted', async () => {
  const { id: contactId } = await ask(createContact, { name: 'Asha' });
  const { id: sessionId } = await ask(startSession, { contactId, channel: 'phone' });
  const turns = Array.from({ length: 250 }, (_, i) => ({
    ...{ id: `t${i}`, speaker: 'Asha', text: `Turn number ${i}.` },
    at: i < 20 ? '2025-02-01T09:00:00Z' : '2025-03-01T09:00:00Z',
  }));
  for (let first = 0; first < turns.length; first += 50)
    await ask(addTurns, { sessionId, turns: turns.slice(first, first + 50) });
  await ask(forgetTurn, { sessionId, turnId: 't249' });
  const of = { contactId, query: 'Turn number 3', in: ['turns' as const], limit: 50 };
  const { results } = await ask(recall, { ...of, to: '2025-02-15T00:00:00Z' });
  expect(results).toHaveLength(20);
  expect((await ask(recall, of)).results).toHaveLength(50);
});

it('know by its meaning what the same batch said before', async () => {
  const contactId = await longHistory();
  await ask(rememberBatch, { contactId, memories: facts(60) });
  const { results } = await ask(rememberBatch, { contactId, memories: [{ text: MEALS }, { text: GRUB }] });
  const [meals, grub] = results;
  expect(grub?.decision.candidates.map(({ id }) => id)).toContain(meals?.memory?.id);
});

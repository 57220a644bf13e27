import { createContact } from '#contract/contacts.js';
import { remember, rememberBatch } from '#contract/memories.js';
import { WatchService } from '#memory/watch/watch.service.js';
import { RestDoor } from '../support/doors/api-client.js';
import { RawSocket } from '../support/service/raw-socket.js';
import { Service } from '../support/service/service.js';
import { until } from '../support/service/until.js';

const CONTACTS = 10;
const SUBSCRIBERS = 1_000;
/** Told to each contact: two statements and a batch of three by each instance. */
const CHANGES = 10;
const SUBSCRIPTION =
  'subscription ($id: ID!) { memoryChanged(contactId: $id) { text recordedAt decision { id } memory { text } } }';

let services: readonly [Service, Service];
let key: string;

beforeAll(async () => {
  services = [await Service.start(), await Service.start()];
  key = await services[0].newKey();
});
afterAll(async () => {
  for (const service of services) await service.close();
});

/** Tells a contact things by both instances at once. @returns the decisions in the order of their system time. */
async function write(contactId: string): Promise<string[]> {
  const made = await Promise.all(
    services.map(async ({ url }, instance) => {
      const rest = new RestDoor(url, key);
      const results: { id: string; at: string }[] = [];
      const keep = ({
        memory,
        decision,
      }: {
        memory?: { recordedAt: string } | undefined;
        decision: { id: string | null };
      }): number => results.push({ id: decision.id ?? '', at: memory?.recordedAt ?? '' });
      for (let i = 0; i < 2; i++) keep(await rest.ask(remember, { contactId, text: `Fact ${instance}.${i}.` }));
      const memories = Array.from({ length: 3 }, (_, i) => ({ text: `Batch ${instance}.${i}.` }));
      const batch = await rest.ask(rememberBatch, { contactId, memories });
      for (const result of batch.results) keep(result);
      return results;
    }),
  );
  // What has one time was written by one batch, in the order of its answers.
  return made
    .flat()
    .toSorted((a, b) => a.at.localeCompare(b.at))
    .map(({ id }) => id);
}

it('1,000 subscribers on two instances are told every change once, in order', async () => {
  const rest = new RestDoor(services[0].url, key);
  const contacts: string[] = [];
  while (contacts.length < CONTACTS) contacts.push((await rest.ask(createContact, {})).id);
  const subscribers = await Promise.all(
    Array.from({ length: SUBSCRIBERS }, async (_, i) => {
      const contactId = contacts[i % CONTACTS] as string;
      const socket = await RawSocket.admitted(services[Math.floor(i / CONTACTS) % 2 === 0 ? 0 : 1].url, key);
      socket.subscribe(SUBSCRIPTION, { id: contactId });
      return { contactId, socket };
    }),
  );
  for (const { app } of services)
    await until('half of the subscribers watch', () => app.get(WatchService).watchers === SUBSCRIBERS / 2);

  const written = new Map(await Promise.all(contacts.map(async (id) => [id, await write(id)] as const)));
  await until('every subscriber is told every change', () =>
    subscribers.every(({ socket }) => socket.messages.length > CHANGES),
  );
  const wrong = subscribers.filter(({ contactId, socket }) => {
    const received = socket.messages.flatMap(({ payload }) => idsOf(payload));
    return received.join() !== written.get(contactId)?.join();
  });
  expect([...written.values()].map(({ length }) => length)).toEqual(contacts.map(() => CHANGES));
  expect(wrong.map(({ socket }) => socket.messages)).toEqual([]);
});

function idsOf(payload: unknown): string[] {
  const data = (payload as { data?: { memoryChanged: { decision: { id: string } } } } | undefined)?.data;
  return data ? [data.memoryChanged.decision.id] : [];
}

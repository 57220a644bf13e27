import { createContact, mergeContacts } from '#contract/contacts.js';
import { addTurns, endSession, extractSession, startSession } from '#contract/conversation.js';
import { ExtractionWorker } from '#conversation/extraction/extraction-worker.js';
import { SettledSessionsService } from '#conversation/extraction/settled-sessions.service.js';
import { newId } from '#graph/ids.js';
import { LlmFault } from '#models/llm/llm-fault.js';
import { RestDoor } from '../support/doors/api-client.js';
import { ownTenant } from '../support/models/extracted-call.js';
import { ScriptedExtractor } from '../support/models/scripted-extractor.js';
import { Service } from '../support/service/service.js';
import { Subscriber, type Subscription } from '../support/doors/subscriber.js';
import { until } from '../support/service/until.js';

const SUBSCRIPTION = `subscription ($contactId: ID, $since: Instant) {
  sessionExtracted(contactId: $contactId, since: $since) {
    id contactId extraction { status found settledAt } turns { edges { node { text } } }
  }
}`;
const EVER = '2000-01-01T00:00:00Z';

interface Extracted {
  readonly sessionExtracted: {
    readonly id: string;
    readonly contactId: string;
    readonly extraction: { readonly status: string; readonly found: number; readonly settledAt: string };
  };
}

const { tenantId, settings: own } = ownTenant();
const settings = { ...own, EXTRACT_ATTEMPTS: '1', EXTRACT_CONCURRENCY: '4', SUBSCRIPTION_POLL_MS: '20' };
const extractor = new ScriptedExtractor();
let services: readonly Service[];
let subscribers: readonly Subscriber[];
let rest: RestDoor;

beforeAll(async () => {
  services = [await Service.start({ settings, extractor }), await Service.start({ settings, extractor })];
  const [one, other] = services as [Service, Service];
  const key = await one.newKey(tenantId);
  rest = new RestDoor(one.url, key);
  subscribers = [new Subscriber(one.url, key), new Subscriber(other.url, key)];
});
afterAll(async () => {
  for (const subscriber of subscribers) await subscriber.close();
  for (const service of services) await service.close();
});

const newContact = async (): Promise<string> => (await rest.ask(createContact, {})).id;
const watch = (subscriber: Subscriber | undefined, variables: object): Subscription<Extracted> =>
  (subscriber as Subscriber).subscribe<Extracted>(SUBSCRIPTION, { ...variables });
const ids = ({ data }: Subscription<Extracted>): string[] => data.map(({ sessionExtracted: { id } }) => id);
/** Both instances extract whatever is due, at the same time. */
const work = (): Promise<unknown> => Promise.all(services.map(({ app }) => app.get(ExtractionWorker).work()));

async function call(contactId: string): Promise<string> {
  const id = newId();
  await rest.ask(startSession, { contactId, id, channel: 'phone' });
  await rest.ask(addTurns, { sessionId: id, turns: [{ speaker: 'Asha', text: 'I live in Lisbon.' }] });
  await rest.ask(endSession, { sessionId: id });
  return id;
}

it('tells every session of the tenant once on every instance, in one order, though many end at once', async () => {
  const subscription = subscribers.map((subscriber) => watch(subscriber, { since: EVER }));
  const contacts = [await newContact(), await newContact(), await newContact(), await newContact()];
  const calls = await Promise.all(Array.from({ length: 16 }, (_, i) => call(contacts[i % 4] as string)));
  await work();
  await Promise.all(subscription.map(({ until }) => until(calls.length)));
  const last = await call(contacts[0] as string);
  await work();
  await Promise.all(subscription.map(({ until }) => until(calls.length + 1)));
  const [here, there] = subscription.map(ids);
  expect(here?.toSorted()).toEqual([...calls, last].sort());
  expect(there).toEqual(here);
  expect(subscription[0]?.data[0]?.sessionExtracted).toMatchObject({
    extraction: { status: 'done' },
    turns: { edges: [{ node: { text: 'I live in Lisbon.' } }] },
  });
  const at = subscription[0]?.data.map(({ sessionExtracted }) => sessionExtracted.extraction.settledAt) ?? [];
  expect(at).toEqual([...new Set(at)].sort());
  const resumed = watch(subscribers[1], { since: at[9] });
  await resumed.until(7);
  expect(ids(resumed)).toEqual(here?.slice(10));
  for (const { stop } of [...subscription, resumed]) stop();
});

it('tells one that was given up, and one that is extracted again; and begins now without an instant', async () => {
  const contactId = await newContact();
  const before = await call(contactId);
  await work();
  const [service] = services as [Service];
  const watching = service.app.get(SettledSessionsService).watchers;
  const subscription = watch(subscribers[0], {});
  await until('one more watches', () => service.app.get(SettledSessionsService).watchers > watching);
  extractor.tell(() => {
    throw new LlmFault('nonsense', 'It answered nonsense.');
  });
  const failing = await call(contactId);
  await work();
  await subscription.until(1);
  extractor.tell(() => ({}));
  await rest.ask(extractSession, { sessionId: failing, again: false });
  await work();
  await subscription.until(2);
  await rest.ask(extractSession, { sessionId: before, again: true });
  await work();
  await subscription.until(3);
  expect(subscription.data.map(({ sessionExtracted: { id, extraction } }) => [id, extraction.status])).toEqual([
    [failing, 'dead'],
    [failing, 'done'],
    [before, 'done'],
  ]);
  subscription.stop();
});

it('tells those of one contact, and of who is one person with it, and nothing of another tenant', async () => {
  const [asha, unknown, other] = [await newContact(), await newContact(), await newContact()];
  const ofAsha = watch(subscribers[0], { contactId: asha, since: EVER });
  const stranger = new Subscriber((services[0] as Service).url, await (services[0] as Service).newKey());
  const ofStranger = [watch(stranger, { since: EVER }), watch(stranger, { contactId: asha })];
  const first = await call(asha);
  await call(other);
  await work();
  await ofAsha.until(1);
  await rest.ask(mergeContacts, { contactId: asha, from: unknown });
  const second = await call(unknown);
  await work();
  await ofAsha.until(2);
  expect(ids(ofAsha)).toEqual([first, second]);
  await ofStranger[1]?.end;
  expect(ofStranger.map(({ data, faults }) => [data, faults])).toMatchObject([
    [[], []],
    [[], [{ extensions: { code: 'NOT_FOUND' } }]],
  ]);
  await stranger.close();
});

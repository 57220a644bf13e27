import { createContact, eraseContact, mergeContacts, undoMerge } from '#contract/contacts.js';
import { remember, rememberBatch, revertDecision, withdraw } from '#contract/memories.js';
import { WatchService } from '#memory/watch/watch.service.js';
import { RestDoor } from '../support/doors/api-client.js';
import type { Answer } from '../support/doors/door.js';
import { askGraphql } from '../support/doors/graphql-client.js';
import { queriesOf } from '../support/database/queries.js';
import { Service } from '../support/service/service.js';
import { Subscriber, type Subscription } from '../support/doors/subscriber.js';
import { until } from '../support/service/until.js';

const SUBSCRIPTION = `subscription ($id: ID!, $after: ID, $since: Instant) {
  memoryChanged(contactId: $id, after: $after, since: $since) {
    contactId text recordedAt reverts decision { id outcome reason superseded } memory { id text supersededAt confidence }
  }
}`;
const EVER = '2000-01-01T00:00:00Z';

interface Change {
  readonly memoryChanged: {
    readonly contactId: string;
    readonly text: string;
    readonly recordedAt: string;
    readonly reverts: string | null;
    readonly decision: { readonly id: string; readonly outcome: string };
    readonly memory: { readonly id: string; readonly text: string; readonly supersededAt: string | null };
  };
}

let service: Service;
let key: string;
let rest: RestDoor;
let subscriber: Subscriber;

beforeAll(async () => {
  service = await Service.start({ settings: { SUBSCRIPTION_POLL_MS: '20' } });
  key = await service.newKey();
  rest = new RestDoor(service.url, key);
  subscriber = new Subscriber(service.url, key);
});
afterAll(async () => {
  await subscriber.close();
  await service.close();
});

const newContact = async (): Promise<string> => (await rest.ask(createContact, {})).id;
const watch = (id: string, more: object = { since: EVER }): Subscription<Change> =>
  subscriber.subscribe<Change>(SUBSCRIPTION, { id, ...more });
const tell = (contactId: string, text: string, more: object = {}): Promise<Answer<typeof remember>> =>
  rest.ask(remember, { contactId, text, ...more });
const batch = (contactId: string, texts: readonly string[]): Promise<Answer<typeof rememberBatch>> =>
  rest.ask(rememberBatch, { contactId, memories: texts.map((text) => ({ text })) });
const numbered = (count: number): string[] => Array.from({ length: count }, (_, i) => `Fact number ${i}.`);
const texts = ({ data }: Subscription<Change>): string[] => data.map(({ memoryChanged: { text } }) => text);
const idOf = ({ data }: Subscription<Change>, i: number): string => data[i]?.memoryChanged.decision.id ?? '';

describe('memoryChanged', () => {
  it('tells what is added, restated, superseded, withdrawn and reverted, with the memory as it then was', async () => {
    const id = await newContact();
    const subscription = watch(id);
    const city = { attribute: 'current_city' };
    await tell(id, 'She lives in Pune.', { ...city, value: 'Pune' });
    await tell(id, 'Pune is where she lives.', { ...city, value: 'Pune' });
    const { memory } = await tell(id, 'She lives in Goa.', { ...city, value: 'Goa' });
    await rest.ask(withdraw, { memoryId: memory?.id ?? '', reason: 'A joke.' });
    await subscription.until(4);
    await rest.ask(revertDecision, { decisionId: idOf(subscription, 3) });
    await subscription.until(5);
    expect(subscription.data.map(({ memoryChanged }) => memoryChanged)).toMatchObject([
      { text: 'She lives in Pune.', decision: { outcome: 'added' }, memory: { text: 'She lives in Pune.' } },
      {
        text: 'Pune is where she lives.',
        decision: { outcome: 'restated' },
        memory: { text: 'She lives in Pune.', supersededAt: null },
      },
      {
        decision: { outcome: 'superseded' },
        memory: { id: memory?.id, text: 'She lives in Goa.', supersededAt: null },
      },
      { decision: { outcome: 'withdrawn', reason: 'A joke.' }, memory: { id: memory?.id } },
      { decision: { outcome: 'reverted' }, reverts: idOf(subscription, 3) },
    ]);
    const at = subscription.data.map(({ memoryChanged }) => memoryChanged.recordedAt);
    expect(at).toEqual([...new Set(at)].sort());
    expect(subscription.data[3]?.memoryChanged.memory.supersededAt).toBe(at[3]);
    const query = `{ decision(id: "${idOf(subscription, 0)}") { memory { text supersededAt } } }`;
    await expect(askGraphql(service.url, key, { query })).resolves.toMatchObject({
      data: { decision: { memory: { text: 'She lives in Pune.', supersededAt: at[2] } } },
    });
  });

  it('tells a batch in its order, and an event', async () => {
    const id = await newContact();
    const subscription = watch(id);
    await batch(id, numbered(120));
    await tell(id, 'She sees the dentist.', { kind: 'episodic', validFrom: '2026-03-10T17:00:00Z' });
    await subscription.until(121);
    expect(texts(subscription)).toEqual([...numbered(120), 'She sees the dentist.']);
  });

  it('goes on in the middle of a batch after what was told last, or after an instant, or begins now', async () => {
    const id = await newContact();
    const all = watch(id);
    await batch(id, numbered(9));
    await all.until(9);
    const since = all.data[8]?.memoryChanged.recordedAt;
    await tell(id, 'One more.');
    const [resumed, later] = [watch(id, { after: idOf(all, 4) }), watch(id, { since })];
    await resumed.until(5);
    await later.until(1);
    const before = service.app.get(WatchService).watchers;
    const now = watch(id, {});
    await until('one more watches', () => service.app.get(WatchService).watchers > before);
    await tell(id, 'The last one.');
    await Promise.all([now.until(1), resumed.until(6), later.until(2), all.until(11)]);
    const whole = [...numbered(9), 'One more.', 'The last one.'];
    expect([all, resumed, later, now].map(texts)).toEqual([whole, whole.slice(5), whole.slice(9), whole.slice(10)]);
  });

  it('is told on by a client that comes back by itself, and sends what it was told last', async () => {
    const id = await newContact();
    const returning = new Subscriber(service.url, key, { retryAttempts: 10 });
    const variables: Record<string, unknown> = { id, after: null, since: EVER };
    const subscription = returning.subscribe<Change>(SUBSCRIPTION, variables, ({ memoryChanged }) => {
      Object.assign(variables, { after: memoryChanged.decision.id, since: null });
    });
    for (let i = 0; i < 3; i++) {
      await batch(id, numbered(40));
      returning.cut();
      await tell(id, 'Told while it was away.');
    }
    await subscription.until(123);
    const round = [...numbered(40), 'Told while it was away.'];
    expect(texts(subscription)).toEqual([...round, ...round, ...round]);
    await returning.close();
  });

  it('of one who is merged tells what the other is told, until the merge is undone, and completes when she is erased', async () => {
    const [asha, unknown] = [await newContact(), await newContact()];
    await tell(asha, 'Asha, before.');
    await tell(unknown, 'Somebody, before.');
    const [ofAsha, ofUnknown] = [watch(asha), watch(unknown)];
    await Promise.all([ofAsha.until(1), ofUnknown.until(1)]);
    const { mergeId } = await rest.ask(mergeContacts, { contactId: asha, from: unknown });
    await tell(asha, 'Both, by the one who stays.');
    const { memory } = await tell(unknown, 'Both, by the one who was merged.');
    expect(memory?.contactId).toBe(asha);
    await Promise.all([ofAsha.until(4), ofUnknown.until(4)]);
    await rest.ask(undoMerge, { mergeId });
    await tell(asha, 'Asha, after.');
    await tell(unknown, 'Somebody, after.');
    await Promise.all([ofAsha.until(6), ofUnknown.until(6)]);
    const both = ['Merged.', 'Both, by the one who stays.', 'Both, by the one who was merged.', 'Merged.'];
    expect(texts(ofAsha)).toEqual(['Asha, before.', ...both, 'Asha, after.']);
    expect(texts(ofUnknown)).toEqual(['Somebody, before.', ...both, 'Somebody, after.']);
    const again = watch(unknown);
    await again.until(6);
    expect(texts(again)).toEqual(texts(ofUnknown));

    await rest.ask(eraseContact, { contactId: unknown });
    await expect(Promise.all([ofUnknown.end, again.end])).resolves.toEqual([null, null]);
    await tell(asha, 'Asha, alone.');
    await ofAsha.until(7);
    // Copies of what was erased are gone with the decision on them; the others are told as before.
    const asLeft = watch(asha);
    await asLeft.until(5);
    expect([texts(asLeft), texts(ofUnknown)]).toEqual([
      [
        'Asha, before.',
        'Both, by the one who stays.',
        'Both, by the one who was merged.',
        'Asha, after.',
        'Asha, alone.',
      ],
      texts(again),
    ]);
  });

  it('costs one read for all that watch, and one more for all that walk on', async () => {
    const id = await newContact();
    await tell(id, 'She lives in Pune.');
    const deep = SUBSCRIPTION.replace('memory {', 'memory { supersedes { id } turn { id }');
    const before = service.app.get(WatchService).watchers;
    const seen = await queriesOf(service, async () => {
      const subscription = Array.from({ length: 50 }, (_, i) =>
        subscriber.subscribe(i < 40 ? SUBSCRIPTION : deep, { id }),
      );
      await until('fifty more watch', () => service.app.get(WatchService).watchers === before + 50);
      await tell(id, 'She lives in Goa.');
      await Promise.all(subscription.map((one) => one.until(1)));
      for (const { stop } of subscription) stop();
    });
    const counted = ['history/supersedes', 'conversation/turns-of-memories', 'history/decisions', 'memory/by-id'];
    expect(seen.filter((path) => counted.includes(path))).toEqual(['history/supersedes']);
    await until('none of them watches', () => service.app.get(WatchService).watchers === before);
  });
});

describe('a subscription is refused', () => {
  it.each([
    { what: 'of what is not there', variables: () => ({ id: '01K9Z3V5T7R8Q2M4N6P0S1WXYZ' }), code: 'NOT_FOUND' },
    { what: 'by what is no id', variables: () => ({ id: 'me' }), code: 'INVALID' },
    {
      what: 'after what is no decision on the contact',
      variables: async () => ({ id: await newContact(), after: '01K9Z3V5T7R8Q2M4N6P0S1WXYZ' }),
      code: 'INVALID',
    },
    {
      what: 'after two things at once',
      variables: () => ({ id: '01K9Z3V5T7R8Q2M4N6P0S1WXYZ', after: '01K9Z3V5T7R8Q2M4N6P0S1WXYZ', since: EVER }),
      code: 'INVALID',
    },
    {
      what: 'since what is no instant',
      variables: async () => ({ id: await newContact(), since: 'soon' }),
      code: 'INVALID',
    },
  ])('$what', async ({ variables, code }) => {
    const subscription = subscriber.subscribe(SUBSCRIPTION, await variables());
    await subscription.end;
    expect([subscription.data, subscription.faults]).toMatchObject([[], [{ extensions: { code } }]]);
  });

  it('of another tenant’s contact, as of one that does not exist', async () => {
    const id = await newContact();
    const stranger = new Subscriber(service.url, await service.newKey());
    const subscription = stranger.subscribe(SUBSCRIPTION, { id });
    await subscription.end;
    expect([subscription.data, subscription.faults]).toMatchObject([[], [{ extensions: { code: 'NOT_FOUND' } }]]);
    await stranger.close();
  });
});

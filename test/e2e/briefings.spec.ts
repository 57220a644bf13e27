import { Webhook } from 'standardwebhooks';
import { listBriefings, retryBriefing } from '#contract/briefings.js';
import { createContact, eraseContact } from '#contract/contacts.js';
import { newId } from '#graph/ids.js';
import { RestDoor } from '../support/doors/api-client.js';
import type { Answer } from '../support/doors/door.js';
import { nodesThatHold } from '../support/database/stored-words.js';
import { BriefedTenants, sendDue, WEBHOOK_SECRET } from '../support/stories/briefed.js';
import { cancel, plan } from '../support/stories/plans.js';
import { Receiver } from '../support/service/receiver.js';
import { Service } from '../support/service/service.js';
import { TestClock } from '../support/service/test-clock.js';
import { until } from '../support/service/until.js';

const MINUTE = 60_000;

interface Payload {
  readonly type: string;
  readonly id: string;
  readonly at: string;
  readonly tenantId: string;
  readonly contact: { readonly id: string; readonly name: string };
  readonly text: string;
  readonly events: { readonly memory: { readonly id: string; readonly text: string }; readonly startsIn: string }[];
}

describe('briefings about what is due soon', () => {
  // A receiver looks at the time of a message, so the story is told today.
  const began = Date.now();
  const clock = new TestClock(new Date(began).toISOString());
  const tenants = new BriefedTenants();
  let [receiver, services]: [Receiver, Service[]] = [undefined as never, []];
  let tenantId = '';
  let [door, contactId]: [RestDoor, string] = [undefined as never, ''];

  beforeAll(async () => {
    receiver = await Receiver.start();
    const settings = { WEBHOOK_URL: receiver.url, WEBHOOK_SECRET };
    const options = { clock, settings, briefs: tenants.ids };
    services = [await Service.start(options), await Service.start(options)];
  });
  afterAll(async () => {
    await Promise.all(services.map((service) => service.close()));
    await receiver.close();
  });

  beforeEach(async () => {
    later(0);
    tenantId = tenants.next();
    const [service] = services as [Service];
    door = new RestDoor(service.url, await service.newKey(tenantId));
    contactId = (await door.ask(createContact, { name: 'Asha', timezone: 'UTC' })).id;
    receiver.received.length = 0;
    receiver.answers.length = 0;
  });
  // What a test leaves pending must not come in another one.
  afterEach(() => door.ask(eraseContact, { contactId }).catch(() => undefined));

  const ask: RestDoor['ask'] = (operation, input) => door.ask(operation, input);
  const later = (minutes: number): void => clock.set(new Date(began + minutes * MINUTE).toISOString());
  const inMinutes = (minutes: number): string => new Date(began + minutes * MINUTE).toISOString();
  const tick = (service = services[0]): Promise<void> => sendDue(service!);
  /** Other tests leave events in the same database. */
  const payloads = (): Payload[] =>
    receiver.received.map(({ body }) => JSON.parse(body) as Payload).filter((payload) => payload.tenantId === tenantId);
  const briefings = async (
    state?: 'pending' | 'delivered' | 'dead' | 'dropped',
  ): Promise<Answer<typeof listBriefings>['briefings']> => (await ask(listBriefings, state ? { state } : {})).briefings;
  /** Fails everything that is sent meanwhile, whosever it is. */
  const failing = async (status: number | 'hang', work: () => Promise<void>): Promise<void> => {
    receiver.answers.push(...Array.from({ length: 200 }, () => status));
    await work();
    receiver.answers.length = 0;
  };

  it('tells each event once, signed, ready to be read out, and shows by REST that it did', async () => {
    const call = await plan(ask, contactId, 'Call with Ravi', { startsAt: inMinutes(125) });
    await plan(ask, contactId, 'Too far', { startsAt: inMinutes(25 * 60) });
    await tick();
    await tick();
    const [payload] = payloads();
    expect(payloads()).toHaveLength(1);
    expect(payload).toMatchObject({
      type: 'events.due_soon',
      contact: { id: contactId, name: 'Asha', timezone: 'UTC' },
      events: [{ memory: call, startsIn: 'in 2 hours' }],
    });
    expect(payload?.text).toMatch(/^One event for Asha\. To\w+ at \d\d:\d\d: Call with Ravi\.$/);
    const { headers, body } = receiver.received.find((one) => one.body.includes(tenantId))!;
    expect(new Webhook(WEBHOOK_SECRET).verify(body, headers as Record<string, string>)).toMatchObject({
      id: payload?.id,
    });
    expect(headers['webhook-id']).toBe(payload?.id);
    await expect(briefings()).resolves.toMatchObject([
      {
        id: payload?.id,
        state: 'delivered',
        events: [call],
        text: payload?.text,
        attempts: 1,
        deliveredAt: inMinutes(0),
        nextAttemptAt: null,
        error: null,
      },
    ]);
  });

  it('tells nothing that an agent has for itself', async () => {
    const call = await plan(ask, contactId, 'Call with Ravi', { startsAt: inMinutes(60) });
    await plan(ask, contactId, 'Sees the boss', { startsAt: inMinutes(90) }, { agentId: 'sales' });
    await tick();
    expect(payloads()).toMatchObject([{ events: [{ memory: call }] }]);
    expect(receiver.received.map(({ body }) => body).join()).not.toContain('boss');
    expect(JSON.stringify(await briefings())).not.toContain('boss');
  });

  it('is delivered once by two instances that look at the same time', async () => {
    for (let i = 0; i < 5; i += 1) await plan(ask, contactId, `Call ${i}`, { startsAt: inMinutes(60 + i) });
    await Promise.all([...services, ...services].map((service) => tick(service)));
    expect(payloads().map(({ events }) => events.length)).toEqual([5]);
    for (let i = 0; i < 5; i += 1) {
      const { id } = await ask(createContact, {});
      await plan(ask, id, 'Another', { startsAt: inMinutes(60) });
    }
    await Promise.all([...services, ...services].map((service) => tick(service)));
    expect(payloads().map(({ contact }) => contact.id)).toHaveLength(6);
    expect(new Set(payloads().map(({ id }) => id)).size).toBe(6);
  });

  it('tries again after a minute, then after four, under the same id, until it is taken', async () => {
    await plan(ask, contactId, 'Call', { startsAt: inMinutes(300) });
    await failing(503, tick);
    await expect(briefings('pending')).resolves.toMatchObject([
      { attempts: 1, nextAttemptAt: inMinutes(1), error: 'The receiver answered 503.', deliveredAt: null },
    ]);
    later(0.5);
    await tick();
    expect(payloads()).toHaveLength(1);
    later(1);
    await failing(302, tick);
    later(4.9);
    await tick();
    expect(payloads()).toHaveLength(2);
    later(5);
    await tick();
    expect(payloads()).toHaveLength(3);
    expect(new Set(payloads().map(({ id }) => id)).size).toBe(1);
    await expect(briefings()).resolves.toMatchObject([{ state: 'delivered', attempts: 3, deliveredAt: inMinutes(5) }]);
  });

  it('is dead after eight attempts, and can be made due again', async () => {
    const settings = { WEBHOOK_URL: receiver.url, WEBHOOK_SECRET, BRIEFING_HOURS: '48' };
    const patient = await Service.start({ clock, settings, briefs: tenants.ids });
    await plan(ask, contactId, 'Call', { startsAt: inMinutes(47 * 60) });
    await expect(ask(retryBriefing, { briefingId: newId() })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    for (const minutes of [0, 1, 5, 21, 85, 341, 701, 1_061]) {
      later(minutes);
      await failing(500, () => tick(patient));
    }
    const [dead] = await briefings('dead');
    expect(dead).toMatchObject({ attempts: 8, error: 'The receiver answered 500.', nextAttemptAt: null });
    later(1_500);
    await tick(patient);
    expect(payloads()).toHaveLength(8);
    const briefingId = dead?.id ?? '';
    const other = new RestDoor(patient.url, await patient.newKey(tenants.ids.at(-1)));
    await expect(other.ask(retryBriefing, { briefingId })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    for (let again = 0; again < 2; again++)
      await expect(ask(retryBriefing, { briefingId })).resolves.toEqual({ briefingId, state: 'pending' });
    await tick(patient);
    expect(payloads().at(-1)?.id).toBe(briefingId);
    await expect(briefings()).resolves.toMatchObject([{ state: 'delivered' }]);
    await expect(ask(retryBriefing, { briefingId })).rejects.toMatchObject({ code: 'CONFLICT' });
    await patient.close();
  });

  it('never tells what was moved or cancelled meanwhile, and tells anew what was moved', async () => {
    const call = await plan(ask, contactId, 'Call', { startsAt: inMinutes(100) });
    const walk = await plan(ask, contactId, 'Walk', { startsAt: inMinutes(110) });
    await failing(500, tick);
    later(1);
    await plan(ask, contactId, 'Call', { startsAt: inMinutes(130), status: 'moved' }, { supersedes: call.id });
    await cancel(ask, walk);
    await tick();
    expect(
      payloads()
        .slice(1)
        .map(({ events }) => events.map(({ memory }) => memory.text)),
    ).toEqual([['Call']]);
    expect(payloads().at(-1)?.events[0]).toMatchObject({ startsAt: inMinutes(130) });
    await expect(briefings()).resolves.toMatchObject([{ state: 'delivered' }, { state: 'dropped', attempts: 2 }]);
  });

  it('does not tell what has begun before it could', async () => {
    await plan(ask, contactId, 'Call', { startsAt: inMinutes(1) });
    await failing(500, tick);
    later(1);
    await tick();
    expect(payloads()).toHaveLength(1);
    await expect(briefings('dropped')).resolves.toHaveLength(1);
  });

  it('is sent by another instance once the lease of one that died has ended', async () => {
    await plan(ask, contactId, 'Call', { startsAt: inMinutes(100) });
    await failing('hang', async () => {
      const dying = tick();
      await until('the briefing is sent', () => payloads().length > 0, 20_000);
      receiver.answers.length = 0;
      await tick(services[1]);
      expect(payloads()).toHaveLength(1);
      later(1.1);
      await tick(services[1]);
      expect(payloads()).toHaveLength(2);
      await dying;
    });
    await expect(briefings()).resolves.toMatchObject([
      { state: 'delivered', attempts: 2, deliveredAt: inMinutes(1.1) },
    ]);
  });

  it('pages through briefings, newest first, and shows none of another tenant', async () => {
    for (const minutes of [0, 2, 4]) {
      later(minutes);
      await plan(ask, contactId, `Call ${minutes}`, { startsAt: inMinutes(100 + minutes) });
      await tick();
    }
    const first = await ask(listBriefings, { limit: 2 });
    const second = await ask(listBriefings, { limit: 2, cursor: first.nextCursor ?? '' });
    const texts = [...first.briefings, ...second.briefings].map(({ events }) => events[0]?.text);
    expect([texts, second.nextCursor]).toEqual([['Call 4', 'Call 2', 'Call 0'], null]);
    const other = new RestDoor(services[0]!.url, await services[0]!.newKey(tenants.ids.at(-1)));
    await expect(other.ask(listBriefings, {})).resolves.toEqual({ briefings: [], nextCursor: null });
  });

  it('is erased with its contact, and counted in the metrics', async () => {
    await plan(ask, contactId, 'Call about the quokka', { startsAt: inMinutes(100) });
    await tick();
    const { body } = await door.call('GET', '/metrics');
    expect(String(body)).toMatch(/^palimpsest_briefings\{state="delivered"[^}]*\} [1-9]\d*$/m);
    expect(String(body)).toMatch(/^palimpsest_briefings\{state="dead"[^}]*\} \d+$/m);
    await ask(eraseContact, { contactId });
    await expect(nodesThatHold('about the quokka', tenantId)).resolves.toEqual([]);
    await expect(briefings()).resolves.toEqual([]);
  });
});

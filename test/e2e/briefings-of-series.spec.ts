import { listBriefings } from '#contract/briefings.js';
import { createContact, eraseContact } from '#contract/contacts.js';
import { remember } from '#contract/memories.js';
import { RestDoor } from '../support/doors/api-client.js';
import { Receiver } from '../support/service/receiver.js';
import { Service } from '../support/service/service.js';
import { TestClock } from '../support/service/test-clock.js';
import { BriefedTenants, sendDue, WEBHOOK_SECRET } from '../support/stories/briefed.js';

const MINUTE = 60_000;
const DAY = 24 * 60;
const PILLS = { subject: 'Asha', verb: 'takes', object: 'pills' };

describe('briefings about what comes again', () => {
  const began = Date.now();
  const clock = new TestClock(new Date(began).toISOString());
  const tenants = new BriefedTenants();
  let [receiver, service]: [Receiver, Service] = [undefined as never, undefined as never];
  let [door, contactId, tenantId]: [RestDoor, string, string] = [undefined as never, '', ''];

  beforeAll(async () => {
    receiver = await Receiver.start();
    const settings = { WEBHOOK_URL: receiver.url, WEBHOOK_SECRET };
    service = await Service.start({ clock, settings, briefs: tenants.ids });
  });
  afterAll(async () => {
    await service.close();
    await receiver.close();
  });

  beforeEach(async () => {
    later(0);
    tenantId = tenants.next();
    door = new RestDoor(service.url, await service.newKey(tenantId));
    contactId = (await door.ask(createContact, { name: 'Asha', timezone: 'UTC' })).id;
    receiver.received.length = 0;
    receiver.answers.length = 0;
  });
  afterEach(() => door.ask(eraseContact, { contactId }).catch(() => undefined));

  const later = (minutes: number): void => clock.set(new Date(began + minutes * MINUTE).toISOString());
  const inMinutes = (minutes: number): string => new Date(began + minutes * MINUTE).toISOString();
  const tick = (): Promise<void> => sendDue(service);
  const failing = async (): Promise<void> => {
    receiver.answers.push(...Array.from({ length: 200 }, () => 500));
    await tick();
    receiver.answers.length = 0;
  };
  /** The texts of each message to the tenant; other tests leave events in the same database. */
  const told = (): string[][] =>
    receiver.received
      .map(({ body }) => JSON.parse(body) as { tenantId: string; events: { memory: { text: string } }[] })
      .filter((payload) => payload.tenantId === tenantId)
      .map(({ events }) => events.map(({ memory }) => memory.text));
  const daily = (): Promise<unknown> => {
    const event = { ...PILLS, startsAt: inMinutes(100), recurrence: 'FREQ=DAILY' };
    return door.ask(remember, { contactId, text: 'Pills', event });
  };
  const cancelled = (startsAt: string): Promise<unknown> =>
    door.ask(remember, { contactId, text: 'Pills that day', event: { ...PILLS, status: 'cancelled', startsAt } });
  const states = async (): Promise<unknown[]> =>
    (await door.ask(listBriefings, {})).briefings.map(({ state }) => state);

  it('tell no first time that was cancelled', async () => {
    await daily();
    await cancelled(inMinutes(100));
    await tick();
    expect([told(), await states()]).toEqual([[], []]);
  });

  it('tell no first time that was cancelled after it was announced', async () => {
    await daily();
    await failing();
    await cancelled(inMinutes(100));
    later(1);
    await tick();
    expect([told(), await states()]).toEqual([[['Pills']], ['dropped']]);
  });

  it('tell the first time once, also where a later one is cancelled meanwhile', async () => {
    await daily();
    await failing();
    await cancelled(inMinutes(DAY + 100));
    later(1);
    await tick();
    await cancelled(inMinutes(2 * DAY + 100));
    await tick();
    expect([told(), await states()]).toEqual([[['Pills'], ['Pills']], ['delivered']]);
  });
});

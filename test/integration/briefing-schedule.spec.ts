import { listBriefings } from '#contract/briefings.js';
import { createContact, eraseContact } from '#contract/contacts.js';
import { ContactWrites } from '#contacts/contact-writes.js';
import { DomainError } from '#domain/service/errors.js';
import { newId } from '#graph/ids.js';
import { RestDoor } from '../support/doors/api-client.js';
import { sendDue, WEBHOOK_SECRET } from '../support/stories/briefed.js';
import { plan } from '../support/stories/plans.js';
import { Receiver } from '../support/service/receiver.js';
import { Service } from '../support/service/service.js';
import { until } from '../support/service/until.js';

describe('whether and how often briefings are sent', () => {
  const tenantId = `tenant-${newId()}`;
  let receiver: Receiver;
  let service: Service;
  let door: RestDoor;
  let contactId: string;

  beforeAll(async () => {
    receiver = await Receiver.start();
    service = await Service.start();
    door = new RestDoor(service.url, await service.newKey(tenantId));
    contactId = (await door.ask(createContact, {})).id;
    const startsAt = new Date(Date.now() + 3_600_000).toISOString();
    await plan((operation, input) => door.ask(operation, input), contactId, 'Call about the okapi', { startsAt });
  });
  afterAll(async () => {
    await door.ask(eraseContact, { contactId });
    await service.close();
    await receiver.close();
  });

  const sent = (): number => receiver.received.filter(({ body }) => body.includes('okapi')).length;
  const start = (settings: Record<string, string>): Promise<Service> =>
    Service.start({ settings: { WEBHOOK_URL: receiver.url, WEBHOOK_SECRET, ...settings }, briefs: [tenantId] });

  it.each<Record<string, string>>([{ BRIEFING_HOURS: '0' }, { WEBHOOK_URL: '', WEBHOOK_SECRET: '' }])(
    'nothing is announced with %j',
    async (off) => {
      const quiet = await start({ ...off, BRIEFING_EVERY_SECONDS: '1' });
      await sendDue(quiet);
      await quiet.close();
      await expect(door.ask(listBriefings, {})).resolves.toMatchObject({ briefings: [] });
    },
  );

  it('they go out by themselves where a setting says how often', async () => {
    const busy = await start({ BRIEFING_EVERY_SECONDS: '1' });
    await until('a briefing is sent', () => sent() > 0);
    await busy.close();
    await expect(door.ask(listBriefings, {})).resolves.toMatchObject({ briefings: [{ state: 'delivered' }] });
    expect(sent()).toBe(1);
  });

  it('one goes out though another contact cannot be written to, which follows when it can', async () => {
    const one = await start({});
    const contacts: string[] = [];
    for (const text of ['See the tapir', 'See the quokka']) {
      const { id } = await door.ask(createContact, {});
      const startsAt = new Date(Date.now() + 3_600_000).toISOString();
      await plan((operation, input) => door.ask(operation, input), id, text, { startsAt });
      contacts.push(id);
    }
    const told = (): string[] => receiver.received.flatMap(({ body }) => /tapir|quokka/.exec(body)?.[0] ?? []);
    const writes = one.app.get(ContactWrites, { strict: false });
    const run = writes.run.bind(writes);
    writes.run = (caller, id, ...rest) =>
      id === contacts[0]
        ? Promise.reject(new DomainError('UNAVAILABLE', 'Its lock is held.'))
        : run(caller, id, ...rest);
    await sendDue(one);
    expect(told()).toEqual(['quokka']);
    writes.run = run;
    await sendDue(one);
    expect(told()).toEqual(['quokka', 'tapir']);
    await one.close();
    for (const id of contacts) await door.ask(eraseContact, { contactId: id });
  });
});

import { listBriefings } from '#contract/briefings.js';
import { createContact, eraseContact } from '#contract/contacts.js';
import { getSettings, getSettingsHistory, setSettings } from '#contract/settings.js';
import { RetentionService } from '#conversation/retention/retention.service.js';
import { RestDoor } from '../support/doors/api-client.js';
import { Receiver } from '../support/service/receiver.js';
import { GraphqlDoor } from '../support/doors/graphql-client.js';
import { rows } from '../support/database/rows.js';
import { Service, testConnection } from '../support/service/service.js';
import { BriefedTenants, sendDue, WEBHOOK_SECRET as secret } from '../support/stories/briefed.js';
import { plan } from '../support/stories/plans.js';

describe('what tenants set for themselves', () => {
  const tenants = new BriefedTenants();
  let [receiver, shared, open, strict]: [Receiver, Receiver, Service, Service] = [] as never;
  let [door, other]: [RestDoor, RestDoor] = [] as never;
  let tenantId: string;

  beforeAll(async () => {
    receiver = await Receiver.start();
    shared = await Receiver.start();
    const briefs = tenants.ids;
    open = await Service.start({ settings: { WEBHOOK_PRIVATE: 'true' }, briefs });
    strict = await Service.start({ settings: { WEBHOOK_URL: shared.url, WEBHOOK_SECRET: secret }, briefs });
  });
  afterAll(async () => {
    await Promise.all([open.close(), strict.close()]);
    await Promise.all([receiver.close(), shared.close()]);
  });

  beforeEach(async () => {
    tenantId = tenants.next();
    door = new RestDoor(open.url, await open.newKey(tenantId));
    other = new RestDoor(open.url, await open.newKey(tenants.ids.at(-1)));
  });

  const sentTo = ({ received }: Receiver): number => received.filter(({ body }) => body.includes(tenantId)).length;
  const planned = async (): Promise<string> => {
    const { id: contactId } = await door.ask(createContact, {});
    const startsAt = new Date(Date.now() + 3_600_000).toISOString();
    await plan((operation, input) => door.ask(operation, input), contactId, 'Call about the okapi', { startsAt });
    return contactId;
  };

  it('is each one’s own', async () => {
    await door.ask(setSettings, { timezone: 'Asia/Kolkata', webhook: { url: receiver.url, secret } });
    await expect(other.ask(getSettings, {})).resolves.toMatchObject({ timezone: null, webhook: null, version: 0 });
    await expect(other.ask(getSettingsHistory, {})).resolves.toEqual({ versions: [], nextCursor: null });
  });

  it('is not lost where two set different parts at once', async () => {
    await Promise.all([
      door.ask(setSettings, { timezone: 'Asia/Kolkata' }),
      door.ask(setSettings, { country: 'IN' }),
      door.ask(setSettings, { ranking: { halfLifeDays: { turns: 7 } } }),
    ]);
    await expect(door.ask(getSettings, {})).resolves.toMatchObject({
      ...{ timezone: 'Asia/Kolkata', country: 'IN', ranking: { halfLifeDays: { turns: 7 } }, version: 3 },
    });
  });

  it('has the retention rules that the operator sets, in one place and on the record', async () => {
    const retention = open.app.get(RetentionService, { strict: false });
    await door.ask(setSettings, { retention: { turns: 90 } });
    await expect(retention.set(tenantId, { answers: 2 })).resolves.toMatchObject({ turns: 90, answers: 2 });
    const { versions } = await door.ask(getSettingsHistory, {});
    expect(versions).toMatchObject([
      { retention: { turns: 90, answers: 2 }, setBy: null, version: 2 },
      { retention: { turns: 90, answers: null }, setBy: expect.any(String) as string, version: 1 },
    ]);
    await expect(retention.preview(tenantId)).resolves.toMatchObject([{ rules: { turns: 90, answers: 2 } }]);
  });

  it('takes an empty text that an earlier version stored for "off" for no rule, in every API and for what is let go', async () => {
    const retention = open.app.get(RetentionService, { strict: false });
    await door.ask(setSettings, { retention: { turns: 90 } });
    const spoil = `MATCH (t:Tenant {id: $tenantId})-[:SETS]->(s:TenantSettings) SET t.keepTurns = '', s.keepTurns = ''`;
    await rows(testConnection(), spoil, { tenantId });
    await expect(door.ask(getSettings, {})).resolves.toMatchObject({ retention: null });
    const graphql = new GraphqlDoor(open.url, await open.newKey(tenantId));
    await expect(graphql.ask(getSettingsHistory, {})).resolves.toMatchObject({ versions: [{ retention: null }] });
    expect((await retention.rules()).filter((one) => one.tenantId === tenantId)).toEqual([]);
    await expect(retention.preview(tenantId)).resolves.toMatchObject([
      { rules: { turns: null }, due: { turns: { count: 0 } } },
    ]);
    await expect(retention.set(tenantId, { answers: 2 })).resolves.toMatchObject({ turns: null, answers: 2 });
    await expect(
      rows(testConnection(), `MATCH (t:Tenant {id: $tenantId}) RETURN t.keepTurns AS turns`, { tenantId }),
    ).resolves.toEqual([{ turns: null }]);
  });

  it('sends briefings to the webhook of the tenant, signed by its secret, and not to that of the service', async () => {
    const contactId = await planned();
    await sendDue(open);
    await expect(door.ask(listBriefings, {})).resolves.toMatchObject({ briefings: [] });
    await door.ask(setSettings, { webhook: { url: receiver.url, secret } });
    await sendDue(open);
    expect([sentTo(receiver), sentTo(shared)]).toEqual([1, 0]);
    await door.ask(eraseContact, { contactId });
  });

  it('reaches nothing inside where the operator does not allow it', async () => {
    const contactId = await planned();
    await door.ask(setSettings, { webhook: { url: receiver.url, secret } });
    await sendDue(strict);
    const { briefings } = await door.ask(listBriefings, {});
    expect(briefings).toMatchObject([{ state: 'pending', error: 'The receiver has an address that is not public.' }]);
    expect([sentTo(receiver), sentTo(shared)]).toEqual([0, 0]);
    await door.ask(eraseContact, { contactId });
  });
});

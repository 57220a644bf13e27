import { createContact, getContact } from '#contract/contacts.js';
import { listMemories, remember } from '#contract/memories.js';
import { SystemClock } from '#domain/service/clock.js';
import { StartupError } from '#domain/service/errors.js';
import { newId } from '#graph/ids.js';
import { rows } from '../support/database/rows.js';
import { RestDoor } from '../support/doors/api-client.js';
import { until } from '../support/service/until.js';
import { Service, testConnection } from '../support/service/service.js';
import { TestClock } from '../support/service/test-clock.js';

const DAY_MS = 86_400_000;

/** The machine's clock, which somebody sets. */
class SetClock extends SystemClock {
  constructor(public aheadMs = 0) {
    super();
  }

  override now(): Date {
    return new Date(super.now().getTime() + this.aheadMs);
  }
}

describe('two instances whose clocks differ', () => {
  const clock = new SetClock();
  let [right, wrong]: Service[] = [];
  let [key, contactId] = ['', ''];

  beforeAll(async () => {
    [right, wrong] = [await Service.start(), await Service.start({ clock })];
    key = await right.newKey();
  });
  beforeEach(async () => {
    clock.aheadMs = 0;
    contactId = (await at(right).ask(createContact, { name: 'Asha' })).id;
    await at(right).ask(remember, { contactId, attribute: 'current_city', text: 'Pune', value: 'Pune' });
  });
  afterAll(async () => {
    await right?.close();
    await wrong?.close();
  });

  function at(service: Service | undefined): RestDoor {
    return new RestDoor(service?.url ?? '', key);
  }

  it.each([DAY_MS, -DAY_MS])('one that is set by %i ms while it runs writes nothing, and says why', async (aheadMs) => {
    await at(wrong).ask(remember, { contactId, attribute: 'current_city', text: 'Porto', value: 'Porto' });
    clock.aheadMs = aheadMs;
    const refused = await at(wrong).send(remember, { contactId, text: 'She has a dog.' });
    const detail = expect.stringMatching(
      /^The clock of this instance is 86\d{3} s (ahead of|behind) the database's/,
    ) as string;
    expect([refused.status, refused.body]).toMatchObject([503, { code: 'UNAVAILABLE', detail }]);
    expect(refused.headers.get('retry-after')).toBe('1');
    await expect(at(wrong).send(createContact, {})).resolves.toMatchObject({ status: 503 });
    const ready = await at(wrong).call('GET', '/health/ready');
    expect([ready.status, ready.body]).toMatchObject([503, { code: 'UNAVAILABLE', detail }]);
    // What is there is read, and the other one writes: the contact stands where it stood.
    await expect(at(wrong).ask(getContact, { contactId })).resolves.toMatchObject({ name: 'Asha' });
    await at(right).ask(remember, { contactId, attribute: 'current_city', text: 'Goa', value: 'Goa' });
    const { asOf } = await at(right).ask(listMemories, { contactId });
    expect(Math.abs(new Date(asOf.knownAt).getTime() - new SystemClock().now().getTime())).toBeLessThan(60_000);

    clock.aheadMs = 0;
    await expect(at(wrong).send(remember, { contactId, text: 'She has a dog.' })).resolves.toMatchObject({
      status: 201,
    });
    await expect(at(wrong).call('GET', '/health/ready')).resolves.toMatchObject({ status: 200 });
  });

  it('that differ by seconds both write, and each reads what the other wrote', async () => {
    clock.aheadMs = 3_000;
    for (const [service, city] of [
      [wrong, 'Porto'],
      [right, 'Goa'],
      [wrong, 'Delhi'],
      [right, 'Lisbon'],
    ] as const) {
      const { memory } = await at(service).ask(remember, {
        contactId,
        attribute: 'current_city',
        text: city,
        value: city,
      });
      expect(memory).toMatchObject({ value: city });
      for (const reader of [wrong, right]) {
        const { memories } = await at(reader).ask(listMemories, { contactId });
        expect(memories).toMatchObject([{ value: city }]);
      }
    }
  });
});

it('what is old enough to be dropped is decided by the database, whatever clock a service has', async () => {
  const tenantId = newId();
  const kept = { tenantId };
  await rows(
    testConnection(),
    `CREATE (:Answer {tenantId: $tenantId, key: 'new', createdAt: datetime() - duration('P6D')})
     CREATE (:Answer {tenantId: $tenantId, key: 'old', createdAt: datetime() - duration('P8D')})`,
    kept,
  );
  const keys = 'MATCH (a:Answer {tenantId: $tenantId}) RETURN a.key AS key';
  for (const clock of [new TestClock('2040-01-01'), new TestClock('2020-01-01')]) {
    const service = await Service.start({ clock, dropsOldAnswers: true });
    await until('the old one is dropped', async () => (await rows(testConnection(), keys, kept)).length < 2);
    await service.close();
  }
  const left = 'MATCH (a:Answer {tenantId: $tenantId}) WITH a, a.key AS key DELETE a RETURN key';
  await expect(rows(testConnection(), left, kept)).resolves.toEqual([{ key: 'new' }]);
});

it('a service does not start with a clock that is wrong', async () => {
  const starting = Service.start({ clock: new SetClock(DAY_MS) });
  await expect(starting).rejects.toThrow(StartupError);
  await expect(starting).rejects.toThrow(/^The clock of this instance is 86\d{3} s ahead of the database's/);
});

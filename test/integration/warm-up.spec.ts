import { setTimeout as wait } from 'node:timers/promises';
import { ContactsService } from '#contacts/contacts.service.js';
import { createContact } from '#contract/contacts.js';
import { RestDoor } from '../support/api-client.js';
import { STARTING_MS } from '../support/doors.js';
import { rows } from '../support/rows.js';
import { Service, testConnection } from '../support/service.js';
import { TestClock } from '../support/test-clock.js';

const HOUR_LATER = '2026-03-05T11:00:00.001Z';
const WARM_UP = { WARM_UP: 'true', EXTRACT_POLL_SECONDS: '0' };
const FIRST = { tenantId: '~warm-up' };

async function untilReady(service: Service): Promise<void> {
  const door = new RestDoor(service.url, await service.newKey());
  for (;;) {
    const { status } = await door.call('GET', '/health/ready');
    if (status === 200) return;
    expect(status).toBe(503);
    await wait(50);
  }
}

/** What is left of trial calls, by label. */
function left(): Promise<Record<string, unknown>[]> {
  const query = `MATCH (n) WHERE n.tenantId STARTS WITH '~' OR EXISTS { (n)--(:Contact {name: 'Trial call'}) }
                 RETURN labels(n) AS labels, count(*) AS found`;
  return rows(testConnection(), query);
}

describe('the warm-up', () => {
  it(
    'is not ready while it is under way, answers meanwhile, and leaves nothing of its trial calls',
    async () => {
      const service = await Service.start({ settings: WARM_UP });
      try {
        const door = new RestDoor(service.url, await service.newKey());
        expect((await door.call('GET', '/health/ready')).status).toBe(503);
        expect((await door.call('GET', '/v1/contacts')).status).toBe(200);
        await untilReady(service);
      } finally {
        await service.close();
      }
      await expect(left()).resolves.toEqual([]);
    },
    STARTING_MS,
  );

  it(
    'ends with the service in its midst, and leaves nothing either',
    async () => {
      const service = await Service.start({ settings: WARM_UP });
      await service.close();
      await expect(left()).resolves.toEqual([]);
    },
    STARTING_MS,
  );

  it(
    'erases what a killed trial left, once it is too old to be under way',
    async () => {
      const clock = new TestClock('2026-03-05T10:00:00Z');
      const killed = await Service.start({ clock });
      await killed.app.get(ContactsService).create(FIRST, createContact.input.parse({ name: 'Trial call' }));
      await killed.close();

      const young = await Service.start({ clock, settings: WARM_UP });
      await untilReady(young);
      await young.close();
      await expect(left()).resolves.not.toEqual([]);

      clock.set(HOUR_LATER);
      const old = await Service.start({ clock, settings: WARM_UP });
      await untilReady(old);
      await old.close();
      await expect(left()).resolves.toEqual([]);
    },
    STARTING_MS,
  );
});

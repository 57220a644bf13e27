import { createContact } from '#contract/contacts.js';
import { remember } from '#contract/memories.js';
import { periodsOf } from '../support/documents/period-table.js';
import { byDoors } from '../support/doors/doors.js';
import { TestClock } from '../support/service/test-clock.js';

const clock = new TestClock('2026-03-05T10:00:00Z');

byDoors('docs/time.md', { clock }, ({ ask }) => {
  let contactId: string;
  beforeAll(async () => {
    contactId = (await ask(createContact, { timezone: 'UTC' })).id;
  });

  it.each(periodsOf('A period that is stated'))('$stated holds $holds', async ({ stated, validFrom, validTo }) => {
    const text = `Uses a ${JSON.stringify(stated)}`;
    const { memory } = await ask(remember, { contactId, text, reconcile: false, ...stated });
    expect({ validFrom: memory?.validFrom, validTo: memory?.validTo }).toEqual({ validFrom, validTo });
  });

  it.each(['30 February 2027 at 5pm', 'Tuesday at 25:00', 'every Tuesday at 25:00'])(
    'an event at %s is refused',
    async (startsAt) => {
      const event = { subject: 'Asha', verb: 'sees', status: 'planned', startsAt } as const;
      const refused = ask(remember, { contactId, text: 'Sees Rosa.', event });
      await expect(refused).rejects.toMatchObject({ code: 'INVALID', errors: [{ path: 'event.startsAt' }] });
    },
  );

  it.each([
    'the year 9999',
    '31 February',
    '10^400 days ago',
    '-1 days ago',
    '2024-W05-3',
    'x2024',
    'three sheep',
    '2024-13',
  ])('%s is refused', async (validFrom) => {
    const refused = ask(remember, { contactId, text: 'Uses a kettle.', validFrom });
    await expect(refused).rejects.toMatchObject({ code: 'INVALID' });
  });
});

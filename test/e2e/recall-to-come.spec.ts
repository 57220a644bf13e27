import { createContact } from '#contract/contacts.js';
import { remember } from '#contract/memories.js';
import { recall } from '#contract/recall.js';
import { byDoors } from '../support/doors/doors.js';
import { TestClock } from '../support/service/test-clock.js';

const clock = new TestClock('2026-11-02T09:00:00Z');

byDoors('recall of what is to come', { clock }, ({ ask }) => {
  let contactId: string;

  beforeAll(async () => {
    contactId = (await ask(createContact, { timezone: 'UTC' })).id;
    for (const [value, validFrom] of [
      ['Infosys', '2020-01-01'],
      ['Wipro', '2026-12-01'],
    ] as const)
      await ask(remember, { contactId, text: `Works at ${value}.`, attribute: 'employer', value, validFrom });
    await ask(remember, { contactId, text: 'Lives in Pune.', attribute: 'current_city', value: 'Pune' });
  });

  const found = async (query: string, more: object = {}): Promise<(string | null | undefined)[]> =>
    (await ask(recall, { contactId, query, ...more })).results.map(({ memory }) => memory?.value);

  it('finds what will hold at a time to come that the question names', async () => {
    await expect(found('Where does she work?')).resolves.toEqual(['Infosys']);
    await expect(found('Where will she work in December?')).resolves.toEqual(['Wipro']);
    await expect(found('Where does she work from next month?')).resolves.toEqual(['Wipro']);
    await expect(found('Where will she live in December?')).resolves.toEqual(['Pune']);
  });

  it('stands where its caller says, whatever the question names', async () => {
    await expect(found('Where will she work in December?', { validAt: '2026-11-02' })).resolves.toEqual(['Infosys']);
    await expect(found('Where will she work in December?', { time: 'off' })).resolves.toEqual(['Infosys']);
  });
});

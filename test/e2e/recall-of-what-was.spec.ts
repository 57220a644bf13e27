import { createContact } from '#contract/contacts.js';
import { remember } from '#contract/memories.js';
import { recall } from '#contract/recall.js';
import { byDoors } from '../support/doors/doors.js';
import { TestClock } from '../support/service/test-clock.js';

const clock = new TestClock('2026-11-02T09:00:00Z');

byDoors('recall of what was so', { clock }, ({ ask }) => {
  let contactId: string;

  beforeAll(async () => {
    contactId = (await ask(createContact, { timezone: 'UTC' })).id;
    const city = { contactId, attribute: 'current_city' };
    await ask(remember, { ...city, text: 'Lives in Faro.', value: 'Faro', validFrom: '2010-01-01' });
    await ask(remember, { ...city, text: 'Lives in Porto.', value: 'Porto', validFrom: '2020-01-01' });
    await ask(remember, { ...city, text: 'Lives in Lisbon.', value: 'Lisbon', validFrom: '2026-02-01' });
    await ask(remember, { contactId, text: 'Has a dog called Coco.' });
  });

  const found = async (query: string, more: object = {}): Promise<(string | null | undefined)[]> =>
    (await ask(recall, { contactId, query, ...more })).results.flatMap(({ memory }) => memory?.value ?? []);

  it('finds what has ended where the question asks for it, before what is so, and says so', async () => {
    await expect(found('Where does she live?')).resolves.toEqual(['Lisbon']);
    const { results } = await ask(recall, { contactId, query: 'Where did she live before?' });
    expect(results.flatMap(({ memory, ended }) => (memory?.value ? [[memory.value, ended]] : []))).toEqual([
      [expect.stringMatching('Porto|Faro'), true],
      [expect.stringMatching('Porto|Faro'), true],
      ['Lisbon', undefined],
    ]);
    await expect(found('Has she ever lived in Faro?')).resolves.toContain('Faro');
  });

  it('finds what was so right before a fact first, and what was so before that', async () => {
    await expect(found('Where did she live before Lisbon?')).resolves.toEqual(['Porto', 'Faro']);
  });

  it('takes nothing of now for a time beside a fact', async () => {
    await expect(found('Where does she live, before Coco goes out?')).resolves.toEqual(['Lisbon']);
  });

  it('leaves it to a call that says when, or that the words of time do not count', async () => {
    await expect(found('Where did she live before?', { validAt: '2021-01-01' })).resolves.toEqual(['Porto']);
    await expect(found('Where did she live before?', { time: 'off' })).resolves.toEqual(['Lisbon']);
  });

  it('says what it finds of a day that the question names, and what had ended by then', async () => {
    const { id } = await ask(createContact, { timezone: 'UTC' });
    const told = { contactId: id, validFrom: '2026-09-01' };
    await ask(remember, { ...told, text: "We're in room 212.", validTo: '2026-10-20' });
    await ask(remember, { ...told, text: 'I smoke about ten a day.', validTo: '2026-10-14' });
    const asked = await ask(recall, { contactId: id, query: 'Which room were they in on 19 October 2026?' });
    expect(asked).toMatchObject({ found: 'some', results: [{ memory: { text: "We're in room 212." } }] });
    const over = await ask(recall, { contactId: id, query: 'Did she smoke on 18 October?' });
    expect(over).toMatchObject({ found: 'none', noLonger: [{ memory: { text: 'I smoke about ten a day.' } }] });
  });
});

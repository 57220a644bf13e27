import { createContact, getContact, updateContact } from '#contract/contacts.js';
import { byDoors } from '../support/doors/doors.js';
import { TestClock } from '../support/service/test-clock.js';

const clock = new TestClock('2026-01-01');
const UNKNOWN = '01ARZ3NDEKTSV4RRFFQ69G5FAV';

byDoors('getContact', { clock }, ({ ask }) => {
  let contactId: string;

  beforeAll(async () => {
    clock.set('2026-01-10');
    ({ id: contactId } = await ask(createContact, { name: 'Asha', identifiers: [{ kind: 'phone', value: '+911' }] }));
    clock.set('2026-02-10');
    await ask(updateContact, { contactId, name: 'Asha Rao', identifiers: [{ kind: 'phone', value: '+922' }] });
    clock.set('2026-03-10');
  });

  // Changed on 10 February; both clocks can stand on either side of it.
  it.each([
    { holds: 'now', validAt: undefined, knownAt: undefined, name: 'Asha Rao', phone: '+922' },
    { holds: 'what was so in January', validAt: '2026-01-20', knownAt: undefined, name: 'Asha', phone: '+911' },
    {
      holds: 'what was believed in January of March',
      validAt: '2026-03-01',
      knownAt: '2026-01-20',
      name: 'Asha',
      phone: '+911',
    },
    {
      holds: 'the change, from its very instant',
      validAt: '2026-02-10',
      knownAt: '2026-02-10',
      name: 'Asha Rao',
      phone: '+922',
    },
  ])('tells $holds', async ({ validAt, knownAt, name, phone }) => {
    const at = Object.fromEntries(
      Object.entries({ validAt, knownAt }).flatMap(([clockName, day]) =>
        day ? [[clockName, `${day}T00:00:00Z`]] : [],
      ),
    );
    await expect(ask(getContact, { contactId, ...at })).resolves.toMatchObject({
      name,
      identifiers: [{ value: phone }],
    });
  });

  it('does not know that a state would end later', async () => {
    const then = await ask(getContact, { contactId, knownAt: '2026-01-20T00:00:00Z' });
    expect(then.supersededAt).toBeNull();
    const since = await ask(getContact, { contactId, validAt: '2026-01-20T00:00:00Z' });
    expect(since.supersededAt).toBe('2026-02-10T00:00:00.000Z');
  });

  it('knows nobody before they were known', async () => {
    await expect(ask(getContact, { contactId, knownAt: '2026-01-09T00:00:00Z' })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  it('knows nobody by an id that it did not give out', async () => {
    await expect(ask(getContact, { contactId: UNKNOWN })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(ask(getContact, { contactId: 'asha' })).rejects.toMatchObject({
      code: 'INVALID',
      errors: [{ path: 'contactId' }],
    });
  });
});

import { createContact } from '#contract/contacts.js';
import { getContext } from '#contract/context.js';
import { getMemory, listMemories, remember } from '#contract/memories.js';
import { byDoors } from '../support/doors/doors.js';
import { TestClock } from '../support/service/test-clock.js';

const clock = new TestClock('2026-09-01T09:00:00Z');

byDoors('a beginning that nobody said', { clock }, ({ ask }) => {
  let contactId: string;

  beforeEach(async () => {
    clock.set('2026-09-01T09:00:00Z');
    contactId = (await ask(createContact, { timezone: 'UTC' })).id;
  });

  const values = async (asOf: object = {}): Promise<(string | null)[]> =>
    (await ask(listMemories, { contactId, ...asOf })).memories.map(({ value }) => value);

  it.each([
    {
      attribute: 'employer',
      first: 'Infosys',
      value: 'Wipro',
      text: 'Has worked at Wipro since July.',
      from: '2026-07-01',
    },
    { attribute: 'current_city', first: 'Pune', value: 'Goa', text: 'Moved to Goa in June.', from: '2026-06-01' },
    {
      attribute: 'marital_status',
      first: 'single',
      value: 'married',
      text: 'Married in May 2026.',
      from: '2026-05-01',
    },
  ])(
    '$text: what is told later wins, and nothing of $first is left',
    async ({ attribute, first, text, value, from }) => {
      const known = await ask(remember, { contactId, attribute, text: `It is ${first}.`, value: first });
      expect(known.memory).toMatchObject({ startsKnown: false, validFrom: known.memory?.recordedAt });
      const { text: context } = await ask(getContext, { contactId });
      expect(context).toContain(`It is ${first}. (since at least 2026-09-01)`);
      clock.set('2026-11-01T09:00:00Z');
      const told = await ask(remember, { contactId, attribute, text, value });
      expect(told).toMatchObject({ decision: { outcome: 'superseded', superseded: [known.memory?.id] } });
      expect(told.memory).toMatchObject({ validFrom: `${from}T00:00:00.000Z`, validTo: null, startsKnown: true });
      for (const validAt of [`${from}T12:00:00Z`, '2026-10-01T00:00:00Z', '2026-12-01T00:00:00Z'])
        await expect(values({ validAt })).resolves.toEqual([value]);
      await expect(values({ knownAt: '2026-10-01T00:00:00Z' })).resolves.toEqual([first]);
    },
  );

  it('leaves what is known to have begun: that holds until the other begins', async () => {
    const since = { attribute: 'employer', text: 'Has worked at Infosys since 2020.', value: 'Infosys' };
    await ask(remember, { contactId, ...since });
    clock.set('2026-11-01T09:00:00Z');
    await ask(remember, { contactId, attribute: 'employer', text: 'At Wipro since July.', value: 'Wipro' });
    await expect(values({ validAt: '2026-06-30T12:00:00Z' })).resolves.toEqual(['Infosys']);
    await expect(values()).resolves.toEqual(['Wipro']);
  });

  it('what was said earlier and arrives late leaves what was said after it', async () => {
    const infosys = { contactId, attribute: 'employer', text: 'Works at Infosys.', value: 'Infosys' };
    const { memory } = await ask(remember, infosys);
    clock.set('2026-11-01T09:00:00Z');
    const late = { attribute: 'employer', text: 'Works at Wipro.', value: 'Wipro', saidAt: '2026-08-01T09:00:00Z' };
    await ask(remember, { contactId, ...late });
    await expect(values()).resolves.toEqual(['Infosys']);
    await expect(values({ validAt: '2026-08-15T00:00:00Z' })).resolves.toEqual(['Wipro']);
    await expect(ask(getMemory, { memoryId: memory?.id ?? '' })).resolves.toMatchObject({ supersededAt: null });
  });
});

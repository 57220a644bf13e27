import { createContact } from '#contract/contacts.js';
import { createFork } from '#contract/forks.js';
import { getHistory, remember, revertDecision, withdraw } from '#contract/memories.js';
import type { Answer, Asked } from '../support/doors/door.js';
import { byDoors } from '../support/doors/doors.js';
import { TestClock } from '../support/service/test-clock.js';
import { textsHeldOn } from '../support/stories/held-on.js';

const [PUNE, GOA, DELHI] = ['Lives in Pune', 'From 1 January 2028 I live in Goa', 'From 2030 I live in Delhi'];
const city = { attribute: 'current_city' };
const pune = { ...city, text: PUNE, value: 'Pune', validFrom: '2020-01-01' };
const goa = { ...city, text: GOA, value: 'Goa', validFrom: '2028-01-01' };
const delhi = { ...city, text: DELHI, value: 'Delhi', validFrom: '2030-01-01' };
const clock = new TestClock('2026-03-01T09:00:00Z');

byDoors('what was stated to begin on a day to come', { clock }, ({ ask }) => {
  let contactId = '';
  const tell = (stated: Partial<Asked<typeof remember>> & { text: string }): Promise<Answer<typeof remember>> =>
    ask(remember, { contactId, ...stated });
  /** @returns what holds in each of the years. */
  const on = (...years: string[]): Promise<string[][]> => {
    const days = years.map((year) => `${year}-06-01`);
    return textsHeldOn(ask, { contactId }, days);
  };
  /** Withdraws a memory. @returns its decision. */
  const withdrawn = async ({ memory }: Answer<typeof remember>): Promise<string> => {
    const memoryId = memory?.id ?? '';
    await ask(withdraw, { memoryId });
    const { steps } = await ask(getHistory, { memoryId });
    return steps.findLast(({ as }) => as === 'withdrawn')?.decisionId ?? '';
  };

  beforeEach(async () => {
    clock.set('2026-03-01T09:00:00Z');
    ({ id: contactId } = await ask(createContact, { timezone: 'UTC' }));
    await tell(pune);
    clock.set('2026-03-02T09:00:00Z');
  });

  it.each([{ modality: 'fact' as const }, { modality: 'plan' as const }])(
    'replaces nothing where it is withdrawn as a $modality, until that is reverted',
    async ({ modality }) => {
      const told = await tell({ ...goa, modality });
      await expect(on('2021', '2027', '2029')).resolves.toEqual([[PUNE], [PUNE], [GOA]]);
      clock.set('2026-03-03T09:00:00Z');
      const decisionId = await withdrawn(told);
      await expect(on('2021', '2027', '2029')).resolves.toEqual([[PUNE], [PUNE], [PUNE]]);
      clock.set('2026-03-04T09:00:00Z');
      await ask(revertDecision, { decisionId });
      await expect(on('2021', '2027', '2029')).resolves.toEqual([[PUNE], [PUNE], [GOA]]);
    },
  );

  it.each(['never' as const, 'ends' as const])(
    'replaces nothing where it is told that it %s, until that is reverted',
    async (polarity) => {
      await tell(goa);
      clock.set('2026-03-03T09:00:00Z');
      const { decision } = await tell({ ...city, text: 'Not Goa after all', value: 'Goa', polarity });
      await expect(on('2027', '2029')).resolves.toEqual([[PUNE], [PUNE]]);
      clock.set('2026-03-04T09:00:00Z');
      await ask(revertDecision, { decisionId: decision.id ?? '' });
      await expect(on('2027', '2029')).resolves.toEqual([[PUNE], [GOA]]);
    },
  );

  it('brings nothing back where it is withdrawn after its day', async () => {
    const told = await tell(goa);
    clock.set('2028-03-01T09:00:00Z');
    await withdrawn(told);
    await expect(on('2021', '2027', '2029')).resolves.toEqual([[PUNE], [PUNE], []]);
  });

  it('is filled until what follows it, and what follows it until its own day', async () => {
    await tell(goa);
    clock.set('2026-03-03T09:00:00Z');
    const { decision, ...second } = await tell(delhi);
    await expect(on('2027', '2029', '2031')).resolves.toEqual([[PUNE], [GOA], [DELHI]]);
    clock.set('2026-03-04T09:00:00Z');
    const last = await withdrawn({ decision, ...second });
    await expect(on('2027', '2029', '2031')).resolves.toEqual([[PUNE], [GOA], [GOA]]);
    await ask(revertDecision, { decisionId: last });
    clock.set('2026-03-05T09:00:00Z');
    await tell({ ...city, text: 'Never Goa', value: 'Goa', polarity: 'never' });
    await expect(on('2027', '2029', '2031')).resolves.toEqual([[PUNE], [PUNE], [DELHI]]);
  });

  it('leaves what comes back after its stated end', async () => {
    const told = await tell({ ...goa, validTo: '2029-01-01T00:00:00Z' });
    await expect(on('2027', '2028', '2031')).resolves.toEqual([[PUNE], [GOA], [PUNE]]);
    clock.set('2026-03-03T09:00:00Z');
    await withdrawn(told);
    await expect(on('2027', '2028', '2031')).resolves.toEqual([[PUNE], [PUNE], [PUNE]]);
  });

  it('gives way to another value of the same day', async () => {
    await tell(goa);
    clock.set('2026-03-03T09:00:00Z');
    await tell({ ...delhi, text: 'Not Goa but Delhi, from 2028', validFrom: '2028-01-01' });
    await expect(on('2027', '2031')).resolves.toEqual([[PUNE], ['Not Goa but Delhi, from 2028']]);
  });

  it('is withdrawn in a fork alone', async () => {
    const told = await tell(goa);
    const of = contactId;
    clock.set('2026-03-03T09:00:00Z');
    ({ id: contactId } = await ask(createFork, { contactId: of }));
    await tell({ ...city, text: 'Never Goa', value: 'Goa', polarity: 'never' });
    await expect(on('2027', '2029')).resolves.toEqual([[PUNE], [PUNE]]);
    contactId = of;
    await expect(on('2027', '2029')).resolves.toEqual([[PUNE], [GOA]]);
    await withdrawn(told);
    await expect(on('2027', '2029')).resolves.toEqual([[PUNE], [PUNE]]);
  });
});

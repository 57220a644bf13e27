import { createContact, mergeContacts, undoMerge } from '#contract/contacts.js';
import { listMemories, remember } from '#contract/memories.js';
import { recall } from '#contract/recall.js';
import type { Answer } from '../support/doors/door.js';
import { byDoors } from '../support/doors/doors.js';
import { TestClock } from '../support/service/test-clock.js';

const clock = new TestClock('2026-11-02T09:00:00Z');
const METFORMIN = { attribute: 'medication', value: 'metformin' };
const TAKES = { text: 'Takes metformin.', ...METFORMIN };
const STOPPED = {
  text: 'I came off metformin.',
  ...METFORMIN,
  polarity: 'ends',
  saidAt: '2026-06-01T10:00:00Z',
} as const;
const PLANNED = 'We are going to Crete in June.';
const CANCELLED = 'We cancelled Crete.';

byDoors('what has ended, of two contacts that are merged', { clock }, ({ ask }) => {
  let [told, other] = ['', ''];
  const holding = async (contactId: string): Promise<(string | null)[][]> =>
    (await ask(listMemories, { contactId })).memories.map(({ text, validTo }) => [text, validTo]);
  const noLonger = async (contactId: string, query: string): Promise<(string | null)[][]> =>
    (await ask(recall, { contactId, query })).noLonger.map(({ memory, said }) => [memory.text, said]);
  const sides = [
    { which: 'the one that stays', into: () => [told, other] },
    { which: 'the one that is merged', into: () => [other, told] },
  ];

  beforeEach(async () => {
    [told, other] = [(await ask(createContact, { timezone: 'UTC' })).id, (await ask(createContact, {})).id];
  });

  describe.each(sides)('by $which', ({ into }) => {
    const merged = (): Promise<Answer<typeof mergeContacts>> => {
      const [contactId = '', from = ''] = into();
      return ask(mergeContacts, { contactId, from });
    };

    it.each([
      { when: 'stays ended, where the other was told it before', saidAt: '2026-04-01T10:00:00Z', left: 0 },
      { when: 'holds where the other was told it since', saidAt: '2026-07-01T10:00:00Z', left: 1 },
    ])('$when', async ({ saidAt, left }) => {
      await ask(remember, { contactId: told, ...TAKES, saidAt: '2026-03-01T10:00:00Z' });
      await ask(remember, { contactId: told, ...STOPPED });
      await ask(remember, { contactId: other, ...TAKES, saidAt });
      const { contactId, mergeId } = await merged();
      await expect(holding(contactId)).resolves.toHaveLength(left);
      if (left === 0)
        await expect(noLonger(contactId, 'Does she take metformin?')).resolves.toContainEqual([
          TAKES.text,
          STOPPED.text,
        ]);
      await ask(undoMerge, { mergeId });
      await expect(holding(told)).resolves.toEqual([]);
      await expect(holding(other)).resolves.toEqual([[TAKES.text, null]]);
    });

    it('is told of a plan that was cancelled, until they are parted', async () => {
      await ask(remember, { contactId: told, text: PLANNED });
      await ask(remember, { contactId: told, text: CANCELLED });
      const query = 'Are they going to Crete?';
      await expect(noLonger(other, query)).resolves.toEqual([]);
      const { contactId, mergeId } = await merged();
      await expect(noLonger(contactId, query)).resolves.toEqual([[PLANNED, CANCELLED]]);
      await ask(undoMerge, { mergeId });
      await expect(noLonger(told, query)).resolves.toEqual([[PLANNED, CANCELLED]]);
      await expect(noLonger(other, query)).resolves.toEqual([]);
    });
  });
});

import { createContact } from '#contract/contacts.js';
import { getHistory, listMemories, remember } from '#contract/memories.js';
import { recall } from '#contract/recall.js';
import { byDoors } from '../support/doors/doors.js';
import { TestClock } from '../support/service/test-clock.js';

const clock = new TestClock('2025-01-01');
const midnight = (day: string): string => `${day}T00:00:00.000Z`;
const day = (instant: string | null | undefined): string => instant?.slice(0, 10) ?? 'open';

byDoors('two clocks', { clock }, ({ ask }) => {
  const begin = async (on: string): Promise<(saidAt: string, value: string, more: object) => Promise<void>> => {
    clock.set(on);
    const { id } = await ask(createContact, {});
    contactId = id;
    return async (saidAt, value, more) => {
      clock.set(saidAt);
      await ask(remember, { contactId, attribute: 'current_city', text: `She lives in ${value}.`, value, ...more });
    };
  };
  const believed = async (validAt: string, knownAt: string): Promise<string[]> => {
    const asOf = { validAt: midnight(validAt), knownAt: midnight(knownAt) };
    const { memories } = await ask(listMemories, { contactId, ...asOf });
    const recalled = await ask(recall, { contactId, query: 'lives', ...asOf });
    const values = memories.map(({ value, validFrom, validTo }) => `${value} ${day(validFrom)} ${day(validTo)}`);
    // Every read that stands at the same place tells the same.
    expect(recalled.results.map(({ memory }) => memory?.id)).toEqual(memories.map(({ id }) => id));
    return values;
  };
  let contactId: string;

  describe('told on 5 January that she lives in Porto since 1 January, on 5 March that she moved to Lisbon on 1 February', () => {
    beforeAll(async () => {
      const tell = await begin('2026-01-01');
      await tell('2026-01-05', 'Porto', { validFrom: midnight('2026-01-01') });
      await tell('2026-03-05', 'Lisbon', { validFrom: midnight('2026-02-01') });
    });

    it.each([
      { holds: 'nothing', validAt: '2026-02-10', knownAt: '2026-01-04', expected: [] },
      { holds: 'the old belief', validAt: '2026-02-10', knownAt: '2026-02-10', expected: ['Porto 2026-01-01 open'] },
      {
        holds: 'the old belief, of today',
        validAt: '2026-03-06',
        knownAt: '2026-02-10',
        expected: ['Porto 2026-01-01 open'],
      },
      {
        holds: 'the past as we now know it',
        validAt: '2026-01-10',
        knownAt: '2026-03-06',
        expected: ['Porto 2026-01-01 2026-02-01'],
      },
      { holds: 'the new belief', validAt: '2026-02-10', knownAt: '2026-03-06', expected: ['Lisbon 2026-02-01 open'] },
      { holds: 'the end excluded', validAt: '2026-02-01', knownAt: '2026-03-05', expected: ['Lisbon 2026-02-01 open'] },
      { holds: 'nothing before the start', validAt: '2025-12-31', knownAt: '2026-03-06', expected: [] },
    ])('$holds: at $validAt as of $knownAt', async ({ validAt, knownAt, expected }) => {
      await expect(believed(validAt, knownAt)).resolves.toEqual(expected);
    });
  });

  describe('told out of order: Bangalore in May, Pune in June for before, Mumbai in July for between, and that Pune was wrong', () => {
    beforeAll(async () => {
      const tell = await begin('2026-01-01');
      await tell('2026-05-01', 'Bangalore', { validFrom: midnight('2026-04-01') });
      await tell('2026-06-01', 'Pune', { validFrom: midnight('2020-01-01') });
      await tell('2026-07-01', 'Mumbai', { validFrom: midnight('2023-01-01'), validTo: midnight('2024-01-01') });
      await tell('2026-08-01', 'Nashik', { validFrom: midnight('2020-01-01'), as: 'correction' });
    });

    it.each([
      {
        holds: 'what came first is known first',
        validAt: '2026-05-02',
        knownAt: '2026-05-02',
        expected: ['Bangalore 2026-04-01 open'],
      },
      { holds: 'nothing is known of before', validAt: '2025-01-01', knownAt: '2026-05-02', expected: [] },
      {
        holds: 'the earlier city ends where the later one is known to begin',
        validAt: '2025-01-01',
        knownAt: '2026-06-02',
        expected: ['Pune 2020-01-01 2026-04-01'],
      },
      {
        holds: 'the later one is not touched',
        validAt: '2026-06-02',
        knownAt: '2026-06-02',
        expected: ['Bangalore 2026-04-01 open'],
      },
      {
        holds: 'a stay between splits it: before',
        validAt: '2022-12-31',
        knownAt: '2026-07-02',
        expected: ['Pune 2020-01-01 2023-01-01'],
      },
      {
        holds: 'a stay between splits it: the stay',
        validAt: '2023-06-01',
        knownAt: '2026-07-02',
        expected: ['Mumbai 2023-01-01 2024-01-01'],
      },
      {
        holds: 'a stay between splits it: after',
        validAt: '2024-01-01',
        knownAt: '2026-07-02',
        expected: ['Pune 2024-01-01 2026-04-01'],
      },
      {
        holds: 'what was corrected was never true',
        validAt: '2021-01-01',
        knownAt: '2026-08-02',
        expected: ['Nashik 2020-01-01 2023-01-01'],
      },
      {
        holds: 'the rest of it was not corrected',
        validAt: '2025-01-01',
        knownAt: '2026-08-02',
        expected: ['Pune 2024-01-01 2026-04-01'],
      },
      {
        holds: 'what was believed then is still what was believed then',
        validAt: '2021-01-01',
        knownAt: '2026-06-15',
        expected: ['Pune 2020-01-01 2026-04-01'],
      },
    ])('$holds: at $validAt as of $knownAt', async ({ validAt, knownAt, expected }) => {
      await expect(believed(validAt, knownAt)).resolves.toEqual(expected);
    });

    it('the chain is one fact', async () => {
      const { memories } = await ask(listMemories, { contactId });
      const { steps } = await ask(getHistory, { memoryId: memories[0]?.id ?? '' });
      expect(steps.map(({ as, memory }) => `${as} ${memory.value}`)).toEqual([
        'added Bangalore',
        'added Pune',
        'remainder Pune',
        'change Mumbai',
        'remainder Pune',
        'correction Nashik',
      ]);
    });
  });
});

import { createContact } from '#contract/contacts.js';
import { listMemories, remember, withdraw } from '#contract/memories.js';
import { recall } from '#contract/recall.js';
import { byDoors } from '../support/doors/doors.js';
import { TestClock } from '../support/service/test-clock.js';
import { timeTable } from '../support/documents/time-tables.js';

const clock = new TestClock('2024-01-01');
const from = (day: string): object => ({ validFrom: `${day}T00:00:00Z` });

byDoors('docs/time.md', { clock }, ({ ask }) => {
  let contactId: string;
  let memoryId: string;

  const begin = async (on: string): Promise<void> => {
    clock.set(`${on}T09:00:00Z`);
    contactId = (await ask(createContact, {})).id;
  };
  const tell = async (on: string, attribute: string, text: string, value: string, more: object = {}): Promise<void> => {
    clock.set(`${on}T09:00:00Z`);
    memoryId = (await ask(remember, { contactId, attribute, text, value, ...more })).memory?.id ?? '';
  };
  const answers = (heading: string, year: number, shown: 'value' | 'confidence' = 'value'): void => {
    it.each(timeTable(heading, year))(`${heading}: at $validAt as of $knownAt`, async ({ expected, ...asOf }) => {
      const { memories } = await ask(listMemories, { contactId, ...asOf });
      const { results } = await ask(recall, { contactId, query: 'lives works moved', ...asOf });
      expect(results.map(({ memory }) => memory?.id)).toEqual(memories.map(({ id }) => id));
      const found = memories.map(({ value, confidence }) =>
        shown === 'value' ? value : `${value}, ${confidence.toFixed(3)}`,
      );
      expect(found).toEqual(expected);
    });
  };

  describe('of a city', () => {
    beforeAll(async () => {
      await begin('2026-01-01');
      await tell('2026-01-05', 'current_city', 'Lives in Porto', 'Porto', from('2026-01-01'));
      await tell('2026-03-05', 'current_city', 'Moved to Lisbon', 'Lisbon', from('2026-02-01'));
    });
    answers('Porto and Lisbon: a change that is stated late', 2026);
  });

  describe('of a correction and a withdrawal', () => {
    beforeAll(async () => {
      await begin('2026-01-01');
      await tell('2026-01-05', 'current_city', 'Lives in Porto', 'Porto', from('2026-01-01'));
      await tell('2026-03-05', 'current_city', 'Moved to Lisbon', 'Lisbon', from('2026-02-01'));
      await tell('2026-04-05', 'current_city', 'Lives in Setúbal', 'Setúbal', { as: 'correction' });
      clock.set('2026-05-05T09:00:00Z');
      await ask(withdraw, { memoryId, reason: 'She asked us to.' });
    });
    answers('A correction: it was never so', 2026);
    answers('A withdrawal: no successor', 2026);
  });

  describe('of a year between', () => {
    beforeAll(async () => {
      await begin('2024-01-01');
      await tell('2024-01-15', 'current_city', 'Lives in Pune', 'Pune', from('2019-01-01'));
      await tell('2025-06-02', 'current_city', 'Moved to Bangalore', 'Bangalore', from('2025-06-01'));
      const year = { ...from('2022-01-01'), validTo: '2023-01-01T00:00:00Z' };
      await tell('2026-10-05', 'current_city', 'Lived in Mumbai in 2022', 'Mumbai', year);
    });
    answers('Pune, Bangalore, Mumbai: stated years later, between two known periods', 2026);
  });

  describe('of an unsaid beginning', () => {
    beforeAll(async () => {
      await begin('2026-08-01');
      await tell('2026-09-01', 'employer', 'Works at Infosys', 'Infosys');
      await tell('2026-11-01', 'employer', 'Has worked at Wipro since July', 'Wipro');
    });
    answers('A beginning that nobody said', 2026);
  });

  describe('of the same again', () => {
    beforeAll(async () => {
      await begin('2026-01-01');
      await tell('2026-01-05', 'employer', 'Works at Lakeside Clinic', 'Lakeside Clinic');
      await tell('2026-02-05', 'employer', 'Is a nurse at Lakeside Clinic', 'Lakeside Clinic');
      await tell('2026-03-05', 'employer', 'Still works at Lakeside Clinic', 'lakeside clinic');
    });
    answers('A restatement: the same again', 2026, 'confidence');
  });

  describe('of the same for longer', () => {
    beforeAll(async () => {
      await begin('2026-01-01');
      await tell('2026-01-05', 'employer', 'Works at Lakeside Clinic', 'Lakeside Clinic');
      await tell(
        '2026-04-05',
        'employer',
        'Has worked at Lakeside Clinic since September',
        'Lakeside Clinic',
        from('2025-09-01'),
      );
    });
    answers('An extension: the same, for longer', 2026);
  });
});

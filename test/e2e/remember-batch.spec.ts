import { createContact } from '#contract/contacts.js';
import { getHistory, listMemories, remember, rememberBatch } from '#contract/memories.js';
import { byDoors } from '../support/doors/doors.js';

const city = (value: string, from: string): { text: string; attribute: string; value: string; validFrom: string } => ({
  text: `She lives in ${value}.`,
  attribute: 'current_city',
  value,
  validFrom: `${from}T00:00:00.000Z`,
});

/** Statements that meet each other in every way, and others between them that meet none. */
const MIXED = [
  { text: 'She lives in Pune.', attribute: 'current_city', value: 'Pune' },
  { text: 'She is allergic to nuts.', attribute: 'allergy', value: 'nuts' },
  { text: 'She is allergic to eggs.', attribute: 'allergy', value: 'eggs' },
  { text: 'Her sister Mia lives in Rome.', subject: 'sister', attribute: 'current_city', value: 'Rome' },
  { text: 'She likes tea.' },
  { text: 'Mia works at Infosys.', subject: 'Mia', attribute: 'employer', value: 'Infosys' },
  { text: 'She is allergic to nuts.', attribute: 'allergy', value: 'nuts' },
  { text: 'She lives in Goa.', attribute: 'current_city', value: 'Goa' },
  { text: 'The order is red.', attribute: 'order_colour', value: 'red' },
  { text: 'The order is blue.', attribute: 'order_colour', value: 'blue' },
  { text: 'She likes tea.' },
  { text: 'She is not allergic to eggs.', attribute: 'allergy', value: 'eggs', polarity: 'ends' as const },
  { text: 'Her sister lives in Oslo.', subject: 'sister', attribute: 'current_city', value: 'Oslo' },
  { text: 'She would love to live in Bern.', attribute: 'current_city', value: 'Bern', modality: 'wish' as const },
  { text: 'As given.', attribute: 'current_city', value: 'Rome', reconcile: false },
  { text: 'She weighs 60 kg.', attribute: 'weight', value: '60 kg' },
  { text: 'She lives in Lyon.', attribute: 'current_city', value: 'Lyon' },
];

byDoors('rememberBatch', {}, ({ ask }) => {
  let contactId: string;

  beforeEach(async () => {
    ({ id: contactId } = await ask(createContact, {}));
  });

  it('remembers in order: a later statement meets an earlier one', async () => {
    const memories = [city('Pune', '2020-01-01'), city('Goa', '2022-01-01'), city('Pune', '2020-01-01')];
    const { results } = await ask(rememberBatch, { contactId, memories });
    const [pune, goa, again] = results;
    expect(results.map(({ decision }) => decision.outcome)).toEqual(['added', 'superseded', 'restated']);
    expect(goa?.decision.superseded).toEqual([pune?.memory?.id]);
    expect(again?.memory?.validTo).toBe('2022-01-01T00:00:00.000Z');
    const { steps } = await ask(getHistory, { memoryId: goa?.memory?.id ?? '' });
    expect(steps.map(({ as }) => as).sort()).toEqual(['added', 'change', 'remainder']);
  });

  it('decides as if they were said one by one', async () => {
    const said = MIXED.map((one, i) => ({ ...one, saidAt: `2026-01-01T00:${String(i).padStart(2, '0')}:00.000Z` }));
    const { results } = await ask(rememberBatch, { contactId, memories: said });
    const { id: other } = await ask(createContact, {});
    const single = [];
    for (const one of said) single.push(await ask(remember, { contactId: other, ...one }));
    const told = ({ memory, decision }: (typeof results)[number]): object => {
      const { outcome, decidedBy, reason, superseded, candidates, unclear } = decision;
      const shown = candidates.map(({ text }) => text).sort();
      return { text: memory?.text, outcome, decidedBy, reason, superseded: superseded.length, shown, unclear };
    };
    expect(results.map(told)).toEqual(single.map((one) => told(one)));
    const held = async (of: string): Promise<unknown[]> => {
      const { memories } = await ask(listMemories, { contactId: of, limit: 100 });
      return memories.map(({ text, validFrom, validTo, subject }) => [text, validFrom, validTo, subject]).sort();
    };
    expect(await held(contactId)).toEqual(await held(other));
  });

  it('takes 500 at once', async () => {
    const memories = Array.from({ length: 500 }, (_, i) => ({ text: `Fact ${i}.`, reconcile: false }));
    const { results } = await ask(rememberBatch, { contactId, memories });
    expect(results.map(({ memory }) => memory?.text)).toEqual(memories.map(({ text }) => text));
    const { memories: kept, nextCursor } = await ask(listMemories, { contactId, limit: 500 });
    expect([kept.length, nextCursor]).toEqual([500, null]);
  });

  it.each([
    { what: 'more than 500', memories: Array.from({ length: 501 }, () => ({ text: 'x' })), path: 'memories' },
    { what: 'none', memories: [], path: 'memories' },
    { what: 'an empty text', memories: [{ text: 'x' }, { text: '' }], path: 'memories.1.text' },
    {
      what: 'a turn that is not there',
      memories: [{ text: 'x' }, { text: 'y', turnId: 'none' }],
      path: 'memories.1.turnId',
    },
  ])('refuses $what by its path, and remembers nothing', async ({ memories, path }) => {
    await expect(ask(rememberBatch, { contactId, memories })).rejects.toMatchObject({
      code: 'INVALID',
      errors: [{ path }],
    });
    await expect(ask(listMemories, { contactId })).resolves.toMatchObject({ memories: [] });
  });

  it('says of which of them a replaced memory is not there', async () => {
    const memories = [{ text: 'x' }, { text: 'y', supersedes: '00000000000000000000000000' }];
    await expect(ask(rememberBatch, { contactId, memories })).rejects.toMatchObject({
      code: 'NOT_FOUND',
      errors: [{ path: 'memories.1.supersedes' }],
    });
  });
});

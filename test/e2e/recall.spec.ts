import { createContact } from '#contract/contacts.js';
import { addTurns, startSession } from '#contract/conversation.js';
import { rememberBatch, remember } from '#contract/memories.js';
import { recall } from '#contract/recall.js';
import { ScriptedEmbedder } from '#models/scripted-embedder.js';
import type { Answer } from '../support/doors/door.js';
import { byDoors } from '../support/doors/doors.js';
import { TestClock } from '../support/service/test-clock.js';

const clock = new TestClock('2026-01-01');

function found({ results }: Answer<typeof recall>): (string | undefined)[] {
  return results.map(({ memory, turn }) => memory?.text ?? turn?.text);
}

byDoors('recall', { clock, embedder: new ScriptedEmbedder() }, ({ ask }) => {
  let contactId: string;

  beforeAll(async () => {
    clock.set('2026-01-01');
    ({ id: contactId } = await ask(createContact, { name: 'Asha' }));
    clock.set('2026-01-05');
    await ask(rememberBatch, {
      contactId,
      memories: [
        { text: 'She lives in Pune.', attribute: 'current_city', value: 'Pune', validFrom: '2020-01-01T00:00:00Z' },
        { text: 'She walks her dog every morning.', importance: 0.1, validFrom: '2024-01-01T00:00:00Z' },
        { text: 'Her dog is called Rex.', kind: 'procedural', importance: 1, validFrom: '2023-01-01T00:00:00Z' },
        { text: 'She lived with a dog in Mumbai.', validFrom: '2010-01-01T00:00:00Z', validTo: '2015-01-01T00:00:00Z' },
      ],
    });
    const { id: sessionId } = await ask(startSession, { contactId, channel: 'phone' });
    await ask(addTurns, {
      sessionId,
      turns: [
        { id: '1', speaker: 'Asha', text: 'My dog ran away.', at: '2026-01-02T10:00:00Z' },
        { id: '2', speaker: 'agent', text: 'I am sorry to hear that.', at: '2026-01-02T10:00:05Z' },
      ],
    });
    clock.set('2026-03-05');
    await ask(remember, {
      contactId,
      text: 'She lives in Goa.',
      attribute: 'current_city',
      value: 'Goa',
      validFrom: '2026-02-01T00:00:00Z',
    });
  });

  it('finds what bears on the question, best first, with what each score is made of', async () => {
    const answer = await ask(recall, { contactId, query: 'where does she live' });
    expect(found(answer)[0]).toBe('She lives in Goa.');
    expect(found(answer)).not.toContain('She lives in Pune.');
    const scores = answer.results.map(({ score }) => score);
    expect(scores).toEqual([...scores].sort((a, b) => b - a));
    for (const { score, parts } of answer.results) {
      expect(score).toBeCloseTo(0.7 * parts.similarity + 0.2 * parts.recency + 0.1 * parts.importance, 6);
    }
  });

  it('counts what it left out: superseded, and ended', async () => {
    const cities = await ask(recall, { contactId, query: 'Pune' });
    expect(cities.leftOut.superseded).toBe(1);
    const dogs = await ask(recall, { contactId, query: 'Mumbai' });
    expect([found(dogs).includes('She lived with a dog in Mumbai.'), dogs.leftOut.expired]).toEqual([false, 1]);
  });

  it('shows with include: [ended] what has ended, and until when it held', async () => {
    const { results, leftOut } = await ask(recall, { contactId, query: 'dog in Mumbai', include: ['ended'] });
    const ended = results.filter((result) => result.ended);
    expect(ended.map(({ memory }) => memory?.validTo)).toContain('2015-01-01T00:00:00.000Z');
    expect(results[0]).toMatchObject({ ended: true });
    expect(leftOut.expired).toBe(0);
  });

  it.each([
    { stands: 'now', at: {}, expected: 'Goa' },
    { stands: 'in 2021', at: { validAt: '2021-01-01T00:00:00Z' }, expected: 'Pune' },
    {
      stands: 'in what was believed in February of February',
      at: { validAt: '2026-02-10T00:00:00Z', knownAt: '2026-02-10T00:00:00Z' },
      expected: 'Pune',
    },
    { stands: 'in what is known now of February', at: { validAt: '2026-02-10T00:00:00Z' }, expected: 'Goa' },
  ])('standing $stands she lives in $expected', async ({ at, expected }) => {
    const { results } = await ask(recall, { contactId, query: 'lives in', ...at });
    const cities = results.flatMap(({ memory }) => (memory?.attribute === 'current_city' ? [memory.value] : []));
    expect(cities).toEqual([expected]);
  });

  // Scores move a little with all that was written since: Lucene weighs a word by how often it stands in the whole index.
  it('finds the same memories when asked again where it stood', async () => {
    const first = await ask(recall, { contactId, query: 'dog' });
    clock.set('2026-03-06');
    await ask(remember, { contactId, text: 'The dog came back.' });
    const again = await ask(recall, { contactId, query: 'dog', ...first.asOf });
    const memories = ({ results }: Answer<typeof recall>): Set<unknown> => new Set(results.map(({ memory }) => memory));
    expect(memories(again)).toEqual(memories(first));
    expect(again.asOf).toEqual(first.asOf);
  });

  it('narrows to kinds', async () => {
    const answer = await ask(recall, { contactId, query: 'dog', kinds: ['procedural'] });
    expect(found(answer)).toEqual(['Her dog is called Rex.']);
  });

  it('narrows to what held between two instants', async () => {
    const between = { from: '2011-01-01T00:00:00Z', to: '2012-01-01T00:00:00Z' };
    const answer = await ask(recall, { contactId, query: 'dog', include: ['ended'], ...between });
    expect(found(answer)).toEqual(['She lived with a dog in Mumbai.']);
  });

  it('searches turns, memories, or both', async () => {
    const turns = await ask(recall, { contactId, query: 'my dog ran away', in: ['turns'] });
    expect(turns.results[0]?.turn).toMatchObject({ id: '1', speaker: 'Asha', text: 'My dog ran away.' });
    expect(turns.results.every(({ memory }) => memory === undefined)).toBe(true);
    const both = found(await ask(recall, { contactId, query: 'dog', in: ['memories', 'turns'] }));
    expect(both).toEqual(expect.arrayContaining(['My dog ran away.', 'Her dog is called Rex.']));
  });

  it('narrows turns to when they were said', async () => {
    const later = { contactId, query: 'dog', in: ['turns' as const], from: '2026-01-02T10:00:01Z' };
    expect(found(await ask(recall, later))).not.toContain('My dog ran away.');
    expect(found(await ask(recall, { ...later, validAt: '2026-01-01T00:00:00Z', from: undefined }))).toEqual([]);
  });

  it('ranks by the weights of the call', async () => {
    const weights = { similarity: 0, recency: 0, importance: 1 };
    const { results } = await ask(recall, { contactId, query: 'dog', weights });
    expect(results[0]?.memory?.text).toBe('Her dog is called Rex.');
    for (const { score, parts } of results) expect(score).toBeCloseTo(parts.importance, 6);
  });

  it('gives no more than the limit, and the same best ones', async () => {
    const all = await ask(recall, { contactId, query: 'dog' });
    const one = await ask(recall, { contactId, query: 'dog', limit: 1 });
    expect(found(one)).toEqual(found(all).slice(0, 1));
  });

  it.each([
    { what: 'no query', input: { query: ' ' }, path: 'query' },
    { what: 'a limit of 101', input: { limit: 101 }, path: 'limit' },
    { what: 'a weight below 0', input: { weights: { recency: -0.1 } }, path: 'weights.recency' },
    { what: 'a weight above 1', input: { weights: { similarity: 1.1 } }, path: 'weights.similarity' },
    {
      what: 'an end before the start',
      input: { from: '2026-01-02T00:00:00Z', to: '2026-01-01T00:00:00Z' },
      path: 'to',
    },
    { what: 'no place to look in', input: { in: [] }, path: 'in' },
  ])('refuses $what', async ({ input, path }) => {
    const asked = { contactId, query: 'dog', ...input };
    await expect(ask(recall, asked)).rejects.toMatchObject({ code: 'INVALID', errors: [{ path }] });
  });
});

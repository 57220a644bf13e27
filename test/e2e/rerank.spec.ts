import { createContact } from '#contract/contacts.js';
import { addTurns, startSession } from '#contract/conversation.js';
import { rememberBatch } from '#contract/memories.js';
import { recall } from '#contract/recall.js';
import type { Answer } from '../support/doors/door.js';
import { RestDoor } from '../support/doors/api-client.js';
import { preferring, RerankServer } from '../support/models/rerank-server.js';
import { Service } from '../support/service/service.js';
import { TestClock } from '../support/service/test-clock.js';

const TOLD = ['Her kettle is red.', 'Her kettle is loud.', 'Her kettle was a gift.', 'Her sister has a kettle.'];

describe('recall with a re-ranker', () => {
  const clock = new TestClock('2026-03-01');
  let reranker: RerankServer;
  let service: Service;
  let door: RestDoor;
  let contactId: string;
  let minute = 0;

  beforeAll(async () => {
    reranker = await RerankServer.start();
    const settings = {
      RERANK_URL: reranker.url,
      RERANK_MODEL: 'some-model',
      RERANK_API_KEY: 'a-key',
      RERANK_TIMEOUT_MS: '3000',
    };
    service = await Service.start({ settings, clock });
    door = new RestDoor(service.url, await service.newKey());
    ({ id: contactId } = await door.ask(createContact, {}));
    await door.ask(rememberBatch, { contactId, memories: TOLD.map((text) => ({ text })) });
    const { id: sessionId } = await door.ask(startSession, { contactId, channel: 'phone' });
    await door.ask(addTurns, { sessionId, turns: [{ speaker: 'Ana', text: 'The kettle whistles.' }] });
  });
  afterAll(async () => {
    await service.close();
    await reranker.close();
  });
  beforeEach(() => {
    reranker.asked.length = 0;
    aMinutePasses();
  });

  /** A pause after faults is over. */
  function aMinutePasses(): void {
    minute += 1;
    clock.set(`2026-03-01T00:${String(minute).padStart(2, '0')}:00Z`);
  }

  const asked = (query = 'What about the kettle?'): Promise<Answer<typeof recall>> =>
    door.ask(recall, { contactId, query, in: ['memories', 'turns'] });
  const texts = ({ results }: Answer<typeof recall>): unknown[] =>
    results.map(({ memory, turn }) => memory?.text ?? turn?.text);

  it('orders memories and turns by what it says of them, and the parts still add up', async () => {
    reranker.answer = preferring('gift', 'whistles', 'loud');
    const answer = await asked();
    expect(answer.reranked).toBe(true);
    expect(texts(answer).slice(0, 3)).toEqual([TOLD[2], 'The kettle whistles.', TOLD[1]]);
    expect(answer.results[0]?.parts.similarity).toBe(1);
    const weights = { similarity: 0.7, recency: 0.15, importance: 0.15 };
    const explicit = await door.ask(recall, { contactId, query: 'What about the kettle?', weights });
    for (const { score, parts } of explicit.results) {
      const sum = 0.7 * parts.similarity + 0.15 * parts.recency + 0.15 * parts.importance;
      expect(score).toBeCloseTo(sum, 9);
    }
  });

  it('is asked the question and the texts that were found, with its model and key', async () => {
    reranker.answer = preferring('red');
    await asked();
    expect(reranker.asked).toEqual([
      {
        authorization: 'Bearer a-key',
        body: {
          model: 'some-model',
          query: 'What about the kettle?',
          documents: expect.any(Array) as unknown,
          top_n: 5,
        },
      },
    ]);
    expect([...(reranker.asked[0]?.body.documents ?? [])].sort()).toEqual([...TOLD, 'The kettle whistles.'].sort());
  });

  it('does not bring what is about somebody else before what is about the contact', async () => {
    reranker.answer = preferring('sister', 'red');
    expect(texts(await asked('What does her kettle look like?'))[0]).toBe(TOLD[0]);
  });

  it('keeps the score of what it says nothing about, and takes any score as one from 0 to 1', async () => {
    reranker.answer = ({ body: { documents } }) => ({
      results: [{ index: documents.findIndex((text) => text.includes('loud')), relevance_score: 17.5 }],
    });
    const similarities = ({ results }: Answer<typeof recall>): Record<string, number> =>
      Object.fromEntries(
        results.map(({ memory, turn, parts }) => [String(memory?.text ?? turn?.text), parts.similarity]),
      );
    const one = similarities(await asked());
    reranker.answer = () => ({ results: [] });
    const none = similarities(await asked());
    expect(Object.keys(one).sort()).toEqual([...TOLD, 'The kettle whistles.'].sort());
    expect(one[TOLD[1] as string]).toBe(1);
    for (const text of Object.keys(one).filter((text) => text !== TOLD[1])) {
      // How rare a word is counts, and other specs write meanwhile; a score of the re-ranker would be 0 or 1.
      expect(one[text]).toBeCloseTo(none[text] as number, 3);
    }
  });

  it.each([
    ['fails', 500],
    ['refuses the key', 401],
    ['does not answer in time', 'hang'],
    ['sends something else', { scores: [1, 2] }],
    ['sends places that no text has', { results: [{ index: -1, relevance_score: 1 }] }],
  ] as const)('is done without where it %s', async (_, answer) => {
    reranker.answer = preferring('nothing');
    const { reranked } = await asked();
    reranker.answer = () => answer;
    const without = await asked();
    expect([reranked, without.reranked]).toEqual([true, false]);
    expect(without.results).toHaveLength(5);
  });

  it('is left alone for a while after it failed three times', async () => {
    reranker.answer = preferring('red');
    await asked();
    reranker.asked.length = 0;
    reranker.answer = () => 500;
    for (let i = 0; i < 5; i += 1) expect((await asked()).reranked).toBe(false);
    expect(reranker.asked).toHaveLength(3);
    aMinutePasses();
    reranker.answer = preferring('red');
    expect((await asked()).reranked).toBe(true);
  });
});

import { addTurns, endSession } from '#contract/conversation.js';
import { getDecision, getHistory, listMemories, remember, revertDecision } from '#contract/memories.js';
import { listReview } from '#contract/review.js';
import type { ExtractionRequest } from '#models/extractor.js';
import { byDoors } from '../support/doors/doors.js';
import { ExtractedCall, ownTenant } from '../support/models/extracted-call.js';
import { type Finding, ScriptedExtractor } from '../support/models/scripted-extractor.js';
import { TestClock } from '../support/service/test-clock.js';

const clock = new TestClock('2026-03-05');
const extractor = new ScriptedExtractor();
const { tenantId, settings } = ownTenant();

byDoors('what is known, by its number', { clock, extractor, tenantId, settings }, (visit) => {
  const { ask } = visit;
  const call = new ExtractedCall(visit, extractor);

  beforeEach(async () => {
    clock.set('2026-03-05T10:00:00Z');
    await call.begin();
    const { contactId } = call;
    for (const [text, attribute, value] of [
      ['Asha swims in the pool at Lagos.', 'sport', 'swimming'],
      ['Asha has a dog called Rex.', 'pet', 'Rex'],
      ['Asha drives a red car.', 'everyday_transport', 'red car'],
    ] as const)
      await ask(remember, { contactId, text, attribute, value });
    clock.set('2026-03-06T10:00:00Z');
  });

  type Fact = NonNullable<Finding['facts']>[number];
  const numberOf = ({ known }: ExtractionRequest, word: string): number =>
    known.findIndex(({ text }) => text.includes(word)) + 1;
  /** Says one thing, and extracts what is read in it. */
  const extract = async (said: string, fact: (request: ExtractionRequest) => Partial<Fact>): Promise<void> => {
    call.tell((request) => ({
      facts: [{ text: `Asha: ${said}`, evidence: call.quoted('1', said), ...fact(request) }],
    }));
    await call.say(['1', 'Asha', said]);
    await ask(endSession, { sessionId: call.sessionId });
    await call.work();
  };
  const values = async (): Promise<(string | null)[]> =>
    (await ask(listMemories, { contactId: call.contactId })).memories.map(({ value }) => value).sort();

  it('is shown with the extractor: the nearest, and what fills a slot', async () => {
    await extract('Nothing new.', () => ({}));
    expect(call.asked[0]?.known.map(({ value }) => value).sort()).toEqual(['Rex', 'red car', 'swimming']);
  });

  it('ends what is named, in whatever words, at the door as the extractor decided', async () => {
    await extract('I gave that up for good', (request) => ({ polarity: 'ends', known: numberOf(request, 'pool') }));
    expect(await values()).toEqual(['Rex', 'red car']);
    const { memories } = await ask(listMemories, { contactId: call.contactId, validAt: '2026-03-05T12:00:00Z' });
    const swims = memories.find(({ value }) => value === 'swimming');
    const { steps } = await ask(getHistory, { memoryId: String(swims?.id) });
    const ended = steps.find(({ decidedBy }) => decidedBy === 'extractor');
    const { decision } = await ask(getDecision, { decisionId: String(ended?.decisionId) });
    expect(decision).toMatchObject({ outcome: 'ended', decidedBy: 'extractor', model: 'scripted' });
    await ask(revertDecision, { decisionId: String(decision.id) });
    expect(await values()).toEqual(['Rex', 'red car', 'swimming']);
  });

  it('takes the place of what is named, or corrects it', async () => {
    await extract('I take the tram these days', (request) => ({
      attribute: 'everyday_transport',
      value: 'tram',
      known: numberOf(request, 'car'),
    }));
    expect(await values()).toEqual(['Rex', 'swimming', 'tram']);
  });

  it('ignores a number that was not shown', async () => {
    await extract('Miso is our new cat', () => ({ attribute: 'pet', value: 'Miso', known: 99 }));
    expect(await values()).toEqual(['Miso', 'Rex', 'red car', 'swimming']);
  });

  it('leaves a number to the review queue where the words were hardly heard', async () => {
    const { contactId, sessionId } = call;
    call.tell((request) => ({
      facts: [
        {
          text: 'Asha swims no more.',
          polarity: 'ends',
          known: numberOf(request, 'pool'),
          evidence: call.quoted('1', 'I swim no more'),
        },
      ],
    }));
    await ask(addTurns, {
      sessionId,
      turns: [{ id: call.idOf('1'), speaker: 'Asha', text: 'I swim no more', confidence: 0.2 }],
    });
    await ask(endSession, { sessionId });
    await call.work();
    expect(await values()).toContain('swimming');
    const { items } = await ask(listReview, { contactId });
    expect(items).toMatchObject([
      {
        memory: { polarity: 'ends', quote: 'I swim no more', turnId: call.idOf('1') },
        candidates: [{ value: 'swimming' }],
        reason: 'The recogniser was not sure of the words: 0.2.',
      },
    ]);
  });
});

import { createContact } from '#contract/contacts.js';
import { addTurns, endSession } from '#contract/conversation.js';
import { dryRunExtraction, getExtractionSettings, setExtractionSettings } from '#contract/extraction.js';
import { listMemories, remember } from '#contract/memories.js';
import { byDoors } from '../support/doors/doors.js';
import { ExtractedCall, ownTenant } from '../support/models/extracted-call.js';
import { ScriptedExtractor } from '../support/models/scripted-extractor.js';
import { TestClock } from '../support/service/test-clock.js';

const clock = new TestClock('2026-03-05');
const extractor = new ScriptedExtractor();
const { tenantId, settings } = ownTenant();

byDoors('a dry run of extraction', { clock, extractor, tenantId, settings }, (visit) => {
  const { ask } = visit;
  const call = new ExtractedCall(visit, extractor);

  beforeEach(async () => {
    clock.set('2026-03-05T10:00:00Z');
    await call.begin();
    const { contactId } = call;
    await ask(remember, { contactId, text: 'Lives in Porto', attribute: 'current_city', value: 'Porto' });
    clock.set('2026-03-06T10:00:00Z');
  });

  const script = (): void =>
    extractor.tell(({ turns }) => ({
      facts: [
        {
          text: 'Asha lives in Braga',
          attribute: 'current_city',
          value: 'Braga',
          known: 9,
          evidence: { turnId: String(turns[0]?.id), quote: 'I live in Braga' },
        },
        { text: 'Asha has a cat', evidence: { turnId: String(turns[1]?.id), quote: 'you have a cat' } },
      ],
    }));
  const turns = [
    { speaker: 'Asha', text: 'I live in Braga now.' },
    { speaker: 'agent', text: 'And you have a cat.' },
  ];
  const told = {
    statements: [
      {
        text: 'Asha lives in Braga',
        value: 'Braga',
        quote: 'I live in Braga',
        known: null,
        note: 'It names number 9 of what is known, which was not shown: ignored.',
        memoryId: null,
        decision: { id: null, outcome: 'superseded', unclear: false },
      },
    ],
    dropped: [
      {
        text: 'Asha has a cat',
        quote: 'you have a cat',
        reason: 'The agent said it, and the contact did not confirm it.',
      },
    ],
    read: 2,
    nextAfter: null,
    model: 'scripted',
    inputTokens: 100,
  };

  it('tells of turns what would be remembered, what would be dropped and why, and writes nothing', async () => {
    const { contactId } = call;
    script();
    await expect(ask(dryRunExtraction, { contactId, turns })).resolves.toMatchObject(told);
    expect(await call.texts()).toEqual(['Lives in Porto']);
  });

  it('tells the same of a session before it is extracted, and afterwards what was remembered', async () => {
    const { contactId, sessionId } = call;
    script();
    await ask(addTurns, { sessionId, turns });
    await expect(ask(dryRunExtraction, { contactId, sessionId })).resolves.toMatchObject(told);
    expect(await call.texts()).toEqual(['Lives in Porto']);
    await ask(endSession, { sessionId });
    await call.work();
    const { memories } = await ask(listMemories, { contactId });
    const { statements } = await ask(dryRunExtraction, { contactId, sessionId });
    expect(statements).toMatchObject([{ memoryId: memories[0]?.id, decision: null }]);
  });

  it('reads as an extraction does: half as much where an answer is cut off, with the turns before, and no empty places', async () => {
    const { contactId, sessionId } = call;
    const many = ['one', 'two', 'three', 'four'].map((id) => ({ id, speaker: 'Asha', text: `I count to ${id}.` }));
    await ask(addTurns, { sessionId, turns: many });
    extractor.tell(({ turns }) => ({ cut: turns.length > 2 }));
    const first = await ask(dryRunExtraction, { contactId, sessionId });
    expect(first).toMatchObject({ read: 2, nextAfter: 2, inputTokens: 200 });
    const second = await ask(dryRunExtraction, { contactId, sessionId, after: 2 });
    expect(second).toMatchObject({ read: 2, nextAfter: null, inputTokens: 100 });
    expect(extractor.requests.at(-1)?.before.map(({ id }) => id)).toEqual(['one', 'two']);
    extractor.tell(() => ({}));
    expect(await ask(dryRunExtraction, { contactId, sessionId, after: 4 })).toMatchObject({ read: 0, inputTokens: 0 });
    expect(extractor.requests).toEqual([]);
  });

  it("knows no session of somebody else's, and takes either a session or turns", async () => {
    const { sessionId } = call;
    const { id: contactId } = await ask(createContact, {});
    await expect(ask(dryRunExtraction, { contactId, sessionId })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(ask(dryRunExtraction, { contactId })).rejects.toMatchObject({ code: 'INVALID' });
    await expect(ask(dryRunExtraction, { contactId, sessionId, turns })).rejects.toMatchObject({ code: 'INVALID' });
  });

  it('tells the extractor what the tenant adds, of which every version says who set it and when', async () => {
    const { contactId } = call;
    const facts = [{ text: 'She has the tariff blue.', attribute: 'plan', value: 'blue' }];
    const set = {
      instructions: `Our plans are tariffs, says ${contactId}.`,
      examples: [{ said: 'I am on blue.', facts }],
    };
    const { version } = await ask(getExtractionSettings, {});
    const kept = await ask(setExtractionSettings, set);
    expect(kept).toMatchObject({ ...set, version: version + 1, setAt: '2026-03-06T10:00:00.000Z' });
    expect(kept.setBy).not.toBeNull();
    expect((await ask(setExtractionSettings, set)).version).toBe(version + 1);
    script();
    await ask(dryRunExtraction, { contactId, turns });
    expect(extractor.requests.at(-1)?.guide).toMatchObject(set);
    await expect(ask(setExtractionSettings, { instructions: 'x'.repeat(4_001) })).rejects.toMatchObject({
      code: 'INVALID',
    });
  });
});

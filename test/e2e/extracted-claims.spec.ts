import { endSession } from '#contract/conversation.js';
import { listMemories, remember } from '#contract/memories.js';
import { byDoors } from '../support/doors/doors.js';
import { ExtractedCall, ownTenant } from '../support/models/extracted-call.js';
import { ScriptedExtractor } from '../support/models/scripted-extractor.js';
import { TestClock } from '../support/service/test-clock.js';

const clock = new TestClock('2026-03-05T10:00:00Z');
const extractor = new ScriptedExtractor();
const { tenantId, settings } = ownTenant();

byDoors('what an extractor reads of a claim', { clock, extractor, tenantId, settings }, (visit) => {
  const { ask } = visit;
  const call = new ExtractedCall(visit, extractor);

  it('is whom it is about, that it ends and that it never was', async () => {
    await call.begin();
    const { contactId } = call;
    const known = async (text: string, attribute: string, value: string): Promise<unknown> =>
      ask(remember, { contactId, text, attribute, value });
    await known('Asha lives in Pune.', 'current_city', 'Pune');
    await known('Asha is allergic to penicillin.', 'allergy', 'penicillin');
    await known('Asha has a dog.', 'pet', 'dog');
    clock.set('2026-04-05T10:00:00Z');
    call.tell(() => ({
      facts: [
        { ...claim('1', 'My sister moved to Rome', 'current_city', 'Rome'), subject: 'sister' },
        { ...claim('2', 'we gave the dog away', 'pet', 'dog'), polarity: 'ends' },
        { ...claim('3', 'I never was allergic to penicillin', 'allergy', 'penicillin'), polarity: 'never' },
        { ...claim('4', 'I have a cat', 'pet', 'cat'), subject: 'Asha' },
      ],
    }));
    await call.say(['1', 'Asha', 'My sister moved to Rome.'], ['2', 'Asha', 'And we gave the dog away.']);
    await call.say(['3', 'Asha', 'I never was allergic to penicillin.'], ['4', 'Asha', 'I have a cat.']);
    await ask(endSession, { sessionId: call.sessionId });
    await call.work();
    await expect(call.status()).resolves.toBe('done');
    const { memories } = await ask(listMemories, { contactId });
    expect(memories.map(({ subject, value }) => [subject, value]).sort()).toEqual([
      [null, 'Pune'],
      [null, 'cat'],
      ['sister', 'Rome'],
    ]);
    const before = await ask(listMemories, { contactId, validAt: '2026-03-10' });
    expect(before.memories.map(({ value }) => value).sort()).toEqual(['Pune', 'dog']);
  });

  function claim(turn: string, quote: string, attribute: string, value: string) {
    return { text: `It was said: ${quote}.`, attribute, value, evidence: call.quoted(turn, quote) };
  }
});

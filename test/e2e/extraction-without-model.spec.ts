import { createContact } from '#contract/contacts.js';
import { addTurns, endSession, extractSession, getSession, startSession } from '#contract/conversation.js';
import { listMemories } from '#contract/memories.js';
import { whyNothing } from '#conversation/extraction/extraction-state.js';
import { byDoors } from '../support/doors/doors.js';
import { TestClock } from '../support/service/test-clock.js';

// Later than any other test's, so that no worker of theirs takes these sessions.
const clock = new TestClock('2031-01-05');

describe.each(['none', 'llm'] as const)('EXTRACTOR=%s without a language model', (EXTRACTOR) => {
  const reason = whyNothing({ EXTRACTOR });

  byDoors('', { clock, settings: { EXTRACTOR } }, ({ ask }) => {
    it('a session waits, says why, and nothing is made up', async () => {
      const { id: contactId } = await ask(createContact, {});
      const { id: sessionId, extraction } = await ask(startSession, { contactId, channel: 'phone' });
      expect(extraction).toMatchObject({ status: 'none', reason: null });
      await ask(addTurns, { sessionId, turns: [{ speaker: 'Asha', text: 'I live in Porto.' }] });
      expect((await ask(getSession, { sessionId })).extraction).toMatchObject({ status: 'collecting', reason });
      const ended = await ask(endSession, { sessionId });
      expect(ended.extraction).toMatchObject({ status: 'waiting', reason, extracted: 0, found: 0 });
      const again = await ask(extractSession, { sessionId });
      expect(again.extraction).toMatchObject({ status: 'waiting', reason });
      expect((await ask(listMemories, { contactId })).memories).toEqual([]);
    });
  });
});

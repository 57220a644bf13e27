import { getContext } from '#contract/context.js';
import { addTurns, endSession, getSession, startSession } from '#contract/conversation.js';
import { createContact } from '#contract/contacts.js';
import { remember } from '#contract/memories.js';
import { recall } from '#contract/recall.js';
import { newId } from '#graph/ids.js';
import { byDoors } from '../support/doors/doors.js';
import { ownTenant } from '../support/models/extracted-call.js';
import { ScriptedLlm } from '../support/models/scripted-llm.js';
import { TestClock } from '../support/service/test-clock.js';
import { until } from '../support/service/until.js';

const clock = new TestClock('2026-03-05T10:00:00Z');
const llm = await ScriptedLlm.start();
afterAll(() => llm.close());

// A request that nobody answers outlasts the test: what waited for it would not end in time.
const { tenantId, settings: own } = ownTenant();
const settings = {
  ...own,
  LLM_BASE_URL: llm.url,
  LLM_MODEL: llm.model,
  LLM_TIMEOUT_SECONDS: '600',
  EXTRACT_POLL_SECONDS: '0.05',
};

byDoors('a language model that is no help', { clock, tenantId, settings }, ({ ask }) => {
  it.each(['hang', 'server', 'rubbish', 'drop', 'unauthorized'] as const)(
    'because of "%s" keeps no turn, memory, recall or context waiting',
    async (failure) => {
      llm.reset().fail(failure, { times: Infinity });
      const { id: contactId } = await ask(createContact, { name: 'Asha' });
      const sessionId = newId();
      await ask(startSession, { contactId, id: sessionId, channel: 'phone' });
      await ask(addTurns, { sessionId, turns: [{ speaker: 'Asha', text: 'I moved to Lisbon.' }] });
      await ask(endSession, { sessionId });
      // Its own request: one of the case before may be sent again meanwhile.
      await until(
        'the extraction was begun',
        async () => (await ask(getSession, { sessionId })).extraction.status !== 'waiting',
      );
      await until('the model is asked', () => llm.requests.length > 0);
      await ask(addTurns, { sessionId, turns: [{ speaker: 'Asha', text: 'The flat is tiny.' }] });
      const city = { attribute: 'current_city', value: 'Lisbon', text: 'Lives in Lisbon' };
      const { decision } = await ask(remember, { contactId, ...city });
      expect(decision.outcome).toBe('added');
      const { results } = await ask(recall, { contactId, query: 'Lisbon', in: ['memories', 'turns'] });
      expect(results).toHaveLength(3);
      expect((await ask(getContext, { contactId })).text).toContain('Lives in Lisbon');
      const { status } = (await ask(getSession, { sessionId })).extraction;
      expect(['running', 'retrying', 'dead']).toContain(status);
    },
  );
});

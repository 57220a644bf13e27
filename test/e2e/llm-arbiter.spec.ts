import { createContact } from '#contract/contacts.js';
import { remember } from '#contract/memories.js';
import { ScriptedEmbedder } from '#models/scripted-embedder.js';
import type { Answer } from '../support/doors/door.js';
import { byDoors } from '../support/doors/doors.js';
import { ScriptedLlm } from '../support/models/scripted-llm.js';
import type { Failure } from '../support/models/scripted-llm-failures.js';

const OLD = 'She lives in Porto.';
const NEW = 'She moved to Lisbon.';

const embedder = new ScriptedEmbedder({ [OLD]: [1, 0], [NEW]: [0.8, 0.6] });
const llm = await ScriptedLlm.start();
afterAll(() => llm.close());

// Nothing is extracted here: sessions of other specs may be due.
const settings = {
  LLM_BASE_URL: llm.url,
  LLM_MODEL: llm.model,
  ARBITER: 'llm',
  ARBITER_TIMEOUT_SECONDS: '3',
  EXTRACT_POLL_SECONDS: '0',
};

byDoors('a language model as the arbiter', { embedder, settings }, ({ ask }) => {
  const tell = async (): Promise<[Answer<typeof remember>, Answer<typeof remember>]> => {
    const { id: contactId } = await ask(createContact, {});
    return [await ask(remember, { contactId, text: OLD }), await ask(remember, { contactId, text: NEW })];
  };

  beforeEach(() => {
    llm.reset();
  });

  it('decides what the rules cannot, and its reason is kept', async () => {
    llm.answer({ json: { outcome: 'SUPERSEDE', number: 1, reason: 'She lives in Porto no longer.' } });
    const [first, { decision }] = await tell();
    expect(decision).toMatchObject({
      outcome: 'superseded',
      superseded: [first.memory?.id],
      decidedBy: 'arbiter',
      reason: 'She lives in Porto no longer.',
    });
    expect(llm.requests).toHaveLength(1);
    expect(llm.requests[0]?.form).toBe('verdict');
  });

  it('is shown whose event a candidate is, when it is, and whether it is still planned', async () => {
    llm.answer({ json: { outcome: 'ADD', number: null, reason: 'Both are true.' } });
    const { id: contactId } = await ask(createContact, {});
    const event = { subject: 'Asha', verb: 'see', object: 'the dentist', startsAt: '2030-03-09T09:00:00Z' };
    await ask(remember, { contactId, kind: 'episodic', text: OLD, event });
    await ask(remember, { contactId, kind: 'episodic', text: NEW, event: { subject: 'Ravi', verb: 'call' } });
    expect(JSON.parse(String(llm.requests[0]?.user))).toMatchObject({
      statement: { event: { subject: 'Ravi', startsAt: null } },
      believed: [{ event: { subject: 'Asha', status: 'planned', startsAt: '2030-03-09T09:00:00.000Z' } }],
    });
  });

  it('loses nothing when it fails, and is left alone after three faults in a row', async () => {
    for (const failure of ['rubbish', 'unauthorized', 'hang', 'hang'] as const satisfies Failure[]) {
      llm.heal().fail(failure, { times: Infinity });
      const [, { memory, decision }] = await tell();
      expect(memory?.text).toBe(NEW);
      expect(decision).toMatchObject({ outcome: 'added' });
    }
    // Two for the rubbish and its repair, one each for the next two, none for the last.
    expect(llm.requests).toHaveLength(4);
  });
});

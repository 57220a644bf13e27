import { ask as askOperation } from '#contract/ask.js';
import { createContact } from '#contract/contacts.js';
import { remember } from '#contract/memories.js';
import { byDoors } from '../support/doors/doors.js';
import type { SeenRequest } from '../support/models/scripted-llm-answers.js';
import { ScriptedLlm } from '../support/models/scripted-llm.js';
import { call, lastToolAnswer, said, ScriptedSteps } from '../support/models/scripted-steps.js';
import { TestClock } from '../support/service/test-clock.js';

const clock = new TestClock('2026-03-05T11:00:00Z');
const llm = await ScriptedLlm.start();
afterAll(() => llm.close());
const { steps } = new ScriptedSteps(llm);

const settings = { LLM_BASE_URL: llm.url, LLM_MODEL: llm.model, EXTRACT_POLL_SECONDS: '0', ARBITER: 'none' };

byDoors('the steps of ask', { clock, settings }, ({ ask }) => {
  let contactId: string;

  beforeAll(async () => {
    contactId = (await ask(createContact, { name: 'Asha', timezone: 'Europe/Lisbon' })).id;
    await ask(remember, { contactId, text: 'Asha lives in Lisbon', attribute: 'current_city', value: 'Lisbon' });
  });

  it('shows what a search for the question finds before the model says a word', async () => {
    steps(said('She lives in Lisbon [M1].'));
    const answer = await ask(askOperation, { contactId, question: 'Where does she live?' });
    expect(answer).toMatchObject({ known: true, answer: 'She lives in Lisbon.', usage: { calls: 2 } });
    expect(lastToolAnswer(llm.requests.at(-1) as SeenRequest)).toContain('Asha lives in Lisbon');
  });

  it('begins every request of a step with the same words, whoever asks what and when', async () => {
    const begun = async (question: string): Promise<string> => {
      steps(said('I do not know.'));
      await ask(askOperation, { contactId, question });
      const { body, system } = llm.requests.at(-1) as SeenRequest;
      return JSON.stringify([system, body.tools]);
    };
    const first = await begun('Where does she live?');
    clock.set('2026-03-05T11:20:00Z');
    expect(await begun('Who is her dentist?')).toBe(first);
    expect(first).not.toContain('2026-');
    // An example would be answered by some small models: it names nobody and says nothing.
    expect(first).not.toMatch(/\bShe\b|\[M\d/);
  });

  it('takes the minute that the model was told for now, and "now" for no period', async () => {
    clock.set('2026-03-05T11:20:40Z');
    const { id } = await ask(createContact, { name: 'Ines', timezone: 'Europe/Lisbon' });
    await ask(remember, { contactId: id, text: 'Ines has a boat' });
    steps(call('search_memories', { query: 'boat', validAt: '2026-03-05T11:20:00+00:00' }), (request) =>
      said(lastToolAnswer(request).includes('Ines has a boat') ? 'A boat [M1].' : 'I do not know.'),
    );
    await expect(ask(askOperation, { contactId: id, question: 'What does she own now?' })).resolves.toMatchObject({
      answer: 'A boat.',
    });
    expect(llm.requests[0]?.user).not.toContain('"now"');
  });

  it('tells which of two memories came first, and how long lies between them, by their refs', async () => {
    const { id: contactId } = await ask(createContact, { name: 'Ravi', timezone: 'Europe/Lisbon' });
    for (const text of ['Ravi chose Redis on 5 March 2024.', 'Ravi left Redis on 7 March 2025.']) {
      await ask(remember, { contactId, kind: 'episodic', text });
    }
    steps(
      call('grep_events', { pattern: 'Redis' }),
      call('calculate_date_math', { operation: 'interval', memoryId: 'm2', toMemoryId: '[M1]' }),
      call('calculate_date_math', { operation: 'interval', memoryId: 'M1', toMemoryId: 'M2' }),
      call('calculate_date_math', { operation: 'interval', memoryId: 'M1', toMemoryId: 'M7' }),
      said('He chose it first [D1]; leaving came after [D2].'),
    );
    const answer = await ask(askOperation, { contactId, question: 'Did he choose or leave Redis first?' });
    expect(answer.steps.map(({ error }) => error)).toEqual([
      ...[null, null, null, null],
      expect.stringContaining('toMemoryId'),
    ]);
    const calculation = (words: string): object => ({ text: expect.stringContaining(words) as string });
    expect(answer.evidence).toMatchObject([calculation('"order":"before"'), calculation('"order":"after"')]);
    expect(answer.evidence[0]?.text).toContain('1 year and 2 days');
    const tools = llm.requests.find(({ body }) => body.tools)?.body.tools ?? [];
    const { parameters } = tools.find((tool) => tool.function.name === 'calculate_date_math')?.function ?? {};
    expect(parameters).toMatchObject({
      properties: { memoryId: { description: expect.stringContaining('M1') as string } },
    });
    expect(JSON.stringify(tools)).not.toContain('{26}');
  });
});

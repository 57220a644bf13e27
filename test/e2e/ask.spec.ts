import { ask as askOperation } from '#contract/ask.js';
import { createContact } from '#contract/contacts.js';
import { addTurns, startSession } from '#contract/conversation.js';
import { remember } from '#contract/memories.js';
import { newId } from '#graph/ids.js';
import { byDoors } from '../support/doors/doors.js';
import { ScriptedLlm } from '../support/models/scripted-llm.js';
import { call, lastToolAnswer, said, ScriptedSteps } from '../support/models/scripted-steps.js';
import { TestClock } from '../support/service/test-clock.js';

const clock = new TestClock('2026-03-05T10:00:00Z');
const llm = await ScriptedLlm.start();
afterAll(() => llm.close());

const settings = {
  LLM_BASE_URL: llm.url,
  LLM_MODEL: llm.model,
  LLM_PRICE_INPUT: '1',
  LLM_PRICE_OUTPUT: '2',
  EXTRACT_POLL_SECONDS: '0',
  ARBITER: 'none',
};

const { steps } = new ScriptedSteps(llm);

byDoors('ask', { clock, settings }, (visit) => {
  const { ask } = visit;
  let contactId: string;
  let memoryId: string;

  beforeAll(async () => {
    contactId = (await ask(createContact, { name: 'Asha', timezone: 'Europe/Lisbon' })).id;
    const city = { contactId, attribute: 'current_city' };
    await ask(remember, { ...city, text: 'Asha lives in Porto', value: 'Porto', validFrom: '2025-01-01T00:00:00Z' });
    clock.set('2026-03-05T11:00:00Z');
    const lisbon = { text: 'Asha lives in Lisbon', value: 'Lisbon', validFrom: '2026-02-01T00:00:00Z' };
    memoryId = String((await ask(remember, { ...city, ...lisbon })).memory?.id);
    const { id: sessionId } = await ask(startSession, { contactId, channel: 'phone' });
    await ask(addTurns, { sessionId, turns: [{ id: 'said', speaker: 'Asha', text: 'The flat in Lisbon is tiny.' }] });
  });

  it('answers from what its tools found, and says what that is', async () => {
    steps(
      call('search_memories', { query: 'which city does she live in' }),
      call('search_turns', { query: 'flat in Lisbon' }),
      said('She lives in Lisbon [M1], in a tiny flat [T1].'),
    );
    const answer = await ask(askOperation, { contactId, question: 'Where does she live now?' });
    expect(answer).toMatchObject({
      known: true,
      answer: 'She lives in Lisbon, in a tiny flat.',
      cited: 'She lives in Lisbon [M1], in a tiny flat [T1].',
      evidence: [
        { ref: 'M1', what: 'memory', memoryId, text: 'Asha lives in Lisbon' },
        { ref: 'T1', what: 'turn', turnId: 'said', text: 'The flat in Lisbon is tiny.' },
      ],
      guide: ['Look for the city she lives in.'],
      steps: [
        { tool: 'search_memories', arguments: { query: 'Where does she live now?' }, error: null },
        { tool: 'search_memories', error: null },
        { tool: 'search_turns', found: ['T1'], error: null },
      ],
      limits: { maxSteps: 6, reached: null },
      usage: {
        model: llm.model,
        calls: 4,
        inputTokens: 400,
        outputTokens: 40,
        cost: expect.closeTo(0.00048) as number,
      },
    });
    expect(answer.tools).toContain('query_timeline');
  });

  it('tells the model the day, the times in the question and the guide', async () => {
    steps(said('I do not know.'));
    await ask(askOperation, { contactId, question: 'Where did she live in January?' });
    const [guide, first] = llm.requests;
    expect(guide?.user).toContain('"January": from 2026-01-01T00:00:00.000Z until before 2026-02-01T00:00:00.000Z');
    expect(first?.user).toContain('Thursday, 2026-03-05 11:00 in Europe/Lisbon (2026-03-05T11:00+00:00)');
    expect(first?.user).toContain('- Look for the city she lives in.');
    expect(first?.user).toContain('"January": from 2026-01-01T00:00:00.000Z');
    expect(first?.user).toContain('Question: "Where did she live in January?"');
    expect(first?.body.tools?.length).toBeGreaterThan(5);
    expect(JSON.stringify(first?.body.tools?.map((tool) => tool.function.parameters))).not.toContain('"contactId"');
  });

  it('says that it does not know', async () => {
    steps(call('search_memories', { query: 'shoe size' }), said('I do not know.'));
    const answer = await ask(askOperation, { contactId, question: 'What is her shoe size?' });
    expect(answer).toMatchObject({ known: false, answer: 'I do not know.', evidence: [] });
  });

  it.each(['She wears size 39.', 'She wears size 39 [M9].'])(
    'does not pass on what rests on nothing: %s',
    async (text) => {
      steps(said(text));
      const answer = await ask(askOperation, { contactId, question: 'What is her shoe size?' });
      expect(answer).toMatchObject({ known: false, answer: 'I do not know.', cited: 'I do not know.', evidence: [] });
      expect(llm.requests.at(-1)?.user).toContain('cites nothing that was found');
    },
  );

  it('takes no answer that it is not known for one, whatever it cites', async () => {
    steps(call('search_memories', { query: 'lives' }), said('I do not know. It is only known where she lives [M1].'));
    const answer = await ask(askOperation, { contactId, question: 'What is her shoe size?' });
    expect(answer).toMatchObject({ known: false, answer: 'I do not know.', cited: 'I do not know.', evidence: [] });
  });

  it('stops at its limit, and lets the model answer with what it has', async () => {
    let asked = 0;
    steps(({ body }) =>
      body.tools ? call('search_memories', { query: `lives ${(asked += 1)}` }) : said('She lives in Lisbon [M1].'),
    );
    const answer = await ask(askOperation, { contactId, question: 'Where does she live?', maxSteps: 2 });
    expect(answer).toMatchObject({ known: true, limits: { maxSteps: 2, reached: 'steps' } });
    expect(answer.steps).toHaveLength(3);
  });

  it('keeps to the contact, whomever the model names', async () => {
    const { id: other } = await ask(createContact, { name: 'Ravi' });
    const secret = await ask(remember, { contactId: other, text: 'Ravi lives in Pune' });
    steps(
      call('search_memories', { query: 'lives', contactId: other }),
      call('get_memory_history', { memoryId: secret.memory?.id }),
      call('get_memory_history', { memoryId: 'M1' }),
      (request) => said(lastToolAnswer(request)),
    );
    const answer = await ask(askOperation, { contactId, question: 'Where does she live?' });
    expect(JSON.stringify(llm.requests)).not.toContain('Pune');
    expect(answer.steps.map(({ error }) => error)).toEqual([
      ...[null, null],
      expect.stringContaining('INVALID: memoryId'),
      null,
    ]);
  });

  it('lets the model mend a call', async () => {
    steps(
      call('no_such_tool', {}),
      call('search_memories', { q: 'lives' }),
      (request) =>
        lastToolAnswer(request).includes('q: is not known') ? call('search_memories', { query: 'lives' }) : said('?'),
      call('search_memories', { query: 'lives' }),
      said('She lives in Lisbon [M1].'),
    );
    const answer = await ask(askOperation, { contactId, question: 'Where does she live?' });
    expect(answer.known).toBe(true);
    expect(answer.steps.map(({ error }) => error)).toEqual([
      null,
      'There is no such tool.',
      expect.stringContaining('INVALID'),
      null,
      'Asked before.',
    ]);
  });

  it('stands where the question stands on both clocks, whatever the model says', async () => {
    steps(call('search_memories', { query: 'lives', knownAt: '2026-03-05T11:30:00Z' }), (request) =>
      said(`${lastToolAnswer(request).includes('Porto') ? 'Porto' : 'Lisbon'} [M1].`),
    );
    const knownAt = '2026-03-05T10:30:00Z';
    const answer = await ask(askOperation, { contactId, question: 'Where does she live?', knownAt });
    expect(answer).toMatchObject({ answer: 'Porto.', asOf: { knownAt: '2026-03-05T10:30:00.000Z' } });
  });

  it('can count on the calendar', async () => {
    steps(
      call('calculate_date_math', { operation: 'difference', from: '2026-02-01', to: '2026-03-05' }),
      said('For 32 days [D1].'),
    );
    const answer = await ask(askOperation, { contactId, question: 'For how many days has she lived there?' });
    expect(answer.evidence).toMatchObject([
      { ref: 'D1', what: 'calculation', text: expect.stringContaining('32') as string },
    ]);
  });

  it('reads words of time as on the day on which the question stands', async () => {
    const validAt = '2026-02-15T12:00:00Z';
    steps(call('calculate_date_math', { operation: 'difference', from: '2026-02-01', to: 'today' }), (request) =>
      said(`${/"days":(\d+)/.exec(lastToolAnswer(request))?.[1]} days [D1].`),
    );
    const counted = await ask(askOperation, { contactId, question: 'For how many days has she lived there?', validAt });
    expect(counted).toMatchObject({ answer: '14 days.' });
    steps(call('query_timeline', { from: 'last month', to: 'last month' }), (request) =>
      said(lastToolAnswer(request).includes('Lisbon') ? 'To Lisbon [M1].' : 'I do not know.'),
    );
    const changed = await ask(askOperation, { contactId, question: 'Where did she move last month?', validAt });
    expect(changed).toMatchObject({ known: false, steps: [{ error: null }, { error: null }] });
  });

  it('goes without a guide that makes no sense, and not without a server', async () => {
    steps(call('search_memories', { query: 'lives' }), said('She lives in Lisbon [M1].'));
    llm.fail('rubbish', { times: 2, when: ({ form }) => form === 'guide' });
    expect(await ask(askOperation, { contactId, question: 'Where?' })).toMatchObject({ known: true, guide: [] });
    llm.fail('unauthorized', { times: Infinity });
    await expect(ask(askOperation, { contactId, question: 'Where?' })).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    llm.heal();
  });

  it('knows no contact that is not there', async () => {
    await expect(ask(askOperation, { contactId: newId(), question: 'Who?' })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  it('tells what it does while it does it', async () => {
    steps(call('search_memories', { query: 'lives' }), said('She lives in Lisbon [M1].'));
    const response = await fetch(`${visit.service.url}/v1/contacts/${contactId}/ask`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${visit.key}`,
        'content-type': 'application/json',
        accept: 'text/event-stream',
      },
      body: JSON.stringify({ question: 'Where does she live?' }),
    });
    expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    const events = (await response.text())
      .trim()
      .split('\n\n')
      .map((event) => /^event: (\w+)\ndata: (.*)$/.exec(event)?.slice(1) as [string, string]);
    expect(new Set(events.map(([name]) => name))).toEqual(new Set(['guide', 'step', 'draft', 'answer']));
    expect(events.map(([name]) => name).filter((name) => name !== 'draft')).toEqual([
      'guide',
      'step',
      'step',
      'answer',
    ]);
    const drafts = events.filter(([name]) => name === 'draft').map(([, data]) => JSON.parse(data) as string);
    expect(drafts.join('')).toBe('She lives in Lisbon [M1].');
    expect(askOperation.output.parse(JSON.parse(String(events.at(-1)?.[1])))).toMatchObject({ known: true });
  });
});

byDoors('ask without a language model', { clock }, ({ ask }) => {
  it('is UNAVAILABLE, and says what to set', async () => {
    const { id: contactId } = await ask(createContact, {});
    const refused = { code: 'UNAVAILABLE', message: expect.stringContaining('LLM_MODEL') as string };
    await expect(ask(askOperation, { contactId, question: 'Who?' })).rejects.toMatchObject(refused);
  });
});

import { DynamicStructuredTool, tool } from '@langchain/core/tools';
import { AgentMemory, type AgentMemoryOptions } from '@palimpsest/agent';
import { createClient, type PalimpsestClient, PalimpsestError, type Schemas } from '@palimpsest/client';
import { ScriptedEmbedder } from '#models/scripted-embedder.js';
import { Service, testConnection } from '../support/service/service.js';
import { ServiceProcess } from '../support/service/service-process.js';
import { TestClock } from '../support/service/test-clock.js';
import { TestTimer } from '../support/service/test-timer.js';

const identifier = { kind: 'phone', value: '+911234567890' };

let service: Service;
let clock: TestClock;
let key: string;
let client: PalimpsestClient;

beforeAll(async () => {
  clock = new TestClock('2026-03-05T09:30:00Z');
  service = await Service.start({ clock, embedder: new ScriptedEmbedder() });
});
afterAll(() => service.close());

beforeEach(async () => {
  clock.set('2026-03-05T09:30:00Z');
  key = await service.newKey();
  client = createClient({ url: service.url, key });
});

/** Nobody's time passes: what has a deadline is waited for, and turns are sent when a test says so. */
function agent(options: Partial<AgentMemoryOptions> = {}): AgentMemory {
  const profile = { name: 'Asha', timezone: 'Asia/Kolkata' };
  return new AgentMemory({
    client,
    channel: 'phone',
    clock,
    timer: new TestTimer().after,
    identifier,
    profile,
    ...options,
  });
}

async function turnsOf(sessionId: string): Promise<Schemas['Turn'][]> {
  const path = { sessionId };
  const { turns } = await client.GET('/v1/sessions/{sessionId}/turns', { params: { path, query: { limit: 500 } } });
  return turns;
}

const wordsOf = async (sessionId: string): Promise<string[]> => (await turnsOf(sessionId)).map(({ text }) => text);
const factsOf = ({ ledger }: AgentMemory): string[] => ledger.map(({ memory }) => memory.text);

it('a call: who calls, what is said, what is remembered meanwhile, and the end', async () => {
  const first = agent({ agentId: 'front-desk', sessionId: 'call-1' });
  const { context } = await first.start();
  expect(context).toMatchObject({ contact: { name: 'Asha' }, memories: [], timezone: 'Asia/Kolkata' });
  first.said('Good afternoon, how can I help?');
  clock.set('2026-03-05T09:30:07Z');
  const turnId = String(first.heard('I live in Pune, and I am allergic to peanuts.'));
  await first.remember('She lives in Pune.', { attribute: 'current_city', value: 'Pune', turnId });
  await first.remember('She is allergic to peanuts.', { importance: 0.9, turnId });
  clock.set('2026-03-05T09:31:00Z');
  await expect(first.end()).resolves.toEqual({ ended: true, waiting: 0, lost: 0 });

  const session = await client.GET('/v1/sessions/{sessionId}', { params: { path: { sessionId: 'call-1' } } });
  expect(session).toMatchObject({
    ...{ channel: 'phone', agentId: 'front-desk', turns: 2, status: 'ended' },
    ...{ startedAt: '2026-03-05T09:30:00.000Z', endedAt: '2026-03-05T09:31:00.000Z' },
  });
  expect((await turnsOf('call-1')).map(({ speaker, at }) => [speaker, at])).toEqual([
    ['agent', '2026-03-05T09:30:00.000Z'],
    ['caller', '2026-03-05T09:30:07.000Z'],
  ]);

  clock.set('2026-03-06T04:00:00Z');
  const second = agent();
  await second.start();
  second.heard('Where do I live?');
  const { results, text, late } = await second.recall();
  expect([results[0]?.memory?.text, late]).toEqual(['She lives in Pune.', false]);
  expect(text).toMatch(/^1\. She lives in Pune\. \(since at least 2026-03-05\) \[score 0\.\d\d\]/);
  expect(second.grounding()).toMatch(/^<current_datetime>\nFriday, 2026-03-06 09:30 in Asia\/Kolkata/);
  expect(second.grounding()).toContain('name: Asha\ntimezone: Asia/Kolkata\nphone: +911234567890');
  expect(new Set(factsOf(second))).toEqual(new Set(['She lives in Pune.', 'She is allergic to peanuts.']));
});

it('two agents that a new caller reaches at once know one contact', async () => {
  const later = new TestClock('2026-03-05T09:31:00Z');
  const all = [agent(), agent({ clock: later }), agent({ profile: {} })];
  const started = await Promise.all(all.map((each) => each.start()));
  expect(new Set(started.map(({ context }) => context?.contact.id)).size).toBe(1);
});

it('a service that is killed in a call and comes back has every turn once, in order', async () => {
  const settings = { HOST: '127.0.0.1' };
  const running = [await ServiceProcess.start(testConnection(), settings)];
  try {
    // As behind one address: whichever process runs now.
    const through = (request: Request): Promise<Response> =>
      fetch(new Request(request.url.replace('http://memory.test', String(running.at(-1)?.url)), request));
    const calling = createClient({ url: 'http://memory.test', key, fetch: through, wait: () => Promise.resolve() });
    const errors: unknown[] = [];
    const onError = (error: unknown): unknown => errors.push(error);
    const timer = new TestTimer();
    const memory = agent({ client: calling, sessionId: 'call-9', onError, timer: timer.after });
    await memory.start();

    const said: string[] = [];
    const talk = (turns: number): void => {
      for (let turn = 0; turn < turns; turn++) {
        said.push(`This is utterance number ${said.length + 1}.`);
        if (said.length % 2 === 1) memory.heard(String(said.at(-1)));
        else memory.said(String(said.at(-1)));
      }
    };
    talk(20);
    await memory.flush();
    talk(20);
    // Killed with turns on their way: whether these were stored, nobody is told.
    const sending = memory.flush();
    await running[0]?.kill();
    talk(20);
    await sending;
    await memory.flush();
    expect(memory.waiting).toBeGreaterThan(0);
    await expect(memory.recall('Anything?')).resolves.toMatchObject({ results: [], error: { code: 'UNAVAILABLE' } });
    const ending = memory.end();
    timer.pass(5_000);
    await expect(ending).resolves.toMatchObject({ ended: false, lost: 0 });
    expect(errors).not.toEqual([]);

    running.push(await ServiceProcess.start(testConnection(), settings));
    talk(5);
    await expect(memory.end()).resolves.toEqual({ ended: true, waiting: 0, lost: 0 });
    expect(await wordsOf('call-9')).toEqual(said);
  } finally {
    for (const process of running) await process.kill();
  }
});

it('a child begins with what its parent knows, and neither is changed by the other', async () => {
  const parent = agent({ agentId: 'front-desk' });
  await parent.start();
  await parent.remember('She lives in Pune.', { attribute: 'current_city', value: 'Pune' });
  parent.heard('Please book me a table.');
  const child = parent.onSpawn({ agentId: 'booking' });
  expect([factsOf(child), child.context?.contact.id]).toEqual([factsOf(parent), parent.context?.contact.id]);

  child.said('A table for two, at eight.');
  await child.remember('She has a table for two.', { kind: 'episodic' });
  await expect(child.end()).resolves.toMatchObject({ ended: true });
  expect(parent.waiting).toBe(1);
  expect(factsOf(parent)).toEqual(['She lives in Pune.']);
  await parent.end();
  expect(await wordsOf(parent.sessionId)).toEqual(['Please book me a table.']);
  expect(await wordsOf(child.sessionId)).toEqual(['A table for two, at eight.']);
  const of = await client.GET('/v1/sessions/{sessionId}', { params: { path: { sessionId: child.sessionId } } });
  expect([of.agentId, of.contactId]).toEqual(['booking', parent.context?.contact.id]);
});

describe('as a tool', () => {
  let memory: AgentMemory;

  beforeEach(async () => {
    memory = agent();
    await memory.start();
    await memory.remember('She lived in Pune.', { attribute: 'current_city', value: 'Pune' });
    clock.set('2026-04-01T00:00:00Z');
    await memory.remember('She lives in Goa.', { attribute: 'current_city', value: 'Goa' });
    memory.heard('My dog is called Rex.');
    await memory.flush();
  });

  it('of OpenAI it answers a question, also of another time and about what was said', async () => {
    const { definition, handle } = memory.openAiTool();
    expect(definition.function.name).toBe('search_memory');
    const answer = await handle('{"query":"Where does she live?"}');
    expect(answer).toMatch(/^1\. She lives in Goa\. /);
    expect(answer).not.toContain('Pune');
    await expect(handle({ query: 'Where does she live?', validAt: '2026-03-20' })).resolves.toMatch(
      /^1\. She lived in Pune/,
    );
    await expect(handle({ query: 'dog called', includeTurns: true })).resolves.toContain(
      '2026-04-01, caller said: My dog is called Rex.',
    );
    await expect(handle({ query: 'Where?', validAt: 'at no time at all' })).resolves.toMatch(/^INVALID: /);
  });

  it('of LangChain it answers a call of a model through its own runtime', async () => {
    const search = memory.langChainTool();
    const call = {
      type: 'tool_call',
      id: 'call-1',
      name: search.name,
      args: { query: 'Where does she live?' },
    } as const;
    for (const made of [tool(search.func, search), new DynamicStructuredTool(search)]) {
      const message: unknown = await made.invoke(call);
      expect(message).toMatchObject({
        tool_call_id: 'call-1',
        content: expect.stringMatching(/^1\. She lives in Goa\. /) as string,
      });
    }
  });
});

it('a refusal of the service has its code, words and every fault', async () => {
  const wrong = createClient({ url: service.url, key: 'wrong' });
  await expect(agent({ client: wrong }).start()).rejects.toMatchObject({ code: 'UNAUTHENTICATED', status: 401 });
  const bad = client.POST('/v1/contacts', { body: { timezone: 'Mars/Phobos' } });
  const error: unknown = await bad.catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(PalimpsestError);
  expect(error).toMatchObject({ code: 'INVALID', status: 400, errors: [{ path: 'timezone' }] });
});

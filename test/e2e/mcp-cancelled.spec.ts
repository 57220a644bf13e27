import { createContact } from '#contract/contacts.js';
import { listMemories, remember } from '#contract/memories.js';
import { ScriptedEmbedder } from '#models/scripted-embedder.js';
import { RestDoor } from '../support/doors/api-client.js';
import { type ScriptedAnswer } from '../support/models/scripted-llm-answers.js';
import { ScriptedLlm } from '../support/models/scripted-llm.js';
import { Service } from '../support/service/service.js';
import { until } from '../support/service/until.js';

const OLD = 'She lives in Porto.';
const NEW = 'She moved to Lisbon.';

const llm = await ScriptedLlm.start();
afterAll(() => llm.close());

describe('a request over HTTP that is cancelled', () => {
  const embedder = new ScriptedEmbedder({ [OLD]: [1, 0], [NEW]: [0.8, 0.6] });
  let service: Service;
  let rest: RestDoor;
  let contactId: string;
  let verdict: (answer: ScriptedAnswer) => void;

  beforeAll(async () => {
    const settings = {
      LLM_BASE_URL: llm.url,
      LLM_MODEL: llm.model,
      ARBITER: 'llm',
      ARBITER_TIMEOUT_SECONDS: '60',
      EXTRACT_POLL_SECONDS: '0',
      MCP_PROFILE: 'full',
    };
    service = await Service.start({ embedder, settings });
  });
  afterAll(() => service.close());
  beforeEach(async () => {
    const waited = new Promise<ScriptedAnswer>((resolve) => (verdict = resolve));
    llm.reset().answer(() => waited);
    rest = new RestDoor(service.url, await service.newKey());
    contactId = (await rest.ask(createContact, {})).id;
    await rest.ask(remember, { contactId, text: OLD });
  });

  const post = (message: object, session?: string, more: RequestInit = {}, key = rest.key): Promise<Response> =>
    fetch(`${service.url}/mcp`, {
      method: 'POST',
      headers: {
        accept: 'application/json, text/event-stream',
        'content-type': 'application/json',
        authorization: `Bearer ${key}`,
        ...(session === undefined ? {} : { 'mcp-session-id': session }),
      },
      body: JSON.stringify({ jsonrpc: '2.0', ...message }),
      ...more,
    });
  const initialize = async (): Promise<string> => {
    const params = { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'test', version: '1' } };
    const answer = await post({ id: 0, method: 'initialize', params });
    return String(answer.headers.get('mcp-session-id'));
  };
  const add = (text: string): object => ({
    id: 7,
    method: 'tools/call',
    params: { name: 'add_memory', arguments: { contactId, text } },
  });
  const takeBack = (requestId: unknown, session?: string, key?: string): Promise<Response> =>
    post({ method: 'notifications/cancelled', params: { requestId, reason: 'no' } }, session, {}, key);
  const textsNow = async (): Promise<string[]> =>
    (await rest.ask(listMemories, { contactId })).memories.map(({ text }) => text).sort();

  it('writes nothing, and gets no answer', async () => {
    const session = await initialize();
    const answer = post(add(NEW), session);
    await until('the model is asked', () => llm.underWay === 1);
    expect((await takeBack(7, session)).status).toBe(202);
    expect(await (await answer).text()).toBe('');
    await until('the model is asked no more', () => llm.underWay === 0);
    expect(await textsNow()).toEqual([OLD]);
  });

  it('that wanted to know how far it is ends its stream', async () => {
    const session = await initialize();
    const params = { name: 'add_memory', arguments: { contactId, text: NEW }, _meta: { progressToken: 'p' } };
    const answer = await post({ id: 'a', method: 'tools/call', params }, session);
    expect(answer.headers.get('content-type')).toContain('text/event-stream');
    await until('the model is asked', () => llm.underWay === 1);
    await takeBack('a', session);
    const events = await answer.text();
    expect(events).toContain('"message":"Asks the arbiter about 1 of 1."');
    expect(events).not.toContain('"result"');
  });

  it('is only cancelled by the client that asked', async () => {
    const [session, other] = [await initialize(), await initialize()];
    expect(session).not.toBe(other);
    const foreign = await service.newKey();
    const answer = post(add(NEW), session);
    await until('the model is asked', () => llm.underWay === 1);
    await takeBack(7, other);
    await takeBack(7);
    await takeBack(7, session, foreign);
    await takeBack('7', session);
    await takeBack(8, session);
    await takeBack({ $gt: 0 }, session);
    verdict({ json: { outcome: 'ADD', number: null, reason: 'Another thing.' } });
    expect(await (await answer).json()).toMatchObject({
      id: 7,
      result: { structuredContent: { memory: { text: NEW } } },
    });
    expect(await textsNow()).toEqual([OLD, NEW]);
  });

  it('cannot be where the client has no name, and is answered', async () => {
    const answer = post(add(NEW));
    await until('the model is asked', () => llm.underWay === 1);
    await takeBack(7);
    verdict({ json: { outcome: 'ADD', number: null, reason: 'Another thing.' } });
    expect(await (await answer).json()).toMatchObject({ id: 7, result: {} });
  });

  it('is none when its connection is lost: what writes is written', async () => {
    const lost = new AbortController();
    const answer = post(add(NEW), await initialize(), { signal: lost.signal });
    await until('the model is asked', () => llm.underWay === 1);
    lost.abort();
    await expect(answer).rejects.toThrow('aborted');
    verdict({ json: { outcome: 'SUPERSEDE', number: 1, reason: 'She moved.' } });
    await until('it is written', async () => (await textsNow()).includes(NEW));
    expect(await textsNow()).toEqual([NEW]);
  });

  it('ends with its connection when it only asks, for nobody can read the answer', async () => {
    const lost = new AbortController();
    const params = { name: 'ask', arguments: { contactId, question: 'Where does she live?' } };
    const answer = post({ id: 7, method: 'tools/call', params }, undefined, { signal: lost.signal });
    await until('the model is asked', () => llm.underWay === 1);
    lost.abort();
    await expect(answer).rejects.toThrow('aborted');
    await until('the model is asked no more', () => llm.underWay === 0);
  });

  it('is found by the same id again once it is answered', async () => {
    const session = await initialize();
    verdict({ json: { outcome: 'ADD', number: null, reason: 'Another thing.' } });
    await (await post(add('Has a dog.'), session)).json();
    await takeBack(7, session);
    expect(await (await post(add('Has a cat.'), session)).json()).toMatchObject({ id: 7, result: {} });
  });
});

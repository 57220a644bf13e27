import type { Client } from '@modelcontextprotocol/sdk/client/index.js';
import type { Progress } from '@modelcontextprotocol/sdk/types.js';
import { newApiKey } from '#keys/api-keys.js';
import { clientOverHttp, clientOverStdio, answerOf } from '../support/doors/mcp-client.js';
import { ScriptedLlm } from '../support/models/scripted-llm.js';
import { Service } from '../support/service/service.js';
import { until } from '../support/service/until.js';

const llm = await ScriptedLlm.start();
afterAll(() => llm.close());

const settings = { LLM_BASE_URL: llm.url, LLM_MODEL: llm.model, EXTRACT_POLL_SECONDS: '0', ARBITER: 'none' };

describe.each([
  { transport: 'streamable HTTP', open: ({ url }: Service, key: string) => clientOverHttp(url, key) },
  { transport: 'stdio', open: (_: Service, key: string) => clientOverStdio(key, 'full', settings) },
])('a long call over $transport', ({ open }) => {
  const key = newApiKey();
  let service: Service;
  let client: Client;
  let contactId: string;

  beforeAll(async () => {
    service = await Service.start({ settings: { ...settings, API_KEY: key } });
    client = await open(service, key);
    contactId = (await answerOf<{ id: string }>(client, 'create_contact', { name: 'Asha' })).id;
    await answerOf(client, 'add_memory', {
      contactId,
      text: 'Lives in Lisbon.',
      attribute: 'current_city',
      value: 'Lisbon',
    });
  });
  afterAll(async () => {
    await client.close();
    await service.close();
  });

  const guide = { json: { instructions: ['Look for the city.'] } };
  const search = { calls: [{ name: 'search_memories', arguments: { query: 'Lisbon' } }] };
  const ask = (): Parameters<Client['callTool']>[0] => ({
    name: 'ask',
    arguments: { contactId, question: 'Where does she live?' },
  });

  it('tells each of its steps to a client that wants to know, and nothing after the answer', async () => {
    llm.reset().next(guide, search, { text: 'In Lisbon [M1].' });
    const seen: Progress[] = [];
    const answer = await client.callTool(ask(), undefined, { onprogress: (progress) => seen.push(progress) });
    const before = seen.length;
    expect(answer.structuredContent).toMatchObject({ known: true, answer: 'In Lisbon.' });
    expect(seen.map(({ message }) => message)).toEqual(
      expect.arrayContaining(['Will look for: Look for the city.', 'search_memories: found 1']),
    );
    expect(seen.map(({ progress }) => progress)).toEqual(seen.map((_, i) => i + 1));
    await client.ping();
    expect(seen).toHaveLength(before);
  });

  it('says that it is at work while it has nothing to tell', async () => {
    let answer: () => void = () => undefined;
    const waited = new Promise<typeof guide>((resolve) => (answer = () => resolve(guide)));
    llm.reset().next(() => waited, { text: 'I do not know.' });
    let first: string | undefined;
    await client.callTool(ask(), undefined, {
      onprogress: ({ message }) => {
        first ??= message;
        answer();
      },
    });
    expect(first).toBe('At work.');
  });

  it('that is cancelled ends, with what it asked of others', async () => {
    llm.reset().next(guide, () => new Promise(() => undefined));
    const back = new AbortController();
    const call = client.callTool(ask(), undefined, { signal: back.signal });
    await until('the second request is under way', () => llm.requests.length === 2);
    expect(llm.underWay).toBe(1);
    back.abort(new Error('The caller hung up.'));
    await expect(call).rejects.toThrow('The caller hung up.');
    await until('the model is asked no more', () => llm.underWay === 0);
    await expect(client.ping()).resolves.toEqual({});
  });
});

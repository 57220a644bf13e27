import { mock } from 'node:test';
import { DomainError } from '#domain/service/errors.js';
import { HistoryService } from '#memory/history/history.service.js';
import { newId } from '#graph/ids.js';
import { Service } from '../support/service/service.js';

interface Answer {
  readonly status: number;
  readonly body: Record<string, unknown>;
}

type Ask = (method: string, path: string, body?: object) => Promise<Answer>;

const facts = ({ body }: Answer, name: string, text: string): unknown[] =>
  (body[name] as Record<string, unknown>[]).map((fact) => fact[text]);

describe('the calls of other memories', () => {
  let service: Service;
  let ask: Ask;
  let authorization: string;

  beforeAll(async () => {
    service = await Service.start({ settings: { COMPAT_MEM0: 'true', COMPAT_GRAPHITI: 'true' } });
    const key = await service.newKey(`tenant-${newId()}`);
    authorization = `Token ${key}`;
    ask = askOf(service.url, authorization);
  });
  afterAll(() => service.close());

  it('of mem0 add, search, list and delete, with the history of a memory', async () => {
    const messages = [
      { role: 'system', content: 'Be kind.' },
      { role: 'user', content: 'Asha has a dog called Bruno.' },
      { role: 'user', content: 'Asha drinks tea.' },
    ];
    const added = await ask('POST', '/compat/mem0/v3/memories/add/', { messages, user_id: 'asha', infer: false });
    expect(added.status).toBe(200);
    expect(facts(added, 'results', 'event')).toEqual(['ADD', 'ADD']);
    const filters = { AND: [{ user_id: 'asha' }] };
    const found = await ask('POST', '/compat/mem0/v3/memories/search/', {
      query: 'dog',
      filters,
      top_k: 1,
      output_format: 'v1.1',
    });
    expect(facts(found, 'results', 'memory')).toEqual(['Asha has a dog called Bruno.']);
    const [dog] = facts(found, 'results', 'id');
    const history = await ask('GET', `/compat/mem0/v1/memories/${String(dog)}/history/`);
    expect(history.body).toMatchObject([
      { memory_id: dog, event: 'ADD', old_memory: null, new_memory: 'Asha has a dog called Bruno.' },
    ]);
    expect((await ask('GET', `/compat/mem0/memories/${String(dog)}`)).body).toMatchObject({
      memory: 'Asha has a dog called Bruno.',
    });
    expect((await ask('DELETE', `/compat/mem0/v1/memories/${String(dog)}/`)).status).toBe(200);
    const page = await ask('POST', '/compat/mem0/v3/memories/?page=1&page_size=10', { filters: { user_id: 'asha' } });
    expect(page.body).toMatchObject({ count: 1, results: [{ memory: 'Asha drinks tea.' }] });
    const after = await ask('POST', '/compat/mem0/v3/memories/?page=2&page_size=10', { filters: { user_id: 'asha' } });
    expect(after.body).toMatchObject({ count: 1, next: null, results: [] });
    expect((await ask('GET', `/compat/mem0/v1/memories/${String(dog)}/history/`)).body).toMatchObject([
      { event: 'ADD' },
      { event: 'DELETE', old_memory: 'Asha has a dog called Bruno.', new_memory: null },
    ]);
    expect((await ask('GET', '/compat/mem0/memories?user_id=nobody')).body).toMatchObject({ results: [] });
  });

  it('of mem0 name the contact in filters, and ask for nothing that is not done', async () => {
    const messages = [
      { role: 'user', content: [{ type: 'text', text: 'Noor has a cat called Minka.' }] },
      { role: 'assistant', content: null, tool_calls: [] },
      { role: 'tool', content: '{"cats":1}' },
    ];
    const filters = { user_id: 'noor' };
    const added = await ask('POST', '/compat/mem0/v3/memories/add/', { messages, filters, infer: false });
    expect(facts(added, 'results', 'memory')).toEqual(['Noor has a cat called Minka.']);
    const nobody = await ask('POST', '/compat/mem0/memories', { messages: messages.slice(1), user_id: 'silent' });
    expect(nobody).toEqual({ status: 200, body: { results: [] } });
    const search = (more: object): Promise<Answer> => ask('POST', '/compat/mem0/v3/memories/search/', more);
    expect(facts(await search({ query: 'cat', filters }), 'results', 'memory')).toEqual([
      'Noor has a cat called Minka.',
    ]);
    expect((await search({ query: 'cat', filters, threshold: 1 })).body).toEqual({ results: [] });
    expect((await search({ query: 'When is the next train?', filters })).body).toEqual({ results: [] });
    expect(await search({ query: 'cat', filters: { AND: [filters, { categories: { contains: 'pets' } }] } })).toEqual({
      status: 400,
      body: { detail: 'filters.AND.1.categories: is not known' },
    });
    expect((await ask('GET', '/compat/mem0/memories?user_id=noor&run_id=7')).status).toBe(400);
  });

  it('of mem0 that are to be inferred become a session that has ended', async () => {
    const body = {
      messages: [
        { role: 'user', content: 'I moved to Faro.' },
        { role: 'assistant', content: 'Nice!' },
      ],
      user_id: 'mira',
    };
    const { body: pending } = await ask('POST', '/compat/mem0/memories', body);
    expect(pending).toMatchObject({ status: 'PENDING', results: [] });
    const session = String(pending['event_id']);
    expect((await ask('GET', `/v1/sessions/${session}`)).body).toMatchObject({
      channel: 'mem0',
      status: 'ended',
      turns: 2,
    });
    expect((await ask('GET', `/v1/sessions/${session}/turns`)).body).toMatchObject({
      turns: [{ role: 'contact', text: 'I moved to Faro.' }, { role: 'agent' }],
    });
  });

  it('of Graphiti hold a conversation: messages, episodes, search and deletion', async () => {
    const group = newId();
    const messages = [
      { content: 'Where is my order 4471?', role_type: 'user', role: 'Asha', timestamp: '2024-05-01T10:00:00Z' },
      { content: 'On its way.', role_type: 'assistant', role: 'bot', timestamp: '2024-05-01T10:00:05Z' },
    ];
    expect(await ask('POST', '/compat/graphiti/messages', { group_id: group, messages })).toMatchObject({
      status: 202,
      body: { success: true },
    });
    const { body: episodes } = await ask('GET', `/compat/graphiti/episodes/${group}?last_n=2`);
    expect(episodes).toMatchObject([
      { content: 'user: Where is my order 4471?', valid_at: '2024-05-01T10:00:00.000Z' },
      { content: 'assistant: On its way.' },
    ]);
    const { body: contacts } = await ask('GET', `/v1/contacts?identifier=graphiti:${group}`);
    const [contact] = contacts['contacts'] as { id: string }[];
    const text = 'Asha waits for order 4471.';
    await ask('POST', `/v1/contacts/${String(contact?.id)}/memories`, { text, validFrom: '2024-05-01T10:00:00Z' });
    const found = await ask('POST', '/compat/graphiti/search', {
      group_ids: [group],
      query: 'order 4471',
      max_facts: 1,
    });
    expect(found.body).toMatchObject({
      facts: [{ fact: text, valid_at: '2024-05-01T10:00:00.000Z', invalid_at: null, expired_at: null }],
    });
    const [uuid] = facts(found, 'facts', 'uuid');
    const memory = await ask('POST', '/compat/graphiti/get-memory', {
      group_id: group,
      messages,
      center_node_uuid: null,
    });
    expect(facts(memory, 'facts', 'uuid')).toEqual([uuid]);
    const long = [{ content: '🙂'.repeat(3_000) }, { content: `order 4471${'🙂'.repeat(1_000)}` }];
    const cut = await ask('POST', '/compat/graphiti/get-memory', { group_id: group, messages: long });
    expect(cut.status).toBe(200);
    expect((await ask('DELETE', `/compat/graphiti/entity-edge/${String(uuid)}`)).body).toMatchObject({ success: true });
    const after = await ask('POST', '/compat/graphiti/search', { group_ids: [group], query: 'order 4471' });
    expect(after.body).toEqual({ facts: [] });
  });

  it('are refused in the shape of their servers', async () => {
    expect(await ask('POST', '/compat/mem0/v3/memories/search/', { query: 'dog' })).toMatchObject({
      status: 400,
      body: { detail: 'user_id: or agent_id or run_id is needed' },
    });
    expect(await ask('POST', '/compat/graphiti/search', { group_ids: [] })).toMatchObject({
      status: 422,
      body: { detail: [{ loc: ['body', 'group_ids'] }, { loc: ['body', 'query'] }] },
    });
    expect(await ask('GET', `/compat/mem0/v1/memories/${newId()}/`)).toMatchObject({ status: 404 });
    // Its Python client does nothing without the two ids.
    const here = {
      status: 200,
      body: { org_id: expect.any(String) as string, project_id: expect.any(String) as string },
    };
    expect(await ask('GET', '/compat/mem0/v1/ping/')).toMatchObject(here);
    const stranger = askOf(service.url, 'Token pal_not-a-key-of-anybody');
    expect((await stranger('GET', '/compat/mem0/v1/ping/')).status).toBe(401);
    expect(await ask('POST', '/Compat/Graphiti/search', { group_ids: [] })).toMatchObject({ status: 422 });
  });

  it('of Graphiti have the last episodes of a long conversation', async () => {
    const group = newId();
    const identifiers = [{ kind: 'graphiti', value: group }];
    const { body: contact } = await ask('POST', '/v1/contacts', { identifiers });
    const { body: session } = await ask('POST', `/v1/contacts/${String(contact['id'])}/sessions`, { channel: 'chat' });
    for (const half of [0, 1]) {
      const turns = Array.from({ length: 260 }, (_, i) => ({ speaker: 'user', text: `Line ${half * 260 + i + 1}.` }));
      await ask('POST', `/v1/sessions/${String(session['id'])}/turns`, { turns });
    }
    const { body } = await ask('GET', `/compat/graphiti/episodes/${group}?last_n=2`);
    expect(body).toMatchObject([{ content: 'user: Line 519.' }, { content: 'user: Line 520.' }]);
  });

  it('say to a stranger how to sign in, and in an overload when to come again', async () => {
    const stranger = await fetch(`${service.url}/compat/mem0/v1/ping/`);
    expect([stranger.status, stranger.headers.get('www-authenticate')]).toEqual([401, 'Bearer']);
    const refusing = mock.method(service.app.get(HistoryService, { strict: false }), 'chain', () => {
      throw new DomainError('UNAVAILABLE', 'The database does not answer.');
    });
    const headers = { authorization };
    const busy = await fetch(`${service.url}/compat/mem0/v1/memories/${newId()}/history`, { headers });
    refusing.mock.restore();
    expect([busy.status, busy.headers.get('retry-after')]).toEqual([503, '1']);
  });

  it('are not taken unless the settings say so', async () => {
    const closed = await Service.start();
    try {
      const other = askOf(closed.url, `Token ${await closed.newKey(`tenant-${newId()}`)}`);
      expect((await other('GET', '/compat/mem0/v1/ping')).status).toBe(404);
      expect((await other('GET', '/compat/graphiti/healthcheck')).status).toBe(404);
    } finally {
      await closed.close();
    }
  });
});

function askOf(url: string, authorization: string): Ask {
  return async (method, path, body) => {
    const response = await fetch(`${url}${path}`, {
      method,
      headers: { authorization, ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  };
}

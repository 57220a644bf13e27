import type { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { getContact } from '#contract/contacts.js';
import { listMemories } from '#contract/memories.js';
import { operations } from '#contract/operations.js';
import { RestDoor } from '../support/doors/api-client.js';
import { NO_TOOL, TOOL_OF } from '../support/doors/as-tool.js';
import { clientOverHttp, clientOverStdio, call, textOf, answerOf } from '../support/doors/mcp-client.js';
import { firstCellsOf, pageAt } from '../support/documents/documents.js';
import { Service } from '../support/service/service.js';

const CORE = [
  'get_context',
  'search_memories',
  'search_events',
  'search_turns',
  'upcoming_events',
  'query_timeline',
  'get_memory_history',
  'add_memory',
  'calculate_date_math',
  'upsert_contact',
];
/** Carried by tools that are several, or one in common. */
const OTHERWISE = ['grep', 'interval', 'resolveDates', 'dateDifference'];

describe('the profiles of MCP', () => {
  let service: Service;
  let key: string;
  let rest: RestDoor;
  let full: Client;

  beforeAll(async () => {
    service = await Service.start();
    key = await service.newKey();
    rest = new RestDoor(service.url, key);
    full = await clientOverHttp(service.url, key);
  });
  afterAll(async () => {
    await full.close();
    await service.close();
  });

  const namesOf = async (client: Client): Promise<string[]> => (await client.listTools()).tools.map(({ name }) => name);

  it('core has ten tools, and is what a client gets that asks for nothing', async () => {
    const core = await clientOverHttp(service.url, key, 'core');
    expect(await namesOf(core)).toEqual(CORE);
    const listed = await rest.call('POST', '/mcp', {
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' }),
      headers: { accept: 'application/json, text/event-stream' },
    });
    const { tools } = (listed.body as { result: { tools: { name: string }[] } }).result;
    expect(tools.map(({ name }) => name)).toEqual(CORE);
    await core.close();
  });

  it('full has a tool for every operation but those that are left out', async () => {
    const names = await namesOf(full);
    expect(new Set(names).size).toBe(names.length);
    const without = operations.filter((operation) => !names.includes(TOOL_OF.get(operation) ?? ''));
    expect(without.map(({ name }) => name).sort()).toEqual([...OTHERWISE, ...NO_TOOL].sort());
    expect(names.filter((name) => /eras|delet|drop/.test(name))).toEqual([]);
  });

  it('are both listed in docs/mcp.md', async () => {
    const [, tables = ''] = /\n## Tools\n([\s\S]*?)\n## /.exec(pageAt('docs/mcp.md').text) ?? [];
    const listed = firstCellsOf(tables);
    const names = await namesOf(full);
    expect(listed.filter((cell) => /^[a-z_]+$/.test(cell)).sort()).toEqual([...names].sort());
  });

  it('says of each tool whether it writes, ends something, and may be called again', async () => {
    const { tools } = await full.listTools();
    const that = (hint: 'readOnlyHint' | 'destructiveHint' | 'idempotentHint', is: boolean): string[] =>
      tools.filter(({ annotations }) => annotations?.[hint] === is).map(({ name }) => name);
    const removing = ['forget_memory', 'forget_turn', 'forget_session', 'redact_memory', 'redact_turn'];
    const ending = [
      ...[
        'update_contact',
        'upsert_contact',
        'merge_contacts',
        'undo_merge',
        'merge_fork',
        'discard_fork',
        'merge_entities',
        'file_memory',
        'withdraw_memory',
        'revert_decision',
        'resolve_review',
      ],
      ...removing,
    ];
    const once = ['add_memory', 'create_contact', 'fork_contact', 'add_memories', 'start_session', 'add_turns'];
    expect(that('destructiveHint', true).sort()).toEqual(ending.sort());
    expect(that('idempotentHint', false).sort()).toEqual(once.sort());
    expect(that('readOnlyHint', false).sort()).toEqual([...ending, ...once, 'end_session', 'extract_session'].sort());
  });

  it('core remembers what somebody says who was not known before', async () => {
    const core = await clientOverHttp(service.url, key, 'core');
    const identifier = 'phone:+15550177';
    const told = { identifier, text: 'Has a dog called Bruno.' };
    expect(core.getInstructions()).toContain('upsert_contact');
    expect(textOf(await call(core, 'add_memory', told))).toContain(
      `NOT_FOUND: No contact is known by ${identifier}. upsert_contact makes one.`,
    );
    const somebody = { identifier: { kind: 'phone', value: '+15550177' } };
    expect(await answerOf(core, 'upsert_contact', somebody)).toMatchObject({ created: true });
    expect(await answerOf(core, 'add_memory', told)).toMatchObject({ memory: { text: told.text } });
    await core.close();
  });

  it('a tool of full says in core how to get it', async () => {
    const core = await clientOverHttp(service.url, key, 'core');
    await expect(core.callTool({ name: 'merge_contacts', arguments: {} })).rejects.toMatchObject({
      code: -32_602,
      message: expect.stringMatching(/of the profile full.*\/mcp\?profile=full.*--profile full/) as string,
    });
    await core.close();
  });

  it.each(['?profile=', '?profile=all', '?profile=core&profile=full', '?profile=FULL'])(
    'refuses %s, and says which there are',
    async (query) => {
      const { status, body } = await rest.call('POST', `/mcp${query}`, {
        body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' }),
        headers: { accept: 'application/json, text/event-stream' },
      });
      expect(status).toBe(400);
      expect(body).toMatchObject({ error: { code: -32_602, message: 'profile: must be one of core, full' } });
    },
  );

  it('merges two contacts by a number, and undoes it', async () => {
    const identifiers = [{ kind: 'phone', value: '+15550100' }];
    const asha = await answerOf<{ id: string }>(full, 'create_contact', {
      name: 'Asha',
      timezone: 'Asia/Kolkata',
      identifiers,
    });
    const again = await answerOf<{ id: string }>(full, 'create_contact', { name: 'A. Rao' });
    await answerOf(full, 'add_memory', { contactId: again.id, text: 'Has a dog.' });
    const merge = await answerOf<{ mergeId: string; now: object }>(full, 'merge_contacts', {
      identifier: 'phone:+15550100',
      from: again.id,
    });
    expect(merge).toMatchObject({ contactId: asha.id, copied: 1, now: { timezone: 'Asia/Kolkata' } });
    expect((await rest.ask(listMemories, { contactId: asha.id })).memories).toMatchObject([{ text: 'Has a dog.' }]);
    const undone = await answerOf(full, 'undo_merge', { mergeId: merge.mergeId, reason: 'Two people.' });
    expect(undone).toMatchObject({ undoneAt: expect.any(String) as string, now: { timezone: 'Asia/Kolkata' } });
    expect((await rest.ask(getContact, { contactId: again.id })).id).toBe(again.id);
    expect(textOf(await call(full, 'undo_merge', { mergeId: merge.mergeId }))).toMatch(/^CONFLICT: /);
  });

  it('keeps a call: a session, its turns, its end', async () => {
    const { id: contactId } = await answerOf<{ id: string }>(full, 'create_contact', { timezone: 'Europe/Lisbon' });
    const { id: sessionId } = await answerOf<{ id: string }>(full, 'start_session', { contactId, channel: 'phone' });
    const turns = [{ speaker: 'Asha', text: 'I moved to Lisbon.' }];
    const zone = { now: { timezone: 'Europe/Lisbon' } };
    expect(await answerOf(full, 'add_turns', { sessionId, turns })).toMatchObject({ added: 1, ...zone });
    expect(await answerOf(full, 'end_session', { sessionId })).toMatchObject({ status: 'ended', ...zone });
    expect(await answerOf(full, 'list_turns', { sessionId })).toMatchObject({
      turns: [{ text: 'I moved to Lisbon.' }],
    });
    expect(await answerOf(full, 'list_sessions', { contactId })).toMatchObject({ sessions: [{ id: sessionId }] });
  });

  it('a process is told its profile by an option', async () => {
    const core = await clientOverStdio(key, 'core');
    expect(await namesOf(core)).toEqual(CORE);
    await core.close();
  });
});

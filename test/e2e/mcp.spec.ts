import { randomInt } from 'node:crypto';
import type { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { createContact } from '#contract/contacts.js';
import { getContext } from '#contract/context.js';
import { getHistory, listMemories, remember } from '#contract/memories.js';
import { recall } from '#contract/recall.js';
import { timeline } from '#contract/time.js';
import { newApiKey } from '#keys/api-keys.js';
import { newId } from '#graph/ids.js';
import { RestDoor } from '../support/doors/api-client.js';
import { call, clientOverHttp, clientOverStdio, textOf, answerOf } from '../support/doors/mcp-client.js';
import { Service } from '../support/service/service.js';

const NAMES = [
  'get_context',
  'search_memories',
  'search_events',
  'search_turns',
  'grep_turns',
  'grep_events',
  'upcoming_events',
  'query_timeline',
  'get_memory_history',
  'add_memory',
  'calculate_date_math',
];

describe.each([
  { transport: 'streamable HTTP', open: ({ url }: Service, key: string) => clientOverHttp(url, key) },
  {
    transport: 'stdio',
    // Counts that another process writes in between would make two answers differ.
    open: (_: Service, key: string) => clientOverStdio(key, 'full', { RECALL_COUNT_SECONDS: '0' }),
  },
])('MCP over $transport', ({ open }) => {
  const key = newApiKey();
  // Both blocks begin in one millisecond, and share the tenant.
  const identifier = `phone:+91${randomInt(10 ** 9, 10 ** 10)}`;
  let service: Service;
  let client: Client;
  let rest: RestDoor;
  let contactId: string;

  beforeAll(async () => {
    service = await Service.start({ settings: { API_KEY: key } });
    rest = new RestDoor(service.url, key);
    const identifiers = [{ kind: 'phone', value: identifier.slice(6) }];
    contactId = (await rest.ask(createContact, { name: 'Asha', timezone: 'Asia/Kolkata', identifiers })).id;
    client = await open(service, key);
  });
  afterAll(async () => {
    await client.close();
    await service.close();
  });

  /** What differs between two calls is left out: how long they took, and where "now" was. */
  const steady = (answer: object): object => {
    const { now: _, tookMs: __, asOf: ___, ...rest } = answer as Record<string, unknown>;
    return rest;
  };

  it('lists its tools, each with what a model needs to know', async () => {
    const { tools } = await client.listTools();
    expect(tools.slice(0, NAMES.length).map(({ name }) => name)).toEqual(NAMES);
    for (const { description, inputSchema, outputSchema } of tools) {
      expect(description).toMatch(/Comes back/);
      expect([inputSchema.additionalProperties, outputSchema?.required]).toEqual([
        false,
        expect.arrayContaining(['now']),
      ]);
    }
    expect(client.getInstructions()).toContain('get_context');
  });

  it('remembers, by the number of a caller, when words say', async () => {
    const statement = { text: 'Moved to Lisbon yesterday.', attribute: 'current_city', value: 'Lisbon' };
    await answerOf(client, 'add_memory', {
      identifier,
      text: 'Lives in Pune.',
      attribute: 'current_city',
      value: 'Pune',
    });
    const { memory } = await answerOf<{ memory: { id: string; expression: string } }>(client, 'add_memory', {
      identifier,
      ...statement,
    });
    expect(memory).toMatchObject({ contactId, expression: 'yesterday', value: 'Lisbon' });
    await answerOf(client, 'add_memory', { identifier, text: 'Ran a marathon on 5 March 2026.', kind: 'episodic' });
  });

  it('tells today’s date and zone in every answer', async () => {
    const timezone = 'Asia/Kolkata';
    const today = new Intl.DateTimeFormat('en-CA', { timeZone: timezone }).format(new Date());
    const result = await call(client, 'search_memories', { contactId, query: 'city' });
    expect(result.structuredContent).toMatchObject({
      now: { date: today, timezone, iso: expect.stringContaining('+05:30') as string },
    });
    expect(textOf(result)).toContain(`${today} `);
    const failed = await call(client, 'search_memories', { contactId: newId(), query: 'city' });
    expect(textOf(failed)).toMatch(/<current_datetime>\n\w+day, \d{4}-\d\d-\d\d/);
  });

  it.each([
    { tool: 'query_timeline', operation: timeline, input: { q: 'marathon', from: '2026-01-01' } },
    {
      tool: 'search_memories',
      operation: recall,
      // Recency is counted to the millisecond.
      input: { query: 'which city', include: ['ended' as const], validAt: '2100-01-01T00:00:00Z' },
    },
  ])('$tool answers what REST answers', async ({ tool, operation, input }) => {
    const answer = await answerOf(client, tool, { identifier, ...input });
    const same = await rest.ask(operation, { contactId, ...input });
    expect(steady(answer)).toEqual(steady(same));
  });

  it('get_memory_history answers what REST answers', async () => {
    const { memories } = await rest.ask(listMemories, { contactId, attribute: 'current_city' });
    const memoryId = memories[0]?.id ?? '';
    const answer = await answerOf(client, 'get_memory_history', { memoryId });
    expect(steady(answer)).toEqual(await rest.ask(getHistory, { memoryId }));
    expect(answer).toMatchObject({ now: { timezone: 'Asia/Kolkata' } });
  });

  it('get_context opens with the date, and answers what REST answers', async () => {
    const result = await call(client, 'get_context', { identifier });
    const { currentDateTime: _, text, ...same } = await rest.ask(getContext, { contactId });
    expect(textOf(result)).toMatch(/^<current_datetime>\n/);
    const untimed = (block: string): string => block.slice(block.indexOf('</current_datetime>'));
    expect(untimed(textOf(result))).toBe(untimed(text));
    expect(result.structuredContent).toMatchObject(same);
  });

  it('says in a dry run what it would do', async () => {
    const { memory, decision } = await answerOf(client, 'add_memory', { contactId, text: 'Has a dog.', dryRun: true });
    expect([memory, decision]).toMatchObject([undefined, { id: null, outcome: 'added' }]);
    const { memories } = await rest.ask(listMemories, { contactId });
    expect(memories.map(({ text }) => text)).not.toContain('Has a dog.');
    expect((await rest.ask(remember, { contactId, text: 'Has a dog.', dryRun: true })).decision.outcome).toBe('added');
  });
});

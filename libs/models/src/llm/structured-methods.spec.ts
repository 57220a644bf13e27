import { z } from 'zod';
import { type Feature, ScriptedLlm } from '../../../../test/support/models/scripted-llm.js';
import { TestClock } from '../../../../test/support/service/test-clock.js';
import { OpenAiLlm } from './openai-llm.js';

const QUESTION = {
  name: 'colour',
  schema: z.object({ colour: z.string(), others: z.array(z.string()).max(2).default([]) }),
  system: 'Say it.',
  user: 'The sky?',
  maxTokens: 50,
};
const BLUE = { value: { colour: 'blue', others: [] } };

let server: ScriptedLlm;
let clock: TestClock;
let llm: OpenAiLlm;

beforeAll(async () => {
  server = await ScriptedLlm.start();
});
beforeEach(() => {
  server.reset().answer({ json: { colour: 'blue' } });
  clock = new TestClock('2026-03-05T12:00:00Z');
  llm = new OpenAiLlm({ model: server.model, baseUrl: server.url, timeoutMs: 5_000, concurrency: 4, clock });
});
afterAll(() => server.close());

const methods = (): string[] => server.requests.map(({ method }) => method);

describe('how a form is asked for', () => {
  it.each<[string, Feature[], string[]]>([
    ['json_schema', [], ['json_schema']],
    ['a tool', ['json_schema'], ['json_schema', 'tool']],
    ['json_object', ['json_schema', 'tools'], ['json_schema', 'tool', 'json_object']],
  ])('is by %s when that is the first that the server can, and it is remembered', async (_, lacking, first) => {
    server.lacks(...lacking);
    await expect(llm.structured(QUESTION)).resolves.toMatchObject(BLUE);
    expect(methods()).toEqual(first);
    await expect(llm.structured(QUESTION)).resolves.toMatchObject({ ...BLUE, usage: { calls: 1 } });
    expect(methods()).toEqual([...first, first.at(-1)]);
  });

  it('is by a tool that has to be called', async () => {
    server.lacks('json_schema');
    await llm.structured(QUESTION);
    expect(server.requests[1]?.body).toMatchObject({
      tools: [{ type: 'function', function: { name: 'colour', parameters: { required: ['colour', 'others'] } } }],
      tool_choice: { type: 'function', function: { name: 'colour' } },
    });
  });

  it('tells the schema in words where nothing else does', async () => {
    server.lacks('json_schema', 'tools');
    await llm.structured(QUESTION);
    expect(server.requests[2]?.system).toMatch(/^Say it\.[^]*JSON Schema[^]*"colour"/);
  });

  it('takes the text of a model that was to call a tool and wrote instead', async () => {
    server.lacks('json_schema').answer({ text: 'Sure: {"colour": "blue"}' });
    await expect(llm.structured(QUESTION)).resolves.toMatchObject(BLUE);
  });

  it('is tried from the best again after an hour', async () => {
    server.lacks('json_schema');
    await llm.structured(QUESTION);
    server.heal();
    clock.set('2026-03-05T12:59:59Z');
    await llm.structured(QUESTION);
    clock.set('2026-03-05T13:00:00Z');
    await llm.structured(QUESTION);
    expect(methods()).toEqual(['json_schema', 'tool', 'tool', 'json_schema']);
  });

  it('does not change for a request that is wrong by every method', async () => {
    server.fail('bad-request', { times: 3 });
    await expect(llm.structured(QUESTION)).rejects.toMatchObject({ kind: 'refused' });
    await llm.structured(QUESTION);
    expect(methods()).toEqual(['json_schema', 'tool', 'json_object', 'json_schema']);
  });

  it('does not change for a question that is too long', async () => {
    server.fail('context-length');
    await expect(llm.structured(QUESTION)).rejects.toMatchObject({ kind: 'truncated' });
    await llm.structured(QUESTION);
    expect(methods()).toEqual(['json_schema', 'json_schema']);
  });

  it('does not change for another reason when it has worked before, and does when the server says it cannot any more', async () => {
    await llm.structured(QUESTION);
    server.fail('bad-request');
    await expect(llm.structured(QUESTION)).rejects.toMatchObject({ kind: 'refused' });
    expect(methods()).toEqual(['json_schema', 'json_schema']);
    server.lacks('json_schema');
    await llm.structured(QUESTION);
    expect(methods().slice(2)).toEqual(['json_schema', 'tool']);
  });

  it('does not change for nonsense', async () => {
    server.fail('rubbish', { times: 2 });
    await expect(llm.structured(QUESTION)).rejects.toMatchObject({ kind: 'nonsense' });
    await llm.structured(QUESTION);
    expect(methods()).toEqual(['json_schema', 'json_schema', 'json_schema']);
  });

  it('leaves out what the server does not know, and does not send it again', async () => {
    server.lacks('temperature', 'max_tokens', 'maxItems');
    await expect(llm.structured(QUESTION)).resolves.toMatchObject(BLUE);
    await llm.structured(QUESTION);
    expect(methods()).toEqual(Array.from({ length: 5 }, () => 'json_schema'));
    expect(server.requests.at(-1)?.body).not.toHaveProperty('temperature');
    expect(JSON.stringify(server.requests.at(-1)?.body)).not.toContain('maxItems');
  });

  it('sends again after an hour what the server did not know', async () => {
    server.lacks('max_tokens');
    await llm.structured(QUESTION);
    server.heal();
    await llm.structured(QUESTION);
    expect(server.requests.at(-1)?.body).not.toHaveProperty('max_tokens');
    clock.set('2026-03-05T13:00:01Z');
    await llm.structured(QUESTION);
    expect(server.requests.at(-1)?.body).toHaveProperty('max_tokens');
  });
});

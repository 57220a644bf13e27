import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { z } from 'zod';
import { ScriptedLlm } from '../../../../test/support/models/scripted-llm.js';
import { TestClock } from '../../../../test/support/service/test-clock.js';
import { OpenAiLlm } from './openai-llm.js';

const QUESTION = {
  name: 'colour',
  schema: z.object({ colour: z.string() }),
  system: 'Say it.',
  user: 'The sky?',
  maxTokens: 50,
};

describe('a conversation', () => {
  const environment = { ...process.env };
  let collector: Server;
  let collected: string[];

  beforeEach(async () => {
    collected = [];
    collector = createServer((request, response) => {
      collected.push(String(request.url));
      response.end('{}');
    });
    await new Promise<void>((listening) => collector.listen(0, '127.0.0.1', listening));
    const { port } = collector.address() as AddressInfo;
    Object.assign(process.env, {
      LANGSMITH_TRACING: 'true',
      LANGSMITH_ENDPOINT: `http://127.0.0.1:${port}`,
      LANGSMITH_API_KEY: 'lsv2-stray',
      LANGCHAIN_CALLBACKS_BACKGROUND: 'false',
    });
  });
  afterEach(async () => {
    for (const name of Object.keys(process.env)) if (!(name in environment)) delete process.env[name];
    Object.assign(process.env, environment);
    collector.closeAllConnections();
    await new Promise((closed) => collector.close(closed));
  });

  it('is not sent to whoever traces, though the environment says so', async () => {
    const server = await ScriptedLlm.start();
    server.answer(({ form }) => (form ? { json: { colour: 'blue' } } : { text: 'Blue.' }));
    const llm = new OpenAiLlm({
      model: server.model,
      baseUrl: server.url,
      timeoutMs: 5_000,
      concurrency: 1,
      clock: new TestClock('2026-03-05T12:00:00Z'),
    });
    const asked = {
      system: 'Say it.',
      messages: [{ role: 'user', text: 'The sky?' }],
      tools: [],
      maxTokens: 50,
    } as const;
    await llm.structured(QUESTION);
    await llm.converse(asked);
    await llm.converse({ ...asked, onText: () => undefined });
    await server.close();
    expect(collected).toEqual([]);
  });
});

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
const ASKED = { system: 'Say it.', messages: [{ role: 'user', text: 'The sky?' }], tools: [], maxTokens: 50 } as const;

interface Dispatcher {
  dispatch(options: { headersTimeout?: number | null; bodyTimeout?: number | null }, handler: unknown): boolean;
}
const DISPATCHER = Symbol.for('undici.globalDispatcher.1');
const GLOBAL = globalThis as unknown as Record<symbol, Dispatcher | undefined>;

/** Node's own client gives up after 300 s without headers. Here it does so at once, so that a test need not wait so long. */
describe('a model that takes longer than the HTTP client of Node waits', () => {
  let own: Dispatcher;
  let server: ScriptedLlm;

  beforeAll(async () => {
    server = await ScriptedLlm.start();
    await fetch(server.url); // Node makes its client with the first request.
    own = GLOBAL[DISPATCHER] as Dispatcher;
    GLOBAL[DISPATCHER] = {
      dispatch: (options, handler) =>
        own.dispatch(
          { ...options, headersTimeout: options.headersTimeout ?? 100, bodyTimeout: options.bodyTimeout ?? 100 },
          handler,
        ),
    };
  });
  beforeEach(() => {
    server.reset().answer(({ form }) => (form ? { json: { colour: 'blue' } } : { text: 'Blue.' }));
  });
  afterAll(async () => {
    GLOBAL[DISPATCHER] = own;
    await server.close();
  });

  function modelWithin(timeoutMs: number): OpenAiLlm {
    const clock = new TestClock('2026-03-05T12:00:00Z');
    return new OpenAiLlm({ model: server.model, baseUrl: server.url, timeoutMs, concurrency: 1, clock });
  }

  it('is waited for as long as LLM_TIMEOUT_SECONDS says, whole and streamed', async () => {
    server.delayMs = 2_500;
    const llm = modelWithin(60_000);
    await expect(llm.structured(QUESTION)).resolves.toMatchObject({ value: { colour: 'blue' } });
    await expect(llm.converse({ ...ASKED, onText: () => undefined })).resolves.toMatchObject({ text: 'Blue.' });
    expect(server.requests).toHaveLength(2);
  });

  it('is told as one that did not answer, and not as one that cannot be reached', async () => {
    server.fail('hang', { times: 2 });
    const slow = { kind: 'timeout', message: expect.stringContaining('did not answer in 2 seconds') as string };
    await expect(modelWithin(2_000).structured(QUESTION)).rejects.toMatchObject(slow);
    await expect(modelWithin(2_000).converse({ ...ASKED, onText: () => undefined })).rejects.toMatchObject(slow);
    expect(server.requests).toHaveLength(2);
  });
});

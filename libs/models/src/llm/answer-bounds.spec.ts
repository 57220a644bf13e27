import { z } from 'zod';
import { ScriptedLlm } from '../../../../test/support/models/scripted-llm.js';
import type { SeenRequest } from '../../../../test/support/models/scripted-llm-answers.js';
import { TestClock } from '../../../../test/support/service/test-clock.js';
import { OpenAiLlm } from './openai-llm.js';

const QUESTION = { name: 'colour', schema: z.object({ colour: z.string() }), system: 'Say it.', user: 'The sky?' };

let server: ScriptedLlm;
let llm: OpenAiLlm;

beforeAll(async () => {
  server = await ScriptedLlm.start();
});
beforeEach(() => {
  server.reset().answer({ json: { colour: 'blue' } });
  const clock = new TestClock('2026-03-05T12:00:00Z');
  llm = new OpenAiLlm({ model: server.model, baseUrl: server.url, timeoutMs: 5_000, concurrency: 4, clock });
});
afterAll(() => server.close());

const bounds = (): unknown[] => server.requests.map(({ body }) => body['max_tokens']);

/** The server takes answers of so many tokens. */
function takes(most: number, message: string): void {
  const when = ({ body }: SeenRequest): boolean => Number(body['max_tokens'] ?? Infinity) > most;
  server.fail('bad-request', { times: Infinity, when, message });
}

describe('a server that takes no answer as long as the one that is asked for', () => {
  it.each([
    "'max_tokens' or 'max_completion_tokens' is too large: 8000. This model's maximum context length is 8192 tokens and your request has 3100 input tokens.",
    'max_tokens is too large: 8000. This model supports at most 4096 completion tokens.',
    'max_tokens must be less than or equal to 4096.',
  ])('is asked for a shorter one, that time: %s', async (message) => {
    takes(4_096, message);
    await expect(llm.structured({ ...QUESTION, maxTokens: 8_000 })).resolves.toMatchObject({
      value: { colour: 'blue' },
    });
    await llm.structured({ ...QUESTION, maxTokens: 200 });
    await llm.structured({ ...QUESTION, maxTokens: 5_000 });
    expect(bounds()).toEqual([8_000, 4_000, 200, 5_000, 2_500]);
  });

  it.each([
    ['truncated', "'max_tokens' is too large: 8000. This model's maximum context length is 8192 tokens."],
    ['refused', 'max_tokens is too large: this model supports at most 100 completion tokens.'],
  ])('is %s where it takes none of a length that is of use', async (kind, message) => {
    takes(100, message);
    await expect(llm.structured({ ...QUESTION, maxTokens: 1_000 })).rejects.toMatchObject({ kind });
    expect(bounds().every((bound) => Number(bound) >= 250)).toBe(true);
  });
});

import { z } from 'zod';
import { type Failure, type FailureOptions } from '../../../../test/support/models/scripted-llm-failures.js';
import { ScriptedLlm } from '../../../../test/support/models/scripted-llm.js';
import { TestClock } from '../../../../test/support/service/test-clock.js';
import { LlmFault, type LlmFaultKind } from './llm-fault.js';
import { OpenAiLlm, type OpenAiLlmOptions } from './openai-llm.js';

const Pets = z.object({
  pets: z.array(z.object({ name: z.string().max(10), legs: z.number().nullable().default(null) })).max(3),
});
const REX = { name: 'Rex', legs: 4 };
const QUESTION = { name: 'pets', schema: Pets, system: 'You count pets.', user: 'Rex is a dog.', maxTokens: 200 };

let server: ScriptedLlm;
let clock: TestClock;
let waited: number[];

beforeAll(async () => {
  server = await ScriptedLlm.start();
});
beforeEach(() => {
  server.reset().answer({ json: { pets: [REX] } });
  clock = new TestClock('2026-03-05T12:00:00Z');
  waited = [];
});
afterAll(() => server.close());

function connect(options: Partial<OpenAiLlmOptions> = {}): OpenAiLlm {
  return new OpenAiLlm({
    model: server.model,
    baseUrl: server.url,
    apiKey: 'sk-secret',
    timeoutMs: 5_000,
    concurrency: 4,
    clock,
    waiting: (ms) => Promise.resolve(waited.push(ms)),
    ...options,
  });
}

async function faultOf(asking: Promise<unknown>): Promise<LlmFault> {
  const outcome = await asking.then(
    () => new Error('It was answered.'),
    (error: unknown) => error,
  );
  if (!(outcome instanceof LlmFault)) throw outcome;
  return outcome;
}

describe('a structured answer', () => {
  it('is asked for by a schema that strict servers accept', async () => {
    const { value } = await connect().structured(QUESTION);
    expect(value).toEqual({ pets: [REX] });
    expect(server.requests).toHaveLength(1);
    expect(server.requests[0]?.headers.authorization).toBe('Bearer sk-secret');
    expect(server.requests[0]?.body).toMatchObject({
      model: 'scripted-model',
      temperature: 0,
      max_tokens: 200,
      messages: [
        { role: 'system', content: 'You count pets.' },
        { role: 'user', content: 'Rex is a dog.' },
      ],
      response_format: {
        type: 'json_schema',
        json_schema: {
          name: 'pets',
          strict: true,
          schema: {
            type: 'object',
            required: ['pets'],
            additionalProperties: false,
            properties: {
              pets: {
                type: 'array',
                maxItems: 3,
                items: { type: 'object', required: ['name', 'legs'], additionalProperties: false },
              },
            },
          },
        },
      },
    });
    expect(JSON.stringify(server.requests[0]?.body)).not.toMatch(/maxLength|anyOf|\$schema|"default"/);
  });

  it('is told with its tokens and its cost', async () => {
    server.answer({ json: { pets: [] }, usage: { input: 1_000, output: 200 } });
    const { usage } = await connect({ prices: { input: 2, output: 10 } }).structured(QUESTION);
    expect(usage).toEqual({ model: 'scripted-model', calls: 1, inputTokens: 1_000, outputTokens: 200, cost: 0.004 });
  });

  it('has no cost without prices, and no tokens from a server that counts none', async () => {
    server.fail('no-usage');
    const { usage } = await connect().structured(QUESTION);
    expect(usage).toEqual({ model: 'scripted-model', calls: 1, inputTokens: 0, outputTokens: 0, cost: null });
  });

  it.each<Failure>(['fenced', 'trailing-comma'])('is understood when its JSON is %s', async (failure) => {
    server.fail(failure);
    const { value, usage } = await connect().structured(QUESTION);
    expect(value).toEqual({ pets: [REX] });
    expect(usage.calls).toBe(1);
  });

  it('loses an item that does not fit, and the end of a list that is too long, without another request', async () => {
    const named = (name: string): object => ({ name, legs: 4 });
    server.answer({
      json: { pets: [named('a'), { name: 7 }, named('b'), named('much too long a name'), named('c'), named('d')] },
    });
    const { value } = await connect().structured(QUESTION);
    expect(value.pets.map(({ name }) => name)).toEqual(['a', 'b']);
    expect(server.requests).toHaveLength(1);
  });

  it.each<Failure>(['rubbish', 'wrong-shape'])(
    'is asked for again when it is %s, with what is wrong',
    async (failure) => {
      server.fail(failure);
      const { value, usage } = await connect().structured(QUESTION);
      expect(value).toEqual({ pets: [REX] });
      expect(usage).toMatchObject({ calls: 2, inputTokens: 200, outputTokens: 20 });
      expect(server.requests[1]?.user).toContain('cannot be used');
      expect(server.requests[1]?.body.messages).toHaveLength(4);
    },
  );

  it('is asked for again when no item of a list would be left', async () => {
    server.next({ json: { pets: [{ name: 7 }] } });
    await expect(connect().structured(QUESTION)).resolves.toMatchObject({ value: { pets: [REX] } });
    expect(server.requests[1]?.user).toContain('pets.0.name');
  });
});

describe('a fault', () => {
  it.each<[Failure, LlmFaultKind, FailureOptions, RegExp]>([
    ['unauthorized', 'misconfigured', {}, /LLM_API_KEY/],
    ['forbidden', 'misconfigured', {}, /LLM_API_KEY/],
    ['not-found', 'misconfigured', {}, /LLM_BASE_URL and LLM_MODEL/],
    ['context-length', 'truncated', {}, /too long/],
    ['quota', 'rate-limited', {}, /quota/],
    ['refusal', 'refused', {}, /refused/],
    ['content-filter', 'refused', {}, /refused/],
    ['truncated', 'truncated', {}, /cut off/],
    ['no-choices', 'nonsense', {}, /LLM_BASE_URL/],
    ['html', 'nonsense', {}, /LLM_BASE_URL/],
    ['rate-limit', 'rate-limited', { retryAfterSeconds: 60 }, /too often/],
  ])('%s is %s, after one request', async (failure, kind, options, message) => {
    server.fail(failure, { times: Infinity, ...options });
    const fault = await faultOf(connect().structured(QUESTION));
    expect(fault).toMatchObject({ kind, code: 'UNAVAILABLE', message: expect.stringMatching(message) as string });
    expect(server.requests).toHaveLength(1);
    expect(waited).toEqual([]);
  });

  it.each<[Failure, LlmFaultKind, FailureOptions, number[]]>([
    ['server', 'server', {}, [500, 1_000]],
    ['overloaded', 'server', { retryAfterSeconds: 2 }, [2_000, 2_000]],
    ['rate-limit', 'rate-limited', { retryAfterSeconds: 1 }, [1_000, 1_000]],
    ['rate-limit', 'rate-limited', {}, [500, 1_000]],
    ['drop', 'unreachable', {}, [500, 1_000]],
    ['break-off', 'unreachable', {}, [500, 1_000]],
  ])('%s is %s, after two more attempts', async (failure, kind, options, pauses) => {
    server.fail(failure, { times: Infinity, ...options });
    await expect(faultOf(connect().structured(QUESTION))).resolves.toMatchObject({ kind });
    expect(server.requests).toHaveLength(3);
    expect(waited).toEqual(pauses);
  });

  it.each<Failure>(['server', 'rate-limit', 'drop', 'break-off'])(
    '%s is over when the next attempt is answered',
    async (failure) => {
      server.fail(failure);
      await expect(connect().structured(QUESTION)).resolves.toMatchObject({ value: { pets: [REX] } });
    },
  );

  it.each<Failure>(['hang', 'hang-midway'])('%s is timeout, and is not waited for again', async (failure) => {
    server.fail(failure, { times: Infinity });
    const fault = await faultOf(connect({ timeoutMs: 400 }).structured(QUESTION));
    expect(fault).toMatchObject({ kind: 'timeout', isPassing: true });
    expect(server.requests).toHaveLength(1);
  });

  it('tells how long the server asks to wait', async () => {
    server.fail('rate-limit', { retryAfterSeconds: 60 });
    await expect(faultOf(connect().structured(QUESTION))).resolves.toMatchObject({ retryAfterMs: 60_000 });
  });

  it('is unreachable where nothing listens', async () => {
    const nowhere = await ScriptedLlm.start();
    await nowhere.close();
    const llm = connect({ baseUrl: 'http://127.0.0.1:1/v1' });
    await expect(faultOf(llm.structured(QUESTION))).resolves.toMatchObject({ kind: 'unreachable' });
  });

  it('is nonsense for an answer of another form that stays so, with what was spent', async () => {
    server.fail('wrong-shape', { times: Infinity });
    const fault = await faultOf(connect().structured(QUESTION));
    expect(fault).toMatchObject({ kind: 'nonsense', isPassing: false, usage: { calls: 2, inputTokens: 200 } });
  });

  it('quotes nothing that the server says, which can be the key', async () => {
    server.fail('unauthorized');
    const fault = await faultOf(connect().structured(QUESTION));
    expect(`${fault.message} ${JSON.stringify(fault)} ${String(fault.cause)}`).not.toContain('sk-');
  });

  it('is timeout when the deadline of the whole comes first', async () => {
    server.fail('hang');
    const fault = await faultOf(connect().structured({ ...QUESTION, deadlineMs: 300 }));
    expect(fault).toMatchObject({ kind: 'timeout', message: expect.stringContaining('0.3 seconds') as string });
    await server.quiet();
  });
});

describe('requests at once', () => {
  it('are no more than the setting says, and one less for work in the background', async () => {
    server.delayMs = 20;
    const llm = connect({ concurrency: 3 });
    await Promise.all(Array.from({ length: 6 }, () => llm.structured(QUESTION)));
    expect(server.mostAtOnce).toBe(2);
    await Promise.all(Array.from({ length: 6 }, (_, at) => llm.structured({ ...QUESTION, urgent: at % 2 === 0 })));
    expect(server.mostAtOnce).toBe(3);
  });

  it('let somebody who waits pass a line of work in the background', async () => {
    const llm = connect({ concurrency: 2 });
    const gate = Promise.withResolvers<void>();
    server.answer(async ({ user }) => {
      if (user === 'slow') await gate.promise;
      return { json: { pets: [REX] } };
    });
    const slow = Array.from({ length: 3 }, () => llm.structured({ ...QUESTION, user: 'slow' }));
    await expect(llm.structured({ ...QUESTION, urgent: true })).resolves.toMatchObject({ value: { pets: [REX] } });
    gate.resolve();
    await expect(Promise.all(slow)).resolves.toHaveLength(3);
  });
});

import { generateText, isStepCount, type ModelMessage, streamText, tool, wrapLanguageModel } from 'ai';
import { MockLanguageModelV4, simulateReadableStream } from 'ai/test';
import { z } from 'zod';
import { contactOf, memoryOf } from '../../../test/support/agent/played-service.js';
import { type Generated, pieces, says, searches, type StreamPart } from '../../../test/support/agent/scripted-model.js';
import { AS_OF, PlayedAgent, settled } from '../../../test/support/agent/played-agent.js';
import { memoryMiddleware, memoryTool } from './ai-sdk.js';

type Options = ConstructorParameters<typeof MockLanguageModelV4>[0];

let played: PlayedAgent;
let memory: ReturnType<PlayedAgent['memory']>;
beforeEach(() => {
  played = new PlayedAgent();
  const results = [{ memory: memoryOf('m1', 'Lives in Lisbon.'), score: 0.9, parts: {} }];
  played.service.plays['POST /v1/contacts/:id/recall'] = () => ({ results, found: 'some', asOf: AS_OF });
  memory = played.memory();
});

/** A model of the AI SDK with the memory around it, and the one it wraps. */
function remembering(options: Options): { model: ReturnType<typeof wrapLanguageModel>; asked: MockLanguageModelV4 } {
  const asked = new MockLanguageModelV4(options);
  return { asked, model: wrapLanguageModel({ model: asked, middleware: memoryMiddleware(memory) }) };
}

/** What was said in the session, as the service has it. */
async function turns(): Promise<unknown[]> {
  await memory.flush();
  return (played.service.turns.get(memory.sessionId) ?? []).map(({ role, text }) => [role, text]);
}

const promptOf = ({ doGenerateCalls }: MockLanguageModelV4, call = 0): unknown => doGenerateCalls[call]?.prompt;

it('a model is told what is remembered, behind its own instructions, and both sides become turns', async () => {
  const { model, asked } = remembering({ doGenerate: says('In Lisbon.') });
  const { text } = await generateText({ model, instructions: 'Be brief.', prompt: 'Where do I live?' });
  expect(text).toBe('In Lisbon.');
  const [system, user] = promptOf(asked) as { role: string; content: string }[];
  expect(system?.content).toMatch(
    /^Be brief\.\n\n<current_datetime>[^]*<recalled>\n1\. Lives in Lisbon\.[^]*<\/recalled>$/,
  );
  expect(user).toMatchObject({ role: 'user', content: [{ type: 'text', text: 'Where do I live?' }] });
  expect(await turns()).toEqual([
    ['contact', 'Where do I live?'],
    ['agent', 'In Lisbon.'],
  ]);
});

it('a first prompt has the plans and the facts at hand, and waits for them no longer than for what is recalled', async () => {
  const [plan, fact] = [memoryOf('p', 'Dentist appointment'), memoryOf('f', 'Is allergic to nuts.')];
  const upcoming = [{ ...plan, validFrom: '2026-04-01T00:00:00Z' }];
  const context = { currentDateTime: AS_OF.knownAt, timezone: 'UTC', contact: contactOf(), memories: [fact], upcoming };
  const answer = played.holds('GET /v1/contacts/:id/context');
  const { model, asked } = remembering({ doGenerate: [says('Hello.'), says('On 1 April.')] });
  const first = generateText({ model, prompt: 'Hello?' });
  await settled();
  played.timer.pass(300);
  await first;
  answer(context);
  await settled();
  await generateText({ model, prompt: 'When is my appointment?' });
  played.service.plays['GET /v1/contacts/:id/context'] = () => context;
  memory = played.memory();
  const other = remembering({ doGenerate: says('On 1 April.') });
  await generateText({ model: other.model, prompt: 'When is my appointment?' });
  const told = [promptOf(asked), promptOf(asked, 1), promptOf(other.asked)].map((prompt) => JSON.stringify(prompt));
  expect(told.map((prompt) => /Dentist.*allergic to nuts/.test(prompt))).toEqual([false, true, true]);
});

it('without instructions what is remembered comes first, and the memory may be away', async () => {
  played.service.plays['POST /v1/contacts/:id/recall'] = () => Promise.reject(new TypeError('fetch failed'));
  const { model, asked } = remembering({ doGenerate: says('I do not know.') });
  await generateText({ model, prompt: 'Where do I live?' });
  const [system, ...rest] = promptOf(asked) as { role: string; content: string }[];
  expect([system?.role, rest.length]).toEqual(['system', 1]);
  expect(system?.content).not.toContain('<recalled>');
});

it('a step after a tool belongs to the same message, and the tool searches the memory', async () => {
  const { model, asked } = remembering({
    doGenerate: [searches('city?', 'One moment.'), says('Lisbon.')],
  });
  const tools = { search_memory: memoryTool(memory) };
  const { steps } = await generateText({ model, tools, prompt: 'Where do I live?', stopWhen: isStepCount(3) });
  expect(steps[0]?.toolResults[0]?.output).toMatch(/^1\. Lives in Lisbon\./);
  expect(promptOf(asked, 1)).toMatchObject([
    { role: 'system' },
    { role: 'user' },
    { role: 'assistant' },
    { role: 'tool' },
  ]);
  expect(await turns()).toEqual([
    ['contact', 'Where do I live?'],
    ['agent', 'One moment.'],
    ['agent', 'Lisbon.'],
  ]);
});

it('a request that goes on after a tool of the browser belongs to the message before, whichever memory it has', async () => {
  const confirm = tool({ inputSchema: z.object({}) });
  const asked: MockLanguageModelV4[] = [];
  async function request(messages: ModelMessage[], answer: Generated): Promise<void> {
    memory = played.memory({ sessionId: 'chat-1' });
    const remembered = remembering({ doGenerate: answer });
    asked.push(remembered.asked);
    await generateText({ model: remembered.model, tools: { confirm }, messages });
    await memory.flush();
  }
  const user: ModelMessage = { role: 'user', content: 'Book the table for 7.' };
  const call = { type: 'tool-call', toolCallId: 't1', toolName: 'confirm' } as const;
  await request([user], { ...says(''), content: [{ ...call, input: '{}' }] });
  const output = { type: 'text', value: 'yes' } as const;
  const more: ModelMessage[] = [
    { role: 'assistant', content: [{ ...call, input: {} }] },
    { role: 'tool', content: [{ type: 'tool-result', toolCallId: 't1', toolName: 'confirm', output }] },
  ];
  await request([user, ...more], says('Booked.'));
  await request([user, ...more, { role: 'assistant', content: 'Booked.' }, user], says('Again?'));
  expect(await turns()).toEqual([
    ['contact', 'Book the table for 7.'],
    ['agent', 'Booked.'],
    ['contact', 'Book the table for 7.'],
    ['agent', 'Again?'],
  ]);
  expect(asked.map((model) => JSON.stringify(promptOf(model)).includes('<recalled>'))).toEqual([true, true, true]);
});

it('a message whose answer was begun for the model is new', async () => {
  const { model } = remembering({ doGenerate: says(' Lisbon.') });
  const messages: ModelMessage[] = [
    { role: 'user', content: 'Where do I live?' },
    { role: 'assistant', content: 'In' },
  ];
  await generateText({ model, messages });
  expect((await turns())[0]).toEqual(['contact', 'Where do I live?']);
});

it('what was streamed until the reader went away is kept, where the signal of the request is given', async () => {
  const gone = new AbortController();
  const stream = new ReadableStream<StreamPart>({
    start(controller) {
      for (const part of pieces('In Lis', 'bon.').slice(0, 3)) controller.enqueue(part);
      gone.signal.addEventListener('abort', () => controller.error(gone.signal.reason));
    },
  });
  const { model } = remembering({ doStream: { stream } });
  let aborts = 0;
  const onAbort = (): Promise<void> => ((aborts += 1), memory.flush());
  const { textStream } = streamText({ model, prompt: 'Where do I live?', abortSignal: gone.signal, onAbort });
  for await (const piece of textStream) if (piece === 'In Lis') gone.abort();
  await settled();
  expect(aborts).toBe(1);
  expect(played.service.said(memory.sessionId)).toEqual(['Where do I live?', 'In Lis']);
});

it('a message that is tried again is heard once, and the same words said again are heard again', async () => {
  let attempts = 0;
  const { model } = remembering({
    doGenerate: () => (++attempts === 1 ? Promise.reject(new Error('overloaded')) : Promise.resolve(says('Good.'))),
  });
  await expect(generateText({ model, prompt: 'Yes.', maxRetries: 0 })).rejects.toThrow('overloaded');
  await generateText({ model, prompt: 'Yes.' });
  await generateText({ model, prompt: 'Yes.' });
  expect(await turns()).toEqual([
    ['contact', 'Yes.'],
    ['agent', 'Good.'],
    ['contact', 'Yes.'],
    ['agent', 'Good.'],
  ]);
});

it('a stream is passed on as it comes, and is one turn at its end', async () => {
  const { model } = remembering({
    doStream: { stream: simulateReadableStream({ chunks: pieces('In ', 'Lisbon.') }) },
  });
  const streamed: string[] = [];
  for await (const piece of streamText({ model, prompt: 'Where do I live?' }).textStream) streamed.push(piece);
  expect(streamed).toEqual(['In ', 'Lisbon.']);
  expect(await turns()).toEqual([
    ['contact', 'Where do I live?'],
    ['agent', 'In Lisbon.'],
  ]);
});

it('of a stream that is cancelled what was streamed is kept', async () => {
  const stream = new ReadableStream<StreamPart>({
    start: (controller) =>
      pieces('In Lis', 'bon.')
        .slice(0, 3)
        .forEach((part) => controller.enqueue(part)),
  });
  const middleware = memoryMiddleware(memory);
  const watched = await middleware.wrapStream?.({ doStream: () => Promise.resolve({ stream }) } as never);
  const reader = (watched as { stream: ReadableStream<StreamPart> }).stream.getReader();
  for (let part = 0; part < 3; part++) await reader.read();
  // By now the model waits for the next part, which a cancelled stream ends as well.
  await settled();
  await reader.cancel();
  await settled();
  expect(await turns()).toEqual([['agent', 'In Lis']]);
});

it('other tools stay beside it', async () => {
  const time = tool({ inputSchema: z.object({}), execute: () => 'noon' });
  const { model, asked } = remembering({ doGenerate: says('Noon.') });
  await generateText({ model, tools: { time, search_memory: memoryTool(memory) }, prompt: 'What time is it?' });
  expect(asked.doGenerateCalls[0]?.tools?.map(({ name }) => name)).toEqual(['time', 'search_memory']);
});

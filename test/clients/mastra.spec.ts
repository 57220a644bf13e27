import { AgentMemory } from '@palimpsest/agent';
import { memoryMiddleware, memoryTool } from '@palimpsest/agent/ai-sdk';
import { createClient } from '@palimpsest/client';
import { wrapLanguageModel } from 'ai';
import { MockLanguageModelV4, simulateReadableStream } from 'ai/test';
import { pieces, says, searches } from '../support/agent/scripted-model.js';
import { Service } from '../support/service/service.js';

/** What is called of Mastra; its own types are there only where it is installed. */
interface MastraAgent {
  generate(prompt: string): Promise<{ readonly text: string }>;
  stream(prompt: string): Promise<{ readonly textStream: AsyncIterable<string> }>;
}

const PACKAGE = new URL('../../tools/clients/node_modules/@mastra/core/dist/agent/index.js', import.meta.url).href;

it('an agent of Mastra takes the model with the memory around it, and the tool', async () => {
  const { Agent } = (await import(PACKAGE)) as { Agent: new (options: object) => MastraAgent };
  const service = await Service.start();
  const client = createClient({ url: service.url, key: await service.newKey() });
  const identifier = { kind: 'phone', value: '+911234500001' };
  const memory = new AgentMemory({ client, channel: 'chat', identifier, recallDeadlineMs: 10_000 });
  await memory.remember('Lives in Lisbon.', { attribute: 'current_city', value: 'Lisbon' });
  const scripted = new MockLanguageModelV4({
    doGenerate: [searches('current city', ''), says('Lisbon.')],
    doStream: { stream: simulateReadableStream({ chunks: pieces('Still ', 'Lisbon.') }) },
  });
  const agent = new Agent({
    ...{ id: 'front-desk', name: 'Front desk', instructions: 'Be brief.' },
    model: wrapLanguageModel({ model: scripted, middleware: memoryMiddleware(memory) }),
    tools: { search_memory: memoryTool(memory) },
  });
  expect((await agent.generate('In which city do I live?')).text).toBe('Lisbon.');
  let streamed = '';
  for await (const piece of (await agent.stream('And now?')).textStream) streamed += piece;
  expect(streamed).toBe('Still Lisbon.');
  expect(scripted.doGenerateCalls[0]?.prompt[0]?.content).toMatch(/^Be brief\.[^]*Lives in Lisbon/);
  await memory.end();
  const { turns } = await client.GET('/v1/sessions/{sessionId}/turns', {
    params: { path: { sessionId: memory.sessionId }, query: {} },
  });
  expect(turns.map(({ text }) => text)).toEqual(['In which city do I live?', 'Lisbon.', 'And now?', 'Still Lisbon.']);
  await service.close();
});

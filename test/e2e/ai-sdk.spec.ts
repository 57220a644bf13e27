import { AgentMemory } from '@palimpsest/agent';
import { memoryMiddleware, memoryTool } from '@palimpsest/agent/ai-sdk';
import { createClient } from '@palimpsest/client';
import { generateText, isStepCount, wrapLanguageModel } from 'ai';
import { MockLanguageModelV4 } from 'ai/test';
import { says, searches } from '../support/agent/scripted-model.js';
import { Service } from '../support/service/service.js';

describe('an agent of the AI SDK', () => {
  let service: Service;
  let client: ReturnType<typeof createClient>;

  beforeAll(async () => {
    service = await Service.start();
    client = createClient({ url: service.url, key: await service.newKey() });
  });
  afterAll(() => service.close());

  it('is told what holds now, never what was replaced, and its conversation is kept', async () => {
    const identifier = { kind: 'phone', value: '+911234500000' };
    const memory = new AgentMemory({
      client,
      channel: 'chat',
      identifier,
      recallDeadlineMs: 30_000,
      toolDeadlineMs: 30_000,
    });
    for (const value of ['Porto', 'Lisbon'])
      await memory.remember(`Lives in ${value}.`, { attribute: 'current_city', value });
    const scripted = new MockLanguageModelV4({
      doGenerate: [searches('current city', 'One moment.'), says('Lisbon.')],
    });
    const { text, steps } = await generateText({
      model: wrapLanguageModel({ model: scripted, middleware: memoryMiddleware(memory) }),
      instructions: 'Be brief.',
      prompt: 'In which city do I live?',
      tools: { search_memory: memoryTool(memory) },
      stopWhen: isStepCount(3),
    });
    expect(text).toBe('Lisbon.');
    const [system] = scripted.doGenerateCalls[1]?.prompt ?? [];
    expect(system?.content).toMatch(/^Be brief\.[^]*Lives in Lisbon/);
    expect(system?.content).not.toContain('Porto');
    expect(steps[0]?.toolResults[0]?.output).toMatch(/^1\. Lives in Lisbon/);
    expect(await memory.end()).toEqual({ ended: true, waiting: 0, lost: 0 });
    const { turns } = await client.GET('/v1/sessions/{sessionId}/turns', {
      params: { path: { sessionId: memory.sessionId }, query: {} },
    });
    expect(turns.map(({ role, text: said }) => [role, said])).toEqual([
      ['contact', 'In which city do I live?'],
      ['agent', 'One moment.'],
      ['agent', 'Lisbon.'],
    ]);
  });
});

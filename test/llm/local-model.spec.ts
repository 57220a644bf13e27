import { LlmArbiter } from '#models/llm/llm-arbiter.js';
import { LlmExtractor } from '#models/llm/llm-extractor.js';
import type { ConverseAnswer, LlmMessage, LlmTool } from '#models/llm/llm.js';
import { LlmFault } from '#models/llm/llm-fault.js';
import { OpenAiLlm } from '#models/llm/openai-llm.js';
import type { ArbiterQuestion } from '#models/arbiter.js';
import { type LocalLlm, startLocalLlm } from '../support/models/local-llm.js';
import { TestClock } from '../support/service/test-clock.js';

const SAID_AT = new Date('2026-03-05T10:00:00Z');

let server: LocalLlm;
let llm: OpenAiLlm;

beforeAll(async () => {
  server = await startLocalLlm('smollm2-135m-instruct.q4_1.gguf');
  const clock = new TestClock('2026-03-05T12:00:00Z');
  llm = new OpenAiLlm({ model: 'smollm2', baseUrl: server.url, timeoutMs: 300_000, concurrency: 1, clock });
});
afterAll(() => server.close());

function question(statement: string, believed: string): ArbiterQuestion {
  const candidate = {
    id: 'c1',
    text: believed,
    attribute: null,
    value: null,
    validFrom: SAID_AT,
    validTo: null,
    similarity: 0.8,
  };
  return { statement: { text: statement, attribute: null, value: null, saidAt: SAID_AT }, candidates: [candidate] };
}

describe('a real model of 135 million parameters: the shape of its answers, not their worth', () => {
  it.each([
    ['Moved to Lisbon.', 'Lives in Porto.'],
    ['I also bought Ethereum.', 'Owns Bitcoin.'],
  ])('gives a verdict about "%s" and "%s"', async (statement, believed) => {
    const arbiter = new LlmArbiter(llm, { deadlineMs: 300_000, clock: new TestClock('2026-03-05T12:00:00Z') });
    const verdict = await arbiter.judge(question(statement, believed));
    console.log(statement, verdict);
    expect(['add', 'restate', 'supersede']).toContain(verdict.outcome);
    expect(verdict.reason).not.toBe('');
  });

  it('reads a conversation, or says why it cannot', async () => {
    const turns = ['I moved to Lisbon in May.', 'My dentist is on Thursday at three.'].map((text, position) => {
      return { id: `t${position}`, position, speaker: 'Ana', role: 'contact' as const, text, at: SAID_AT };
    });
    const request = { contact: { name: 'Ana', timezone: 'Europe/Lisbon' }, before: [], turns, known: [] };
    const outcome: unknown = await new LlmExtractor(llm).extract(request).catch((error: unknown) => error);
    console.log(outcome);
    if (outcome instanceof LlmFault) {
      expect(['truncated', 'nonsense']).toContain(outcome.kind);
      expect(outcome.usage?.inputTokens).toBeGreaterThan(0);
    } else {
      expect(outcome).toMatchObject({ facts: expect.any(Array) as unknown[], events: expect.any(Array) as unknown[] });
    }
  });

  it.each(['whole', 'streamed'])('takes steps with a tool, %s', async (how) => {
    const parameters = { type: 'object', properties: { query: { type: 'string' } }, required: ['query'] };
    const tools = [{ name: 'search_memories', description: 'Finds what is known of Ana.', parameters }];
    const pieces: string[] = [];
    const onText = how === 'whole' ? undefined : (piece: string): void => void pieces.push(piece);
    const asked = {
      system: 'Answer the question. Look for what you need by search_memories.',
      maxTokens: 60,
      onText,
    };
    const question = { role: 'user', text: 'Where does Ana live?' } as const;
    const step = async (messages: readonly LlmMessage[], more: readonly LlmTool[]): Promise<void> => {
      const answer = await llm.converse({ ...asked, messages, tools: more }).catch((error: unknown) => error);
      console.log(answer);
      if (answer instanceof LlmFault) return expect(answer.kind).toBe('truncated');
      expect(answer).toMatchObject({ text: expect.any(String) as string, calls: expect.any(Array) as unknown[] });
      if (onText) expect(pieces.splice(0).join('')).toBe((answer as ConverseAnswer).text);
    };
    await step([question], tools);
    pieces.length = 0;
    const call = { id: 'c0', name: 'search_memories', arguments: { query: 'Ana' } };
    const found = [
      { role: 'assistant', text: '', calls: [call] },
      { role: 'tool', callId: 'c0', text: '{"text":"Ana lives in Lisbon."}' },
    ] as const;
    await step([question, ...found], []);
  });
});

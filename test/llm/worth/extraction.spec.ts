import { LlmExtractor } from '#models/llm/llm-extractor.js';
import { CHAT } from '../../conversations/chat.js';
import { compared } from '../../conversations/compared.js';
import { PHONE } from '../../conversations/phone.js';
import type { LocalLlm } from '../../support/models/local-llm.js';
import { llmOf, share, startWorthy, tell } from './worth.js';

let server: LocalLlm;
beforeAll(async () => {
  server = await startWorthy();
});
afterAll(() => server.close());

it('reads labelled conversations: what share of what it makes is right, and of what should be kept is found', async () => {
  const extractor = new LlmExtractor(llmOf(server));
  const sum = { right: 0, wrong: 0, left: 0, keep: 0, faults: 0 };
  for (const conversation of [...PHONE, ...CHAT]) {
    sum.keep += conversation.keep.length;
    try {
      const { right, wrong, left } = await compared(extractor, conversation);
      sum.right += right.length;
      sum.wrong += wrong.length;
      sum.left += left.length;
      tell(`${conversation.name}: wrong ${JSON.stringify(wrong)}, left ${JSON.stringify(left)}`);
    } catch (error) {
      sum.faults += 1;
      sum.left += conversation.keep.length;
      tell(`${conversation.name}: ${String(error)}`);
    }
    tell(`right ${share(sum.right, sum.right + sum.wrong)}, found ${share(sum.keep - sum.left, sum.keep)}`);
  }
  tell(`faults ${sum.faults}`);
  expect(sum.right).toBeGreaterThan(0);
});

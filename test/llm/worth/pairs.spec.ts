import { sameSubject } from '#domain/memory/sameness.js';
import { LlmFault } from '#models/llm/llm-fault.js';
import { LlmArbiter } from '#models/llm/llm-arbiter.js';
import type { LocalLlm } from '../../support/models/local-llm.js';
import { TestClock } from '../../support/service/test-clock.js';
import type { Pair, Said } from '../../pairs/pair.js';
import { PAIRS, shown } from '../../pairs/told.js';
import { llmOf, PATIENCE_MS, share, startWorthy, tell } from './worth.js';

let server: LocalLlm;
let arbiter: LlmArbiter;
beforeAll(async () => {
  server = await startWorthy();
  arbiter = new LlmArbiter(llmOf(server), { deadlineMs: PATIENCE_MS, clock: new TestClock('2026-03-15T12:00:00Z') });
});
afterAll(() => server.close());

const about = ({ subject }: Said) => ({ subject: subject ?? null, status: null });

/** As the local arbiter is asked in test/integration/local-arbiter.spec.ts: the words alone. */
async function goes({ first, second }: Pair): Promise<boolean> {
  if (!sameSubject(about(first), about(second))) return false;
  const untold = { attribute: null, value: null };
  const held = { validFrom: new Date('2026-03-01T09:00:00Z'), validTo: null, similarity: 0.8 };
  const { outcome } = await arbiter.judge({
    statement: { text: second.text, ...untold, saidAt: new Date('2026-03-15T09:00:00Z') },
    candidates: [{ id: 'known', text: first.text, ...untold, ...held }],
  });
  return outcome === 'supersede';
}

/** One of two, in turns through all subjects: all would take twice as long. */
const ASKED = PAIRS.filter((_, i) => i % 2 === 0);

it('judges pairs in plain words: how many of what must go are gone, and of what holds stay', async () => {
  const counts = { gone: 0, mustGo: 0, stays: 0, mustStay: 0, faults: 0 };
  for (const pair of ASKED) {
    counts[pair.goes ? 'mustGo' : 'mustStay'] += 1;
    try {
      const isGone = await goes(pair);
      if (pair.goes && isGone) counts.gone += 1;
      if (!pair.goes && !isGone) counts.stays += 1;
      if (isGone !== pair.goes) tell(`wrong: ${shown(pair)}`);
    } catch (error) {
      if (!(error instanceof LlmFault)) throw error;
      counts.faults += 1;
      // What is not decided stands beside.
      if (!pair.goes) counts.stays += 1;
    }
    tell(`gone ${share(counts.gone, counts.mustGo)}, stays ${share(counts.stays, counts.mustStay)}`);
  }
  tell(`faults ${share(counts.faults, ASKED.length)}`);
  expect(counts.faults / ASKED.length).toBeLessThan(0.05);
});

import { endSession, extractSession, getSession } from '#contract/conversation.js';
import { byDoors } from '../support/doors/doors.js';
import { ExtractedCall, ownTenant } from '../support/models/extracted-call.js';
import { ScriptedExtractor } from '../support/models/scripted-extractor.js';
import { TestClock } from '../support/service/test-clock.js';
import { until } from '../support/service/until.js';

const clock = new TestClock('2026-03-05');
const extractor = new ScriptedExtractor();
const { tenantId, settings: own } = ownTenant();
/** By the tests' clock it lasts for as long as they want it to; it is renewed several times in a second of the real one. */
const settings = { ...own, EXTRACT_LEASE_SECONDS: '0.6' };
const BEGIN = Date.parse('2026-03-05T10:00:00Z');

byDoors('a session while the model is slow', { clock, extractor, tenantId, settings }, (visit) => {
  const { ask } = visit;
  const call = new ExtractedCall(visit, extractor);
  const at = (seconds: number): void => clock.set(new Date(BEGIN + seconds * 1_000).toISOString());
  let signals: (AbortSignal | undefined)[] = [];
  let answer: () => void = () => undefined;
  let first: Promise<void> | undefined;

  beforeEach(async () => {
    at(0);
    await call.begin();
    signals = [];
    const answered = new Promise<void>((resolve) => (answer = resolve));
    call.tell(async (_, signal) => {
      signals.push(signal);
      if (signals.length === 1) await answered;
      return {
        facts: [{ text: `Asha likes tea, by answer ${signals.length}`, evidence: call.quoted('1', 'I like tea') }],
      };
    });
    await call.say(['1', 'Asha', 'I like tea']);
    await ask(endSession, { sessionId: call.sessionId });
    first = call.work();
    await until('the extractor is asked', () => signals.length > 0);
  });

  it('is asked about once, however much longer than the lease that takes', async () => {
    for (const seconds of [1, 60, 600, 3_600]) {
      at(seconds);
      await until('the lease is renewed', async () => (await call.status()) === 'running');
      await call.work();
    }
    answer();
    await first;
    expect(signals).toHaveLength(1);
    expect((await ask(getSession, { sessionId: call.sessionId })).extraction).toMatchObject({
      ...{ status: 'done', inputTokens: 100 },
    });
    expect(await call.texts()).toEqual(['Asha likes tea, by answer 1']);
  });

  it('goes on when it is asked for once more meanwhile', async () => {
    for (let i = 0; i < 3; i++) {
      const { extraction } = await ask(extractSession, { sessionId: call.sessionId });
      expect(extraction.status).toBe('running');
      await call.work();
    }
    answer();
    await first;
    expect(signals).toHaveLength(1);
    expect(await call.texts()).toEqual(['Asha likes tea, by answer 1']);
  });

  it('begins anew when it is asked for again from its first turn, and the model may stop', async () => {
    await ask(extractSession, { sessionId: call.sessionId, again: true });
    await until('the extractor is told', () => signals[0]?.aborted === true);
    await call.work();
    answer();
    await first;
    expect(signals).toHaveLength(2);
    expect(await call.texts()).toEqual(['Asha likes tea, by answer 2']);
  });

  it('says how many were found in its turns, and not twice as many once they were read again', async () => {
    answer();
    await first;
    await ask(extractSession, { sessionId: call.sessionId, again: true });
    await call.work();
    expect(signals).toHaveLength(2);
    expect((await ask(getSession, { sessionId: call.sessionId })).extraction).toMatchObject({
      status: 'done',
      found: 1,
    });
  });
});

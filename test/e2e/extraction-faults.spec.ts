import { endSession, extractSession, getSession } from '#contract/conversation.js';
import { ExtractionHealthService } from '#conversation/extraction/extraction-health.service.js';
import { LlmFault } from '#models/llm/llm-fault.js';
import { byDoors } from '../support/doors/doors.js';
import { ExtractedCall, ownTenant } from '../support/models/extracted-call.js';
import { ScriptedExtractor } from '../support/models/scripted-extractor.js';
import { TestClock } from '../support/service/test-clock.js';
import { until } from '../support/service/until.js';

const clock = new TestClock('2026-03-05');
const extractor = new ScriptedExtractor();
const { tenantId, settings: own } = ownTenant();
const settings = { ...own, EXTRACT_ATTEMPTS: '3', EXTRACT_TOKENS: '200' };

byDoors('extraction that fails', { clock, extractor, tenantId, settings }, (visit) => {
  const { ask } = visit;
  const call = new ExtractedCall(visit, extractor);

  beforeEach(async () => {
    clock.set('2026-03-05T10:00:00Z');
    await call.begin();
  });

  it('tries for ever what may pass', async () => {
    call.tell(() => {
      throw new LlmFault('unreachable', 'The language model could not be reached.');
    });
    await call.say(['1', 'Asha', 'I like tea']);
    await ask(endSession, { sessionId: call.sessionId });
    for (const minute of [0, 1, 10, 30, 59]) {
      clock.set(`2026-03-05T10:${String(minute).padStart(2, '0')}:30Z`);
      await call.work();
      expect((await ask(getSession, { sessionId: call.sessionId })).extraction).toMatchObject({
        status: 'retrying',
        attempts: 0,
        reason: 'The language model could not be reached.',
      });
    }
    call.tell(() => ({ facts: [{ text: 'Asha likes tea', evidence: call.quoted('1', 'I like tea') }] }));
    clock.set('2026-03-05T12:00:00Z');
    await call.work();
    expect(await call.status()).toBe('done');
    expect(await call.texts()).toEqual(['Asha likes tea']);
  });

  it('keeps the time of the next attempt, also when more is said or the session ends', async () => {
    call.tell(() => {
      throw new LlmFault('rate-limited', 'Too often.', { retryAfterMs: 240_000 });
    });
    await call.say(['0', 'Asha', 'word '.repeat(300)]);
    await call.work();
    const { nextAttemptAt } = (await ask(getSession, { sessionId: call.sessionId })).extraction;
    expect(nextAttemptAt).toBe('2026-03-05T10:04:00.000Z');
    for (const second of [10, 20, 30]) {
      clock.set(`2026-03-05T10:00:${second}Z`);
      await call.say([`${second}`, 'Asha', 'ok then']);
      await call.work();
    }
    await ask(endSession, { sessionId: call.sessionId });
    await call.work();
    expect(call.asked).toHaveLength(1);
    expect((await ask(getSession, { sessionId: call.sessionId })).extraction).toMatchObject({
      ...{ status: 'retrying', nextAttemptAt },
    });
    clock.set('2026-03-05T10:04:00Z');
    call.tell(() => ({}));
    await call.work();
    expect(await call.status()).toBe('done');
  });

  it('is late while the model is away, also between the attempts', async () => {
    call.tell(() => {
      throw new LlmFault('unreachable', 'The language model could not be reached.');
    });
    await call.say(['1', 'Asha', 'I like tea']);
    await ask(endSession, { sessionId: call.sessionId });
    for (const minute of [0, 10, 20, 30]) {
      clock.set(`2026-03-05T10:${String(minute).padStart(2, '0')}:00Z`);
      await call.work();
      expect(await call.status()).toBe('retrying');
    }
    const health = await visit.service.app.get(ExtractionHealthService).health();
    expect(health.state).toBe('late');
    expect(health.waiting).toBeGreaterThanOrEqual(1);
    expect(health.oldestWaitingSeconds).toBeGreaterThanOrEqual(30 * 60);
  });

  it('gives up what lies in the turns, and tries again when it is call.asked to', async () => {
    call.tell(() => {
      throw new LlmFault('nonsense', 'The language model made no sense.');
    });
    await call.say(['1', 'Asha', 'I like tea']);
    await ask(endSession, { sessionId: call.sessionId });
    for (const hour of [11, 12, 13, 14]) {
      await call.work();
      clock.set(`2026-03-05T${hour}:00:00Z`);
    }
    expect(call.asked).toHaveLength(3);
    expect((await ask(getSession, { sessionId: call.sessionId })).extraction).toMatchObject({
      status: 'dead',
      attempts: 3,
      reason: 'The language model made no sense.',
      nextAttemptAt: null,
    });
    await call.say(['2', 'Asha', 'I like rain']);
    expect(await call.status()).toBe('dead');
    call.tell(() => ({ facts: [{ text: 'Asha likes tea', evidence: call.quoted('1', 'I like tea') }] }));
    await ask(extractSession, { sessionId: call.sessionId });
    await call.work();
    expect(await call.status()).toBe('done');
    expect(await call.texts()).toEqual(['Asha likes tea']);
  });

  it('reads fewer turns when the answer would be cut off', async () => {
    call.tell(({ turns }) => {
      if (turns.length > 2) throw new LlmFault('truncated', 'The answer was cut off.');
      return {};
    });
    await call.say(...['1', '2', '3', '4', '5'].map((id) => [id, 'Asha', 'Hm.'] as [string, string, string]));
    await ask(endSession, { sessionId: call.sessionId });
    await call.work();
    expect(await call.status()).toBe('done');
    expect(call.asked.map(({ turns }) => turns.length)).toEqual([5, 3, 2, 2, 1]);
  });

  it('counts what answers cost that were cut off', async () => {
    const usage = { model: 'scripted', calls: 1, inputTokens: 5_000, outputTokens: 8_000, cost: 1 };
    call.tell(({ turns }) => {
      if (turns.length > 2) throw new LlmFault('truncated', 'The answer was cut off.', { usage });
      return { cut: turns.length > 1 };
    });
    await call.say(...['1', '2', '3'].map((id) => [id, 'Asha', 'Hm.'] as [string, string, string]));
    await ask(endSession, { sessionId: call.sessionId });
    await call.work();
    expect(call.asked.map(({ turns }) => turns.length)).toEqual([3, 2, 1, 1, 1]);
    const { extraction } = await ask(getSession, { sessionId: call.sessionId });
    expect(extraction).toMatchObject({ status: 'done', inputTokens: 5_400, outputTokens: 8_040 });
    expect(extraction.cost).toBeCloseTo(1.004);
  });

  it('loses one statement that cannot be, and not those beside it', async () => {
    call.tell(() => ({
      facts: [
        {
          text: 'Asha rents a flat',
          from: '5 May 2025',
          to: '1 May 2020',
          evidence: call.quoted('1', 'I rent a flat'),
        },
        { text: 'Asha likes tea', correction: true, evidence: call.quoted('1', 'I like tea') },
      ],
    }));
    await call.say(['1', 'Asha', 'I rent a flat, from 5 May 2025, no, 1 May 2020, and I like tea']);
    await ask(endSession, { sessionId: call.sessionId });
    await call.work();
    expect(await call.texts()).toEqual(['Asha likes tea']);
    expect(await call.status()).toBe('done');
  });

  it('writes once when a lease ends while its holder is slow', async () => {
    let goOn: () => void = () => undefined;
    const slow = new Promise<void>((resolve) => (goOn = resolve));
    let calls = 0;
    call.tell(async () => {
      calls += 1;
      const text = calls === 1 ? 'Asha likes tea' : 'Asha is fond of tea';
      if (calls === 1) await slow;
      return { facts: [{ text, evidence: call.quoted('1', 'I like tea') }] };
    });
    await call.say(['1', 'Asha', 'I like tea']);
    await ask(endSession, { sessionId: call.sessionId });
    const first = call.work();
    await until('the extractor is asked', () => calls > 0);
    expect(await call.status()).toBe('running');
    await call.work();
    expect(calls).toBe(1);
    clock.set('2026-03-05T10:06:00Z');
    await call.work();
    goOn();
    await first;
    expect(calls).toBe(2);
    expect(await call.texts()).toEqual(['Asha is fond of tea']);
    expect((await ask(getSession, { sessionId: call.sessionId })).extraction).toMatchObject({
      status: 'done',
      inputTokens: 100,
    });
  });
});

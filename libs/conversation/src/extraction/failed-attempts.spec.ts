import { mock } from 'node:test';
import { Logger } from '@nestjs/common';
import { readConfig } from '#config/config.js';
import { DomainError } from '#domain/service/errors.js';
import { LlmFault, type LlmFaultDetails, type LlmFaultKind } from '#models/llm/llm-fault.js';
import type { FailedAttempt, LeasedSession } from './extraction-queue.repository.js';
import { FailedAttempts } from './failed-attempts.js';

const NOW = new Date('2026-03-05T10:00:00Z');

let logged: unknown[] = [];

beforeAll(() => {
  mock.method(Logger.prototype, 'warn', () => undefined);
  mock.method(Logger.prototype, 'error', (line: unknown) => void logged.push(line));
});
beforeEach(() => (logged = []));
afterAll(() => mock.restoreAll());

/** @returns what is written of an attempt that failed, with the seconds until the next one. */
async function failed(
  error: unknown,
  { attempts = 0, waited = 0 } = {},
): Promise<FailedAttempt & { readonly seconds: number | null }> {
  const written: FailedAttempt[] = [];
  const queue = { fail: (_: LeasedSession, attempt: FailedAttempt) => Promise.resolve(written.push(attempt)) };
  const failures = new FailedAttempts(queue as never, { now: () => NOW }, readConfig({ EXTRACT_ATTEMPTS: '9' }));
  const waitingSince = new Date(NOW.getTime() - waited * 1000);
  await failures.record({ sessionId: 'call-1', attempts, waitingSince } as LeasedSession, error);
  const [attempt] = written as [FailedAttempt];
  return { ...attempt, seconds: attempt.dueAt && (attempt.dueAt.getTime() - NOW.getTime()) / 1000 };
}
const fault = (kind: LlmFaultKind, details: LlmFaultDetails = {}): LlmFault => new LlmFault(kind, 'No.', details);

describe('an attempt that failed because of the turns', () => {
  it('counts, and is made again after a pause that doubles, of five minutes at most', async () => {
    const pauses = [0, 1, 5, 6, 7].map(async (attempts) => (await failed(fault('nonsense'), { attempts })).seconds);
    expect(await Promise.all(pauses)).toEqual([5, 10, 160, 300, 300]);
  });

  it('gives the session up at EXTRACT_ATTEMPTS of them', async () => {
    expect(await failed(fault('refused'), { attempts: 7 })).toMatchObject({ counted: true, deadAt: null });
    const last = await failed(fault('refused'), { attempts: 8 });
    expect(last).toMatchObject({ counted: true, deadAt: NOW, dueAt: null });
  });

  it.each<{ what: string; error: unknown; counted: boolean }>([
    ...(['refused', 'truncated', 'nonsense'] as const).map((kind) => ({
      what: kind,
      error: fault(kind),
      counted: true,
    })),
    ...(['unreachable', 'rate-limited', 'server', 'timeout', 'misconfigured'] as const).map((kind) => ({
      ...{ what: kind, error: fault(kind), counted: false },
    })),
    { what: 'a database that is away', error: new DomainError('UNAVAILABLE', 'Away.'), counted: false },
    { what: 'another fault of ours', error: new DomainError('CONFLICT', 'No.'), counted: true },
    { what: 'a mistake in the code', error: new TypeError('x'), counted: true },
  ])('$what counts: $counted', async ({ error, counted }) => {
    expect(await failed(error)).toMatchObject({ counted });
  });
});

describe('an attempt that failed because of something that passes', () => {
  it.each([
    { waited: 0, asked: null, seconds: 5 },
    { waited: 12, asked: null, seconds: 6 },
    { waited: 12, asked: 8_000, seconds: 8 },
    { waited: 10_000, asked: null, seconds: 300 },
    { waited: 0, asked: 3_600_000, seconds: 300 },
  ])('after $waited s, asked to wait $asked ms, is made again in $seconds s', async ({ waited, asked, seconds }) => {
    expect(await failed(fault('server', { retryAfterMs: asked }), { waited })).toMatchObject({ seconds });
  });

  it('is made again however often it was', async () => {
    expect(await failed(fault('server'), { attempts: 99 })).toMatchObject({ deadAt: null, seconds: 5 });
  });
});

describe('what is kept of an attempt that failed', () => {
  it('is its message, at most 500 characters, and nothing of a mistake in the code', async () => {
    expect((await failed(new DomainError('CONFLICT', 'x'.repeat(501)))).error).toBe('x'.repeat(500));
    expect((await failed(new TypeError('secret'))).error).toBe('The service failed; its log says more.');
  });

  it('is what it cost', async () => {
    const usage = { inputTokens: 7, outputTokens: 3, cost: 0.5 } as LlmFaultDetails['usage'];
    const cost = { inputTokens: 7, outputTokens: 3, cost: 0.5 };
    expect(await failed(fault('nonsense', { usage: usage ?? null }))).toMatchObject(cost);
    expect(await failed(fault('nonsense'))).toMatchObject({ inputTokens: 0, outputTokens: 0, cost: null });
  });
});

describe('what is logged of an attempt that failed', () => {
  it.each([
    { what: 'a mistake in the code', error: new TypeError('"I am\n    at ease" is no number'), as: /^TypeError\n/ },
    {
      what: 'a fault of the database',
      error: Object.assign(new Error('"I am at ease"'), { name: 'Neo4jError', code: 'Neo.ClientError.Statement' }),
      as: /^Neo4jError Neo\.ClientError\.Statement\n/,
    },
    { what: 'an error without a message', error: new RangeError(), as: /^RangeError\n/ },
  ])('is of $what where it happened, and nothing of its message', async ({ error, as }) => {
    await failed(error);
    const [line] = logged as string[];
    expect(logged).toHaveLength(1);
    expect(line?.replace('Session call-1: ', '')).toMatch(as);
    expect(line).toMatch(/\n {4}at .*failed-attempts\.spec/);
    expect(line).not.toContain('ease');
  });

  it('is nothing more than what is kept, of a fault that is told to callers', async () => {
    await failed(fault('nonsense'));
    expect(logged).toEqual([]);
  });

  it('is that it was no error, of anything else that is thrown', async () => {
    await failed('I am at ease');
    expect(logged).toEqual(['Session call-1: Something was thrown that is no error, of type string.']);
  });
});

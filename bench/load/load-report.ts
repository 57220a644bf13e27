import type { MemoryUse } from '../bed/memory-use.js';
import { percentile } from '../bed/percentile.js';
import { table } from '../bed/table.js';
import type { Outcome } from './drive.js';
import { CROWD } from './callers.js';
import { type Kind, MIX } from './traffic.js';

/** What one rate did; times in milliseconds. */
export interface Step {
  readonly perSecond: number;
  readonly seconds: number;
  readonly answeredPerSecond: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  /** Of the kinds that wait for a model: recall for the vector of its question, remember for that and the arbiter. */
  readonly recallP95: number;
  readonly rememberP95: number;
  /** The share that was turned away with a 503. */
  readonly turnedAway: number;
  /** How many were answered with another fault, or not at all. */
  readonly failed: number;
  readonly probeP99: number;
  readonly memoryMb: MemoryUse;
}

/** @returns the figures of one rate. */
export function stepOf(
  perSecond: number,
  { outcomes, seconds }: { outcomes: readonly Outcome[]; seconds: number },
  probesMs: readonly number[],
  memoryMb: MemoryUse,
): Step {
  const answered = outcomes.filter(({ status }) => status === 200);
  const turnedAway = outcomes.filter(({ status }) => status === 503).length;
  const at = (share: number, only?: Kind): number =>
    percentile(
      answered.flatMap(({ kind, ms }) => (only === undefined || kind === only ? [ms] : [])),
      share,
    );
  return {
    ...{ perSecond, seconds, answeredPerSecond: answered.length / seconds },
    ...{ p50: at(0.5), p95: at(0.95), p99: at(0.99), recallP95: at(0.95, 'recall'), rememberP95: at(0.95, 'remember') },
    turnedAway: turnedAway / outcomes.length,
    failed: outcomes.length - answered.length - turnedAway,
    probeP99: percentile(probesMs, 0.99),
    memoryMb,
  };
}

/** The rate from which on requests wait for one another: the last at which 95 of 100 are answered within this time. */
const KNEE_MS = 250;

/** @returns the highest rate at which nothing was turned away or failed and p95 stayed below {@link KNEE_MS}; 0: none. */
export function kneeOf(steps: readonly Step[]): number {
  const good = steps.filter(({ p95, turnedAway, failed }) => p95 <= KNEE_MS && turnedAway === 0 && failed === 0);
  return Math.max(0, ...good.map(({ perSecond }) => perSecond));
}

/** @returns the tables as Markdown. */
export function loadReport(steps: readonly Step[], soak: readonly Step[]): string {
  const mix = MIX.map(({ kind, share }) => `${Math.round(100 * share)} % ${kind}`).join(', ');
  const parts = [
    `${CROWD.callers} callers with ${CROWD.memories} memories each; ${mix}. Requests come at their time, whether or not those before are answered; service, database and the sender share the machine.`,
    stepsTable(steps),
    `The knee: ${kneeOf(steps)} a second, the highest rate at which p95 stays within ${KNEE_MS} ms and nothing is turned away.`,
  ];
  if (soak.length > 0) parts.push(`Then ${soak.length} minutes at half of that, a line each:`, stepsTable(soak));
  return parts.join('\n\n');
}

function stepsTable(steps: readonly Step[]): string {
  return table(
    [
      'asked /s',
      'answered /s',
      'p50 ms',
      'p95',
      'p99',
      'recall p95',
      'remember p95',
      '503',
      'failed',
      'health p99',
      'service MB',
      'database MB',
    ],
    steps.map((one) => [
      one.perSecond,
      one.answeredPerSecond.toFixed(0),
      ...[one.p50, one.p95, one.p99, one.recallP95, one.rememberP95].map((ms) => ms.toFixed(0)),
      `${(100 * one.turnedAway).toFixed(1)} %`,
      one.failed,
      one.probeP99.toFixed(0),
      one.memoryMb.service ?? '',
      one.memoryMb.database ?? '',
    ]),
  );
}

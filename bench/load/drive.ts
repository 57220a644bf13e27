import { once } from 'node:events';
import { extname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { NotAnswered } from '../bed/rest-client.js';
import type { Arrival, Kind } from './traffic.js';

/** `.ts` when run from source, `.js` from dist: the worker is beside this file in both. */
const PROBER = new URL(`./probe.worker${extname(import.meta.url)}`, import.meta.url);

/** What became of one request. */
export interface Outcome {
  readonly kind: Kind;
  /** From when it was due, so that a driver or a service that lags does not look fast. */
  readonly ms: number;
  /** 0: no answer. */
  readonly status: number;
}

/** Sends each request when it is due, without waiting for those before. */
export async function drive(
  due: readonly Arrival[],
  send: (kind: Kind) => Promise<void>,
): Promise<{ outcomes: Outcome[]; seconds: number }> {
  const started = performance.now();
  const open: Promise<Outcome>[] = [];
  for (const { at, kind } of due) {
    const early = started + at - performance.now();
    if (early > 1) await sleep(early);
    open.push(outcomeOf(kind, started + at, send));
  }
  const outcomes = await Promise.all(open);
  return { outcomes, seconds: (performance.now() - started) / 1_000 };
}

async function outcomeOf(kind: Kind, due: number, send: (kind: Kind) => Promise<void>): Promise<Outcome> {
  const status = await send(kind).then(
    () => 200,
    (error: unknown) => (error instanceof NotAnswered ? error.status : 0),
  );
  return { kind, ms: performance.now() - due, status };
}

/**
 * Asks whether the service is alive over and over until `during` is over.
 * @returns milliseconds of each answer; `Infinity`: not alive.
 */
export async function probed<T>(url: string, during: Promise<T>): Promise<{ result: T; probesMs: readonly number[] }> {
  const prober = new Worker(PROBER, { workerData: `${url}/health/live` });
  const answered = once(prober, 'message') as Promise<[readonly number[]]>;
  const [result, [probesMs]] = await Promise.all([during.finally(() => prober.postMessage('over')), answered]);
  return { result, probesMs };
}

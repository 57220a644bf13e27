// Runs in its own thread, from source and from dist, so that what it measures does not wait for the requests that are sent meanwhile.
import { setTimeout as sleep } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

const EVERY_MS = 100;

let isOver = false;
parentPort?.once('message', () => (isOver = true));
const answersMs: number[] = [];
while (!isOver) {
  const asked = performance.now();
  const { ok } = await fetch(workerData as string);
  answersMs.push(ok ? performance.now() - asked : Infinity);
  await sleep(EVERY_MS);
}
parentPort?.postMessage(answersMs);

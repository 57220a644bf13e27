import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { run } from './run.js';

const POLL_MS = 50;

/** A process of ours, recognised by a text in its command line: a pid alone may belong to another program by now. */
export interface Marked {
  readonly pid: number;
  readonly mark: string;
}

/** @returns whether it runs; a dead child that nobody has waited for does not. */
export async function isRunning({ pid, mark }: Marked): Promise<boolean> {
  if (!isThere(pid)) return false;
  return (await commandLine(pid)).includes(mark);
}

/** @returns whether it ended within `milliseconds`. */
export async function isGoneWithin(process: Marked, milliseconds: number): Promise<boolean> {
  const deadline = performance.now() + milliseconds;
  while (await isRunning(process)) {
    if (performance.now() > deadline) return false;
    await sleep(POLL_MS);
  }
  return true;
}

/**
 * Waits until nothing is left of a process that ended: during its teardown it has no command line any more, but still
 * its ports.
 */
export async function untilTornDown(pid: number, milliseconds: number): Promise<void> {
  const deadline = performance.now() + milliseconds;
  while (isThere(pid) && performance.now() < deadline) await sleep(POLL_MS);
}

/** Asks it to stop, and kills it if it has not ended within `graceMs`. */
export async function terminate(process: Marked, graceMs: number): Promise<void> {
  if (!(await isRunning(process))) return;
  signal(process.pid, 'SIGTERM');
  // A suspended process receives no signal until it continues.
  signal(process.pid, 'SIGCONT');
  if (!(await isGoneWithin(process, graceMs))) await killNow(process);
}

/** Kills it like a power cut. */
export async function killNow(process: Marked): Promise<void> {
  if (!(await isRunning(process))) return;
  signal(process.pid, 'SIGKILL');
  await isGoneWithin(process, 10_000);
}

/** @returns whether this user has any process with that pid. */
export function isThere(pid: number): boolean {
  return signal(pid, 0);
}

function signal(pid: number, name: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, name);
  } catch {
    return false;
  }
}

async function commandLine(pid: number): Promise<string> {
  if (existsSync('/proc/self/cmdline')) {
    return (await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')).replaceAll('\0', ' ');
  }
  return (await run('ps', ['-p', String(pid), '-o', 'command='])).output;
}

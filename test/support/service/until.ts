import { setTimeout as wait } from 'node:timers/promises';

const PAUSE_MS = 10;

/** Waits for what another process or connection brings about; the test's own limit says when it never did. */
export async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await holds())) await wait(PAUSE_MS);
}

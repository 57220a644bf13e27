import { setTimeout as wait } from 'node:timers/promises';
import { report } from './report.js';

const PAUSE_MS = 100;
/** A longer wait for an answer counts as no answer. */
const ANSWER_MS = 10_000;

/** The service to wait for, and how to report. */
export interface Awaited {
  readonly url: string;
  readonly key: string;
  /** Ends the wait if the service stops. */
  readonly until: Promise<unknown>;
  /** Called with the reason why it is not ready yet, once for each new reason. */
  readonly tell?: (reason: string) => void;
}

/** Waits until `/health/ready` succeeds: "ready" means the same for a person at a terminal as for a load balancer. */
export async function untilReady({ url, key, until, tell = report }: Awaited): Promise<void> {
  let [stopped, lastReason] = [false, ''];
  void until.then(() => (stopped = true));
  while (!stopped) {
    const reason = await unready(url, key);
    if (reason === null) return;
    if (reason !== lastReason) tell((lastReason = reason));
    await Promise.race([until, wait(PAUSE_MS)]);
  }
}

async function unready(url: string, key: string): Promise<string | null> {
  const headers = { authorization: `Bearer ${key}` };
  try {
    const response = await fetch(`${url}/health/ready`, { headers, signal: AbortSignal.timeout(ANSWER_MS) });
    const body = (await response.json()) as { detail?: unknown };
    if (response.ok) return null;
    return typeof body.detail === 'string' ? body.detail : `The service answers ${response.status}.`;
  } catch {
    return 'The service does not answer yet.';
  }
}

import { setTimeout as sleep } from 'node:timers/promises';
import type { RunningServer } from '#local-server/running-server.js';
import { report as toStderr } from './report.js';

/** How often to check whether the database runs, and how long to wait after a failed start. */
export interface Pace {
  readonly lookMs: number;
  readonly waitMs: number;
}

const PACE: Pace = { lookMs: 2_000, waitMs: 30_000 };

/**
 * Starts the local database again if it ends on its own, for example because memory ran out; until then every call is
 * refused.
 * @returns a function that ends the watch. A start in progress continues until the server is stopped, without further
 * messages.
 */
export function keepRunning(
  server: Pick<RunningServer, 'revive'>,
  report: (line: string) => void = toStderr,
  { lookMs, waitMs }: Pace = PACE,
): { end(): void } {
  const ending = new AbortController();
  const { signal } = ending;
  const say = (line: string): void => {
    if (!signal.aborted) report(line);
  };
  const keep = async (): Promise<void> => {
    let next = lookMs;
    while (!signal.aborted) {
      await sleep(next, undefined, { signal }).catch(() => undefined);
      if (!signal.aborted) next = (await isThere(server, say)) ? lookMs : waitMs;
    }
  };
  void keep();
  return { end: () => ending.abort() };
}

async function isThere(server: Pick<RunningServer, 'revive'>, report: (line: string) => void): Promise<boolean> {
  try {
    if (await server.revive()) report('Neo4j had ended by itself, and was started again.');
    return true;
  } catch (error) {
    report(`Neo4j has ended by itself and does not start again: ${(error as Error).message}`);
    return false;
  }
}

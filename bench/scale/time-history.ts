import { getHistory } from '#contract/memories.js';
import { type Spread, spread } from '../bed/percentile.js';
import type { RestClient } from '../bed/rest-client.js';

/** How long the first page of a fact's history takes, in milliseconds at the client. */
export interface HistoryTimes {
  /** Of a fact that has had one value. */
  readonly single: Spread;
  /** Of one that has had many. */
  readonly long: Spread;
  /** How many steps its first page has. */
  readonly steps: number;
}

const ROUNDS = 50;
/** The first few of a process are slower. */
const WARM_UP = 5;

/** Asks for both in turn. */
export async function timeHistory(client: RestClient, single: string, long: string): Promise<HistoryTimes> {
  const times = { single: [] as number[], long: [] as number[] };
  let steps = 0;
  for (let round = -WARM_UP; round < ROUNDS; round += 1) {
    for (const [name, memoryId] of Object.entries({ single, long }) as ['single' | 'long', string][]) {
      const started = performance.now();
      const answer = await client.call(getHistory, { memoryId });
      if (round >= 0) times[name].push(performance.now() - started);
      steps = answer.steps.length;
    }
  }
  return { single: spread(times.single), long: spread(times.long), steps };
}

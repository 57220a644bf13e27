import { getHistory } from '#contract/memories.js';
import { type Spread, spread } from '../bed/percentile.js';
import type { RestClient } from '../bed/rest-client.js';

/** How long the history of a fact takes, in milliseconds at the client. */
export interface HistoryTimes {
  /** Of a fact that has had one value. */
  readonly single: Spread;
  /** The first page of one that has had many. */
  readonly long: Spread;
  /** The first step alone of that one; undefined in figures that were kept before it was measured. */
  readonly step?: Spread;
  /** How many steps its first page has. */
  readonly steps: number;
}

const ROUNDS = 50;
/** The first few of a process are slower. */
const WARM_UP = 5;

/** Asks for all three in turn. */
export async function timeHistory(client: RestClient, single: string, long: string): Promise<HistoryTimes> {
  const asked = { single: { memoryId: single }, step: { memoryId: long, limit: 1 }, long: { memoryId: long } };
  const times = { single: [] as number[], step: [] as number[], long: [] as number[] };
  let steps = 0;
  for (let round = -WARM_UP; round < ROUNDS; round += 1) {
    for (const name of ['single', 'step', 'long'] as const) {
      const started = performance.now();
      const answer = await client.call(getHistory, asked[name]);
      if (round >= 0) times[name].push(performance.now() - started);
      steps = answer.steps.length;
    }
  }
  return { single: spread(times.single), step: spread(times.step), long: spread(times.long), steps };
}

import { type Spread, spread } from '../bed/percentile.js';
import type { RestClient } from '../bed/rest-client.js';
import { Dice } from '../speed/dice.js';
import type { Workload } from './workloads.js';

/** How fast one workload went. */
export interface Written {
  readonly workload: string;
  readonly clients: number;
  readonly items: number;
  readonly itemsPerSecond: number;
  /** Of one request, in milliseconds at the client. */
  readonly requestMs: Spread;
}

/** Shares the workload's requests among so many clients, each of which waits for its answer before it asks again. */
export async function timeWrites(client: RestClient, workload: Workload, clients: number): Promise<Written> {
  const { name, items, requests } = workload;
  const seeds = Array.from({ length: clients }, (_, i) => 100 * clients + i);
  const writers: (() => Promise<unknown>)[] = [];
  for (const seed of seeds) writers.push(await workload.prepare(client, new Dice(seed)));
  const took: number[] = [];
  let begun = 0;
  const started = performance.now();
  await Promise.all(
    writers.map(async (write) => {
      for (; begun < requests;) {
        begun += 1;
        const asked = performance.now();
        await write();
        took.push(performance.now() - asked);
      }
    }),
  );
  const seconds = (performance.now() - started) / 1_000;
  const written = items * requests;
  return { workload: name, clients, items: written, itemsPerSecond: written / seconds, requestMs: spread(took) };
}

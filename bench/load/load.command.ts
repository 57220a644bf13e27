import 'reflect-metadata';
import { Command } from 'commander';
import { memoryUse } from '../bed/memory-use.js';
import { RestClient } from '../bed/rest-client.js';
import { circumstances, writeResults } from '../bed/results.js';
import { type MeasuredService, startService } from '../bed/service.js';
import { Dice } from '../speed/dice.js';
import { Callers } from './callers.js';
import { drive, probed } from './drive.js';
import { kneeOf, loadReport, type Step, stepOf } from './load-report.js';
import { arrivals } from './traffic.js';

interface Options {
  readonly rates: readonly number[];
  readonly seconds: number;
  readonly soak: number;
  readonly results: boolean;
}

/** More than are ever open: the sender must not be what requests wait for. */
const CONNECTIONS = 2_000;
const WARM_UP = { perSecond: 10, seconds: 20 };

export const loadCommand = new Command('load')
  .description('put load on the service as phone agents do, at rising rates, then for long at half of what it takes')
  .option('--rates <list>', 'requests a second, one after another', numbers, [10, 20, 30, 40, 60, 80, 120, 200])
  .option('--seconds <count>', 'how long each rate lasts', Number, 20)
  .option('--soak <minutes>', 'how long afterwards at half of the knee', Number, 0)
  .option('--no-results', 'print only; leave bench/results as it is')
  .action(measure);

function numbers(list: string): number[] {
  return list.split(',').map(Number);
}

async function measure({ rates, seconds, soak, results }: Options): Promise<void> {
  const service = await startService('load', { fresh: true });
  const client = new RestClient(service.url, service.key, CONNECTIONS);
  try {
    const callers = await Callers.create(client);
    const send = (perSecond: number, lasting: number): Promise<Step> => step(service, callers, perSecond, lasting);
    await send(WARM_UP.perSecond, WARM_UP.seconds);
    const steps: Step[] = [];
    for (const rate of rates) steps.push(await send(rate, seconds));
    const soaked: Step[] = [];
    const half = Math.max(1, Math.round(kneeOf(steps) / 2));
    while (soaked.length < soak) soaked.push(await send(half, 60));
    const report = loadReport(steps, soaked);
    console.log(report);
    if (!results) return;
    const around = await circumstances(service.database.version);
    console.log(`\nThe results are in ${await writeResults('load', around, { steps, soaked }, report)}.`);
  } finally {
    client.close();
    await service.stop();
  }
}

async function step(service: MeasuredService, callers: Callers, perSecond: number, seconds: number): Promise<Step> {
  const due = arrivals(perSecond, seconds, new Dice(perSecond));
  const driven = drive(due, (kind) => callers.send(kind));
  const { result, probesMs } = await probed(service.url, driven);
  const made = stepOf(perSecond, result, probesMs, await memoryUse(service));
  console.error(
    `${perSecond} a second: ${made.answeredPerSecond.toFixed(0)} answered, p95 ${made.p95.toFixed(0)} ms, ${(100 * made.turnedAway).toFixed(1)} % turned away`,
  );
  return made;
}

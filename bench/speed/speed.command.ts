import 'reflect-metadata';
import { Command, Option } from 'commander';
import { SystemClock } from '#domain/clock.js';
import { Graph } from '#graph/graph.js';
import { VectorSpace } from '#models/vector-space.js';
import { memoryUse } from '../bed/memory-use.js';
import { RestClient } from '../bed/rest-client.js';
import { circumstances, writeResults } from '../bed/results.js';
import { type MeasuredService, startService } from '../bed/service.js';
import { benchEmbedder } from '../bed/settings.js';
import { BareDriver } from './bare-driver.js';
import { Dice } from './dice.js';
import { exactness } from './exactness.js';
import { LAYOUT, loadContacts, type SizedContact } from './load-contacts.js';
import { distinct, question } from './sentences.js';
import { type SpeedFigures, speedReport } from './speed-report.js';
import { type Asking, timeRecall } from './time-recall.js';
import { timeRemember } from './time-remember.js';

interface Options {
  readonly questions: number;
  readonly reuse?: true;
  readonly results: boolean;
  readonly only?: 'recall' | 'remember';
}

export const speedCommand = new Command('speed')
  .description(
    'time recall and remember over HTTP against a bare driver, in contacts of 100, 1,000 and 10,000 memories',
  )
  .option('--questions <count>', 'how many a size', Number, 200)
  .option('--reuse', 'ask the memories that the last run stored; what is missing is stored first')
  .addOption(new Option('--only <part>', 'measure one part').choices(['recall', 'remember']))
  .option('--no-results', 'print only; leave bench/results as it is')
  .action(measure);

async function measure(options: Options): Promise<void> {
  const service = await startService('speed', { fresh: !options.reuse });
  const client = new RestClient(service.url, service.key);
  try {
    const contacts = await loadContacts(client);
    const figures = await run(service, client, askingsOf(contacts, options.questions), options.only);
    const report = speedReport(figures);
    console.log(report);
    if (!options.results) return;
    const around = await circumstances(service.database.version);
    console.log(`\nThe results are in ${await writeResults('speed', around, figures, report)}.`);
  } finally {
    client.close();
    await service.stop();
  }
}

function askingsOf(contacts: readonly SizedContact[], count: number): Asking[] {
  const questions = distinct(count * LAYOUT.length, question.bind(null, new Dice(4_711)));
  return LAYOUT.map(({ size }, i) => ({
    size,
    contacts: contacts.filter((contact) => contact.size === size),
    questions: questions.slice(i * count, (i + 1) * count),
  }));
}

async function run(
  service: MeasuredService,
  client: RestClient,
  askings: readonly Asking[],
  only: Options['only'],
): Promise<SpeedFigures> {
  const { database } = service;
  const embedder = await benchEmbedder();
  const [clock, graph, bare] = [new SystemClock(), new Graph(database), new BareDriver(database)];
  const space = new VectorSpace(graph, embedder, clock);
  try {
    console.error('Asking the service and the bare driver in turn ...');
    await space.open();
    const timed = only === 'remember' ? [] : await timeRecall(client, bare, { embedder, clock }, askings);
    const exact = [];
    for (const asking of only === 'remember' ? [] : askings)
      exact.push(await exactness({ graph, space, clock }, client, bare, asking));
    const written = only === 'recall' ? [] : await timeRemember(client, bare, embedder);
    return { timed, exact, written, memoryMb: await memoryUse(service) };
  } finally {
    await Promise.all([embedder.close(), graph.close(), bare.close()]);
  }
}

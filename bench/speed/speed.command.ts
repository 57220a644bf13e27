import 'reflect-metadata';
import { Command, InvalidArgumentError, Option } from 'commander';
import { SystemClock } from '#domain/service/clock.js';
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
import { Graphiti, graphitiPython } from './graphiti/graphiti.js';
import { LAYOUT, loadContacts, type SizedContact } from './load-contacts.js';
import { distinct, question } from './sentences.js';
import { type SpeedFigures, speedReport } from './speed-report.js';
import { type Asking, timeRecall } from './time-recall.js';
import { timeRemember } from './time-remember.js';

interface Options {
  readonly questions: number;
  readonly writes: number;
  readonly sizes: readonly number[];
  readonly graphiti?: true;
  readonly reuse?: true;
  readonly results: boolean;
  readonly only?: 'recall' | 'remember';
}

const sizes = LAYOUT.map(({ size }) => size);

export const speedCommand = new Command('speed')
  .description(
    'time recall and remember over HTTP against a bare driver, in contacts of 100, 1,000 and 10,000 memories',
  )
  .option('--questions <count>', 'how many a size', Number, 200)
  .option('--writes <count>', 'how many of each way and number of clients', Number, 200)
  .option('--sizes <sizes>', 'only contacts of these sizes, such as 100,1000', sizesOf, sizes)
  .option('--graphiti', "time Graphiti's search too, on the same facts; needs Python 3.11 with venv")
  .option('--reuse', 'ask the memories that the last run stored; what is missing is stored first')
  .addOption(new Option('--only <part>', 'measure one part').choices(['recall', 'remember']))
  .option('--no-results', 'print only; leave bench/results as it is')
  .action(measure);

async function measure({ only, ...stated }: Options): Promise<void> {
  const options = {
    ...stated,
    ...(only === 'remember' ? { sizes: [] } : {}),
    ...(only === 'recall' ? { writes: 0 } : {}),
  };
  // Before 31,100 memories are stored, since it may fail.
  const python = options.graphiti && (await graphitiPython());
  const service = await startService('speed', { fresh: !options.reuse });
  // On a slow machine eight statements in words at once may be turned away. Their wait is part of what a write takes.
  const client = new RestClient(service.url, service.key, 16, 10);
  try {
    const contacts = await loadContacts(client, options.sizes);
    const figures = await run({ service, client, python }, askingsOf(contacts, options), options.writes);
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

function sizesOf(list: string): number[] {
  const asked = list.split(',').map(Number);
  if (asked.every((size) => sizes.some((known) => known === size))) return asked;
  throw new InvalidArgumentError(`There are contacts of ${sizes.join(', ')} memories.`);
}

function askingsOf(contacts: readonly SizedContact[], { questions: count, sizes }: Options): Asking[] {
  const questions = distinct(count * LAYOUT.length, question.bind(null, new Dice(4_711)));
  return LAYOUT.map(({ size }, i) => ({
    size,
    contacts: contacts.filter((contact) => contact.size === size),
    questions: questions.slice(i * count, (i + 1) * count),
  })).filter(({ size }) => sizes.includes(size));
}

interface Measuring {
  readonly service: MeasuredService;
  readonly client: RestClient;
  /** That has Graphiti, where it is measured too. */
  readonly python: string | undefined;
}

async function run(
  { service, client, python }: Measuring,
  askings: readonly Asking[],
  writes: number,
): Promise<SpeedFigures> {
  const { database } = service;
  const graphiti = python === undefined ? undefined : await Graphiti.start(python, database);
  const embedder = await benchEmbedder();
  const [clock, graph, bare] = [new SystemClock(), new Graph(database), new BareDriver(database)];
  const space = new VectorSpace(graph, embedder, clock);
  try {
    await space.open();
    for (const { contacts } of askings) await graphiti?.load(contacts, space.property);
    console.error('Asking the service and the others in turn ...');
    const timed = await timeRecall({ client, bare, graphiti }, { embedder, clock }, askings);
    console.error('Comparing with every memory ...');
    const exact = [];
    for (const asking of askings) exact.push(await exactness({ graph, space, clock }, client, bare, asking));
    console.error('Writing by the service and by the bare driver in turn ...');
    const written = await timeRemember(client, bare, embedder, writes);
    return { timed, exact, written, memoryMb: await memoryUse(service), graphiti: graphiti?.version };
  } finally {
    await Promise.all([graphiti?.close(), embedder.close(), graph.close(), bare.close()]);
  }
}

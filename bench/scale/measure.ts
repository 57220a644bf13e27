import { SystemClock } from '#domain/service/clock.js';
import { Graph } from '#graph/graph.js';
import { ApiKeys, newApiKey } from '#keys/api-keys.js';
import { databaseMemory, type DatabaseMemory, machineMb } from '#local-server/database-memory.js';
import type { Embedder } from '#models/embedder.js';
import { VectorSpace } from '#models/vector-space.js';
import { type MemoryUse, memoryUse } from '../bed/memory-use.js';
import { RestClient } from '../bed/rest-client.js';
import { type MeasuredService, startService } from '../bed/service.js';
import { BareDriver } from '../speed/bare-driver.js';
import { Dice } from '../speed/dice.js';
import { type Exactness, exactness } from '../speed/exactness.js';
import { distinct, question } from '../speed/sentences.js';
import { type Asking, type Timed, timeRecall } from '../speed/time-recall.js';
import { type Disk, diskOf } from './disk.js';
import { type HistoryTimes, timeHistory } from './time-history.js';
import type { Mark } from './write-portion.js';

/** What was found at one size of the database. */
export interface Measured {
  readonly memories: number;
  /** The version of the database. */
  readonly neo4j: string;
  readonly timed: readonly Timed[];
  readonly exact: readonly Exactness[];
  readonly history: HistoryTimes;
  readonly startedMs: MeasuredService['startedMs'];
  readonly memoryMb: MemoryUse;
  readonly diskMb: Disk;
}

/** Every question is embedded by this process too, and a comparison with every memory of a big contact takes long. */
const EXACT_QUESTIONS = 30;

/** @returns a service on the database in a directory, which may take as much memory as `./dev start` gives it here. */
export function serviceAt(home: string, fresh: boolean): Promise<MeasuredService> {
  return startService('scale', { home, fresh, memory: sized() });
}

/** @returns the heap and the page cache of the database. */
export function sized(): DatabaseMemory {
  return databaseMemory(machineMb());
}

/** Starts the service on what is loaded, and measures it. */
export async function measure(
  home: string,
  marks: readonly Mark[],
  memories: number,
  { questions, embedder }: { questions: number; embedder: Embedder },
): Promise<Measured> {
  console.error(`Measuring at ${memories} memories ...`);
  const service = await serviceAt(home, false);
  try {
    const found = { timed: [] as Timed[], exact: [] as Exactness[] };
    for (const tenantId of new Set(marks.map((mark) => mark.tenantId))) {
      const own = marks.filter((mark) => mark.tenantId === tenantId);
      const { timed, exact } = await ask(service, embedder, tenantId, askingsOf(own, questions));
      found.timed.push(...timed);
      found.exact.push(...exact);
    }
    const history = await timesOfHistory(service, marks.find(({ measured }) => measured === 'history') as Mark);
    const sizes = { memoryMb: await memoryUse(service), diskMb: await diskOf(home) };
    return { memories, neo4j: service.database.version, ...found, history, startedMs: service.startedMs, ...sizes };
  } finally {
    await service.stop();
  }
}

function askingsOf(marks: readonly Mark[], count: number): Asking[] {
  const asked = marks.filter(({ measured }) => measured === 'recall');
  const sizes = [...new Set(asked.map(({ size }) => size))].toSorted((a, b) => a - b);
  const questions = distinct(count * sizes.length, question.bind(null, new Dice(4_711)));
  return sizes.map((size, i) => ({
    size,
    contacts: asked.filter((mark) => mark.size === size),
    questions: questions.slice(i * count, (i + 1) * count),
  }));
}

async function ask(
  { url, database }: MeasuredService,
  embedder: Embedder,
  tenantId: string,
  askings: readonly Asking[],
): Promise<Pick<Measured, 'timed' | 'exact'>> {
  const [clock, graph, bare] = [new SystemClock(), new Graph(database), new BareDriver(database, tenantId)];
  const space = new VectorSpace(graph, embedder, clock);
  const key = newApiKey();
  await new ApiKeys(graph, clock, {}).admit(key, tenantId, 'bench');
  const client = new RestClient(url, key);
  try {
    const timed = await timeRecall({ client, bare, graphiti: undefined }, { embedder, clock }, askings);
    await space.open();
    const exact: Exactness[] = [];
    for (const asking of askings) {
      const questions = asking.questions.slice(0, EXACT_QUESTIONS);
      exact.push(await exactness({ graph, space, clock }, client, bare, { ...asking, questions }));
    }
    return { timed, exact };
  } finally {
    client.close();
    await Promise.all([graph.close(), bare.close()]);
  }
}

async function timesOfHistory({ url, key }: MeasuredService, { firstFact, lastFact }: Mark): Promise<HistoryTimes> {
  const client = new RestClient(url, key);
  try {
    return await timeHistory(client, lastFact, firstFact);
  } finally {
    client.close();
  }
}

import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Embedder, Vector } from '#models/embedder.js';
import { Dice } from '../speed/dice.js';
import { distinct, statement } from '../speed/sentences.js';
import { firstLayout, furtherLayout } from './layout.js';
import { load, type Loaded } from './load.js';
import { measure, type Measured, serviceAt } from './measure.js';
import type { Source } from './person.js';
import { everydayWords } from './vocabulary.js';
import { FIRST_TENANT, FURTHER_TENANT, type Mark, type Portion } from './write-portion.js';

/** A database that is loaded, with what was measured on the way. */
export interface Built {
  readonly memories: number;
  readonly marks: readonly Mark[];
  readonly loads: readonly Loaded[];
  readonly first: Measured;
}

/** What is loaded and measured before the rest. */
const FIRST = 30_000;
const ANCHORS = 4_000;
const SEED = 20;

/** @returns what a run before loaded in a directory; undefined unless it was as much, and all of it. */
export async function keptIn(home: string, memories: number): Promise<Built | undefined> {
  const text = await readFile(builtFile(home), 'utf8').catch(() => undefined);
  const built = text === undefined ? undefined : (JSON.parse(text) as Built);
  return built?.memories === memories ? built : undefined;
}

/** Loads the database in two parts, and measures it after the first. */
export async function build(
  home: string,
  memories: number,
  asking: { questions: number; embedder: Embedder },
): Promise<Built> {
  const source = await sourceOf(asking.embedder);
  const [first, further] = portionsOf(memories);
  const begun = await loadAlone(home, true, first, source);
  const measured = await measure(home, begun.marks, begun.loaded.memories, asking);
  const ended = await loadAlone(home, false, further, source);
  const marks = [...begun.marks, ...ended.marks];
  const built = { memories, marks, loads: [begun.loaded, ended.loaded], first: measured };
  await writeFile(builtFile(home), JSON.stringify(built));
  return built;
}

function portionsOf(memories: number): [Portion, Portion] {
  const first = Math.min(FIRST, Math.floor(memories / 2));
  const dice = new Dice(SEED);
  return [
    { tenantId: FIRST_TENANT, plans: firstLayout(first, dice) },
    { tenantId: FURTHER_TENANT, plans: furtherLayout(memories - first, Math.floor(memories / 10), dice) },
  ];
}

/** While it is loaded the service runs, as with any restore into a database in use; then both stop, so that what is measured starts afresh. */
async function loadAlone(home: string, fresh: boolean, portion: Portion, source: Source): ReturnType<typeof load> {
  const service = await serviceAt(home, fresh);
  try {
    return await load(service, home, portion, source);
  } finally {
    await service.stop();
  }
}

async function sourceOf(embedder: Embedder): Promise<Source> {
  console.error(`Embedding ${ANCHORS} sentences, near which all memories will be ...`);
  const texts = distinct(ANCHORS, statement.bind(null, new Dice(SEED)));
  const vectors = (await embedder.embed(texts)) as Vector[];
  return { anchors: texts.map((text, i) => ({ text, vector: vectors[i] as Vector })), words: everydayWords() };
}

function builtFile(home: string): string {
  return join(home, 'built.json');
}

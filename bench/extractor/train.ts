import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT_ROOT } from '#config/project-root.js';
import { probabilityOf } from '#models/local-extractor/classifier.js';
import { FEATURES, featuresOf } from '#models/local-extractor/reader-features.js';
import { withoutOpening } from '#models/local-extractor/sentences.js';
import { LocalEmbedder } from '#models/local-embedder.js';
import { written } from './conversations.js';
import { generated, type Row } from './generate.js';
import { type Example, type Network, trained } from './network.js';

const SEED = 77;
/** One in so many lines of the lexicon, and conversations, is kept back. */
const FOLDS = 8;
/** How often a sentence of the conversations is seen: they are what people say, and fewer. */
const TIMES_WRITTEN = 2;
/** Nothing is certain: a line of the grammar may state less than it seems. */
const SMOOTHED = 0.04;
const DIMENSIONS = 384;
const OUT = join(PROJECT_ROOT, 'libs', 'models', 'extractor', 'weights.json');
const CACHE = join(PROJECT_ROOT, '.local', 'bench', 'extractor');
const MODEL = join(PROJECT_ROOT, '.local', 'models', 'bge-small-en-v1.5-q');

const made = generated(SEED);
const rows = [...made, ...written()];
const vectors = await embedded(rows.map(({ text }) => withoutOpening(text)));
const words = networkOf(
  rows.map((row) => featuresOf(withoutOpening(row.text))),
  8,
);
const whole = networkOf(
  rows.map((row, i) => [...featuresOf(withoutOpening(row.text)), ...(vectors[i] as number[])]),
  24,
);
mkdirSync(join(OUT, '..'), { recursive: true });
writeFileSync(
  OUT,
  `${JSON.stringify({ features: FEATURES, dimensions: DIMENSIONS, words: rounded(words), whole: rounded(whole) })}\n`,
);
console.log(OUT);

function isHeld({ group }: Row): boolean {
  return createHash('sha256').update(group).digest()[0]! % FOLDS === 0;
}

/** Trained without what is kept back and measured on it, then written. */
function networkOf(inputs: readonly (readonly number[])[], width: number): Network {
  const examples = rows.flatMap((row, i): Example[] => {
    if (isHeld(row)) return [];
    const target = row.keep === null ? 0.5 : row.keep ? 1 - SMOOTHED : SMOOTHED;
    const example = { input: Float32Array.from(inputs[i] as number[]), target };
    return Array.from({ length: i < made.length ? 1 : TIMES_WRITTEN }, () => example);
  });
  const network = trained(examples, { width, epochs: 6, decay: 0.1, dropout: 0.4, seed: SEED });
  const judged = rows.map((row, i) => ({ ...row, p: probabilityOf(network, [...(inputs[i] as number[])]) }));
  report(`${width} wide, made`, judged.slice(0, made.length).filter(isHeld));
  report(`${width} wide, conversations`, judged.slice(made.length).filter(isHeld));
  return network;
}

/** Of what one might keep or not, neither counts. */
function report(what: string, held: readonly (Row & { readonly p: number })[]): void {
  const all = held.filter(({ keep }) => keep).length;
  for (const least of [0.3, 0.5, 0.7, 0.9]) {
    const found = held.filter(({ p, keep }) => p >= least && keep !== null);
    const right = found.filter(({ keep }) => keep).length;
    const [precision, recall] = [right / found.length, right / all].map((share) => share.toFixed(3));
    console.log(`${what}, at ${least}: precision ${precision}, recall ${recall} of ${held.length} held back`);
  }
}

function rounded({ hidden, bias, out, outBias }: Network): Network {
  const short = (value: number): number => Number(value.toPrecision(4));
  return {
    hidden: hidden.map((row) => row.map(short)),
    bias: bias.map(short),
    out: out.map(short),
    outBias: short(outBias),
  };
}

/** Kept beside the other data of benchmarks, since embedding takes most of the time. */
async function embedded(texts: readonly string[]): Promise<(readonly number[])[]> {
  mkdirSync(CACHE, { recursive: true });
  const path = join(CACHE, 'vectors.json');
  const known = existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Record<string, number[]>) : {};
  const missing = [...new Set(texts)].filter((text) => !(text in known));
  if (missing.length > 0) {
    console.log(`embedding ${missing.length} of ${texts.length}`);
    const embedder = await LocalEmbedder.create({ directory: MODEL, threads: 1 });
    const found = await embedder.embed(missing);
    missing.forEach((text, i) => (known[text] = (found[i] ?? []).map((value) => Number(value.toFixed(5)))));
    await embedder.close();
    writeFileSync(path, JSON.stringify(known));
  }
  return texts.map((text) => known[text] ?? []);
}

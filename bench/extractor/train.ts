import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT_ROOT } from '#config/project-root.js';
import { probabilityOf } from '#models/local-extractor/classifier.js';
import { FEATURES, featuresOf } from '#models/local-extractor/reader-features.js';
import { withoutOpening } from '#models/local-extractor/sentences.js';
import { LocalEmbedder } from '#models/local-embedder.js';
import { generated, type Row } from './generate.js';
import { type Example, type Network, trained } from './network.js';

const SEED = 77;
/** One in so many lines of the lexicon is kept back. */
const FOLDS = 8;
/** Nothing is certain: a line of the grammar may state less than it seems. */
const SMOOTHED = 0.04;
const DIMENSIONS = 384;
const OUT = join(PROJECT_ROOT, 'libs', 'models', 'extractor', 'weights.json');
const CACHE = join(PROJECT_ROOT, '.local', 'bench', 'extractor');
const MODEL = join(PROJECT_ROOT, '.local', 'models', 'bge-small-en-v1.5-q');

const rows = generated(SEED);
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
  const examples = rows.map((row, i): Example => ({
    input: Float32Array.from(inputs[i] as number[]),
    target: row.keep ? 1 - SMOOTHED : SMOOTHED,
  }));
  const network = trained(
    examples.filter((_, i) => !isHeld(rows[i] as Row)),
    {
      width,
      epochs: 6,
      decay: 0.1,
      dropout: 0.4,
      seed: SEED,
    },
  );
  const held = rows.flatMap((row, i) =>
    isHeld(row) ? [{ row, p: probabilityOf(network, [...(inputs[i] as number[])]) }] : [],
  );
  for (const least of [0.3, 0.5, 0.7, 0.9]) {
    const found = held.filter(({ p }) => p >= least);
    const right = found.filter(({ row }) => row.keep).length;
    const all = held.filter(({ row }) => row.keep).length;
    console.log(
      `${width} wide, at ${least}: precision ${(right / found.length).toFixed(3)}, recall ${(right / all).toFixed(3)} of ${held.length} held back of ${rows.length}`,
    );
  }
  return network;
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

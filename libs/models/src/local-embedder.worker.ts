// Runs in a thread of its own, from source (Node strips the types) as well as from dist: so it imports no file of the
// project, and uses no syntax that needs more than stripping.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { workerData } from 'node:worker_threads';
import { Tokenizer } from '@huggingface/tokenizers';
import { InferenceSession, Tensor } from 'onnxruntime-node';

/** What the thread is given. */
export interface EmbedderFiles {
  /** Of model.onnx and tokenizer.json. */
  readonly directory: string;
  /** What the vectors of words are shortened by: a mean, then directions in signed bytes (bench/words/fit.py). */
  readonly projection: string;
  /** Words that tell nothing, in lower case: they get no vector. */
  readonly builtWith: readonly string[];
  /** Numbers of a word's vector. */
  readonly wordDimensions: number;
  /** A text has the vectors of at most so many words. */
  readonly mostWords: number;
}

/** A text as a whole, or its words in the light of what was said before it. */
export type EmbeddingTask = string | { readonly before: string; readonly text: string };

/** The model was trained on texts of up to 512 tokens and has no positions beyond. */
const MAX_TOKENS = 512;
/** Of what was said before, so many tokens are read: more of them gained nothing and took longer (docs/quality.md). */
const TOKENS_BEFORE = 32;
/** So many of the latest texts are kept as they were read: the words of a question are asked for right after its sum. */
const READ = 8;
/** Of more tokens than a question has nothing is kept; 64 take 100 kB. */
const MOST_READ = 64;
/** Words are kept in whole numbers up to this, so that two fit into a byte. */
const MOST = 7;
/** The largest number stands for so many times the root of the mean square. */
const REACH = 2.7;

/** Stated here because the package's own declarations import without extensions, which `nodenext` does not resolve. */
interface TextTokenizer {
  encode(text: string): { ids: number[] };
}
const TextTokenizer = Tokenizer as unknown as new (tokenizer: object, config: object) => TextTokenizer;

interface TokenizerFile {
  readonly model: { readonly vocab: Readonly<Record<string, number>> };
}

interface Model {
  tokenizer: TextTokenizer;
  session: InferenceSession;
  /** The pieces of words that get a vector. */
  telling: ReadonlySet<number>;
  mean: Float32Array;
  directions: Int8Array;
  /** What the model made of the latest texts, by their tokens. */
  read: Map<string, States>;
}

/** The model's output for each token, one after the other. */
interface States {
  readonly data: Float32Array;
  readonly width: number;
}

const files = workerData as EmbedderFiles;
let model: Promise<Model> | undefined;

/**
 * @param task any text; what follows its 512th token is left out.
 * @returns the model's output for the first token ([CLS]), which is how this model was trained to sum a text up; not
 * yet of unit length. For words: a shortened vector for each piece that tells something, one after the other.
 */
export default async function embed(task: EmbeddingTask): Promise<Float32Array> {
  // Loaded by the first text, not by the import: a failure then fails that call, and the next one tries again.
  model ??= load(files).catch((error: unknown) => {
    model = undefined;
    throw error;
  });
  const loaded = await model;
  return typeof task === 'string' ? summed(loaded, task) : ofWords(loaded, task);
}

async function summed(loaded: Model, text: string): Promise<Float32Array> {
  const { data, width } = await statesOf(loaded, truncated(loaded.tokenizer.encode(text).ids));
  // A copy: the slice alone crosses to the caller's thread, not the states of every token.
  return data.slice(0, width);
}

async function ofWords(loaded: Model, { before, text }: Exclude<EmbeddingTask, string>): Promise<Float32Array> {
  const { tokenizer, telling } = loaded;
  const [start, ...own] = tokenizer.encode(text).ids.slice(0, -1);
  const [, ...earlier] = before === '' ? [] : tokenizer.encode(before).ids.slice(0, -1);
  const end = tokenizer.encode('').ids.at(-1);
  if (start === undefined || end === undefined) throw new Error('The tokenizer gives no [CLS] and [SEP].');
  const light = earlier.slice(-TOKENS_BEFORE);
  const read = own.slice(0, MAX_TOKENS - light.length - 2);
  const { data, width } = await statesOf(loaded, [start, ...light, ...read, end]);
  const places = read.flatMap((id, at) => (telling.has(id) ? [at] : []));
  const kept = rarest(places, read).map((at) => 1 + light.length + at);
  const vectors = kept.map((at) => shortened(loaded, data.subarray(at * width, (at + 1) * width)));
  return Float32Array.from(vectors.flat());
}

/** The pieces of this vocabulary are numbered by how common they are, so a high number is a rare one. */
function rarest(places: readonly number[], ids: readonly number[]): readonly number[] {
  if (places.length <= files.mostWords) return places;
  return places.toSorted((a, b) => (ids[b] as number) - (ids[a] as number)).slice(0, files.mostWords);
}

function shortened({ mean, directions }: Model, state: Float32Array): number[] {
  const length = Math.hypot(...state);
  const centred = state.map((value, i) => value / length - (mean[i] as number));
  const numbers = Array.from({ length: files.wordDimensions }, (_, direction) => {
    const offset = direction * centred.length;
    let sum = 0;
    for (let i = 0; i < centred.length; i++) sum += (centred[i] as number) * (directions[offset + i] as number);
    return sum;
  });
  const unit = (REACH * Math.hypot(...numbers)) / Math.sqrt(numbers.length) / MOST;
  return numbers.map((number) => Math.max(-MOST, Math.min(MOST, Math.round(number / unit))));
}

/** @returns what the model made of these tokens; it makes the same of them each time, so a short text is read once. */
async function statesOf({ session, read }: Model, ids: number[]): Promise<States> {
  const key = ids.join(' ');
  const known = read.get(key);
  if (known) return known;
  const { last_hidden_state: output } = await session.run(inputs(ids));
  if (!output) throw new Error('The model has no output last_hidden_state.');
  const states = { data: (output.data as Float32Array).slice(), width: output.dims.at(-1) as number };
  output.dispose();
  if (ids.length <= MOST_READ) keep(read, key, states);
  return states;
}

function keep(read: Map<string, States>, key: string, states: States): void {
  const [oldest] = read.keys();
  if (read.size >= READ && oldest !== undefined) read.delete(oldest);
  read.set(key, states);
}

async function load({ directory, projection, builtWith, wordDimensions }: EmbedderFiles): Promise<Model> {
  const tokenizer = JSON.parse(await readFile(join(directory, 'tokenizer.json'), 'utf8')) as TokenizerFile;
  const { buffer, byteOffset, byteLength } = await readFile(projection);
  const bytes = buffer.slice(byteOffset, byteOffset + byteLength);
  const width = byteLength / (wordDimensions + Float32Array.BYTES_PER_ELEMENT);
  const passedOver = new Set(builtWith);
  const telling = Object.entries(tokenizer.model.vocab).filter(
    ([piece]) => /[\p{L}\p{N}]/u.test(piece) && !passedOver.has(piece) && !/^\[.*\]$/.test(piece),
  );
  const session = await InferenceSession.create(join(directory, 'model.onnx'), {
    // Two threads inside one text gain a little on an idle machine and lose much on a busy one.
    intraOpNumThreads: 1,
    interOpNumThreads: 1,
  });
  return {
    tokenizer: new TextTokenizer(tokenizer, {}),
    session,
    telling: new Set(telling.map(([, id]) => id)),
    mean: new Float32Array(bytes, 0, width),
    directions: new Int8Array(bytes, width * Float32Array.BYTES_PER_ELEMENT),
    read: new Map(),
  };
}

/** Keeps the closing [SEP], without which the model has not seen the end of a text. */
function truncated(ids: number[]): number[] {
  return ids.length > MAX_TOKENS ? [...ids.slice(0, MAX_TOKENS - 1), ...ids.slice(-1)] : ids;
}

/** A batch of one: int8 quantization scales over the whole batch, so that neighbours would change a text's vector. */
function inputs(ids: number[]): Record<string, Tensor> {
  const shape = [1, ids.length];
  return {
    input_ids: new Tensor('int64', BigInt64Array.from(ids, BigInt), shape),
    attention_mask: new Tensor('int64', new BigInt64Array(ids.length).fill(1n), shape),
    token_type_ids: new Tensor('int64', new BigInt64Array(ids.length), shape),
  };
}

// Runs in its own thread, from source (Node strips the types) and from dist. So it imports no file of the project and uses no syntax that
// needs more than type stripping.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { workerData } from 'node:worker_threads';
import { Tokenizer } from '@huggingface/tokenizers';
import { InferenceSession, Tensor } from 'onnxruntime-node';

/** The input of the thread. */
export interface EmbedderFiles {
  /** Directory of model.onnx and tokenizer.json. */
  readonly directory: string;
  /** The projection that shortens vectors of words: a mean, then directions in signed bytes (bench/words/fit.py). */
  readonly projection: string;
  /** Stop words, in lower case, which get no vector. */
  readonly builtWith: readonly string[];
  /** Dimensions of a word's vector. */
  readonly wordDimensions: number;
  /** Maximum number of word vectors per text. */
  readonly mostWords: number;
}

/** A whole text, or its words in the context of what was said before. */
export type EmbeddingTask = string | { readonly before: string; readonly text: string };

/** The model was trained on texts of up to 512 tokens and has no positions beyond. */
const MAX_TOKENS = 512;
/** At most this many tokens of context are read; more did not help and took longer (docs/quality.md). */
const TOKENS_BEFORE = 32;
/** The outputs for this many recent texts are cached, because the words of a question are requested right after its embedding. */
const READ = 8;
/** Texts with more tokens than a question are not cached; 64 take 100 kB. */
const MOST_READ = 64;
/** Word vectors are stored as integers up to this, so that two fit into a byte. */
const MOST = 7;
/** The largest integer stands for this many times the root mean square. */
const REACH = 2.7;

/** Declared here because the package's own declarations import without extensions, which `nodenext` does not resolve. */
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
  /** The word pieces that get a vector. */
  telling: ReadonlySet<number>;
  mean: Float32Array;
  directions: Int8Array;
  /** The model's outputs for recent texts, by their tokens. */
  read: Map<string, States>;
}

/** The model's outputs for all tokens, concatenated. */
interface States {
  readonly data: Float32Array;
  readonly width: number;
}

const files = workerData as EmbedderFiles;
let model: Promise<Model> | undefined;

/**
 * @param task any text; everything after its 512th token is ignored.
 * @returns the model's output for the first token ([CLS]), with which this model summarises a text; not normalized. For words: a
 * shortened vector per informative piece, concatenated.
 */
export default async function embed(task: EmbeddingTask): Promise<Float32Array> {
  // Loaded by the first text and not at import, so that a failure fails that call and the next one tries again.
  model ??= load(files).catch((error: unknown) => {
    model = undefined;
    throw error;
  });
  const loaded = await model;
  return typeof task === 'string' ? summed(loaded, task) : ofWords(loaded, task);
}

async function summed(loaded: Model, text: string): Promise<Float32Array> {
  const { data, width } = await statesOf(loaded, truncated(loaded.tokenizer.encode(text).ids));
  // A copy, so that only this slice is transferred to the caller's thread, not the outputs of all tokens.
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

/** Pieces of this vocabulary are numbered by frequency, so a high number is rare. */
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

/** @returns the model's outputs for these tokens. They never change, so those of short texts are cached. */
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
    // Two threads per text gain a little on an idle machine and lose much on a busy one.
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

/** Keeps the closing [SEP], which marks the end of the text for the model. */
function truncated(ids: number[]): number[] {
  return ids.length > MAX_TOKENS ? [...ids.slice(0, MAX_TOKENS - 1), ...ids.slice(-1)] : ids;
}

/** A batch of one: int8 quantization scales over the whole batch, so other texts would change the vector. */
function inputs(ids: number[]): Record<string, Tensor> {
  const shape = [1, ids.length];
  return {
    input_ids: new Tensor('int64', BigInt64Array.from(ids, BigInt), shape),
    attention_mask: new Tensor('int64', new BigInt64Array(ids.length).fill(1n), shape),
    token_type_ids: new Tensor('int64', new BigInt64Array(ids.length), shape),
  };
}

// Runs in its own thread, from source (Node strips the types) and from dist. So it imports no file of the project and uses no syntax that
// needs more than type stripping.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { workerData } from 'node:worker_threads';
import { Tokenizer } from '@huggingface/tokenizers';
import { InferenceSession, Tensor } from 'onnxruntime-node';

/** Input of the thread: the directory of the embedding model, whose weights are shared, and the arbiter's file. */
export interface ArbiterFiles {
  readonly base: string;
  readonly arbiter: string;
  /** Maximum tokens of all pairs of a task together. */
  readonly mostTokens: number;
}

/** A statement, and the known facts to compare it with. */
export interface ArbiterTask {
  readonly statement: string;
  readonly facts: readonly string[];
}

/** As in training; longer texts are cut. */
const MAX_TOKENS = 80;
const CLASSES = 6;

/** Declared here because the package's own declarations import without extensions, which `nodenext` does not resolve. */
interface TextTokenizer {
  encode(text: string): { ids: number[] };
}
const TextTokenizer = Tokenizer as unknown as new (tokenizer: object, config: object) => TextTokenizer;

interface Model {
  tokenizer: TextTokenizer;
  session: InferenceSession;
}

const files = workerData as ArbiterFiles;
let model: Promise<Model> | undefined;

/**
 * @returns six probabilities per fact, in order: beside, same, replace, end, correct, deny. Stops at the token limit; the remaining facts
 * have none.
 */
export default async function judge({ statement, facts }: ArbiterTask): Promise<Float32Array> {
  // Loaded by the first task and not at import, so that a failure fails that call and the next one tries again.
  model ??= load().catch((error: unknown) => {
    model = undefined;
    throw error;
  });
  const { tokenizer, session } = await model;
  const said = tokenizer.encode(statement).ids.slice(1, MAX_TOKENS);
  const answers: number[] = [];
  let tokens = 0;
  for (const fact of facts) {
    const known = tokenizer.encode(fact).ids.slice(0, MAX_TOKENS);
    tokens += known.length + said.length;
    if (tokens > files.mostTokens && answers.length > 0) break;
    answers.push(...(await probabilities(session, known, said)));
  }
  return Float32Array.from(answers);
}

/** One pair per run: int8 quantization scales over the whole batch, so other pairs would change the probabilities. */
async function probabilities(session: InferenceSession, known: number[], said: number[]): Promise<number[]> {
  const ids = [...known, ...said];
  const types = ids.map((_, place) => (place < known.length ? 0 : 1));
  const { probabilities: output } = await session.run({ ids: integers(ids), types: integers(types) });
  if (output?.data.length !== CLASSES) throw new Error('The arbiter does not answer with six probabilities.');
  return [...(output.data as Float32Array)];
}

function integers(values: readonly number[]): Tensor {
  return new Tensor('int64', BigInt64Array.from(values, BigInt), [values.length]);
}

async function load(): Promise<Model> {
  const tokenizer = JSON.parse(await readFile(join(files.base, 'tokenizer.json'), 'utf8')) as object;
  // The arbiter's file refers to the frozen weights in the embedding model's file instead of repeating them.
  const weights = await readFile(join(files.base, 'model.onnx'));
  const session = await InferenceSession.create(files.arbiter, {
    externalData: [{ path: 'model.onnx', data: new Uint8Array(weights) }],
    intraOpNumThreads: 1,
    interOpNumThreads: 1,
  });
  return { tokenizer: new TextTokenizer(tokenizer, {}), session };
}

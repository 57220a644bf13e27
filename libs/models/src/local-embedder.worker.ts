// Runs in a thread of its own, from source (Node strips the types) as well as from dist: so it imports no file of the
// project, and uses no syntax that needs more than stripping.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { workerData } from 'node:worker_threads';
import { Tokenizer } from '@huggingface/tokenizers';
import { InferenceSession, Tensor } from 'onnxruntime-node';

/** The model was trained on texts of up to 512 tokens and has no positions beyond. */
const MAX_TOKENS = 512;

/** Stated here because the package's own declarations import without extensions, which `nodenext` does not resolve. */
interface TextTokenizer {
  encode(text: string): { ids: number[] };
}
const TextTokenizer = Tokenizer as unknown as new (tokenizer: object, config: object) => TextTokenizer;

interface Model {
  tokenizer: TextTokenizer;
  session: InferenceSession;
}

let model: Promise<Model> | undefined;

/**
 * @param text any text; what follows its 512th token is left out.
 * @returns the model's output for the first token ([CLS]), which is how this model was trained to sum a text up; not
 * yet of unit length.
 */
export default async function embed(text: string): Promise<Float32Array> {
  // Loaded by the first text, not by the import: a failure then fails that call, and the next one tries again.
  model ??= load(workerData as string).catch((error: unknown) => {
    model = undefined;
    throw error;
  });
  const { tokenizer, session } = await model;
  const output = await session.run(inputs(truncated(tokenizer.encode(text).ids)));
  const states = output.last_hidden_state;
  if (!states) throw new Error('The model has no output last_hidden_state.');
  // A copy: the slice alone crosses to the caller's thread, not the states of every token.
  const first = (states.data as Float32Array).slice(0, states.dims.at(-1));
  states.dispose();
  return first;
}

async function load(directory: string): Promise<Model> {
  const tokenizer = JSON.parse(await readFile(join(directory, 'tokenizer.json'), 'utf8')) as object;
  const session = await InferenceSession.create(join(directory, 'model.onnx'), {
    // Two threads inside one text gain a little on an idle machine and lose much on a busy one.
    intraOpNumThreads: 1,
    interOpNumThreads: 1,
  });
  return { tokenizer: new TextTokenizer(tokenizer, {}), session };
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

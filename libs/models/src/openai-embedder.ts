import { OpenAIEmbeddings } from '@langchain/openai';
import { DomainError, StartupError } from '#domain/errors.js';
import { Embedder, Vector } from './embedder.js';
import { OPENAI_URL } from './openai-url.js';
import { unitVector } from './unit-vector.js';

const TIMEOUT_MS = 10_000;
const RETRIES = 2;

/** Together they leave places free: the largest ingest (500 texts) takes four requests, and a question finds a fifth. */
const TEXTS_A_REQUEST = 128;
const REQUESTS_AT_ONCE = 8;

export interface OpenAiEmbedderOptions {
  model: string;
  /** Defaults to OpenAI's own. */
  baseUrl?: string;
  apiKey?: string;
  /** Also sent with each request, for models that can shorten their vectors; when absent, a first request finds it out. */
  dimensions?: number;
  /** For one attempt, in milliseconds. */
  timeoutMs?: number;
  retries?: number;
}

/** Any server that speaks OpenAI's `POST /embeddings`. */
export class OpenAiEmbedder extends Embedder {
  private constructor(
    readonly model: string,
    readonly dimensions: number,
    private readonly client: OpenAIEmbeddings,
  ) {
    super();
  }

  /**
   * @returns the embedder; without `dimensions` the server has been asked once.
   * @throws StartupError when that first request fails.
   */
  static async create(options: OpenAiEmbedderOptions): Promise<OpenAiEmbedder> {
    const client = connect(options);
    const dimensions = options.dimensions ?? (await probe(client));
    return new OpenAiEmbedder(options.model, dimensions, client);
  }

  async embed(texts: readonly string[]): Promise<Vector[]> {
    const vectors = await ask(this.client, texts);
    const wrong = vectors.find(({ length }) => length !== this.dimensions);
    if (wrong) throw unavailable(`answered ${wrong.length} dimensions instead of ${this.dimensions}`);
    return vectors;
  }

  close(): Promise<void> {
    return Promise.resolve();
  }
}

function connect({ model, baseUrl, apiKey, dimensions, timeoutMs, retries }: OpenAiEmbedderOptions): OpenAIEmbeddings {
  return new OpenAIEmbeddings({
    model,
    dimensions,
    // Every value is stated: the client would take what is not from the environment, and send a stray OPENAI_API_KEY
    // to whatever server the base URL names. Servers that need no key accept any.
    apiKey: apiKey ?? 'none',
    configuration: { baseURL: baseUrl ?? OPENAI_URL, organization: null, project: null },
    // The client's default is base64, which some compatible servers do not know.
    encodingFormat: 'float',
    stripNewLines: false,
    timeout: timeoutMs ?? TIMEOUT_MS,
    maxRetries: retries ?? RETRIES,
    maxConcurrency: REQUESTS_AT_ONCE,
    batchSize: TEXTS_A_REQUEST,
    onFailedAttempt: (error: unknown) => {
      if (!isPassing(error)) throw error;
    },
  });
}

async function probe(client: OpenAIEmbeddings): Promise<number> {
  try {
    const [vector] = await ask(client, ['dimensions']);
    return vector?.length ?? 0;
  } catch (error) {
    throw new StartupError(`${(error as DomainError).message} Or set EMBEDDER to local or none.`);
  }
}

async function ask(client: OpenAIEmbeddings, texts: readonly string[]): Promise<Vector[]> {
  try {
    return (await client.embedDocuments([...texts])).map(unitVector);
  } catch (error) {
    // No cause: a server's message can quote the key, and a cause is logged whole.
    throw unavailable(complaint(error));
  }
}

function unavailable(complaint: string): DomainError {
  return new DomainError('UNAVAILABLE', `The embedding server ${complaint}.`);
}

/** Worth another attempt: too many requests, a server's own failure, no connection. A timeout is not: the wait was long already. */
function isPassing(error: unknown): boolean {
  const { status, name } = parts(error);
  return status === undefined ? name !== 'TimeoutError' : status === 429 || status >= 500;
}

function complaint(error: unknown): string {
  const { status, name } = parts(error);
  if (status === 401 || status === 403) return `refused the key (${status}): check EMBEDDER_API_KEY`;
  if (status === 404) return 'answered 404: check EMBEDDER_BASE_URL and EMBEDDER_MODEL';
  if (status !== undefined) return `answered ${status}`;
  if (name === 'TimeoutError') return 'did not answer in time';
  // Thrown by the client or unitVector if there is no list of vectors.
  if (name === 'TypeError' || name === 'RangeError' || name === 'SyntaxError')
    return 'sent an answer that makes no sense';
  return 'could not be reached';
}

function parts(error: unknown): { status?: number; name?: string } {
  return typeof error === 'object' && error !== null ? error : {};
}

import { OpenAIEmbeddings } from '@langchain/openai';
import { DomainError, StartupError } from '#domain/service/errors.js';
import { Embedder, Vector } from './embedder.js';
import { OPENAI_URL } from './openai-url.js';
import { unitVector } from './unit-vector.js';

const TIMEOUT_MS = 10_000;
const RETRIES = 2;

/** The largest ingest (500 texts) takes four requests, which leaves a slot for a question. */
const TEXTS_A_REQUEST = 128;
const REQUESTS_AT_ONCE = 8;

export interface OpenAiEmbedderOptions {
  model: string;
  /** Default: OpenAI's own. */
  baseUrl?: string;
  apiKey?: string;
  /** Also sent with each request, for models that can shorten their vectors. If absent, a first request determines it. */
  dimensions?: number;
  /** Time limit of one attempt, in milliseconds. */
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
   * @throws StartupError if that first request fails.
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
    // Every value is set, because the client would take missing ones from the environment and send a stray OPENAI_API_KEY to whatever
    // server the base URL names. Servers that need no key accept any.
    apiKey: apiKey ?? 'none',
    configuration: { baseURL: baseUrl ?? OPENAI_URL, organization: null, project: null },
    // The client's default is base64, which some compatible servers do not support.
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
    // Without a cause: a server's message can quote the key, and causes are logged in full.
    throw unavailable(complaint(error));
  }
}

function unavailable(complaint: string): DomainError {
  return new DomainError('UNAVAILABLE', `The embedding server ${complaint}.`);
}

/** Retried: too many requests, server failures, no connection. Timeouts are not, since the wait was long already. */
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

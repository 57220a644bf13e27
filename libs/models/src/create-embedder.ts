import { join } from 'node:path';
import { Config } from '#config/config.js';
import { modelsDir } from '#config/models-dir.js';
import { StartupError } from '#domain/service/errors.js';
import { Instruments } from '#domain/service/instruments.js';
import { CachedEmbedder } from './cached-embedder.js';
import { Embedder } from './embedder.js';
import { LOCAL_MODEL, LocalEmbedder } from './local-embedder.js';
import { MeasuredEmbedder } from './measured-embedder.js';
import { NoEmbedder } from './no-embedder.js';

const CACHED_VECTORS = 2_000;

/**
 * @param instruments measures its work, if given.
 * @returns the configured embedder, ready for use.
 * @throws StartupError if its model is not available; the message says what to set or fetch.
 */
export async function createEmbedder(config: Config, instruments = new Instruments()): Promise<Embedder> {
  const cached = (embedder: Embedder): Embedder =>
    new CachedEmbedder(new MeasuredEmbedder(embedder, instruments), CACHED_VECTORS);
  switch (config.EMBEDDER) {
    case 'none':
      return new NoEmbedder();
    case 'local':
      return cached(await createLocal(config));
    case 'openai':
      return cached(await createOpenAi(config));
  }
}

function createLocal(config: Config): Promise<Embedder> {
  const { EMBEDDER_MODEL, EMBEDDER_THREADS } = config;
  if (EMBEDDER_MODEL !== undefined && EMBEDDER_MODEL !== LOCAL_MODEL) {
    throw new StartupError(`EMBEDDER=local has only ${LOCAL_MODEL}: unset EMBEDDER_MODEL, or set EMBEDDER=openai.`);
  }
  return LocalEmbedder.create({ directory: join(modelsDir(config), LOCAL_MODEL), threads: EMBEDDER_THREADS });
}

async function createOpenAi(config: Config): Promise<Embedder> {
  const { EMBEDDER_MODEL, EMBEDDER_BASE_URL, EMBEDDER_API_KEY, EMBEDDER_DIMENSIONS } = config;
  if (EMBEDDER_MODEL === undefined) {
    throw new StartupError('EMBEDDER=openai needs EMBEDDER_MODEL, such as text-embedding-3-small.');
  }
  // Imported only when needed: LangChain takes most of a second to load, and tens of megabytes.
  const { OpenAiEmbedder } = await import('./openai-embedder.js');
  return OpenAiEmbedder.create({
    model: EMBEDDER_MODEL,
    baseUrl: EMBEDDER_BASE_URL,
    apiKey: EMBEDDER_API_KEY,
    dimensions: EMBEDDER_DIMENSIONS,
  });
}

import { z } from 'zod';
import { databases } from './databases.settings.js';
import { extraction } from './extraction.settings.js';
import { keys } from './keys.settings.js';
import { briefings, dates, memory } from './memory.settings.js';
import { embeddings, languageModel, reranker } from './models.settings.js';
import { database, doors, server } from './service.settings.js';
import { tracing } from './tracing.settings.js';

/** The settings by subject, in the order of docs/settings.md, which is generated from them. */
export const SUBJECTS = {
  'The service': server,
  Keys: keys,
  'The database': { ...database, ...databases },
  Embeddings: embeddings,
  'The re-ranker': reranker,
  'The language model': languageModel,
  Extraction: extraction,
  'Deciding, ranking and keeping': memory,
  'Times in words': dates,
  Briefings: briefings,
  'GraphQL and MCP': doors,
  Traces: tracing,
};

/** Every setting by the name of its environment variable. */
export const Environment = z.object({
  ...server,
  ...keys,
  ...database,
  ...databases,
  ...embeddings,
  ...reranker,
  ...languageModel,
  ...extraction,
  ...memory,
  ...dates,
  ...briefings,
  ...doors,
  ...tracing,
});

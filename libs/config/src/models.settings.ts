import { z } from 'zod';
import { httpAddress, text } from './kinds.js';

export const embeddings = {
  EMBEDDER: z
    .enum(['local', 'openai', 'none'])
    .default('local')
    .describe(
      '`local`: bge-small-en-v1.5, on this machine. `openai`: any OpenAI-compatible server. `none`: search by words and structure only.',
    ),
  EMBEDDER_MODEL: text
    .optional()
    .describe('Needed with `openai`, such as `text-embedding-3-small`. `local` has one model only.'),
  EMBEDDER_BASE_URL: httpAddress
    .optional()
    .meta({ description: 'Address of the server, with `openai`.', unset: "OpenAI's" }),
  EMBEDDER_API_KEY: text.optional().describe('With `openai`, if the server wants one.'),
  EMBEDDER_DIMENSIONS: z.coerce.number().int().min(1).max(4096).optional().meta({
    description:
      'With `openai`: length of the vectors. It is also sent to the server, so leave it unset for models that cannot shorten their vectors.',
    unset: 'asked for',
  }),
  EMBEDDER_THREADS: z.coerce
    .number()
    .int()
    .min(1)
    .max(64)
    .default(1)
    .describe(
      'Threads of the local model. The first takes about 130 MB, each further one 80 MB. More threads than free processors make it slower.',
    ),
};

export const reranker = {
  RERANK_URL: httpAddress.optional().meta({
    description:
      "Address of a re-ranker that speaks Cohere's form, such as `https://api.cohere.com/v2/rerank`: it orders what recall found ([details](recall.md#a-re-ranker)).",
    unset: 'no re-ranker',
  }),
  RERANK_MODEL: text.optional().describe('Its model, if the server has several.'),
  RERANK_API_KEY: text.optional().describe('With `RERANK_URL`, if the server wants one.'),
  RERANK_TIMEOUT_MS: z.coerce
    .number()
    .int()
    .min(10)
    .max(10_000)
    .default(500)
    .describe('Longest that a recall waits for the re-ranker, in milliseconds; then it answers without.'),
};

export const languageModel = {
  LLM_MODEL: text.optional().meta({
    description:
      'The language model. Without one, `EXTRACTOR=local` reads sessions and `ask` is UNAVAILABLE ([details](llm.md)).',
    unset: 'no model',
  }),
  LLM_BASE_URL: httpAddress.optional().meta({
    description: 'Any OpenAI-compatible server; its address mostly ends in `/v1`. Needs `LLM_MODEL`.',
    unset: "OpenAI's",
  }),
  LLM_API_KEY: text.optional().describe("Needed for OpenAI's own server."),
  LLM_TIMEOUT_SECONDS: z.coerce
    .number()
    .min(0.1)
    .max(3_600)
    .default(60)
    .describe('Longest time for one request, to the end of its answer.'),
  LLM_CONCURRENCY: z.coerce
    .number()
    .int()
    .min(1)
    .max(256)
    .default(4)
    .describe(
      'Most requests at once from this process. Work in the background leaves one place free ([ADR 22](adr/0022-somebody-who-waits-goes-before-the-background.md)).',
    ),
  LLM_PRICE_INPUT: z.coerce
    .number()
    .min(0)
    .optional()
    .describe('Price of a million tokens read, in any currency, for the cost of sessions and answers.'),
  LLM_PRICE_OUTPUT: z.coerce
    .number()
    .min(0)
    .optional()
    .describe('Price of a million tokens written, in any currency, for the cost of sessions and answers.'),
  ARBITER: z
    .enum(['local', 'llm', 'none'])
    .default('local')
    .describe(
      'Who decides what the rules cannot. `local`: [a small model](arbiter.md) on this machine, and the language model, if one is set, only what is unclear to it. `llm`: the language model alone. `none`: the rules alone.',
    ),
  ARBITER_TIMEOUT_SECONDS: z.coerce
    .number()
    .min(0.1)
    .max(60)
    .default(5)
    .describe(
      'Longest time for one question to the language model as arbiter, waiting in line included. A `remember` waits for it; after it the statement is added.',
    ),
  ASK_STEPS: z.coerce
    .number()
    .int()
    .min(1)
    .max(12)
    .default(6)
    .describe('How often the model may ask for tools before it must answer a question of `ask`.'),
  ASK_SECONDS: z.coerce
    .number()
    .positive()
    .max(600)
    .default(45)
    .describe('After this time the model must answer a question of `ask` from what it has found.'),
};

import { z } from 'zod';
import { port, text } from './kinds.js';

/** The tools that a model gets: the eight that suffice for most, or one for every operation. */
export const MCP_PROFILES = ['core', 'full'] as const;

/** Shorter than all grace periods in deploy: the default duration of `ask` plus its answer. */
export const MOST_DRAIN_SECONDS = 50;

export const server = {
  PORT: port.default(3000).describe('Port of the API.'),
  HOST: text.default('127.0.0.1').describe('Address the API listens on.'),
  DATA_DIR: text
    .default('.local')
    .describe('Directory of the local mode: database, Neo4j server, embedding model, key and password.'),
  MODELS_DIR: text.optional().meta({
    description: 'Directory of the embedding model, where it is not to lie with the data. The image has its own.',
    unset: '`DATA_DIR/models`',
  }),
  API_KEY: z
    .string()
    .min(16, 'must have at least 16 characters')
    .regex(
      /^[\x21-\x7e]{0,500}$/,
      'must be at most 500 letters, digits and signs of ASCII without blanks, as a header carries it',
    )
    .optional()
    .meta({
      description: 'A key for the tenant `default`. Unset: made once and kept in `DATA_DIR/api-key`.',
      unset: 'generated',
    }),
  CORS_ORIGINS: z
    .string()
    .regex(
      /^\s*(?:\*|https?:\/\/[^\s,/]+(?:\s*,\s*https?:\/\/[^\s,/]+)*)?\s*$/,
      'is a list of origins such as https://app.example.com, or *',
    )
    .default('')
    .transform((list) => list.split(',').flatMap((origin) => origin.trim() || []))
    .meta({
      description:
        'Origins whose pages may ask this service from a browser, separated by commas, such as `https://app.example.com`; `*`: any. The key of a page is known to everybody who opens it.',
      unset: 'none',
    }),
  DRAIN_SECONDS: z.coerce
    .number()
    .min(0)
    .max(MOST_DRAIN_SECONDS)
    .default(10)
    .describe(
      'How long a stop waits for the requests that have begun, before it cuts them off. An answer of `ask` may need all 50.',
    ),
  WARM_UP: z
    .stringbool()
    .default(true)
    .describe(
      '`false` leaves out the trial call after a start. The first calls then wait while Neo4j plans their queries.',
    ),
  MAX_DATABASE_CALLS: z.coerce
    .number()
    .int()
    .min(1)
    .max(10_000)
    .default(256)
    .describe(
      'With so many queries and transactions under way, an instance answers 503 with `Retry-After` to what comes on top, health aside.',
    ),
  MAX_EMBEDDER_WAIT_MS: z.coerce
    .number()
    .int()
    .min(100)
    .max(600_000)
    .default(500)
    .describe(
      'The same while a text has waited, or a new one would wait, for the embedding model on this machine for so many milliseconds.',
    ),
  MAX_ARBITER_WAIT_MS: z.coerce
    .number()
    .int()
    .min(100)
    .max(600_000)
    .default(2_000)
    .describe(
      'So is a statement that the local arbiter would have to read, while another has waited for it, or it would wait itself, for so many milliseconds.',
    ),
  LOG_REQUESTS: z
    .stringbool()
    .default(false)
    .describe(
      '`true` writes a line of JSON for each request to the standard output: its id and trace, method, route, status, time, key and tenant; no address and no text.',
    ),
  LOG_FORMAT: z.enum(['text', 'json']).default('text').describe('Of the log: lines for people, or one of JSON each.'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'log', 'debug', 'verbose'])
    .default('warn')
    .describe(
      "What is logged: this level and the graver ones. `log` adds to `warn` what has become well again; the framework's own lines begin at `debug`.",
    ),
};

export const database = {
  NEO4J_URI: text.optional().meta({
    description:
      'The Neo4j to use, such as `bolt://db:7687` or `neo4j://cluster:7687`. Unset: one is started on this machine.',
    unset: 'a local server',
  }),
  NEO4J_USER: text.default('neo4j').describe('User, where `NEO4J_URI` is set.'),
  NEO4J_PASSWORD: text.optional().meta({
    description:
      'Password, where `NEO4J_URI` is set. That of the local server is generated into `DATA_DIR/neo4j-password`.',
  }),
  NEO4J_DATABASE: text.default('neo4j').describe('Name of the one database that is used.'),
  NEO4J_BOLT_PORT: port.default(7687).describe('Port of the local server for Bolt.'),
  NEO4J_HEAP_MB: z.coerce.number().int().min(512).optional().meta({
    description: 'The most heap of the local server, in MiB.',
    unset: 'an eighth of the memory of the machine, 1024 to 8192',
  }),
  NEO4J_PAGE_CACHE_MB: z.coerce.number().int().min(64).optional().meta({
    description: 'The page cache of the local server, in MiB.',
    unset: 'an eighth of the memory of the machine, 256 to 32768',
  }),
  NEO4J_HTTP_PORT: port.default(7474).describe('Port of the local server for Neo4j Browser.'),
};

export const doors = {
  COMPAT_MEM0: z
    .stringbool()
    .default(false)
    .describe('`true` opens `/compat/mem0`, which takes the calls of clients of mem0.'),
  COMPAT_GRAPHITI: z
    .stringbool()
    .default(false)
    .describe("`true` opens `/compat/graphiti`, which takes the calls of clients of Graphiti's REST server."),
  GRAPHQL_INTROSPECTION: z
    .stringbool()
    .default(true)
    .describe('`false` hides the schema of `/graphql`, and with it the page to try queries on.'),
  SUBSCRIPTION_POLL_MS: z.coerce
    .number()
    .int()
    .min(10)
    .max(60_000)
    .default(250)
    .describe(
      'How often new decisions are read for subscribers, in milliseconds. Nothing is read while nobody subscribes.',
    ),
  SUBSCRIPTION_SOCKETS: z.coerce
    .number()
    .int()
    .min(0)
    .max(100_000)
    .default(2_000)
    .describe('Most sockets that one instance accepts.'),
  SUBSCRIPTION_SLOW_SECONDS: z.coerce
    .number()
    .positive()
    .max(600)
    .default(10)
    .describe('A socket whose client has left bytes unread for this long is closed as too slow.'),
  MCP_PROFILE: z
    .enum(MCP_PROFILES)
    .default('core')
    .describe(
      'Which tools an MCP client gets that does not choose: `core` has ten, `full` has one for nearly every operation.',
    ),
};

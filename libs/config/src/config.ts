import { z } from 'zod';

const port = z.coerce.number().int().min(0).max(65_535);
const share = z.coerce.number().min(0).max(1);
const text = z.string().trim().min(1);

function isZone(name: string): boolean {
  try {
    return (
      /^[A-Za-z]/.test(name) && new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
    );
  } catch {
    return false;
  }
}

/** How many tools a model is given: the eight that suffice for most, or one for every operation. */
export const MCP_PROFILES = ['core', 'full'] as const;

const Environment = z.object({
  PORT: port.default(3000),
  HOST: text.default('127.0.0.1'),
  DATA_DIR: text.default('.local'),
  API_KEY: z.string().min(16, 'must have at least 16 characters').optional(),
  NEO4J_URI: text.optional(),
  NEO4J_USER: text.default('neo4j'),
  NEO4J_PASSWORD: text.optional(),
  NEO4J_DATABASE: text.default('neo4j'),
  NEO4J_BOLT_PORT: port.default(7687),
  NEO4J_HTTP_PORT: port.default(7474),
  EMBEDDER: z.enum(['local', 'openai', 'none']).default('local'),
  EMBEDDER_MODEL: text.optional(),
  EMBEDDER_BASE_URL: z.url().optional(),
  EMBEDDER_API_KEY: text.optional(),
  EMBEDDER_DIMENSIONS: z.coerce.number().int().min(1).max(4096).optional(),
  EMBEDDER_THREADS: z.coerce.number().int().min(1).max(64).default(1),
  LLM_BASE_URL: z.url().optional(),
  LLM_MODEL: text.optional(),
  LLM_API_KEY: text.optional(),
  LLM_TIMEOUT_SECONDS: z.coerce.number().min(0.1).max(3_600).default(60),
  LLM_CONCURRENCY: z.coerce.number().int().min(1).max(256).default(4),
  LLM_PRICE_INPUT: z.coerce.number().min(0).optional(),
  LLM_PRICE_OUTPUT: z.coerce.number().min(0).optional(),
  ARBITER: z.enum(['llm', 'none']).default('llm'),
  ARBITER_TIMEOUT_SECONDS: z.coerce.number().min(0.1).max(60).default(5),
  EXTRACT_TOKENS: z.coerce.number().int().min(1).default(2_000),
  EXTRACT_IDLE_MINUTES: z.coerce.number().positive().default(10),
  EXTRACT_ATTEMPTS: z.coerce.number().int().min(1).max(100).default(5),
  EXTRACT_CONCURRENCY: z.coerce.number().int().min(1).max(64).default(2),
  EXTRACT_LEASE_SECONDS: z.coerce.number().positive().default(300),
  EXTRACT_POLL_SECONDS: z.coerce.number().min(0).default(5),
  ASK_STEPS: z.coerce.number().int().min(1).max(12).default(6),
  ASK_SECONDS: z.coerce.number().positive().max(600).default(45),
  EXTRACT_TENANTS: z
    .string()
    .transform((list) => list.split(',').map((tenant) => tenant.trim()))
    .optional(),
  EXTRACT_LATE_MINUTES: z.coerce.number().positive().default(15),
  RECONCILE: z.enum(['structure', 'thresholds']).default('structure'),
  RECONCILE_UPDATE: share.default(0.95),
  RECONCILE_ADD: share.default(0.8),
  RANK_SIMILARITY: share.default(0.7),
  RANK_RECENCY: share.default(0.2),
  RANK_IMPORTANCE: share.default(0.1),
  RANK_HALF_LIFE_DAYS: z.coerce.number().positive().default(30),
  ATTRIBUTES: z
    .string()
    .regex(/^\s*([a-z][a-z0-9_]*:(one|many)\s*(,\s*|$))*$/, 'is a list such as "favourite_colour:one,pet:many"')
    .default(''),
  TIMEZONE: text.refine(isZone, 'is not an IANA time zone').default('UTC'),
  COUNTRY: z
    .string()
    .regex(/^[A-Z]{2}$/, 'is not an ISO 3166 country code')
    .optional(),
  FISCAL_YEAR_START: z.coerce.number().int().min(1).max(12).default(1),
  DATES_PREFER: z.enum(['past', 'future', 'nearest']).default('nearest'),
  RECENT_DAYS: z.coerce.number().int().min(1).max(366).default(30),
  BRIEFING_HOURS: z.coerce.number().int().min(0).max(744).default(24),
  BRIEFING_EVERY_SECONDS: z.coerce.number().int().min(0).max(86_400).default(60),
  RETENTION_EVERY_HOURS: z.coerce.number().int().min(0).max(168).default(6),
  WEBHOOK_URL: z.url({ protocol: /^https?$/, error: 'is not an http or https address' }).optional(),
  WEBHOOK_SECRET: z
    .string()
    .regex(
      /^whsec_(?:[A-Za-z0-9+/]{4}){8,21}(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/,
      'is not "whsec_" and 24 to 64 bytes in base64',
    )
    .optional(),
  MCP_PROFILE: z.enum(MCP_PROFILES).default('core'),
  WARM_UP: z.stringbool().default(true),
  GRAPHQL_INTROSPECTION: z.stringbool().default(true),
  SUBSCRIPTION_POLL_MS: z.coerce.number().int().min(10).max(60_000).default(250),
  SUBSCRIPTION_SOCKETS: z.coerce.number().int().min(0).max(100_000).default(2_000),
  SUBSCRIPTION_SLOW_SECONDS: z.coerce.number().positive().max(600).default(10),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'log', 'debug', 'verbose']).default('warn'),
});

/** The settings of one process, read once from the environment. docs/settings.md lists them all. */
export type Config = Readonly<z.infer<typeof Environment>>;

/** Thrown when the environment is wrong; the message names every bad variable. */
export class ConfigError extends Error {
  constructor(readonly faults: readonly string[]) {
    super(`The settings are wrong. ${faults.join('; ')}.`);
    this.name = 'ConfigError';
  }
}

/**
 * @param environment variable names to values; an empty value counts as unset.
 * @returns the checked settings, with defaults where nothing is set.
 * @throws ConfigError naming every bad variable.
 */
export function readConfig(environment: Readonly<Record<string, string | undefined>> = process.env): Config {
  const set = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = Environment.safeParse(set);
  if (!parsed.success) {
    throw new ConfigError(parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`));
  }
  const faults = [...contradictions(parsed.data)];
  if (faults.length > 0) throw new ConfigError(faults);
  return parsed.data;
}

/** What is wrong with settings that are right one by one. */
function* contradictions(config: Config): Generator<string> {
  if (config.RECONCILE_ADD > config.RECONCILE_UPDATE) yield 'RECONCILE_ADD: must not be above RECONCILE_UPDATE';
  if (config.LLM_BASE_URL && !config.LLM_MODEL) yield 'LLM_MODEL: is needed where LLM_BASE_URL is set';
  if (config.LLM_MODEL && !config.LLM_BASE_URL && !config.LLM_API_KEY) {
    yield "LLM_API_KEY: is needed for OpenAI's own server; for another one, set LLM_BASE_URL";
  }
  if (Boolean(config.WEBHOOK_URL) !== Boolean(config.WEBHOOK_SECRET)) {
    yield config.WEBHOOK_URL
      ? 'WEBHOOK_SECRET: is needed where WEBHOOK_URL is set; make one by: echo "whsec_$(openssl rand -base64 32)"'
      : 'WEBHOOK_URL: is needed where WEBHOOK_SECRET is set';
  }
}

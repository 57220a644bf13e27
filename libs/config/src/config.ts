import type { z } from 'zod';
import { Environment } from './environment.js';
import { inPlainWords } from './in-plain-words.js';
import { mistyped } from './mistyped.js';
import { settingsAt } from './residents.js';
import { SECRET_FILES, unsealed } from './secrets.js';

export { MCP_PROFILES } from './service.settings.js';

/** The settings of one process, read once from the environment. docs/settings.md lists them all. */
export type Config = Readonly<z.infer<typeof Environment>>;

/** The environment is wrong; the message names every bad variable. */
export class ConfigError extends Error {
  constructor(readonly faults: readonly string[]) {
    super(`The settings are wrong. ${faults.join('; ')}.`);
    this.name = 'ConfigError';
  }
}

/**
 * @param environment variable names to values. An empty value counts as unset, one of blanks is a fault. A secret can
 * be in a file: see `SECRETS`.
 * @returns the checked settings, with defaults for what is not set.
 * @throws ConfigError naming every bad variable, and every one whose name is nearly that of a setting.
 */
export function readConfig(environment: Readonly<Record<string, string | undefined>> = process.env): Config {
  const variables = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  );
  const { set, faults } = unsealed(variables);
  const unknown = mistyped(Object.keys(variables), [...Object.keys(Environment.shape), ...SECRET_FILES]);
  const blank = Object.keys(Environment.shape).filter((name) => isBlank(set[name]));
  const stated = Object.fromEntries(Object.entries(set).filter(([, value]) => !isBlank(value)));
  const parsed = Environment.safeParse(stated, { error: inPlainWords });
  const wrong = parsed.success
    ? [...contradictions(parsed.data)]
    : parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  const all = [...unknown, ...faults, ...blank.map((name) => `${name}: is blank: unset it`), ...wrong];
  if (!parsed.success || all.length > 0) throw new ConfigError(all);
  return parsed.data.USE_DATABASE === undefined ? parsed.data : settingsAt(parsed.data, parsed.data.USE_DATABASE);
}

/** Blanks would be read as the number 0, or as a list with one empty name. */
function isBlank(value: unknown): boolean {
  return typeof value === 'string' && value !== '' && value.trim() === '';
}

/** Faults of settings that are each valid, but not together. */
function* contradictions(config: Config): Generator<string> {
  if (config.USE_DATABASE !== undefined && !(config.USE_DATABASE in (config.DATABASES ?? {})))
    yield `USE_DATABASE: there is no ${config.USE_DATABASE} in DATABASES`;
  if (config.RECONCILE_ADD > config.RECONCILE_UPDATE) yield 'RECONCILE_ADD: must not be above RECONCILE_UPDATE';
  yield* modelContradictions(config);
  if (Boolean(config.WEBHOOK_URL) !== Boolean(config.WEBHOOK_SECRET)) {
    yield config.WEBHOOK_URL
      ? 'WEBHOOK_SECRET: is needed where WEBHOOK_URL is set; make one by: echo "whsec_$(openssl rand -base64 32)"'
      : 'WEBHOOK_URL: is needed where WEBHOOK_SECRET is set';
  }
}

/** A partly configured model would be ignored silently. */
function* modelContradictions(config: Config): Generator<string> {
  for (const name of ['LLM_BASE_URL', 'LLM_API_KEY'] as const)
    if (config[name] && !config.LLM_MODEL) yield `LLM_MODEL: is needed where ${name} is set`;
  if (config.LLM_MODEL && !config.LLM_BASE_URL && !config.LLM_API_KEY)
    yield "LLM_API_KEY: is needed for OpenAI's own server; for another one, set LLM_BASE_URL";
  if (config.EMBEDDER === 'openai' && !config.EMBEDDER_MODEL)
    yield 'EMBEDDER_MODEL: is needed with EMBEDDER=openai, such as text-embedding-3-small';
  for (const name of ['EMBEDDER_BASE_URL', 'EMBEDDER_API_KEY'] as const)
    if (config[name] && config.EMBEDDER === 'local') yield `EMBEDDER: must be openai where ${name} is set`;
}

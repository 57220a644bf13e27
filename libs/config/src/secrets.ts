import { readFileSync } from 'node:fs';

/**
 * The settings that are secrets. Each can be in a file instead: `API_KEY_FILE` is the path of a file with the
 * `API_KEY`.
 */
export const SECRETS = [
  'API_KEY',
  'NEO4J_PASSWORD',
  'EMBEDDER_API_KEY',
  'RERANK_API_KEY',
  'LLM_API_KEY',
  'WEBHOOK_SECRET',
] as const;

/** The variables that name the file of a secret. */
export const SECRET_FILES: readonly string[] = SECRETS.map((name) => `${name}_FILE`);

/** The variables of the environment, with the secrets from files. */
export interface Unsealed {
  readonly set: Readonly<Record<string, string | undefined>>;
  readonly faults: readonly string[];
}

/**
 * @param set the variables that are set.
 * @returns these with the secrets from files and without the variables that name files; and a fault for each secret
 * that cannot be read.
 */
export function unsealed(set: Readonly<Record<string, string | undefined>>): Unsealed {
  const faults: string[] = [];
  const all: Record<string, string | undefined> = { ...set };
  for (const name of SECRETS) {
    const variable = `${name}_FILE`;
    const path = set[variable];
    if (path === undefined) continue;
    delete all[variable];
    const secret = set[name] === undefined ? secretIn(path) : new Error(`is set, and ${name} as well: unset one`);
    if (secret instanceof Error) faults.push(`${variable}: ${secret.message}`);
    else all[name] = secret;
  }
  return { set: all, faults };
}

/** Editors and `echo` add a newline at the end, which is not part of the secret. */
function secretIn(path: string): string | Error {
  try {
    const secret = readFileSync(path, 'utf8').replace(/\r?\n$/, '');
    return secret === '' ? new Error(`${path} is empty`) : secret;
  } catch (error) {
    return new Error(`${path} cannot be read (${String((error as NodeJS.ErrnoException).code)})`);
  }
}

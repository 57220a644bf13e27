import { randomBytes } from 'node:crypto';
import { resolve } from 'node:path';
import { Config } from '#config/config.js';
import { keptSecret } from '#local-server/secret-file.js';

/** The key of the tenant `default`, and its file if we made it. */
export interface ApiKey {
  readonly value: string;
  readonly file: string | undefined;
}

/** @returns the key of the settings, else one that is made once and kept in DATA_DIR/api-key. */
export async function apiKey({ API_KEY, DATA_DIR }: Config): Promise<ApiKey> {
  if (API_KEY !== undefined) return { value: API_KEY, file: undefined };
  const file = resolve(DATA_DIR, 'api-key');
  return { value: await keptSecret(file, () => `pal_${randomBytes(32).toString('base64url')}`), file };
}

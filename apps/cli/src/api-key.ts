import { randomBytes } from 'node:crypto';
import { hostname } from 'node:os';
import { resolve } from 'node:path';
import { Config } from '#config/config.js';
import { FROM_SETTING } from '#keys/api-keys.js';
import { keptSecret } from '#local-server/secret-file.js';

/** The key of the tenant `default`, and its file if we made it. */
export interface ApiKey {
  readonly value: string;
  readonly file: string | undefined;
  /** A key takes the place of the former one of its name, so a key that is made has one for its machine and file. */
  readonly name: string;
}

/** The most characters of the name of a key. */
const MOST = 200;

/** @returns the key of the settings, else one that is made once and kept in DATA_DIR/api-key. */
export async function apiKey({ API_KEY, DATA_DIR }: Config): Promise<ApiKey> {
  if (API_KEY !== undefined) return { value: API_KEY, file: undefined, name: FROM_SETTING };
  const file = resolve(DATA_DIR, 'api-key');
  const value = await keptSecret(file, () => `pal_${randomBytes(32).toString('base64url')}`);
  return { value, file, name: `${hostname()}:${file}`.slice(-MOST) };
}

/** @returns the settings with the key of the tenant `default`. */
export function withKey(config: Config, { value, name }: ApiKey): Config & { API_KEY: string; keyName: string } {
  return { ...config, API_KEY: value, keyName: name };
}

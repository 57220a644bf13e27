import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ConfigError, readConfig } from './config.js';
import { SECRETS } from './secrets.js';

const FITTING = `whsec_${'A'.repeat(32)}`;

/** The settings that a secret requires. */
const BESIDE: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  EMBEDDER_API_KEY: { EMBEDDER: 'openai', EMBEDDER_MODEL: 'some-model' },
  LLM_API_KEY: { LLM_MODEL: 'some-model' },
  WEBHOOK_SECRET: { WEBHOOK_URL: 'https://example.com/hook' },
};

describe('secrets in files', () => {
  const directory = mkdtempSync(join(tmpdir(), 'palimpsest-secrets-'));
  afterAll(() => rmSync(directory, { recursive: true }));

  const file = (name: string, text: string): string => {
    const path = join(directory, name);
    writeFileSync(path, text);
    return path;
  };

  it.each(SECRETS)('%s is read from its file, without the newline at the end', (name) => {
    const config = readConfig({ ...BESIDE[name], [`${name}_FILE`]: file(name, `${FITTING}\n`) });
    expect(config[name]).toBe(FITTING);
    expect(config).not.toHaveProperty(`${name}_FILE`);
  });

  it('refuses a secret that is set and in a file', () => {
    expect(() => readConfig({ API_KEY: FITTING, API_KEY_FILE: file('both', FITTING) })).toThrow(
      'API_KEY_FILE: is set, and API_KEY as well: unset one',
    );
  });

  it('names a file that is not there, and one that is empty', () => {
    const LLM_API_KEY_FILE = file('empty', '\n');
    const NEO4J_PASSWORD_FILE = join(directory, 'nowhere');
    expect(() => readConfig({ NEO4J_PASSWORD_FILE, LLM_API_KEY_FILE })).toThrow(
      `NEO4J_PASSWORD_FILE: ${NEO4J_PASSWORD_FILE} cannot be read (ENOENT); LLM_API_KEY_FILE: ${LLM_API_KEY_FILE} is empty.`,
    );
  });

  it('holds the secret of a file to the rules of the setting, and does not tell it', () => {
    const read = (): unknown => readConfig({ API_KEY_FILE: file('short', 'hush') });
    expect(read).toThrow(ConfigError);
    expect(read).toThrow('API_KEY: must have at least 16 characters');
    expect(read).toThrow(expect.not.objectContaining({ message: expect.stringContaining('hush') as string }) as Error);
  });

  it('takes an empty variable for one that is not set', () => {
    expect(readConfig({ API_KEY_FILE: '' })).toEqual(readConfig({}));
  });

  it('names a variable that is nearly called like that of a file', () => {
    expect(() => readConfig({ NEO4J_PASSWORD_FIEL: '/run/secrets/x' })).toThrow(
      'NEO4J_PASSWORD_FIEL: is no setting; NEO4J_PASSWORD_FILE is',
    );
  });
});

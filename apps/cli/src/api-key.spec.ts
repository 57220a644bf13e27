import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '#config/config.js';
import { apiKey, withKey } from './api-key.js';

let directory: string;

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'api-key-'));
});

afterEach(() => rm(directory, { recursive: true }));

const of = (name: string): ReturnType<typeof apiKey> => apiKey(readConfig({ DATA_DIR: join(directory, name) }));

it('a key that is made has a name of its own in each DATA_DIR, so that it takes the place of no other', async () => {
  const [one, again, other] = [await of('one'), await of('one'), await of('other')];
  expect(again).toEqual(one);
  expect(other.name).not.toBe(one.name);
  expect(one.name).toContain(join(directory, 'one', 'api-key'));
});

it('a key of the settings has the name of its setting', async () => {
  const config = readConfig({ API_KEY: 'k'.repeat(16), DATA_DIR: directory });
  const key = await apiKey(config);
  expect(key).toEqual({ value: 'k'.repeat(16), file: undefined, name: 'API_KEY' });
  expect(withKey(config, key)).toMatchObject({ API_KEY: key.value, keyName: 'API_KEY' });
});

it('a long path leaves the end of the name', async () => {
  const { name, file } = await of('d'.repeat(200));
  expect(name).toHaveLength(200);
  expect(file?.endsWith(name.slice(-100))).toBe(true);
});

import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keptSecret } from './secret-file.js';

let directory: string;

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'secret-'));
});

afterEach(() => rm(directory, { recursive: true }));

it('a secret is made once, kept, and readable by its owner alone', async () => {
  const file = join(directory, 'new', 'key');
  expect(await keptSecret(file, () => 'first')).toBe('first');
  expect(await keptSecret(file, () => 'second')).toBe('first');
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect((await stat(join(directory, 'new'))).mode & 0o777).toBe(0o700);
});

it('a secret that others could read is closed to them', async () => {
  const file = join(directory, 'key');
  await writeFile(file, 'kept', { mode: 0o644 });
  expect(await keptSecret(file, () => 'new')).toBe('kept');
  expect((await stat(file)).mode & 0o777).toBe(0o600);
});

import { mkdtemp, rm, stat } from 'node:fs/promises';
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
});

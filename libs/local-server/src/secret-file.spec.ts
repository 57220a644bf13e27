import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
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

it('all who make a secret at the same moment get the one that is kept', async () => {
  const file = join(directory, 'new', 'key');
  let made = 0;
  const got = await Promise.all(Array.from({ length: 16 }, () => keptSecret(file, () => `secret ${(made += 1)}`)));
  expect(new Set(got)).toEqual(new Set([await keptSecret(file, () => 'late')]));
  expect(await readdir(join(directory, 'new'))).toEqual(['key']);
});

it('an empty file is no secret', async () => {
  const file = join(directory, 'key');
  await writeFile(file, '');
  expect(await keptSecret(file, () => 'new')).toBe('new');
  expect(await keptSecret(file, () => 'late')).toBe('new');
});

it('a place that cannot be written is told in one line', async () => {
  await writeFile(join(directory, 'file'), '');
  const file = join(directory, 'file', 'key');
  await expect(keptSecret(file, () => 'new')).rejects.toMatchObject({
    name: 'StartupError',
    message: `Cannot write to ${file}: make it writable, or set DATA_DIR to another directory.`,
  });
});

it('a directory that cannot be made is told at once, with what to do', async () => {
  await expect(keptSecret('/proc/x/key', () => 'new')).rejects.toThrow('set DATA_DIR to another directory');
});

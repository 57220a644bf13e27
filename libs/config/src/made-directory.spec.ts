import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { madeDirectory } from './made-directory.js';

let directory: string;

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'made-'));
});

afterEach(() => rm(directory, { recursive: true }));

it('a directory is made with all above it, and stays as it is if it is there', async () => {
  const deep = join(directory, 'a', 'b', 'c');
  await madeDirectory(deep, 0o700);
  expect((await stat(deep)).mode & 0o777).toBe(0o700);
  await expect(madeDirectory(deep, 0o755)).resolves.toBeUndefined();
  expect((await stat(deep)).mode & 0o777).toBe(0o700);
});

it('many who make it at the same moment all find it', async () => {
  const deep = join(directory, 'a', 'b');
  await Promise.all(Array.from({ length: 16 }, () => madeDirectory(deep)));
  expect((await stat(deep)).isDirectory()).toBe(true);
});

it('one below a file is refused', async () => {
  await writeFile(join(directory, 'file'), '');
  await expect(madeDirectory(join(directory, 'file'))).rejects.toMatchObject({ code: 'ENOTDIR' });
  await expect(madeDirectory(join(directory, 'file', 'a'))).rejects.toMatchObject({ code: 'ENOTDIR' });
});

// The recursive mkdir of Node never returns here: the file system says that the directory above is not there, and it is.
it.each(['/proc/x', '/proc/x/y/z'])('one that the file system cannot make is refused at once: %s', async (path) => {
  await expect(madeDirectory(path)).rejects.toMatchObject({ syscall: 'mkdir' });
});

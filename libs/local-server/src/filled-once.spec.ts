import { mkdtemp, readFile, readdir, rm, writeFile, mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { filledOnce, isFilled } from './filled-once.js';

let parent: string;
let directory: string;
let fillings: number;

const fill = async (partial: string): Promise<void> => {
  fillings += 1;
  await writeFile(join(partial, 'content'), String(fillings));
};

beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'filled-once-'));
  directory = join(parent, 'lib');
  fillings = 0;
});

afterEach(() => rm(parent, { recursive: true }));

it('fills a directory once', async () => {
  await filledOnce(directory, 'v1', fill);
  await filledOnce(directory, 'v1', fill);
  expect(fillings).toBe(1);
  expect(await isFilled(directory, 'v1')).toBe(true);
});

it('fills it anew for another stamp, with nothing of the old left', async () => {
  await filledOnce(directory, 'v1', (partial) => writeFile(join(partial, 'old'), ''));
  await filledOnce(directory, 'v2', fill);
  expect((await readdir(directory)).sort()).toEqual(['.stamp', 'content']);
});

it('repeats a filling that failed, and leaves nothing half full behind', async () => {
  const failing = async (partial: string): Promise<void> => {
    await fill(partial);
    throw new Error('the network went away');
  };
  await expect(filledOnce(directory, 'v1', failing)).rejects.toThrow('the network went away');
  expect(await readdir(parent)).toEqual([]);
  await filledOnce(directory, 'v1', fill);
  expect(await readFile(join(directory, 'content'), 'utf8')).toBe('2');
});

it('removes what a killed process left behind', async () => {
  await mkdir(join(parent, 'lib.4194304.partial'));
  await filledOnce(directory, 'v1', fill);
  expect(await readdir(parent)).toEqual(['lib']);
});

it('keeps what another process finished first', async () => {
  await filledOnce(directory, 'v1', async (partial) => {
    await fill(partial);
    await mkdir(directory);
    await writeFile(join(directory, '.stamp'), 'v1');
    await writeFile(join(directory, 'content'), 'of the other');
  });
  expect(await readFile(join(directory, 'content'), 'utf8')).toBe('of the other');
});

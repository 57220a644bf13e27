import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Users } from './users.js';

let dataDir: string;
let other: ChildProcess;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'users-'));
  other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1e6)'], { stdio: 'ignore' });
  await once(other, 'spawn');
});
afterEach(async () => {
  other.kill('SIGKILL');
  await rm(dataDir, { recursive: true, force: true });
});

const joinAs = (pid: number): Promise<void> => writeFile(join(dataDir, 'neo4j-users', String(pid)), '');

it('the last user is the one that leaves alone', async () => {
  const users = new Users(dataDir);
  await users.join();
  expect([await users.hasOthers(), users.hasOthersNow()]).toEqual([false, false]);
  await joinAs(other.pid!);
  expect([await users.hasOthers(), users.hasOthersNow()]).toEqual([true, true]);
  expect(await users.leave()).toBe(false);
});

it('a user that was killed counts no more', async () => {
  const users = new Users(dataDir);
  await users.join();
  await joinAs(other.pid!);
  other.kill('SIGKILL');
  await once(other, 'exit');
  expect(users.hasOthersNow()).toBe(false);
  expect(await users.leave()).toBe(true);
});

it('where nobody ever joined there are no users', async () => {
  expect(await new Users(join(dataDir, 'none')).leave()).toBe(true);
});

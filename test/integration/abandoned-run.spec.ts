import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { isRunning } from '#local-server/processes.js';
import { until } from '../support/service/until.js';

const fileOf = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

it.each(['SIGKILL', 'SIGABRT', 'SIGINT'] as const)(
  'a run of the tests that ends by %s leaves no server and no data behind',
  async (signal) => {
    const args = [
      '--import',
      fileOf('../support/runner/from-source.ts'),
      fileOf('../support/database/abandoned-run.ts'),
    ];
    const run = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
    const [{ directory, pid }] = (await once(run, 'message')) as [{ directory: string; pid: number }];
    expect([existsSync(directory), await isRunning({ pid, mark: directory })]).toEqual([true, true]);
    run.kill(signal);
    await until('the data of the run are removed', () => !existsSync(directory));
    await expect(isRunning({ pid, mark: directory })).resolves.toBe(false);
  },
);

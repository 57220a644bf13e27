import { arch, availableParallelism, cpus, platform, totalmem } from 'node:os';
import { PROJECT_ROOT } from '#config/project-root.js';
import { run } from '#local-server/run.js';

/** Where figures come from: without it they cannot be compared. */
export interface Machine {
  readonly cpu: string;
  readonly cores: number;
  readonly memoryGb: number;
  readonly system: string;
  readonly node: string;
  readonly neo4j: string;
}

/** @param neo4j its version. */
export function machine(neo4j: string): Machine {
  return {
    cpu: cpus()[0]?.model.trim() ?? 'unknown',
    cores: availableParallelism(),
    memoryGb: Math.round(totalmem() / 2 ** 30),
    system: `${platform()} ${arch()}`,
    node: process.version,
    neo4j,
  };
}

/** The state of the sources; `dirty` when it is not exactly that commit. */
export interface Commit {
  readonly hash: string;
  readonly dirty: boolean;
}

/** @returns the commit that was measured; results themselves do not make it dirty. */
export async function commit(): Promise<Commit> {
  const git = async (...args: string[]): Promise<string> => {
    const { code, output } = await run('git', ['-C', PROJECT_ROOT, ...args]);
    return code === 0 ? output.trim() : '';
  };
  const changes = await git('status', '--porcelain', '--', '.', ':!bench/results', ':!docs');
  return { hash: (await git('rev-parse', '--short=12', 'HEAD')) || 'unknown', dirty: changes !== '' };
}

import { run } from '#local-server/run.js';
import type { MeasuredService } from './service.js';

/** Resident memory in MB; undefined where it cannot be told. */
export interface MemoryUse {
  readonly service: number | undefined;
  readonly database: number | undefined;
}

/** @returns what the service and its database take now. */
export async function memoryUse({ pid, database }: Pick<MeasuredService, 'pid' | 'database'>): Promise<MemoryUse> {
  return { service: await residentMb(pid), database: await residentMb(database.pid) };
}

async function residentMb(pid: number | undefined): Promise<number | undefined> {
  if (pid === undefined) return undefined;
  const { code, output } = await run('ps', ['-o', 'rss=', '-p', String(pid)]);
  return code === 0 ? Math.round(Number(output.trim()) / 1_024) : undefined;
}

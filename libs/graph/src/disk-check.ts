import { statfs } from 'node:fs/promises';
import { DISK_FULL } from './database-errors.js';

/**
 * Neo4j does not recover from a full disk: a write that it cannot apply stops the database until a restart. So nothing is written while
 * less than this is free. Its files grow in steps of up to 64 MiB.
 */
const LEAST_BYTES = 128 * 2 ** 20;

/** Checks the free space on the disk of a database on this machine. */
export class DiskCheck {
  constructor(private readonly directory: string) {}

  /** @returns in a sentence, why nothing must be written now, or `null`. */
  async fault(): Promise<string | null> {
    const { bavail, bsize } = await statfs(this.directory).catch(() => ({ bavail: Infinity, bsize: 1 }));
    if (bavail * bsize >= LEAST_BYTES) return null;
    return DISK_FULL;
  }
}

import { execFile } from 'node:child_process';
import { closeSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { PROJECT_DATA, removeDataDirectory } from './data-directory.js';

const run = promisify(execFile);
const MIB = 2 ** 20;

/** Only as root: nobody else may mount one. In CI it must be possible. */
export const canMount = process.platform === 'linux' && (process.getuid?.() === 0 || process.env.CI !== undefined);

/** A disk of its own in memory, which a test can fill. */
export class SmallDisk {
  private static readonly path = join(PROJECT_DATA, 'small-disk');
  /** For a server of its own; below the disk, which itself cannot be removed while it is mounted. */
  readonly dataDir = join(SmallDisk.path, 'data');

  /** Removes first what a killed run left. */
  static async mount(mebibytes: number): Promise<SmallDisk> {
    const disk = new SmallDisk();
    await removeDataDirectory(disk.dataDir);
    await disk.unmount().catch(() => undefined);
    mkdirSync(SmallDisk.path, { recursive: true });
    await run('mount', ['-t', 'tmpfs', '-o', `size=${mebibytes}m`, 'palimpsest-test', SmallDisk.path]);
    return disk;
  }

  /** Fills the disk to the last block. */
  fill(): void {
    const file = openSync(this.filler, 'a');
    try {
      for (const size of [MIB, 4_096]) writeUntilFull(file, Buffer.alloc(size));
    } finally {
      closeSync(file);
    }
  }

  /** Removes what filled it. */
  free(): void {
    rmSync(this.filler, { force: true });
  }

  /** Unmounts the disk; everything on it is lost. */
  async unmount(): Promise<void> {
    await run('umount', ['-l', SmallDisk.path]);
  }

  private get filler(): string {
    return join(SmallDisk.path, 'filler');
  }
}

function writeUntilFull(file: number, block: Buffer): void {
  try {
    for (;;) writeSync(file, block);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  }
}

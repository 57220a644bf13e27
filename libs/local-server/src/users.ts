import { readdirSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { madeDirectory } from '#config/made-directory.js';
import { isRunning, isThere } from './processes.js';

/** The processes that use our own server, each with a file named by its pid. The last one stops the server. */
export class Users {
  private readonly directory: string;

  constructor(dataDir: string) {
    this.directory = join(dataDir, 'neo4j-users');
  }

  /** From now on nobody else stops the server. */
  async join(): Promise<void> {
    await madeDirectory(this.directory, 0o700);
    await writeFile(this.fileOf(process.pid), '', { mode: 0o600 });
  }

  /** @returns whether nobody else uses the server. */
  async leave(): Promise<boolean> {
    await rm(this.fileOf(process.pid), { force: true });
    return !(await this.hasOthers());
  }

  /** @returns whether another process uses the server; killed ones do not count. */
  async hasOthers(): Promise<boolean> {
    const running = await Promise.all(
      this.others().map(async (pid) => {
        if (await isRunning({ pid, mark: 'node' })) return true;
        await rm(this.fileOf(pid), { force: true });
        return false;
      }),
    );
    return running.includes(true);
  }

  /**
   * Like `hasOthers`, but synchronous, for a process that is about to end. It also counts a pid that belongs to another
   * program by now.
   */
  hasOthersNow(): boolean {
    return this.others().some(isThere);
  }

  private others(): number[] {
    return filesIn(this.directory)
      .filter((name) => /^\d{1,10}$/.test(name))
      .map(Number)
      .filter((pid) => pid !== process.pid);
  }

  private fileOf(pid: number): string {
    return join(this.directory, String(pid));
  }
}

function filesIn(directory: string): string[] {
  try {
    return readdirSync(directory);
  } catch {
    return [];
  }
}

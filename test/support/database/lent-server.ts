import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { RunningServer } from '#local-server/running-server.js';
import { OwnServer } from './own-server.js';
import { rows } from './rows.js';

/**
 * An empty database for one spec at a time. Another spec of the run may have used it before: to start one more takes 10 s of a processor,
 * and all queries are planned anew there. A spec that kills its server, or needs indexes that nothing was ever deleted from, takes an
 * OwnServer.
 */
export class LentServer {
  private constructor(
    private readonly lease: string,
    readonly server: RunningServer,
  ) {}

  /** @returns one that nobody uses, else one more. */
  static async take(): Promise<LentServer> {
    const directory = process.env['TEST_LENT_DIRECTORY'];
    if (directory === undefined) throw new Error('Only the tests of the project "graph" can take a server.');
    for (let number = 0; ; number++) {
      const lease = join(directory, `${number}.taken`);
      if (!(await isMade(lease))) continue;
      const place = await OwnServer.create(join(directory, String(number)));
      return new LentServer(lease, await place.start());
    }
  }

  /** Empties it for the next spec; its schema stays. A spec that ends without it keeps its server until the run is over. */
  async giveBack(): Promise<void> {
    await rows(this.server, 'MATCH (n) WHERE NOT n:Migration DETACH DELETE n');
    await rm(this.lease, { recursive: true });
  }
}

/** A directory is made by one process only. */
async function isMade(directory: string): Promise<boolean> {
  try {
    await mkdir(directory);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

import { ownServer } from '#local-server/database.js';
import { RunningServer } from '#local-server/running-server.js';
import { newDataDirectory, PROJECT_DATA, removeDataDirectory } from './data-directory.js';
import { PLANNER_SETTINGS } from './planner-settings.js';

/** A database for tests that kill it: its data and its ports stay the same from start to start. */
export class OwnServer {
  private ports = { boltPort: 0, httpPort: 0 };

  private constructor(readonly dataDir: string) {}

  /**
   * @param dataDir default: a new one of this run.
   * @returns with nothing started yet.
   */
  static async create(dataDir?: string): Promise<OwnServer> {
    return new OwnServer(dataDir ?? (await newDataDirectory()));
  }

  /** @returns the server, ready for queries, with the data it had when it was stopped or killed. */
  start(): Promise<RunningServer> {
    return this.startOn(this.ports);
  }

  /** Starts it on other ports than the last time; 0 asks for a free one. */
  async startOn(ports: { boltPort: number; httpPort: number }): Promise<RunningServer> {
    const where = { dataDir: this.dataDir, libDir: PROJECT_DATA, ...ports };
    const server = await ownServer({ ...where, settings: PLANNER_SETTINGS }, () => undefined);
    this.ports = { boltPort: portOf(server.uri), httpPort: portOf(server.browserUrl ?? '') };
    return server;
  }

  /** Ends the server if it runs, and removes its data. */
  remove(): Promise<void> {
    return removeDataDirectory(this.dataDir);
  }
}

function portOf(url: string): number {
  return Number(new URL(url).port);
}

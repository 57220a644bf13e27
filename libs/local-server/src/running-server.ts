import { Login } from './login.js';

/** A database that answers, and how to end it. */
export interface RunningServer extends Login {
  /** Neo4j Browser; undefined for a server that is not ours. */
  readonly browserUrl: string | undefined;
  /** Where the password lies; undefined for a server that is not ours. */
  readonly passwordFile: string | undefined;
  /** Where its data lies; undefined where that is not on a disk that this process sees. */
  readonly dataDir: string | undefined;
  /** The process; undefined for a server that is not a process of ours. */
  readonly pid: number | undefined;
  /** Whether another process of ours uses it now; such a one is not to be ended. */
  isShared(): boolean;
  /** Stops it in order and waits, 30 s at most. Does not stop a server that is not ours, or that another process of ours uses. */
  stop(): Promise<void>;
  /**
   * Starts it again on its ports where it ended by itself, as one does that runs out of memory. Does nothing with one that runs, and with one that is not ours.
   * @returns whether it had ended.
   * @throws StartupError when it does not start.
   */
  revive(): Promise<boolean>;
  /** Ends it as a power cut would; for tests. */
  kill(): Promise<void>;
}

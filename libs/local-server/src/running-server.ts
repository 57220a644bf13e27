import { Login } from './login.js';

/** A database that answers, and how to end it. */
export interface RunningServer extends Login {
  /** Neo4j Browser; undefined for a server that is not ours. */
  readonly browserUrl: string | undefined;
  /** The file with the password; undefined for a server that is not ours. */
  readonly passwordFile: string | undefined;
  /** The directory of its data; undefined if that is not on a disk that this process sees. */
  readonly dataDir: string | undefined;
  /** The process; undefined for a server that is not a process of ours. */
  readonly pid: number | undefined;
  /** Whether another process of ours uses it now, so that it must not be ended. */
  isShared(): boolean;
  /**
   * Stops it in order and waits, 30 s at most. Does not stop a server that is not ours, or that another process of ours
   * uses.
   */
  stop(): Promise<void>;
  /**
   * Starts it again on its ports if it ended on its own, for example because it ran out of memory. Does nothing if it
   * runs, or is not ours.
   * @returns whether it had ended.
   * @throws StartupError if it does not start.
   */
  revive(): Promise<boolean>;
  /** Ends it like a power cut; for tests. */
  kill(): Promise<void>;
}

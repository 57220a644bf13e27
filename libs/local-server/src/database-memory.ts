import { totalmem } from 'node:os';

/** How much memory our own Neo4j may take, in MiB. */
export interface DatabaseMemory {
  /** The maximum of its heap: queries, and what transactions hold. */
  readonly heapMb: number;
  /** Its page cache: nodes, relationships and their properties. */
  readonly pageCacheMb: number;
}

/** Enough for 30,000 memories, and for the tests. */
export const LEAST: DatabaseMemory = { heapMb: 1024, pageCacheMb: 256 };
/**
 * A larger heap takes longer to collect than it gains; the cache can hold a hundred million memories without their
 * vectors.
 */
const MOST: DatabaseMemory = { heapMb: 8_192, pageCacheMb: 32_768 };

/**
 * An eighth of the machine for the heap and an eighth for the page cache. The vector and word indexes are files that
 * the operating system caches in what remains: half of the machine, after a quarter for the service and everything
 * else.
 * @param machineMb the memory of the machine, or of the container, in MiB.
 */
export function databaseMemory(machineMb: number): DatabaseMemory {
  const share = Math.floor(machineMb / 8);
  return {
    heapMb: Math.min(Math.max(share, LEAST.heapMb), MOST.heapMb),
    pageCacheMb: Math.min(Math.max(share, LEAST.pageCacheMb), MOST.pageCacheMb),
  };
}

/** @returns the memory of this machine or container, in MiB. */
export function machineMb(): number {
  // Without a limit, that of the container is 0 or above the machine's.
  const limit = process.constrainedMemory();
  const bytes = limit > 0 ? Math.min(limit, totalmem()) : totalmem();
  return Math.floor(bytes / 1024 ** 2);
}

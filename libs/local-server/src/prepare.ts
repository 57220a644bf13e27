import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SERVER } from './artifacts.js';
import { fileFault } from './faults.js';
import { filledOnce, isFilled } from './filled-once.js';
import { copyArtifacts } from './maven.js';
import { Progress } from './progress.js';
import { POM } from './maven.js';

/**
 * Fetches the Neo4j server (170 MB) into `<dataDir>/lib`, once for each version of the pom.
 * @returns the directory of its jars.
 * @throws StartupError if Maven cannot fetch it or the disk is full.
 */
export async function prepareLocalServer(options: { dataDir: string; progress: Progress }): Promise<string> {
  const { dataDir, progress } = options;
  const lib = join(dataDir, 'lib');
  const stamp = createHash('sha256')
    .update(await readFile(POM))
    .digest('hex');
  try {
    await filledOnce(lib, stamp, async (partial) => {
      progress('Fetching the Neo4j server with Maven, once (about 170 MB) ...');
      await copyArtifacts(SERVER, partial, progress);
    });
  } catch (error) {
    throw fileFault(error, dataDir);
  }
  return lib;
}

/** @returns whether the server of this version of the pom is already there, so that Maven is not needed. */
export async function isPrepared(dataDir: string): Promise<boolean> {
  return isFilled(libOf(dataDir), await stamp());
}

function libOf(dataDir: string): string {
  return join(dataDir, 'lib');
}

async function stamp(): Promise<string> {
  return createHash('sha256')
    .update(await readFile(POM))
    .digest('hex');
}

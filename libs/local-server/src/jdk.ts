import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Outcome, run } from './run.js';

/** The oldest Java that Neo4j 2026 runs on. */
const OLDEST_JDK = 21;

export interface Jdk {
  readonly java: string;
  /** The feature version: 21 of "21.0.3", 8 of "1.8.0_402". */
  readonly version: number;
}

const ROOTS = [
  { directory: '/usr/lib/jvm', home: '' },
  { directory: '/Library/Java/JavaVirtualMachines', home: 'Contents/Home' },
];

const PROBE = ['-XshowSettings:properties', '-version'];

/** @returns the first JDK that is new enough, from JAVA_HOME, PATH and the places where systems install them. */
export async function findJdk(): Promise<Jdk | undefined> {
  // A shell reads JAVA_HOME, because it is a setting of the machine; only libs/config reads our own.
  const chosen = [run('sh', ['-c', `exec "\${JAVA_HOME:?}/bin/java" ${PROBE.join(' ')}`]), run('java', PROBE)];
  const jdk = await firstNewEnough(chosen);
  return jdk ?? firstNewEnough((await installed()).map((java) => run(java, PROBE)));
}

async function firstNewEnough(probes: readonly Promise<Outcome>[]): Promise<Jdk | undefined> {
  const jdks = (await Promise.all(probes)).map(({ output }) => parseJdk(output));
  return jdks.find((jdk) => jdk !== undefined && jdk.version >= OLDEST_JDK);
}

/**
 * @param settings the output of `java -XshowSettings:properties -version`.
 * @returns undefined if that was not a working Java.
 */
export function parseJdk(settings: string): Jdk | undefined {
  const home = /^\s*java\.home = (.+)$/m.exec(settings)?.[1];
  const version = /^\s*java\.specification\.version = (?:1\.)?(\d+)/m.exec(settings)?.[1];
  if (home === undefined || version === undefined) return undefined;
  return { java: join(home.trim(), 'bin', 'java'), version: Number(version) };
}

async function installed(): Promise<string[]> {
  const found = await Promise.all(
    ROOTS.map(async ({ directory, home }) => {
      const names = await readdir(directory).catch(() => []);
      return names.map((name) => join(directory, name, home, 'bin', 'java'));
    }),
  );
  return found.flat();
}

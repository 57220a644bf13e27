import { join } from 'node:path';
import { DatabaseMemory } from './database-memory.js';
import { Jdk } from './jdk.js';

/** The directories of one local Neo4j. */
export interface Place {
  /** Its home: configuration, data and logs. */
  readonly home: string;
  /** The jars of the server. */
  readonly lib: string;
  readonly boltPort: number;
  readonly httpPort: number;
  readonly memory: DatabaseMemory;
  readonly settings?: Readonly<Record<string, string>> | undefined;
}

/** @returns the directory of what a running server unpacks, such as Neo4j Browser; only what a killed one left outlives it. */
export function unpackedDir(home: string): string {
  return join(home, 'unpacked');
}

/** @returns the content of neo4j.conf: loopback only, without usage reports. */
export function configuration({ boltPort, httpPort, memory, settings }: Place): string {
  const all = {
    'server.default_listen_address': '127.0.0.1',
    'server.bolt.listen_address': `127.0.0.1:${boltPort}`,
    'server.bolt.advertised_address': `127.0.0.1:${boltPort}`,
    'server.http.listen_address': `127.0.0.1:${httpPort}`,
    'server.http.advertised_address': `127.0.0.1:${httpPort}`,
    'server.memory.pagecache.size': `${memory.pageCacheMb}m`,
    'server.config.strict_validation.enabled': 'true',
    'dbms.usage_report.enabled': 'false',
    'client.allow_telemetry': 'false',
    // Otherwise the first calls of a young graph repeatedly wait for queries to be planned again: docs/adr/0145.
    'dbms.cypher.min_replan_interval': '10m',
    'db.tx_log.rotation.retention_policy': '1 days 512M',
    // Only full logs are ever deleted; a small service takes months to fill one of the default 256 MiB.
    'db.tx_log.rotation.size': '4m',
    // On a stop the server's threads wait this long, twice, for work that cannot come. The default would add 10 s to a
    // stop of 0.3 s.
    'internal.server.bolt.thread_pool_shutdown_wait_time': '100ms',
    // On a full disk it then undoes the write and continues reading; otherwise it stops the database in the middle of
    // the write.
    'internal.dbms.out_of_disk_space_protection': 'true',
    ...settings,
  };
  return Object.entries(all)
    .map(([name, value]) => `${name}=${value}\n`)
    .join('');
}

/**
 * @returns the arguments of the JVM. It stores its loaded classes in an archive beside the jars, written when it first
 * stops: later boots take 3 s instead of 9.
 */
export function jvmArguments({ version }: Jdk, { home, lib, memory }: Place): string[] {
  return [
    '-Xms512m',
    `-Xmx${memory.heapMb}m`,
    '-XX:+ExitOnOutOfMemoryError',
    // An exception without a message cannot be sent, so the caller would wait forever.
    '-XX:-OmitStackTraceInFastThrow',
    '-XX:+AutoCreateSharedArchive',
    `-XX:SharedArchiveFile=${join(lib, 'classes.jsa')}`,
    '-Xlog:disable',
    // A killed server leaves it behind, in a directory for all programs for good.
    `-Djava.io.tmpdir=${unpackedDir(home)}`,
    '--add-modules=jdk.incubator.vector',
    '--add-opens=java.base/java.nio=ALL-UNNAMED',
    '--add-opens=java.base/java.io=ALL-UNNAMED',
    '--add-opens=java.base/sun.nio.ch=ALL-UNNAMED',
    '--enable-native-access=ALL-UNNAMED',
    ...(version >= 24 ? ['--sun-misc-unsafe-memory-access=allow'] : []),
    '-cp',
    join(lib, '*'),
    'org.neo4j.server.Neo4jCommunity',
    `--home-dir=${home}`,
    `--config-dir=${join(home, 'conf')}`,
  ];
}

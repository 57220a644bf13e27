import { StartupError } from '#domain/service/errors.js';
import { Artifacts } from './artifacts.js';

/** Patterns for the log of a Neo4j that ended on its own, the most specific first. */
const SERVER_FAULTS: readonly (readonly [RegExp, string])[] = [
  [
    /No space left on device|not have enough space left|out of disk space/i,
    'The disk is full: free some space, or set DATA_DIR to another disk.',
  ],
  [
    /Address .*already in use|BindException/i,
    'A port of Neo4j is taken by another program: set NEO4J_BOLT_PORT and NEO4J_HTTP_PORT to free ports.',
  ],
  [
    /locked by another process|store_lock/i,
    'Another Neo4j runs on the same data: stop it, or set DATA_DIR to another directory.',
  ],
  [/UnsupportedClassVersionError/, 'The JDK is too old for Neo4j: install JDK 21 or newer, or set JAVA_HOME to one.'],
  [
    /reserve enough space for|Cannot allocate memory|OutOfMemoryError|insufficient memory/i,
    'There is too little memory for Neo4j (it takes about 1.5 GB): free some, or set NEO4J_URI to a Neo4j elsewhere.',
  ],
  [
    /newer version of Neo4j|StoreVersion|UnableToMigrate|Upgrade.*not supported/i,
    'The data is of another version of Neo4j: set DATA_DIR to another directory, or use the version that wrote it.',
  ],
  [
    /AccessDenied|Permission denied|Read-only file system/i,
    'Neo4j may not write its data: make DATA_DIR writable, or set it to another directory.',
  ],
];

const MAVEN_FAULTS: readonly (readonly [RegExp, string])[] = [
  [/No space left on device|not enough space/i, 'the disk is full: free some space, or set DATA_DIR to another disk'],
  [
    /JAVA_HOME|No such file or directory.*java|java: not found|Unable to locate a Java/i,
    'it found no Java: install a JDK, or set JAVA_HOME to one',
  ],
  [
    /No plugin found|Could not (find|resolve|transfer)|resolution failed|offline mode|Unknown host|timed out|refused/i,
    'its repository cannot be reached or does not have it: check the network, and the mirror and proxy in the settings of Maven, then start again',
  ],
];

/**
 * @param log the last lines Neo4j printed.
 * @param file where the whole log is.
 * @returns one line that says why the server ended and what to do.
 */
export function serverFault(log: string, file: string): StartupError {
  const known = SERVER_FAULTS.find(([pattern]) => pattern.test(log));
  if (known !== undefined) return new StartupError(`${known[1]} (Neo4j did not start; its log is ${file}.)`);
  const lines = log.split('\n').filter((line) => line.trim() !== '');
  const telling = lines.findLast((line) => /ERROR|Exception|Error:/.test(line)) ?? lines.at(-1) ?? 'it printed nothing';
  return new StartupError(`Neo4j did not start: ${telling.trim().slice(0, 300)} (its log is ${file}).`);
}

/**
 * @param artifacts what was being fetched.
 * @param lines the last lines Maven printed.
 * @returns one line that says why Maven failed and what to do.
 */
export function mavenFault({ name, instead }: Artifacts, lines: readonly string[]): StartupError {
  const known = MAVEN_FAULTS.find(([pattern]) => lines.some((line) => pattern.test(line)));
  const errors = lines.filter((line) => line.startsWith('[ERROR]'));
  const first = (errors[0] ?? lines.at(-1) ?? 'it printed nothing').replace('[ERROR] ', '').slice(0, 300);
  return new StartupError(`Maven could not fetch ${name}: ${known?.[1] ?? first} (or ${instead}).`);
}

/** ENOENT: a directory could not be made, as below `/proc`. */
const NOT_WRITABLE: ReadonlySet<string> = new Set([
  ...['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'ENOENT', 'ENAMETOOLONG', 'ELOOP', 'EINVAL'],
]);

/** @returns the error of a failed file operation in one line; other errors unchanged. */
export function fileFault(error: unknown, directory: string): unknown {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'ENOSPC') {
    return new StartupError('The disk is full: free some space, or set DATA_DIR to another disk.', { cause: error });
  }
  if (code !== undefined && NOT_WRITABLE.has(code)) {
    return new StartupError(`Cannot write to ${directory}: make it writable, or set DATA_DIR to another directory.`, {
      cause: error,
    });
  }
  return error;
}

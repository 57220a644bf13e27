import { StartupError } from '#domain/service/errors.js';
import { SERVER } from './artifacts.js';
import { fileFault, mavenFault, serverFault } from './faults.js';

describe('the log of a Neo4j that ended', () => {
  it.each([
    { log: 'java.io.IOException: No space left on device', says: /disk is full.*DATA_DIR/ },
    { log: 'Failed to preallocate file since disk does not have enough space left', says: /disk is full/ },
    { log: 'java.net.BindException: Address already in use', says: /NEO4J_BOLT_PORT and NEO4J_HTTP_PORT/ },
    { log: 'Lock file has been locked by another process: /x/store_lock', says: /Another Neo4j/ },
    { log: 'java.lang.UnsupportedClassVersionError: class file version 65.0', says: /JDK 21 or newer/ },
    { log: 'Could not reserve enough space for 1048576KB object heap', says: /too little memory/ },
    { log: 'AccessDeniedException: /x/data/databases', says: /make DATA_DIR writable/ },
  ])('saying "$log" is told in one line', ({ log, says }) => {
    const { message } = serverFault(`INFO  Starting...\n${log}\n\tat java.base/X.y(X.java:1)`, '/x/neo4j.log');
    expect(message).toMatch(says);
    expect(message).toContain('/x/neo4j.log');
    expect(message).not.toContain('\n');
  });

  it('with an unknown fault is quoted at its last error', () => {
    const log = 'INFO  Starting...\nERROR Failed to start: the moon is full\n\tat java.base/X.y(X.java:1)\n';
    expect(serverFault(log, '/x/neo4j.log').message).toBe(
      'Neo4j did not start: ERROR Failed to start: the moon is full (its log is /x/neo4j.log).',
    );
  });

  it('that is empty still names the file', () => {
    expect(serverFault('', '/x/neo4j.log').message).toContain('it printed nothing (its log is /x/neo4j.log)');
  });
});

describe('a Maven that failed', () => {
  it.each([
    { line: '[ERROR] Could not transfer artifact a:b: Unknown host r', says: /check the network/ },
    { line: '[ERROR] Cannot access r in offline mode', says: /check the network/ },
    { line: '[ERROR] Could not find artifact a:b:1', says: /mirror/ },
    { line: 'The JAVA_HOME environment variable is not defined correctly', says: /found no Java/ },
    { line: '[ERROR] java.io.IOException: No space left on device', says: /disk is full/ },
  ])('with "$line" is told in one line', ({ line, says }) => {
    const { message } = mavenFault(SERVER, ['[INFO] Scanning ...', line]);
    expect(message).toMatch(says);
    expect(message).toContain('the Neo4j server');
    expect(message).not.toContain('\n');
  });
});

describe('a file operation that failed', () => {
  it.each([
    { code: 'ENOSPC', says: /disk is full/ },
    { code: 'EACCES', says: /make it writable/ },
    { code: 'EROFS', says: /make it writable/ },
    { code: 'ENOENT', says: /set DATA_DIR to another directory/ },
  ])('with $code says what to do', ({ code, says }) => {
    const fault = fileFault(Object.assign(new Error(code), { code }), '/data');
    expect(fault).toBeInstanceOf(StartupError);
    expect((fault as StartupError).message).toMatch(says);
  });

  it('for another reason is left as it is', () => {
    const error = new Error('a fault of ours');
    expect(fileFault(error, '/data')).toBe(error);
  });
});

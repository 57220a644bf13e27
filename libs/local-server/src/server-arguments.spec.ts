import { configuration, jvmArguments } from './server-arguments.js';

const place = {
  home: '/data/neo4j',
  lib: '/data/lib',
  boltPort: 7000,
  httpPort: 7001,
  memory: { heapMb: 3_000, pageCacheMb: 500 },
};

it('Neo4j listens on loopback only, on the ports it is given, and reports nothing', () => {
  const lines = configuration(place).split('\n');
  expect(lines).toContain('server.bolt.listen_address=127.0.0.1:7000');
  expect(lines).toContain('server.http.listen_address=127.0.0.1:7001');
  expect(lines).toContain('dbms.usage_report.enabled=false');
});

it('Neo4j drops its transaction logs by age: only a full one can be, so they are small', () => {
  const lines = configuration(place).split('\n');
  expect(lines).toContain('db.tx_log.rotation.retention_policy=1 days 512M');
  expect(lines).toContain('db.tx_log.rotation.size=4m');
});

it('Neo4j keeps the plan of a query for ten minutes, however fast a young graph grows', () => {
  const lines = configuration(place).split('\n');
  expect(lines).toContain('dbms.cypher.min_replan_interval=10m');
});

it('Neo4j has the settings it is given', () => {
  const lines = configuration({ ...place, settings: { 'db.tx_log.rotation.size': '8m', 'a.b': 'c' } }).split('\n');
  expect(lines).toEqual(expect.arrayContaining(['db.tx_log.rotation.size=8m', 'a.b=c']));
  expect(lines).not.toContain('db.tx_log.rotation.size=4m');
});

it('Neo4j has the memory it is given', () => {
  expect(configuration(place).split('\n')).toContain('server.memory.pagecache.size=500m');
  expect(jvmArguments({ java: 'java', version: 21 }, place)).toContain('-Xmx3000m');
});

it('the JVM gets an option that a Java before 24 does not know from 24 on only', () => {
  const option = '--sun-misc-unsafe-memory-access=allow';
  expect(jvmArguments({ java: 'java', version: 25 }, place)).toContain(option);
  expect(jvmArguments({ java: 'java', version: 21 }, place)).not.toContain(option);
});

it('faults keep their messages, without which Neo4j cannot send them', () => {
  expect(jvmArguments({ java: 'java', version: 25 }, place)).toContain('-XX:-OmitStackTraceInFastThrow');
});

it('what Neo4j unpacks lies in its home, so that it goes with it', () => {
  expect(jvmArguments({ java: 'java', version: 21 }, place)).toContain('-Djava.io.tmpdir=/data/neo4j/unpacked');
});

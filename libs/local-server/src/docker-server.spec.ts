import { containerName, environment, mavenArguments, serverArguments } from './docker-server.js';

const memory = { heapMb: 3_000, pageCacheMb: 500 };

describe('Neo4j in Docker', () => {
  const args = serverArguments({ name: 'p', envFile: '/d/neo4j.env', boltPort: 7000, httpPort: 7001 });

  it('is published on loopback only', () => {
    expect(args.filter((_, at) => args[at - 1] === '--publish')).toEqual([
      '127.0.0.1:7000:7687',
      '127.0.0.1:7001:7474',
    ]);
  });

  it('keeps its data in a named volume', () => {
    expect(args).toContain('p:/data');
  });

  it('gets its password in a file, not on the command line', () => {
    expect(args.join(' ')).toContain('--env-file /d/neo4j.env');
    expect(environment('secret', memory)).toContain('NEO4J_AUTH=neo4j/secret\n');
    expect(environment('secret', memory)).toContain('NEO4J_server_memory_heap_max__size=3000m\n');
  });

  it('is one a data directory', () => {
    expect(containerName('/a')).toBe(containerName('/a'));
    expect(containerName('/a')).not.toBe(containerName('/b'));
  });
});

it('Maven in Docker reads the same pom and writes into the directory it is given', () => {
  const args = mavenArguments('dependency:copy@model', '/d/partial').join(' ');
  expect(args).toMatch(/--volume \S+libs\/local-server\/maven:\/pom:ro --volume \/d\/partial:\/out/);
  expect(args).toMatch(/mvn -B -f \/pom\/pom.xml dependency:copy@model -DoutputDirectory=\/out$/);
});

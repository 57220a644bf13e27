import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parse } from 'yaml';
import { SECRETS } from '#config/secrets.js';

const read = (path: string): string => readFileSync(resolve(import.meta.dirname, '../..', path), 'utf8');

interface Container {
  readonly image?: string;
  readonly environment: Readonly<Record<string, string>>;
  readonly secrets: readonly string[];
  readonly volumes: readonly string[];
  readonly mem_limit?: string;
  readonly read_only?: boolean;
  readonly healthcheck?: { readonly test: readonly string[] };
}

interface Compose {
  readonly services: Readonly<Record<'neo4j' | 'palimpsest', Container>>;
  readonly secrets: Readonly<Record<string, { readonly file: string }>>;
}

describe('Dockerfile', () => {
  // A line that ends in a backslash goes on.
  const lines = read('Dockerfile').replaceAll('\\\n', '').split('\n');
  const last = lines.slice(lines.findLastIndex((line) => line.startsWith('FROM ')));
  const all = (word: string): string[] => last.filter((line) => line.startsWith(`${word} `));

  it('takes exact versions of what it is made from', () => {
    const from = lines.filter((line) => line.startsWith('FROM ')).map((line) => String(line.split(' ')[1]));
    const stages = lines.flatMap((line) => / AS (\w+)$/.exec(line)?.[1] ?? []);
    const images = from.filter((name) => !stages.includes(name));
    expect(images).not.toEqual([]);
    expect(images.filter((image) => !/^[a-z]+:\d+\.\d+\.\d+-/.test(image))).toEqual([]);
  });

  it('brings the model where no volume hides it', () => {
    const volumes = all('VOLUME').map((line) => String(line.split(' ')[1]));
    expect(volumes).toEqual(['/data']);
    const [, models] = /\bMODELS_DIR=(\S+)/.exec(all('ENV').join(' ')) ?? [];
    expect(models).toBe('/app/models');
    expect(all('WORKDIR')).toEqual(['WORKDIR /app']);
    expect(all('COPY').filter((line) => line.includes('bge-small'))).toEqual([
      'COPY --from=model /model models/bge-small-en-v1.5-q',
    ]);
    expect(all('COPY').filter((line) => volumes.some((volume) => line.includes(` ${volume}`)))).toEqual([]);
  });

  it('runs as a user that Kubernetes sees is not root, after its last file', () => {
    expect(all('USER')).toEqual(['USER 1000:1000']);
    expect(last.indexOf('USER 1000:1000')).toBeGreaterThan(last.findLastIndex((line) => /^(COPY|RUN) /.test(line)));
  });

  it('brings what the commands read', () => {
    const copied = all('COPY').map((line) => String(line.split(' ').at(-1)));
    expect(copied).toEqual(expect.arrayContaining(['dist', 'cypher', 'docs/browser/', 'libs/local-server/maven']));
  });

  it('is healthy when the service is ready', () => {
    expect(all('HEALTHCHECK').join()).toMatch(/CMD \["node", .*\/health\/ready.*\]$/);
  });
});

describe('docker-compose.yml', () => {
  const { services, secrets } = parse(read('docker-compose.yml')) as Compose;
  const { neo4j, palimpsest } = services;

  it('runs the Neo4j that is tested', () => {
    const [, version] = /<neo4j\.version>([\d.]+)</.exec(read('libs/local-server/maven/pom.xml')) ?? [];
    expect(neo4j.image).toBe(`neo4j:${version}-community`);
  });

  it('gives secrets as files only, but for those that one sets beside them', () => {
    expect(neo4j.environment).toMatchObject({ NEO4J_AUTH_FILE: '/run/secrets/neo4j_auth' });
    expect(palimpsest.environment).toMatchObject({
      NEO4J_PASSWORD_FILE: '/run/secrets/neo4j_password',
      API_KEY_FILE: '/run/secrets/api_key',
    });
    for (const name of ['NEO4J_AUTH', 'NEO4J_PASSWORD', 'API_KEY'])
      expect({ ...neo4j.environment, ...palimpsest.environment }).not.toHaveProperty(name);
    expect(SECRETS.filter((name) => palimpsest.environment[`${name}_FILE`] === undefined)).toEqual([]);
    expect([...neo4j.secrets, ...palimpsest.secrets].sort()).toEqual(Object.keys(secrets).sort());
    expect(Object.values(secrets).filter(({ file }) => !file.startsWith('${SECRETS_DIR:-.local/secrets}/'))).toEqual(
      [],
    );
  });

  it('bounds the memory of both, that of Neo4j above its heap and page cache', () => {
    const least = (text = ''): number => Number(/(\d+)m?(?:\}m?)?$/.exec(text)?.[1]);
    const { NEO4J_server_memory_heap_max__size: heap, NEO4J_server_memory_pagecache_size: cache } = neo4j.environment;
    expect(least(neo4j.mem_limit)).toBeGreaterThan((least(heap) + least(cache)) * 1.25);
    expect(least(palimpsest.mem_limit)).toBeGreaterThan(691 * 1.5);
  });

  it('asks both how they are, and lets the service write into its volume only', () => {
    expect(neo4j.healthcheck?.test.join(' ')).toContain('cypher-shell');
    // The service has the check of its image.
    expect(palimpsest.healthcheck).toBeUndefined();
    expect(palimpsest.read_only).toBe(true);
    expect(palimpsest.volumes).toEqual(['palimpsest:/data']);
  });
});

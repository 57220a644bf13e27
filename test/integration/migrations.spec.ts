import neo4j, { type Driver } from 'neo4j-driver';
import { foldedIdentifier } from '#contacts/contact.type.js';
import { SystemClock } from '#domain/service/clock.js';
import { Graph } from '#graph/graph.js';
import { migrate } from '#graph/migrate.js';
import { queryPaths, queryText } from '#graph/query-text.js';
import { ScriptedEmbedder } from '#models/scripted-embedder.js';
import { VectorSpace } from '#models/vector-space.js';
import { OwnServer } from '../support/database/own-server.js';

const NOW = new Date('2026-03-05T12:00:00Z');

describe('migrate, on a database of its own', () => {
  const migrations = queryPaths('schema').map((path) => path.slice('schema/'.length));
  const place = OwnServer.create();
  let graphs: Graph[];
  let driver: Driver;

  beforeAll(async () => {
    const server = await (await place).start();
    graphs = [new Graph(server), new Graph(server)];
    driver = neo4j.driver(server.uri, neo4j.auth.basic(server.user, server.password));
  });
  afterAll(async () => {
    await driver.close();
    await Promise.all(graphs.map((graph) => graph.close()));
    await (await place).remove();
  });

  const graph = (): Graph => graphs[0] as Graph;

  async function schema(): Promise<string[]> {
    const { records } = await driver.executeQuery(
      `SHOW INDEXES YIELD name, type, state, labelsOrTypes, properties WHERE type <> 'LOOKUP'
       RETURN name + ' ' + type + ' ' + state + ' ' + labelsOrTypes[0] + ' ' + reduce(all = '', p IN properties | all + p + ' ')
       AS index ORDER BY index`,
    );
    return records.map((record) => String(record.get('index')));
  }

  async function recorded(): Promise<string[]> {
    const { records } = await driver.executeQuery('MATCH (m:Migration) RETURN m.name AS name ORDER BY m.number');
    return records.map((record) => String(record.get('name')));
  }

  /** What the database says of names in a query that it does not know. */
  async function unknownIn(path: string): Promise<unknown[]> {
    const { summary } = await driver.executeQuery(`EXPLAIN ${queryText(path)}`);
    return summary.gqlStatusObjects.filter(({ classification }) => classification === 'UNRECOGNIZED');
  }

  it('knows every name before it makes anything, so that what is killed half way leaves none out', async () => {
    expect(await unknownIn('recall/memories')).not.toEqual([]);
    const killed = (): never => {
      throw new Error('killed');
    };
    await expect(migrate(graph(), NOW, killed)).rejects.toThrow('killed');
    expect(await recorded()).toEqual(migrations.slice(0, 1));
    expect(await unknownIn('recall/memories')).toEqual([]);
    await driver.executeQuery('MATCH (m:Migration) DELETE m');
  });

  it('by two instances that start at once ends in one schema, every migration recorded once', async () => {
    const lines: string[] = [];
    const applied = await Promise.all(graphs.map((graph) => migrate(graph, NOW, (line) => lines.push(line))));
    expect(Math.max(...applied)).toBe(migrations.length);
    expect(await recorded()).toEqual(migrations);
    expect(new Set(lines)).toEqual(new Set(migrations.map((name) => `migrated ${name}`)));
    const indexes = await schema();
    // Two dropped what others had made, one made none, and seven filled in what was there. Each language has an index of texts.
    expect(indexes).toHaveLength(migrations.length - 11 + 10);
    expect(indexes.filter((index) => !index.includes(' ONLINE '))).toEqual([]);
  });

  it('is not done before the indexes are filled, so that who comes after one that was killed meanwhile waits as well', async () => {
    await driver.executeQuery('MATCH (m:Migration) WITH m ORDER BY m.number DESC LIMIT 1 DELETE m');
    const all = graph().all.bind(graph()) as (query: { path: string }, ...rest: unknown[]) => Promise<unknown>;
    const killed: typeof all = (query, ...rest) =>
      query.path === 'migration/await-indexes' ? Promise.reject(new Error('killed')) : all(query, ...rest);
    await expect(migrate({ all: killed } as unknown as Graph, NOW)).rejects.toThrow('killed');
    expect(await recorded()).toEqual(migrations.slice(0, -1));
    expect(await migrate(graph(), NOW)).toBe(1);
    expect(await recorded()).toEqual(migrations);
  });

  // A plan with a name that is not known is thrown away once it is (docs/adr/0135).
  it.each(['contact/head', 'history/chain', 'recall/match-memories', 'recall/memories'])(
    'knows every name of %s',
    async (path) => {
      expect(await unknownIn(path)).toEqual([]);
    },
  );

  it('lists first of a node what it is, and then what it is besides', async () => {
    const { records } = await driver.executeQuery(
      `UNWIND [['Expiring', 'Superseded', 'Event', 'Memory'], ['Expiring', 'Decision'], ['TextInGerman', 'Turn']] AS labels
       CREATE (n:$(labels)) WITH n, labels(n) AS listed DELETE n RETURN listed[0] AS first`,
    );
    expect(records.map((record) => String(record.get('first')))).toEqual(['Memory', 'Decision', 'Turn']);
  });

  it('has its vector indexes made by many who start at once', async () => {
    const make = (graph: Graph): Promise<void> =>
      new VectorSpace(graph, new ScriptedEmbedder(), new SystemClock()).createIndexes('B', 384);
    await Promise.all([...graphs, ...graphs, ...graphs, ...graphs].map(make));
    expect((await schema()).filter((index) => index.includes('_embedding_b VECTOR'))).toHaveLength(2);
  });

  it('again changes nothing', async () => {
    const before = await schema();
    expect(await migrate(graph(), new Date('2027-01-01T00:00:00Z'))).toBe(0);
    expect([await schema(), await recorded()]).toEqual([before, migrations]);
  });

  it('finishes what was killed half way', async () => {
    const before = await schema();
    await driver.executeQuery('MATCH (m:Migration) WHERE m.number > 5 DETACH DELETE m');
    expect(await migrate(graph(), NOW)).toBe(migrations.length - 5);
    expect([await schema(), await recorded()]).toEqual([before, migrations]);
  });

  it('numbers the decisions that were taken before they were numbered as they are taken', async () => {
    await driver.executeQuery(
      `CREATE (c:Contact {id: 'numbered'})
       WITH c UNWIND ['c', 'a', 'b'] AS id
       CREATE (c)<-[:ABOUT]-(m:Memory {id: id})<-[:DECIDED]-(d:Decision {id: id, contactId: 'numbered'})
       SET d.recordedAt = datetime('2026-01-01T00:00:00Z') + duration({days: CASE id WHEN 'a' THEN 0 ELSE 1 END})`,
    );
    await driver.executeQuery('MATCH (m:Migration {number: 32}) DELETE m');
    expect(await migrate(graph(), NOW)).toBe(1);
    const { records } = await driver.executeQuery(
      "MATCH (d:Decision {contactId: 'numbered'}) RETURN d.id AS id, toFloat(d.position) AS position ORDER BY id",
    );
    expect(records.map((record) => record.toObject())).toEqual([
      { id: 'a', position: 1 },
      { id: 'b', position: 2 },
      { id: 'c', position: 3 },
    ]);
  });

  it('makes an entity of each subject that was remembered before there were entities', async () => {
    await driver.executeQuery(
      `CREATE (c:Contact {id: 'subjects', tenantId: 't'})
       WITH c UNWIND [['a', 'sister', 'my sister'], ['b', 'sister', 'Sister'], ['c', 'mia', 'Mia'], ['d', '', null]] AS said
       CREATE (c)<-[:ABOUT]-(m:Memory {id: 's-' + said[0], contactId: 'subjects', subjectKey: said[1], subject: said[2]})
       SET m.recordedAt = datetime('2026-01-01T00:00:00Z')`,
    );
    await driver.executeQuery('MATCH (m:Migration {number: 45}) DELETE m');
    expect(await migrate(graph(), NOW)).toBe(1);
    const { records } = await driver.executeQuery(
      `MATCH (:Contact {id: 'subjects'})<-[:OF]-(e:Entity)<-[:OF]-(m:Memory) WHERE m.entityId = e.id
       RETURN m.id AS id, e.id AS of, e.name AS name, e.role AS role ORDER BY id`,
    );
    expect(records.map((record) => record.toObject())).toEqual([
      { id: 's-a', of: 's-a', name: null, role: 'sister' },
      { id: 's-b', of: 's-a', name: null, role: 'sister' },
      { id: 's-c', of: 's-c', name: 'Mia', role: null },
    ]);
  });

  it('folds identifiers from before anew, as they are folded now', async () => {
    const codes = Array.from({ length: 0x20000 }, (_, code) => code).filter((code) => code < 0xd800 || code > 0xdfff);
    const unseen = codes.filter((code) => code < 0x10000 && /\p{Cf}/u.test(String.fromCodePoint(code)));
    const others = codes.filter((code) => /\p{Nd}|\p{Pd}|\s|\u2212/u.test(String.fromCodePoint(code)));
    const signs = [...unseen, ...others, 0x20e3, 0xfe0f].map((code) => String.fromCodePoint(code));
    const spelled = signs.flatMap((sign) => [`+49${sign}171`, `${sign}49 171`]);
    const stored = spelled.concat('+49 (171) 12', '+49 171\u2011123', '\u202aEva@Example.de\u202c ', 'E\u200b\u0301va');
    const wanted = stored.flatMap((value) =>
      ['phone', 'email'].map((kind) => ({ kind, value, folded: foldedIdentifier(kind, value) })),
    );
    await driver.executeQuery(
      `UNWIND $wanted AS one CREATE (:Identifier {tenantId: 'folded', kind: one.kind, value: one.value, folded: 'as before'})`,
      { wanted: wanted.map(({ kind, value }) => ({ kind, value })) },
    );
    await driver.executeQuery('MATCH (m:Migration {number: 67}) DELETE m');
    expect(await migrate(graph(), NOW)).toBe(1);
    const { records } = await driver.executeQuery(
      "MATCH (i:Identifier {tenantId: 'folded'}) RETURN i.kind AS kind, i.value AS value, i.folded AS folded",
    );
    // What is written in ASCII is left as it was.
    const found = new Map(
      records.map((record) => [`${record.get('kind')} ${record.get('value')}`, String(record.get('folded'))]),
    );
    const wrong = wanted.filter(({ kind, value, folded }) => {
      const isPlain = /^[\0-\x7f]*$/.test(value);
      return found.get(`${kind} ${value}`) !== (isPlain ? 'as before' : folded);
    });
    expect(wrong).toEqual([]);
  });

  it('refuses a migration that was edited after it was applied, and applies nothing', async () => {
    await driver.executeQuery("MATCH (m:Migration {number: 3}) SET m.checksum = 'of another text'");
    await driver.executeQuery('MATCH (m:Migration {number: 4}) DELETE m');
    await expect(migrate(graph(), NOW)).rejects.toMatchObject({
      name: 'StartupError',
      message: 'Migration 003-api-key-hash was edited after it was applied; add a new one instead.',
    });
    expect(await recorded()).toEqual(migrations.filter((name) => !name.startsWith('004')));
  });
});

import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import neo4j, { type Driver, type Session } from 'neo4j-driver';
import { passesForReads } from '#graph/database-errors.js';
import * as generated from '#graph/generated/queries.js';
import type { Query } from '#graph/query.js';
import { queryText } from '#graph/query-text.js';
import { sentQuery } from '#graph/sent-query.js';
import { takenBy } from '../../libs/graph/codegen/header.ts';
import { differences, headerOf, samplesOf } from '../support/database/explained.js';
import { testConnection } from '../support/service/service.js';

const vocabulary = readFileSync(resolve(import.meta.dirname, '../support/database/vocabulary.cypher'), 'utf8');
const paths = globSync('**/*.cypher', { cwd: resolve(import.meta.dirname, '../../cypher') })
  .map((path) => path.replace(/\.cypher$/, ''))
  .sort();
const migrations = paths.filter((path) => path.startsWith('schema/'));
const queries = new Map((Object.values(generated) as Query<never, never>[]).map((query) => [query.path, query]));
const indexes = paths.filter((path) => /^embedding\/(memory|turn)-index-/.test(path));

describe('every .cypher file, on the real planner', () => {
  let driver: Driver;
  let session: Session;

  beforeAll(async () => {
    const { uri, user, password } = testConnection();
    driver = neo4j.driver(uri, neo4j.auth.basic(user, password));
    session = driver.session();
    for (const path of indexes) await session.run(queryText(path), await samples(path));
    await session.run('CALL db.awaitIndexes(120)');
    await session.run(vocabulary);
  });
  afterAll(() => driver.close());

  async function samples(path: string): Promise<Record<string, unknown>> {
    const values = [...samplesOf(queryText(path))].map(async ([name, expression]) => {
      const { records } = await driver.executeQuery(`RETURN ${expression} AS sample`);
      return [name, records[0]?.get('sample')] as const;
    });
    return Object.fromEntries(await Promise.all(values));
  }

  /** Runs it in a transaction that is rolled back. */
  async function undone(text: string, given: Record<string, unknown>): Promise<unknown[]> {
    const transaction = session.beginTransaction();
    try {
      return (await transaction.run(text, given)).records;
    } finally {
      await transaction.rollback();
    }
  }

  it('is there', () => {
    expect(paths.length).toBeGreaterThan(60);
    expect(migrations.length).toBeGreaterThan(15);
  });

  it.each(paths)('%s is what its header says', async (path) => {
    const text = queryText(path);
    expect(await differences(session, headerOf(path, text), text)).toEqual([]);
  });

  // A changed schema makes the database plan every query again, those of the other specs too. The migrations have run here, and run one by
  // one in migrations.spec.ts; those that drop the vector indexes in reembed.spec.ts.
  const drops = paths.filter((path) => path.startsWith('embedding/drop-') && path.includes('-index-'));
  it.each(paths.filter((path) => ![...drops, ...migrations].includes(path)))(
    '%s runs with its samples',
    async (path) => {
      const text = queryText(path);
      const { mode, ...header } = headerOf(path, text);
      const given = await samples(path);
      expect(Object.keys(given).sort()).toEqual(takenBy(header).sort());
      if (mode === 'schema') return void (await session.run(text, given));
      // As the service sends it; those for Neo4j Browser are pasted as they are.
      const query = queries.get(path);
      const ask = (): Promise<unknown[]> =>
        query ? undone(sentQuery(query, {}).text, { ...given, p: given }) : undone(text, given);
      // A read is asked again as the service does: what others delete meanwhile fails it now and then.
      const rows = ask().catch((error: unknown) => {
        if (mode === 'read' && passesForReads(error)) return ask();
        throw error;
      });
      await expect(rows).resolves.toBeInstanceOf(Array);
    },
  );

  describe('a fault of any kind is seen', () => {
    it.each([
      {
        what: 'a property that nothing has',
        path: 'memory/as-of',
        from: 'm.validTo > read',
        to: 'm.validTill > read',
        seen: /^01N52 .*validTill/,
      },
      {
        what: 'a property that nothing has, in a map projection',
        path: 'conversation/turns',
        from: '.speaker',
        to: '.spoken',
        seen: /^01N52 .*spoken/,
      },
      {
        what: 'a label that nothing has',
        path: 'memory/decision',
        from: '(d:Decision ',
        to: '(d:Decison ',
        seen: /^01N50 .*Decison/,
      },
      {
        what: 'a relationship that nothing has',
        path: 'memory/decision',
        from: ':DECIDED',
        to: ':DECIDES',
        seen: /^01N51 .*DECIDES/,
      },
      {
        what: 'a renamed column',
        path: 'tenant/find-key',
        from: 'AS tenantId',
        to: 'AS tenant',
        seen: /^@return says keyId,tenantId,name,.*, the planner keyId,tenant,name,/,
      },
      {
        what: 'columns in another order',
        path: 'tenant/find-key',
        from: 'k.id AS keyId, k.tenantId AS tenantId',
        to: 'k.tenantId AS tenantId, k.id AS keyId',
        seen: /^@return says keyId,tenantId,name,.*, the planner tenantId,keyId,name,/,
      },
      {
        what: 'a parameter by another name',
        path: 'contact/head',
        from: 'UNWIND $contactIds',
        to: 'UNWIND $contacts',
        seen: /^@param says contactIds,knownAt,latest,nameAttributes,tenantId, the planner contacts,knownAt,latest,nameAttributes,tenantId$/,
      },
      {
        what: 'a read that writes',
        path: 'contact/head',
        from: 'RETURN named.id',
        to: 'SET c.locked = true RETURN named.id',
        seen: /^@mode says read, the planner write$/,
      },
      {
        what: 'a lookup inside an expression',
        path: 'contact/locked',
        from: 'RETURN c.id AS id',
        to: 'RETURN coalesce(COLLECT { MATCH (m:Memory {contactId: c.id}) RETURN m.id }[0], c.id) AS id',
        seen: /^looks up inside an expression: COLLECT/,
      },
      {
        what: 'a hint that the planner cannot follow',
        path: 'contact/locked',
        from: 'm.recordedAt <= at < m.supersededAt AND m.validFrom <= at < m.validTo',
        to: 'm.recordedAt <= c.lastWriteAt < m.supersededAt AND m.validFrom <= c.lastWriteAt < m.validTo',
        seen: /^a hint is not followed: :Memory\(contactId, attribute, supersededAt\)$/,
      },
      {
        what: 'a hint that a scan of the whole index follows too',
        path: 'contact/locked',
        from: 'USING INDEX SEEK',
        to: 'USING INDEX',
        seen: /^a hint does not ask for a seek: USING INDEX m:Memory\(contactId,$/,
      },
    ])('$what', async ({ path, from, to, seen }) => {
      const text = queryText(path);
      expect(text).toContain(from);
      const faults = await differences(session, headerOf(path, text), text.replace(from, to));
      expect(faults).toEqual([expect.stringMatching(seen)]);
    });
  });
});

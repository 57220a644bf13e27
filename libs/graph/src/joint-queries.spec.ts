import type { Queries, Query } from './query.js';
import { JointQueries } from './joint-queries.js';

type Params = Readonly<Record<string, unknown>>;

const query = (path: string, joins?: Record<string, string>): Query<Params, { of: string }> =>
  ({ path, mode: 'read', params: {}, returns: {}, ...(joins ? { joins } : {}) }) as never;
const [a, b, c] = [query('a'), query('b'), query('c')];
const all = query('all', { a: 'a', b: 'b', c: 'c' });
const two = query('two', { a: 'a', b: 'b' });

/** Answers by what it is asked; a joint one with a row for each of its columns. */
class Scripted implements Queries {
  readonly asked: { path: string; params: unknown }[] = [];

  all<P, Row>({ path, joins }: Query<P, Row>, params: P): Promise<Row[]> {
    this.asked.push({ path, params });
    if ((params as { fails?: boolean }).fails) return Promise.reject(new Error(`${path} failed`));
    const rows = (of: string): object[] => [{ of }, { of: `${of} again` }];
    const row = Object.fromEntries(Object.entries(joins ?? {}).map(([column, of]) => [column, rows(of)]));
    return Promise.resolve((joins ? [row] : rows(path)) as Row[]);
  }
}

const together = (): { scripted: Scripted; queries: JointQueries } => {
  const scripted = new Scripted();
  return { scripted, queries: new JointQueries(scripted, [all, two] as never) };
};
const rowsOf = (of: string): object[] => [{ of }, { of: `${of} again` }];

describe('JointQueries', () => {
  it('sends as one what is asked at the same moment, and gives each its rows', async () => {
    const { scripted, queries } = together();
    const [vector, at] = [[1, 2], (): Date => new Date(7)];
    const rows = await Promise.all([
      queries.all(a, { vector, at: at(), x: 1 }),
      Promise.resolve().then(() => queries.all(b, { vector, at: at() })),
      queries.all(c, { y: null }),
    ]);
    expect(rows).toEqual([rowsOf('a'), rowsOf('b'), rowsOf('c')]);
    expect(scripted.asked).toEqual([{ path: 'all', params: { vector, at: at(), x: 1, y: null } }]);
  });

  it('sends by themselves those that no query joins, and what is asked later', async () => {
    const { scripted, queries } = together();
    expect(await Promise.all([queries.all(a, {}), queries.all(c, {}), queries.all(b, {})])).toEqual(
      ['a', 'c', 'b'].map(rowsOf),
    );
    expect(await queries.all(b, {})).toEqual(rowsOf('b'));
    expect(scripted.asked.map(({ path }) => path)).toEqual(['all', 'b']);
    expect(await Promise.all([queries.all(b, {}), queries.all(c, {})])).toEqual(['b', 'c'].map(rowsOf));
    expect(await Promise.all([queries.all(b, {}), queries.all(a, {}), queries.all(b, {})])).toEqual(
      ['b', 'a', 'b'].map(rowsOf),
    );
    expect(scripted.asked.map(({ path }) => path)).toEqual(['all', 'b', 'b', 'c', 'two', 'b']);
  });

  it('sends by themselves those that take something else by the same name', async () => {
    const { scripted, queries } = together();
    await Promise.all([queries.all(a, { limit: 1 }), queries.all(b, { limit: 2 })]);
    expect(scripted.asked.map(({ path, params }) => [path, params])).toEqual([
      ['a', { limit: 1 }],
      ['b', { limit: 2 }],
    ]);
  });

  it('tells a fault to all that were sent as one, and to no other', async () => {
    const { queries } = together();
    const rows = [queries.all(a, { fails: true }), queries.all(b, {}), queries.all(b, { fails: false })];
    expect(await Promise.allSettled(rows)).toEqual([
      { status: 'rejected', reason: new Error('two failed') },
      { status: 'rejected', reason: new Error('two failed') },
      { status: 'fulfilled', value: rowsOf('b') },
    ]);
  });
});

import { Outdated } from './contention.js';
import type { Query } from './query.js';
import { run } from './run-query.js';

const query = (mode: 'read' | 'write', returns: object): Query<object, Record<string, unknown>> => ({
  path: 'memory/by-id',
  mode,
  params: {},
  returns: returns as Record<string, string>,
});
const answering = (row: object): Parameters<typeof run>[0] =>
  ({ run: () => Promise.resolve({ records: [{ toObject: () => row }] }) }) as never;

describe('a read', () => {
  it.each([
    { what: 'a name', returns: { name: 'string' }, row: { name: null } },
    { what: 'a memory', returns: { memory: 'memory' }, row: { memory: { id: null, text: null, recordedAt: null } } },
    {
      what: 'half of a memory',
      returns: { memory: 'memory' },
      row: { memory: { id: 'm', recordedAt: 1, restatedAt: null } },
    },
    { what: 'half of a turn', returns: { turn: 'turn?' }, row: { turn: { id: 't', text: 'x', recordedAt: null } } },
    { what: 'a decision', returns: { decision: 'decision' }, row: { decision: { id: null, recordedAt: null } } },
    { what: 'a name inside', returns: { found: { name: 'string' } }, row: { found: [{ name: 'a' }, { name: null }] } },
    {
      what: 'one deep inside',
      returns: { near: { of: { m: 'memory' } } },
      row: { near: { of: [{ m: { id: null } }] } },
    },
    { what: 'one of many', returns: { list: 'memory[]' }, row: { list: [{ id: 'a', recordedAt: 1 }, { id: null }] } },
  ])('that met $what that was deleted is to be made again', async ({ returns, row }) => {
    await expect(run(answering(row), query('read', returns), {})).rejects.toBeInstanceOf(Outdated);
  });

  it.each([
    { what: 'may be absent', returns: { name: 'string?', memory: 'memory?' }, row: { name: null, memory: null } },
    { what: 'is no map', returns: { links: { id: 'string' } }, row: { links: null } },
    { what: 'is an open end', returns: { supersededAt: 'until' }, row: { supersededAt: null } },
  ])('may give null for what $what', async ({ returns, row }) => {
    await expect(run(answering(row), query('read', returns), {})).resolves.toEqual([row]);
  });
});

it('a write is never made again for what it gives', async () => {
  const row = { name: null };
  await expect(run(answering(row), query('write', { name: 'string' }), {})).resolves.toEqual([row]);
});

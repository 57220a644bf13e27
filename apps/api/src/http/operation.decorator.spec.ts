import { z } from 'zod';
import { listMemories, remember } from '#contract/memories.js';
import { operation } from '#contract/operation.js';
import type { DomainError } from '#domain/service/errors.js';
import { readInput } from './operation.decorator.js';

const contactId = '01K9Z3V5T7R8Q2M4N6P0S1WXYZ';
const rename = operation({
  name: 'rename',
  tag: 'things',
  summary: 'Rename a thing',
  method: 'PATCH',
  path: '/v1/things/{thingId}',
  query: ['dry'],
  input: z.strictObject({
    thingId: z.string().max(3),
    dry: z.enum(['yes', 'no']).default('no'),
    name: z.string().min(1),
    parts: z.array(z.strictObject({ size: z.number() })).optional(),
  }),
  output: z.null(),
  status: 200,
});

function faultsOf(read: () => unknown): readonly object[] {
  try {
    read();
  } catch (error) {
    expect((error as DomainError).code).toBe('INVALID');
    return (error as DomainError).faults;
  }
  return [];
}

describe('readInput', () => {
  it('gathers the input from path, query and body', () => {
    expect(readInput(rename, { params: { thingId: 'a' }, query: { dry: 'yes' }, body: { name: 'b' } })).toEqual({
      thingId: 'a',
      dry: 'yes',
      name: 'b',
    });
  });

  it('gives what the schema makes of it', () => {
    const query = { limit: '7', validAt: '2026-03-05T01:00:00+01:00' };
    expect(readInput(listMemories, { params: { contactId }, query, body: undefined })).toEqual({
      contactId,
      limit: 7,
      validAt: new Date('2026-03-05T00:00:00Z'),
    });
  });

  it('ignores the body of a GET', () => {
    expect(readInput(listMemories, { params: { contactId }, query: {}, body: 'anything' })).toMatchObject({
      contactId,
    });
  });

  it.each([
    {
      what: 'a field that nobody knows',
      body: { name: 'b', colour: 1 },
      faults: [{ path: 'colour', message: 'is not known' }],
    },
    {
      what: 'a field of the query in the body',
      body: { name: 'b', dry: 'yes' },
      faults: [{ path: 'dry', message: 'is not known' }],
    },
    {
      what: 'a field of the path in the body',
      body: { name: 'b', thingId: 'z' },
      faults: [{ path: 'thingId', message: 'is not known' }],
    },
    {
      what: 'a field that nobody knows, deep down',
      body: { name: 'b', parts: [{ size: 1 }, { size: 2, hue: 3 }] },
      faults: [{ path: 'parts.1.hue', message: 'is not known' }],
    },
    { what: 'a list', body: [], faults: [{ path: '', message: 'The body must be a JSON object.' }] },
    { what: 'a text', body: 'name', faults: [{ path: '', message: 'The body must be a JSON object.' }] },
  ])('refuses $what', ({ body, faults }) => {
    expect(faultsOf(() => readInput(rename, { params: { thingId: 'a' }, query: {}, body: body as unknown }))).toEqual(
      faults,
    );
  });

  it('names the path of every fault at once', () => {
    const faults = faultsOf(() =>
      readInput(rename, {
        params: { thingId: 'abcd' },
        query: { dry: 'maybe' },
        body: { name: '', parts: [{ size: 'x' }] },
      }),
    );
    expect(faults.map((fault) => (fault as { path: string }).path).sort()).toEqual([
      'dry',
      'name',
      'parts.0.size',
      'thingId',
    ]);
  });

  it('takes no body for an empty one', () => {
    expect(faultsOf(() => readInput(remember, { params: { contactId }, query: {}, body: undefined }))).toEqual([
      expect.objectContaining({ path: 'text' }),
    ]);
  });

  it('tells a long unknown name by its beginning', () => {
    const [fault] = faultsOf(() =>
      readInput(rename, { params: { thingId: 'a' }, query: { ['x'.repeat(500)]: '' }, body: { name: 'b' } }),
    );
    expect((fault as { path: string }).path).toHaveLength(100);
  });
});

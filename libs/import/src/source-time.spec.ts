import { fromMem0 } from './mem0.js';
import { timeOf } from './source-time.js';
import { fromZep } from './zep.js';

const read = (at: unknown): string | undefined => timeOf({ at }, 'at');

describe('a time of a source', () => {
  it.each([
    ['2024-01-02 03:04:05.123456+00', '2024-01-02T03:04:05.123Z'],
    ['2024-01-02 03:04:05+05:30', '2024-01-01T21:34:05.000Z'],
    ['2024-01-02 03:04:05 +0530', '2024-01-01T21:34:05.000Z'],
    ['2024-01-02 03:04:05 UTC', '2024-01-02T03:04:05.000Z'],
    ['2024-01-02T03:04:05.123456789Z', '2024-01-02T03:04:05.123Z'],
    ['2024-01-02T03:04-08:00[US/Pacific]', '2024-01-02T11:04:00.000Z'],
    ['2024-02-29', '2024-02-29T00:00:00.000Z'],
  ])('%s is read', (text, instant) => {
    expect(read(text)).toBe(instant);
  });

  it.each([
    ['yesterday'],
    ['2023-02-30'],
    ['2024-13-01T00:00:00Z'],
    ['02/03/2024'],
    ['2024-01-02 03:04 CET'],
    [{}],
    [0],
    [true],
  ])('%p is there and no time', (value) => {
    expect(() => read(value)).toThrow('at is no time');
  });

  it.each([[null], [undefined], ['']])('%p is none', (value) => {
    expect(read(value)).toBeUndefined();
  });
});

describe('a record with a time that cannot be read', () => {
  it('is left out, and says which it is', () => {
    const fact = { fact: 'Lives in Pune', user_id: 'u', created_at: '2024-01-02T00:00:00Z', invalid_at: 'last year' };
    const message = { content: 'Hello.', session_id: 's', user_id: 'u', created_at: 'today' };
    const memory = { id: 'm', memory: 'Lives in Pune', user_id: 'u', created_at: '2024-02-30T00:00:00Z' };
    expect([...fromZep({ facts: [fact], messages: [message] }), ...fromMem0([memory], undefined)]).toEqual([
      { is: 'unmapped', at: 'facts, fact 1', kind: 'fact', reason: 'invalid_at is no time' },
      { is: 'unmapped', at: 'messages, message 1', kind: 'message', reason: 'created_at is no time' },
      { is: 'unmapped', at: 'memory 1', kind: 'memory', reason: 'created_at is no time' },
    ]);
  });

  it('is also a memory of mem0 that was deleted at a time which nothing says', () => {
    const rows = [{ memory_id: 'm', event: 'DELETE', old_memory: 'Lives in Pune', user_id: 'u' }];
    const memory = { id: 'm', memory: 'Lives in Pune', user_id: 'u', created_at: '2024-01-01T00:00:00Z' };
    expect([...fromMem0([memory], rows)]).toEqual([
      { is: 'unmapped', at: 'memory 1', kind: 'memory', reason: 'it was deleted, and no row of its history says when' },
    ]);
  });
});

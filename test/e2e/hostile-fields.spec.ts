import { updateContact } from '#contract/contacts.js';
import { addTurns, startSession } from '#contract/conversation.js';
import { listMemories, remember, rememberBatch } from '#contract/memories.js';
import type { Operation } from '#contract/operation.js';
import { recall } from '#contract/recall.js';
import { inhabited } from '../support/stories/inhabited.js';

const START = '2026-01-02T00:00:00Z';

describe('fields that nobody should send', () => {
  const tenant = inhabited();

  it.each<{ what: string; operation: Operation; input: object; path: string }>([
    ...[
      '',
      ' \n\t ',
      'x'.repeat(8_001),
      'a\u0000b',
      'a\u001bb',
      'a\u009fb',
      'a\u007fb',
      'half \ud83d',
      '\udc00 half',
    ].flatMap((text) => {
      const what = `the text ${JSON.stringify(text.slice(0, 20))} of ${text.length} characters`;
      return [
        { what, operation: remember, input: { text }, path: 'text' },
        { what, operation: rememberBatch, input: { memories: [{ text: 'x' }, { text }] }, path: 'memories.1.text' },
        { what, operation: addTurns, input: { turns: [{ speaker: 'a', text }] }, path: 'turns.0.text' },
        { what, operation: recall, input: { query: text }, path: 'query' },
      ];
    }),
    ...[
      '0000-01-01T00:00:00Z',
      '10000-01-01T00:00:00Z',
      '+010000-01-01T00:00:00Z',
      '-000001-01-01T00:00:00Z',
      '0001-01-01T00:00:00+00:01',
      '9999-12-31T23:59:59.999Z',
      '9999-12-31T23:59:00-00:01',
      '2026-02-30T00:00:00Z',
      '2025-02-29T00:00:00Z',
      '2026-13-01T00:00:00Z',
      '2026-01-01T25:00:00Z',
      '2026-01-01T00:60:00Z',
      '2026-01-01T00:00:00+25:00',
      '2026-01-01T00:00:00',
      '',
      1_767_225_600_000,
      null,
      [START],
    ].flatMap((instant) => {
      const what = `the instant ${JSON.stringify(instant)}`;
      return [
        { what, operation: remember, input: { text: 'x', validFrom: instant }, path: 'validFrom' },
        { what, operation: addTurns, input: { turns: [{ speaker: 'a', text: 'x', at: instant }] }, path: 'turns.0.at' },
        { what, operation: recall, input: { query: 'x', validAt: instant }, path: 'validAt' },
        { what, operation: recall, input: { query: 'x', knownAt: instant }, path: 'knownAt' },
      ];
    }),
    ...['2026-01-01', 'yesterday', 'last March'].flatMap((instant) => {
      const what = `the time ${JSON.stringify(instant)} where an instant is asked for`;
      return [
        { what, operation: remember, input: { text: 'x', saidAt: instant }, path: 'saidAt' },
        { what, operation: addTurns, input: { turns: [{ speaker: 'a', text: 'x', at: instant }] }, path: 'turns.0.at' },
        { what, operation: startSession, input: { channel: 'c', startedAt: instant }, path: 'startedAt' },
        { what, operation: recall, input: { query: 'x', from: instant }, path: 'from' },
      ];
    }),
    {
      what: 'a period that ends before it starts',
      operation: remember,
      input: { text: 'x', validFrom: START, validTo: '2026-01-01T00:00:00Z' },
      path: 'validTo',
    },
    {
      what: 'a period that ends when it starts',
      operation: remember,
      input: { text: 'x', validFrom: START, validTo: '2026-01-02T05:30:00+05:30' },
      path: 'validTo',
    },
    {
      what: 'a period in a batch that ends before it starts',
      operation: rememberBatch,
      input: { memories: [{ text: 'x', validFrom: START, validTo: '2020-01-01T00:00:00Z' }] },
      path: 'memories.0.validTo',
    },
    {
      what: 'a search that ends before it starts',
      operation: recall,
      input: { query: 'x', from: START, to: '2026-01-01T00:00:00Z' },
      path: 'to',
    },
    ...['Mars/Olympus', 'Asia', '+05:30', '', 'Asia/Kolkata ', '../../etc/localtime'].map((timezone) => ({
      what: `the zone ${JSON.stringify(timezone)}`,
      operation: updateContact,
      input: { timezone },
      path: 'timezone',
    })),
    ...[-0.1, 1.1, '0.5', null, true].flatMap((weight) => [
      {
        what: `the weight ${JSON.stringify(weight)}`,
        operation: recall,
        input: { query: 'x', weights: { recency: weight } },
        path: 'weights.recency',
      },
      {
        what: `the importance ${JSON.stringify(weight)}`,
        operation: remember,
        input: { text: 'x', importance: weight },
        path: 'importance',
      },
    ]),
    {
      what: '501 turns',
      operation: addTurns,
      input: { turns: Array.from({ length: 501 }, () => ({ speaker: 'a', text: 'x' })) },
      path: 'turns',
    },
    {
      what: '501 memories',
      operation: rememberBatch,
      input: { memories: Array.from({ length: 501 }, () => ({ text: 'x' })) },
      path: 'memories',
    },
    {
      what: '51 tags',
      operation: remember,
      input: { text: 'x', tags: Array.from({ length: 51 }, (_, i) => `t${i}`) },
      path: 'tags',
    },
    ...[0, -1, 1e9, 1.5, 'abc', '', 'Infinity', 'NaN', '1e400'].map((limit) => ({
      what: `the limit ${JSON.stringify(limit)}`,
      operation: listMemories,
      input: { limit },
      path: 'limit',
    })),
    { what: 'a truth that is no flag', operation: remember, input: { text: 'x', dryRun: 'yes' }, path: 'dryRun' },
    { what: 'a value of no attribute', operation: remember, input: { text: 'x', value: 'Pune' }, path: 'value' },
    {
      what: 'a value of no attribute in a batch',
      operation: rememberBatch,
      input: {
        memories: [
          { text: 'x', attribute: 'city', value: 'Goa' },
          { text: 'x', value: 'Pune' },
        ],
      },
      path: 'memories.1.value',
    },
    {
      what: 'an attribute that is not a name',
      operation: remember,
      input: { text: 'x', attribute: '`) DETACH DELETE (n' },
      path: 'attribute',
    },
    { what: 'an id with a space', operation: startSession, input: { channel: 'c', id: 'a b' }, path: 'id' },
  ])('$operation.name refuses $what, and says where', async ({ operation, input, path }) => {
    const { contactId, sessionId } = tenant.world;
    const ids = 'sessionId' in operation.input.shape && operation.name !== 'remember' ? { sessionId } : { contactId };
    const answer = await tenant.door.send(operation, { ...ids, ...input });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      400,
      'application/problem+json; charset=utf-8',
    ]);
    expect(answer.body).toMatchObject({ status: 400, code: 'INVALID', errors: [{ path }] });
  });

  it.each([
    { what: 'in the body', path: 'unknown', body: { text: 'x', unknown: 1 } },
    {
      what: 'in the second statement',
      path: 'memories.1.unknown',
      body: { memories: [{ text: 'x' }, { text: 'x', unknown: 1 }] },
    },
    { what: 'in the weights', path: 'weights.unknown', body: { query: 'x', weights: { unknown: 1 } } },
    { what: 'in a turn', path: 'turns.0.unknown', body: { turns: [{ speaker: 'a', text: 'x', unknown: 1 }] } },
    { what: 'called __proto__', path: '__proto__', body: '{"text":"x","__proto__":{"reconcile":false}}' },
    {
      what: 'called constructor',
      path: 'constructor',
      body: '{"text":"x","constructor":{"prototype":{"polluted":1}}}',
    },
    {
      what: 'called __proto__ in the weights',
      path: 'weights.__proto__',
      body: '{"query":"x","weights":{"__proto__":1}}',
    },
    {
      what: 'called __proto__ in a turn',
      path: 'turns.0.__proto__',
      body: '{"turns":[{"speaker":"a","text":"x","__proto__":{"id":"t"}}]}',
    },
  ])('a field $what is refused', async ({ path, body }) => {
    const raw = typeof body === 'string' ? body : JSON.stringify(body);
    const [, place] = [
      ['weights', 'recall'],
      ['turns', ''],
      ['memories', 'memories/batch'],
    ].find(([first]) => path.startsWith(first!)) ?? ['', 'memories'];
    const address =
      place === '' ? `/v1/sessions/${tenant.world.sessionId}/turns` : `/v1/contacts/${tenant.world.contactId}/${place}`;
    const answer = await tenant.door.call('POST', address, { body: raw });
    expect([answer.status, answer.body]).toMatchObject([
      400,
      { code: 'INVALID', errors: [{ path, message: 'is not known' }] },
    ]);
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });

  it('an attribute of a contact may be called as an object of JavaScript has it, or is refused; it never gets lost', async () => {
    for (const name of ['constructor', 'toString', 'hasOwnProperty', '__proto__']) {
      const answer = await tenant.door.call('POST', '/v1/contacts', { body: `{"attributes":{"${name}":"kept"}}` });
      if (answer.status === 400) expect(answer.body).toMatchObject({ errors: [{ path: `attributes.${name}` }] });
      else expect(Object.entries((answer.body as { attributes: object }).attributes)).toEqual([[name, 'kept']]);
    }
  });

  it.each([
    { what: 'NaN', body: '{"text":"x","importance":NaN}' },
    { what: 'Infinity', body: '{"text":"x","importance":Infinity}' },
    { what: '1e999', body: '{"text":"x","importance":1e999}' },
    { what: '-1e999', body: '{"text":"x","confidence":-1e999}' },
  ])('$what is no number', async ({ body }) => {
    const answer = await tenant.door.call('POST', `/v1/contacts/${tenant.world.contactId}/memories`, { body });
    expect([answer.status, answer.body]).toMatchObject([400, { code: 'INVALID' }]);
  });
});

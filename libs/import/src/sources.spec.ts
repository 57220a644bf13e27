import type { Imported, ImportedStatement } from './imported.js';
import { fromJsonLines, NOT_UTF8, type SourceLine } from './json-lines.js';
import { fromMem0 } from './mem0.js';
import { fromZep } from './zep.js';

const statements = (records: readonly Imported[]): ImportedStatement[] =>
  records.filter((one) => one.is === 'statement');

async function all(records: AsyncIterable<Imported>): Promise<Imported[]> {
  const read: Imported[] = [];
  for await (const record of records) read.push(record);
  return read;
}

describe('what other memories export', () => {
  it('is told when nothing of it is read, as of another form', () => {
    const other = { at: 'the file', is: 'unmapped', kind: 'file' };
    const noZep = 'it has no sessions, facts or messages, so it is no export of Zep';
    expect([...fromZep({ results: [{ id: 'm1', memory: 'Likes tea.' }] })]).toEqual([{ ...other, reason: noZep }]);
    expect([...fromZep([{ id: 'm1', memory: 'Likes tea.', user_id: 'asha' }])]).toEqual([{ ...other, reason: noZep }]);
    const noMem0 = 'it has no list of memories, in results or memories, and no history, so it is no export of mem0';
    expect([...fromMem0({ sessions: [] }, undefined)]).toEqual([{ ...other, reason: noMem0 }]);
    expect([...fromMem0([], undefined)]).toEqual([]);
    expect([...fromZep({ sessions: [] })]).toEqual([]);
  });

  it('is read line by line from our own form, and a faulty line costs itself alone', async () => {
    const lines: SourceLine[] = [
      '{"contact": {"kind": "phone", "value": "+91 1"}, "text": "Asha lives in Pune.", "saidAt": "2024-01-01T00:00:00Z"}',
      '',
      '{"contact": {"kind": "phone"}, "text": "x"}',
      '[1]',
      '{"contact"',
      NOT_UTF8,
    ];
    const read = await all(fromJsonLines(lines));
    expect(read).toMatchObject([
      {
        at: 'line 1',
        contact: { kind: 'phone', value: '+91 1' },
        fields: { text: 'Asha lives in Pune.', saidAt: '2024-01-01T00:00:00Z' },
      },
      { is: 'unmapped', at: 'line 3', reason: 'it has no contact with a kind and a value' },
      { is: 'unmapped', at: 'line 4', reason: 'it is not a JSON object' },
      { is: 'unmapped', at: 'line 5', reason: 'it is not JSON' },
      { is: 'unmapped', at: 'line 6', reason: 'it is not UTF-8' },
    ]);
  });

  it('has the same key in every run', async () => {
    const line = '{"contact": {"kind": "web", "value": "a"}, "text": "x"}';
    const [one, other] = await all(fromJsonLines([line, line]));
    expect((one as ImportedStatement).key).toBe((other as ImportedStatement).key);
  });

  it('has the same key for the same id, be it a text or a number; another kind of id is refused', async () => {
    const line = (id: unknown, text: string): string =>
      JSON.stringify({ id, contact: { kind: 'web', value: 'a' }, text });
    const read = await all(
      fromJsonLines([line(17, 'x'), line(17, 'y'), line('17', 'z'), line(18, 'x'), line({}, 'x')]),
    );
    const [one, again, asText, other] = read.map((record) => (record as ImportedStatement).key);
    expect([again, asText]).toEqual([one, one]);
    expect(other).not.toBe(one);
    expect(read[4]).toMatchObject({ is: 'unmapped', reason: 'its id is neither a text nor a number' });
  });

  it('has a key of its own for every number, also for those that differ in their last digits only', async () => {
    const line = (id: string): string => `{"id": ${id}, "contact": {"kind": "web", "value": "a"}, "text": "x"}`;
    const ids = ['1234567890123456789', '1234567890123456790', '"1234567890123456790"', '1.0', '1'];
    const [one, other, asText, float, whole] = (await all(fromJsonLines(ids.map(line)))) as ImportedStatement[];
    expect(other?.key).not.toBe(one?.key);
    expect([asText?.key, float?.key]).toEqual([other?.key, whole?.key]);
  });

  it('keeps every other number as it is, whatever it is called', async () => {
    const line =
      '{"contact": {"kind": "web", "value": "a"}, "text": "x", "parts": [{"id": 0.5}, {"id": 1e20}], "value": 0.5}';
    const [read] = (await all(fromJsonLines([line]))) as ImportedStatement[];
    expect(read?.fields).toEqual({ text: 'x', parts: [{ id: 0.5 }, { id: 1e20 }], value: 0.5 });
  });

  it('takes a number as the value of a contact, with all its digits', async () => {
    const line = (value: string): string =>
      `{"id": 7, "value": 12345678901234567890, "contact": {"kind": "crm", "value": ${value}}, "text": "x"}`;
    const values = ['17', '"17"', '1234567890123456789', '1234567890123456790', 'true', 'null'];
    const read = (await all(fromJsonLines(values.map(line)))) as ImportedStatement[];
    expect(read.slice(0, 4).map(({ contact }) => contact.value)).toEqual([
      '17',
      '17',
      '1234567890123456789',
      '1234567890123456790',
    ]);
    expect(read[1]?.key).toBe(read[0]?.key);
    const reason = 'it has no contact with a kind and a value';
    expect(read.slice(4)).toMatchObject([{ reason }, { reason }]);
  });

  it('of mem0 becomes a chain of the texts that a memory had, first texts first, with their times', () => {
    const memories = {
      results: [
        {
          id: 'm1',
          memory: 'Lives in Porto',
          user_id: 'asha',
          created_at: '2024-01-01T10:00:00-07:00',
          updated_at: '2024-06-01T00:00:00Z',
          categories: ['home'],
        },
        {
          id: 'm2',
          memory: 'Has a dog',
          user_id: 'asha',
          created_at: '2024-02-01 00:00:00.123456',
          metadata: { by: 'x' },
        },
      ],
    };
    const history = [
      {
        memory_id: 'm1',
        event: 'UPDATE',
        old_memory: 'Lives in Faro',
        new_memory: 'Lives in Porto',
        created_at: '2024-01-01T10:00:00-07:00',
        updated_at: '2024-06-01T00:00:00Z',
      },
      {
        memory_id: 'm1',
        event: 'ADD',
        old_memory: null,
        new_memory: 'Lives in Faro',
        created_at: '2024-01-01T10:00:00-07:00',
        updated_at: null,
      },
      { memory_id: 'm3', event: 'ADD', new_memory: 'Has a cat', user_id: 'asha', created_at: '2023-01-01T00:00:00Z' },
      {
        memory_id: 'm3',
        event: 'DELETE',
        old_memory: 'Has a cat',
        user_id: 'asha',
        created_at: '2023-05-01T00:00:00Z',
      },
      { memory_id: 'm4', event: 'ADD', new_memory: 'Whose is this?', created_at: '2023-01-01T00:00:00Z' },
    ];
    const read = [...fromMem0(memories, history)];
    expect(statements(read).map(({ fields }) => fields)).toEqual([
      {
        text: 'Lives in Faro',
        saidAt: '2024-01-01T17:00:00.000Z',
        validFrom: '2024-01-01T17:00:00.000Z',
        tags: ['home'],
      },
      { text: 'Has a dog', saidAt: '2024-02-01T00:00:00.123Z', validFrom: '2024-02-01T00:00:00.123Z' },
      {
        text: 'Has a cat',
        saidAt: '2023-01-01T00:00:00.000Z',
        validFrom: '2023-01-01T00:00:00.000Z',
        validTo: '2023-05-01T00:00:00.000Z',
      },
      {
        text: 'Lives in Porto',
        saidAt: '2024-06-01T00:00:00.000Z',
        validFrom: '2024-06-01T00:00:00.000Z',
        tags: ['home'],
      },
    ]);
    const [faro, , , porto] = statements(read);
    expect(porto?.replaces).toBe(faro?.key);
    expect(read.filter(({ is }) => is === 'unmapped')).toMatchObject([
      { at: 'history of m4', reason: 'it has no user_id, agent_id or run_id' },
      { kind: 'metadata', count: 1 },
    ]);
  });

  it('of mem0 has the text that a history without its beginning says was there before', () => {
    const [january, june] = ['2024-01-01T00:00:00.000Z', '2024-06-01T00:00:00.000Z'];
    const exported = [{ id: 'm1', memory: 'Lives in Lisbon', user_id: 'u', created_at: january, updated_at: june }];
    const times = { created_at: january, updated_at: june };
    const update = { memory_id: 'm1', event: 'UPDATE', old_memory: 'Lives in Porto', new_memory: 'Lives in Lisbon' };
    const gone = { memory_id: 'm2', event: 'DELETE', old_memory: 'Has a cat', user_id: 'u' };
    const read = statements([
      ...fromMem0(
        exported,
        [update, gone].map((row) => ({ ...row, ...times })),
      ),
    ]);
    expect(read.map(({ fields: { text, validFrom, validTo } }) => [text, validFrom, validTo])).toEqual([
      ['Lives in Porto', january, undefined],
      ['Has a cat', january, june],
      ['Lives in Lisbon', june, undefined],
    ]);
    expect(read[2]?.replaces).toBe(read[0]?.key);
  });

  it('of Zep becomes statements and turns of the user of the session', () => {
    const sessions = [
      {
        session_id: 's1',
        user_id: 'asha',
        facts: [
          {
            uuid: 'f1',
            fact: 'Asha has a dog',
            created_at: '2024-02-01T00:00:00Z',
            valid_at: '2023-01-01T00:00:00Z',
            invalid_at: '2024-01-01T00:00:00Z',
          },
          {
            uuid: 'f2',
            fact: 'Never so',
            created_at: '2024-02-01T00:00:00Z',
            valid_at: '2024-02-01T00:00:00Z',
            invalid_at: '2024-02-01T00:00:00Z',
          },
          { uuid: 'f3', fact: 'Was', created_at: '2024-02-01T00:00:00Z', invalid_at: '2019-01-01T00:00:00Z' },
        ],
        messages: [
          { uuid: 't1', role: 'Asha', role_type: 'user', content: 'I have a dog.', created_at: '2024-02-01T00:00:00Z' },
        ],
      },
    ];
    expect([...fromZep({ sessions })]).toMatchObject([
      {
        contact: { kind: 'zep', value: 'asha' },
        fields: {
          text: 'Asha has a dog',
          saidAt: '2024-02-01T00:00:00.000Z',
          validFrom: '2023-01-01T00:00:00.000Z',
          validTo: '2024-01-01T00:00:00.000Z',
        },
      },
      { is: 'unmapped', reason: 'it ended no later than it began' },
      { is: 'unmapped', reason: 'it ended no later than it was said, and nothing says when it began' },
      { is: 'turn', sessionId: 's1', fields: { id: 't1', speaker: 'Asha', role: 'contact', text: 'I have a dog.' } },
    ]);
  });

  it.each([
    [null],
    [42],
    ['x'],
    [[null, 1, 'a', { id: {} }]],
    [{ results: { a: 1 } }],
    [{ sessions: [{ facts: [{ fact: 7 }] }] }],
  ])('never breaks the run: %p', (nonsense) => {
    expect(statements([...fromMem0(nonsense, nonsense), ...fromZep(nonsense)])).toEqual([]);
  });
});

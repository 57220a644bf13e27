import { ContactsService } from '#contacts/contacts.service.js';
import { NewContactsService } from '#contacts/new-contacts.service.js';
import { AddTurnsService } from '#conversation/add-turns.service.js';
import { SessionsService } from '#conversation/sessions.service.js';
import { TurnsService } from '#conversation/turns.service.js';
import type { Memory } from '#domain/memory/memory.js';
import { Graph } from '#graph/graph.js';
import { newId } from '#graph/ids.js';
import { fromGraphiti } from '#import/graphiti.js';
import { ImportService, type ImportTerms } from '#import/import.service.js';
import type { ImportReport } from '#import/import-report.js';
import type { Imported } from '#import/imported.js';
import { fromJsonLines } from '#import/json-lines.js';
import { fromMem0 } from '#import/mem0.js';
import { fromZep } from '#import/zep.js';
import { HistoryService } from '#memory/history/history.service.js';
import { AuditLog } from '#keys/audit-log.js';
import { RememberService } from '#memory/remember/remember.service.js';
import { rows } from '../support/database/rows.js';
import { Service, testConnection } from '../support/service/service.js';

type Records = AsyncIterable<Imported> | Iterable<Imported>;

const GIVEN: ImportTerms = { reconcile: false, turns: false };

describe('an import', () => {
  let service: Service;
  let imports: ImportService;
  let caller: { tenantId: string };

  beforeAll(async () => {
    service = await Service.start();
    const { app } = service;
    imports = new ImportService(
      app.get(NewContactsService),
      app.get(RememberService),
      app.get(SessionsService),
      app.get(AddTurnsService),
      app.get(AuditLog),
    );
  });
  beforeEach(() => {
    caller = { tenantId: `tenant-${newId()}` };
  });
  afterAll(() => service.close());

  const run = (records: Records, terms = GIVEN): Promise<ImportReport> => imports.run(caller, records, terms);
  const contactId = async (identifier: string): Promise<string> =>
    String((await service.app.get(ContactsService).ids(caller, identifier, 2))[0]);
  const memories = async (identifier: string, validAt?: Date): Promise<Memory[]> => {
    const of = await contactId(identifier);
    return (await service.app.get(HistoryService).list(caller, { contactId: of, validAt, limit: 500 })).memories;
  };
  const line = (i: number, more: object = {}): string =>
    JSON.stringify({ contact: { kind: 'web', value: `visitor-${i % 3}` }, text: `Fact number ${i}.`, ...more });

  it('of our own form goes on where it was stopped, and imports nothing twice', async () => {
    const lines = Array.from({ length: 510 }, (_, i) => line(i));
    const broken = async function* (): AsyncGenerator<string> {
      await Promise.resolve();
      yield* lines.slice(0, 505);
      throw new Error('The disk is gone.');
    };
    await expect(run(fromJsonLines(broken()))).rejects.toThrow('The disk is gone.');
    const rest = await run(fromJsonLines(lines));
    expect(rest).toMatchObject({ imported: 10, present: 500, contacts: 3, leftOut: [] });
    expect(await run(fromJsonLines(lines))).toMatchObject({ imported: 0, present: 510 });
    expect(await memories('web:visitor-1')).toHaveLength(170);
  });

  it('reports each faulty line, and takes over the others with their times', async () => {
    const lines = [
      line(0, { saidAt: '2024-01-01T00:00:00Z', validFrom: '2023-01-01T00:00:00Z', validTo: '2030-01-01T00:00:00Z' }),
      line(3, { text: 'x'.repeat(8_001) }),
      line(6, { surprise: true }),
      line(9, { turnId: 'no-such-turn' }),
      JSON.stringify({ contact: { kind: 'Phone Number', value: '1' }, text: 'x' }),
      'nonsense',
      line(12),
    ];
    const report = await run(fromJsonLines(lines));
    expect(report).toMatchObject({ read: 7, imported: 2 });
    const faults = report.leftOut
      .flatMap(({ reason, examples }) => examples.map((at) => `${at}: ${reason}`))
      .toSorted();
    expect(faults).toEqual([
      'line 2: text: must have at most 8000 characters',
      'line 3: surprise: is not known',
      'line 4: turnId: the contact has no turn no-such-turn',
      'line 5: identifier.kind: must be a kind such as phone, email or web',
      'line 6: it is not JSON',
    ]);
    const taken = (await memories('web:visitor-0')).find(({ text }) => text === 'Fact number 0.');
    expect(taken).toMatchObject({
      validFrom: new Date('2023-01-01T00:00:00Z'),
      validTo: new Date('2030-01-01T00:00:00Z'),
    });
  });

  it('tells nobody of another, and lets no faulty name cost the lines after it', async () => {
    const of = (contact: object, text: string): string => JSON.stringify({ contact, text });
    const lines = [
      of({ kind: 'crm', value: 'a:1' }, 'Likes tea.'),
      of({ kind: 'crm:a', value: '1' }, 'Likes rum.'),
      of({ kind: 'web', value: 'new', name: 'x'.repeat(201) }, 'Has a cat.'),
      of({ kind: 'web', value: 'new', name: 'Asha' }, 'Has a dog.'),
    ];
    const { imported, leftOut } = await run(fromJsonLines(lines));
    expect([imported, leftOut.map(({ reason, examples }) => `${examples.join()}: ${reason}`)]).toEqual([
      2,
      [
        'line 2: identifier.kind: must be a kind such as phone, email or web',
        'line 3: name: must have at most 200 characters',
      ],
    ]);
    expect(await memories('crm:a:1')).toMatchObject([{ text: 'Likes tea.' }]);
    expect(await memories('web:new')).toMatchObject([{ text: 'Has a dog.' }]);
  });

  it('makes no contact of lines that are all refused', async () => {
    const of = (fields: object): string => JSON.stringify({ contact: { kind: 'web', value: 'nobody' }, ...fields });
    const { contacts, leftOut } = await run(fromJsonLines([of({ text: '' }), of({ text: 'Likes tea.', surprise: 1 })]));
    expect([contacts, leftOut.length]).toEqual([0, 2]);
    expect(await contactId('web:nobody')).toBe('undefined');
  });

  it('gives its name to somebody new only: a name that was corrected since stays', async () => {
    const named = [
      JSON.stringify({ id: 'a', contact: { kind: 'web', value: 'one', name: 'Asha' }, text: 'Likes tea.' }),
    ];
    await run(fromJsonLines(named));
    const id = await contactId('web:one');
    const nameOf = async (): Promise<unknown> =>
      (await service.app.get(ContactsService).get(caller, { contactId: id })).name;
    expect(await nameOf()).toBe('Asha');
    await service.app.get(ContactsService).update(caller, { contactId: id, name: 'Asha Rao' });
    expect(await run(fromJsonLines(named))).toMatchObject({ imported: 0, present: 1 });
    expect(await nameOf()).toBe('Asha Rao');
  });

  it('of mem0 makes of its history a chain in which every text holds in its own time', async () => {
    const [january, june] = ['2024-01-01T00:00:00Z', '2024-06-01T00:00:00Z'];
    const exported = [{ id: 'm1', memory: 'Lives in Porto', user_id: 'asha', created_at: january, updated_at: june }];
    const history = [
      { memory_id: 'm1', event: 'ADD', new_memory: 'Lives in Faro', created_at: january },
      { memory_id: 'm1', event: 'UPDATE', old_memory: 'Lives in Faro', new_memory: 'Lives in Porto', updated_at: june },
      { memory_id: 'm2', event: 'ADD', new_memory: 'Has a cat', user_id: 'asha', created_at: january },
      { memory_id: 'm2', event: 'DELETE', old_memory: 'Has a cat', user_id: 'asha', created_at: june },
    ];
    expect(await run(fromMem0(exported, history))).toMatchObject({ imported: 3, leftOut: [] });
    expect(await run(fromMem0(exported, history))).toMatchObject({ imported: 0, present: 3 });
    const now = await memories('mem0:asha');
    expect(now).toMatchObject([{ text: 'Lives in Porto', validFrom: new Date(june), validTo: null }]);
    const march = await memories('mem0:asha', new Date('2024-03-01T00:00:00Z'));
    expect(march.map(({ text }) => text).toSorted()).toEqual(['Has a cat', 'Lives in Faro']);
    const chain = await service.app.get(HistoryService).chain(caller, { memoryId: String(now[0]?.id), limit: 10 });
    expect(chain.steps.map(({ memory }) => memory.text)).toEqual(
      expect.arrayContaining(['Lives in Faro', 'Lives in Porto']),
    );
  });

  it('of Zep takes over messages only where it is told to', async () => {
    const messages = [
      { uuid: 't1', role_type: 'user', role: 'Asha', content: 'I have a dog.', created_at: '2024-01-01T00:00:00Z' },
    ];
    const sessionId = newId();
    const exported = {
      sessions: [{ session_id: sessionId, user_id: 'asha', messages, facts: [{ uuid: 'f', fact: 'Has a dog' }] }],
    };
    expect(await run(fromZep(exported))).toMatchObject({
      imported: 1,
      turns: 0,
      leftOut: [{ kind: 'turn', count: 1 }],
    });
    expect(await run(fromZep(exported), { ...GIVEN, turns: true })).toMatchObject({
      imported: 0,
      turns: 1,
      present: 1,
    });
    const { turns } = await service.app.get(TurnsService).list(caller, { sessionId, limit: 5 });
    expect(turns).toMatchObject([
      { id: 't1', role: 'contact', text: 'I have a dog.', at: new Date('2024-01-01T00:00:00Z') },
    ]);
  });

  it('of Graphiti reads a database as it lies, a group for a contact, and keeps the ends', async () => {
    const group = newId();
    await rows(
      testConnection(),
      `CREATE (a:Entity {uuid: $group + 'a', group_id: $group})-[:RELATES_TO {uuid: $group + '1', group_id: $group, fact: 'Asha lived in Faro',
         created_at: datetime('2024-07-01T00:00:00Z'), valid_at: datetime('2024-01-01T00:00:00+02:00'), invalid_at: datetime('2024-06-01T00:00:00Z')}]->
       (b:Entity {uuid: $group + 'b', group_id: $group}), (:Episodic {uuid: $group + 'e', group_id: $group}),
       (a)-[:RELATES_TO {uuid: $group + '2', group_id: $group, fact: 'Asha has a dog', created_at: datetime('2024-07-01T00:00:00Z')}]->(b)`,
      { group },
    );
    const graph = new Graph(testConnection());
    try {
      expect(await run(fromGraphiti(graph, group))).toMatchObject({
        imported: 2,
        leftOut: [
          { kind: 'entity', count: 2 },
          { kind: 'episode', count: 1 },
        ],
      });
    } finally {
      await graph.close();
      await rows(testConnection(), 'MATCH (n {group_id: $group}) DETACH DELETE n', { group });
    }
    expect(await memories(`graphiti:${group}`)).toMatchObject([{ text: 'Asha has a dog' }]);
    expect(await memories(`graphiti:${group}`, new Date('2024-03-01T00:00:00Z'))).toMatchObject([
      {
        text: 'Asha lived in Faro',
        validFrom: new Date('2023-12-31T22:00:00Z'),
        validTo: new Date('2024-06-01T00:00:00Z'),
      },
    ]);
  });
});

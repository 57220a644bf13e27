import { type INestApplicationContext, Injectable, Module } from '@nestjs/common';
import { Test, type TestingModule } from '@nestjs/testing';
import { readConfig } from '#config/config.js';
import { StartupError } from '#domain/service/errors.js';
import { Graph } from '#graph/graph.js';
import { newId } from '#graph/ids.js';
import { EXTRACTOR } from '#models/extractor.js';
import {
  addTurns,
  AddTurnsService,
  type Caller,
  ContactsService,
  ContextService,
  createContact,
  endSession,
  getContext,
  getHistory,
  HistoryService,
  listMemories,
  PalimpsestModule,
  recall,
  RecallService,
  remember,
  RememberService,
  SessionsService,
  startSession,
  timeline,
  TimelineService,
} from '#nest/palimpsest.js';
import { ScriptedExtractor } from '../support/models/scripted-extractor.js';
import { testConnection } from '../support/service/service.js';
import { TestClock } from '../support/service/test-clock.js';
import { until } from '../support/service/until.js';

const clock = new TestClock('2026-03-05');
const extractor = new ScriptedExtractor();
const caller: Caller = { tenantId: `tenant-${newId()}` };

/** What an application has of its own, and gives to the memory. */
@Injectable()
class Vault {
  // The sessions of other specs are theirs.
  readonly settings = { EMBEDDER: 'none', EXTRACT_TENANTS: caller.tenantId, WARM_UP: 'false', RECENT_DAYS: '60' };
  connection(): Promise<ReturnType<typeof testConnection>> {
    return Promise.resolve(testConnection());
  }
}

@Module({ providers: [Vault], exports: [Vault] })
class VaultModule {}

/** A feature of the application, which imports nothing itself. */
@Injectable()
class Desk {
  constructor(
    readonly contacts: ContactsService,
    readonly memories: RememberService,
    readonly recalls: RecallService,
  ) {}
}

@Module({ providers: [Desk] })
class DeskModule {}

function application(): Promise<TestingModule> {
  const memory = PalimpsestModule.forRootAsync({
    global: true,
    imports: [VaultModule],
    inject: [Vault],
    useFactory: async (vault: Vault) => ({
      config: readConfig(vault.settings),
      connection: await vault.connection(),
      clock,
    }),
  });
  return Test.createTestingModule({ imports: [memory, DeskModule] })
    .overrideProvider(EXTRACTOR)
    .useValue(extractor)
    .compile();
}

describe('the memory in a Nest application without doors', () => {
  let app: INestApplicationContext;
  let contactId: string;

  beforeAll(async () => {
    app = await (await application()).init();
    const profile = createContact.input.parse({ name: 'Asha', timezone: 'Europe/Lisbon' });
    contactId = (await app.get(ContactsService, { strict: false }).create(caller, profile)).id;
  });
  afterAll(() => app.close());

  const get = <T>(service: abstract new (...args: never[]) => T): T => app.get<T>(service, { strict: false });

  it('remembers and recalls through the services that its own provider injects', async () => {
    const desk = app.get(Desk, { strict: false });
    const tell = async (value: string, validFrom: string): Promise<string> => {
      const said = { contactId, text: `Lives in ${value}`, attribute: 'current_city', value, validFrom };
      const { decision } = await desk.memories.remember(caller, remember.input.parse(said));
      return decision.outcome;
    };
    expect(await tell('Pune', '2019-01-01T00:00:00Z')).toBe('added');
    clock.set('2026-03-06');
    expect(await tell('Porto', '2025-06-01T00:00:00Z')).toBe('superseded');
    const { results } = await desk.recalls.recall(caller, recall.input.parse({ contactId, query: 'lives' }));
    expect(results.map(({ memory }) => memory?.text)).toEqual(['Lives in Porto']);
  });

  it('tells the history, the timeline and the context', async () => {
    const { text, memories } = await get(ContextService).context(caller, getContext.input.parse({ contactId }));
    expect(text).toContain('Lives in Porto');
    const [current] = memories;
    const { steps } = await get(HistoryService).chain(caller, getHistory.input.parse({ memoryId: current?.id }));
    expect(steps.map(({ memory }) => memory.text)).toContain('Lives in Pune');
    const { entries } = await get(TimelineService).timeline(caller, timeline.input.parse({ contactId }));
    expect(entries.length).toBeGreaterThan(0);
  });

  it('takes an ended session into memory by itself', async () => {
    const sessionId = newId();
    extractor.tell(({ turns }) =>
      turns.some(({ id }) => id === sessionId)
        ? { facts: [{ text: 'Asha keeps bees', evidence: { turnId: sessionId, quote: 'I keep bees' } }] }
        : {},
    );
    await get(SessionsService).start(caller, startSession.input.parse({ contactId, id: sessionId, channel: 'phone' }));
    const turns = [{ id: sessionId, speaker: 'Asha', text: 'I keep bees.' }];
    await get(AddTurnsService).add(caller, addTurns.input.parse({ sessionId, turns }));
    await get(SessionsService).end(caller, endSession.input.parse({ sessionId }));
    await until(
      'the session is extracted',
      async () => (await get(SessionsService).get(caller, sessionId)).extraction.status === 'done',
    );
    const { memories } = await get(HistoryService).list(caller, listMemories.input.parse({ contactId }));
    expect(memories.map(({ text }) => text)).toContain('Asha keeps bees');
  });
});

it('closes its connections with the application', async () => {
  const app = await (await application()).init();
  const graph = app.get(Graph);
  await expect(graph.ping()).resolves.toBeUndefined();
  await app.close();
  await expect(graph.ping()).rejects.toThrow();
});

it('an application whose database does not answer does not start, and is told why', async () => {
  const memory = PalimpsestModule.forRoot(readConfig({ EMBEDDER: 'none', EXTRACTOR: 'none', WARM_UP: 'false' }), {
    ...testConnection(),
    uri: 'bolt://127.0.0.1:1',
  });
  const app = await Test.createTestingModule({ imports: [memory] }).compile();
  await expect(app.init()).rejects.toThrow('The database does not answer');
});

it('an application whose login is refused does not start, and is told what to correct', async () => {
  const memory = PalimpsestModule.forRoot(readConfig({ EMBEDDER: 'none', EXTRACTOR: 'none', WARM_UP: 'false' }), {
    ...testConnection(),
    password: 'not the one',
  });
  const app = await Test.createTestingModule({ imports: [memory] }).compile();
  const refused = app.init();
  await expect(refused).rejects.toBeInstanceOf(StartupError);
  await expect(refused).rejects.toThrow(
    'Neo4j refuses the login: correct the user and the password of the connection.',
  );
});

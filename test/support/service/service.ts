import { Test } from '@nestjs/testing';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { Config, readConfig } from '#config/config.js';
import type { Clock } from '#domain/service/clock.js';
import { Instruments } from '#domain/service/instruments.js';
import { ApiKeys, type KeyTerms, newApiKey } from '#keys/api-keys.js';
import type { Connection } from '#graph/graph.js';
import { newId } from '#graph/ids.js';
import { OldAnswers } from '#graph/old-answers.js';
import { ARBITER, type Arbiter } from '#models/arbiter.js';
import { Embedder } from '#models/embedder.js';
import { EXTRACTOR, type Extractor } from '#models/extractor.js';
import { MeasuredEmbedder } from '#models/measured-embedder.js';
import { AppModule } from '../../../apps/api/src/app.module.js';
import { startParts } from '../../../apps/api/src/start-parts.js';
import { useMiddleware } from '../../../apps/api/src/middleware.js';
import { prepare } from '../../../apps/api/src/start-api.js';

/** What a test can replace. Default: no models, the machine's clock, and the shared test database. */
export interface ServiceOptions {
  readonly settings?: Readonly<Record<string, string>>;
  readonly connection?: Connection;
  readonly clock?: Clock;
  readonly embedder?: Embedder;
  readonly arbiter?: Arbiter;
  readonly extractor?: Extractor;
  /** Whether the service deletes expired kept answers, also those of other specs. */
  readonly dropsOldAnswers?: boolean;
  /** The tenant of each visit; default: a new one each time. */
  readonly tenantId?: string;
  /** The tenants whose briefings it sends; default: all, including those of other specs. */
  readonly briefs?: readonly string[];
}

/** The service as it is started for real, on a free port, with what a test puts in the place of its models. */
export class Service {
  private constructor(
    readonly app: NestExpressApplication,
    readonly url: string,
  ) {}

  static async start({
    settings,
    connection,
    clock,
    embedder,
    arbiter,
    extractor,
    dropsOldAnswers = false,
    briefs,
  }: ServiceOptions = {}): Promise<Service> {
    const config: Config = readConfig({
      EMBEDDER: 'none',
      ARBITER: 'none',
      // All specs share one database, and none may extract the sessions of another.
      ...(settings?.['LLM_MODEL'] === undefined || settings['EXTRACT_TENANTS'] === undefined
        ? { EXTRACTOR: 'none' }
        : {}),
      LOG_LEVEL: 'fatal',
      BRIEFING_EVERY_SECONDS: '0',
      RECALL_COUNT_SECONDS: '0',
      WARM_UP: 'false',
      // It would keep the ids of erased contacts; test/e2e/audit.spec.ts tests it.
      AUDIT: 'none',
      ...settings,
    });
    const building = Test.createTestingModule({
      imports: [AppModule.forRoot({ ...config, ...housing(briefs) }, connection ?? testConnection(), clock)],
    });
    if (embedder)
      building.overrideProvider(Embedder).useFactory({
        factory: (instruments: Instruments) => new MeasuredEmbedder(embedder, instruments),
        inject: [Instruments],
      });
    // Otherwise it would delete the answers of specs whose clock is in the past.
    if (!dropsOldAnswers) building.overrideProvider(OldAnswers).useValue({ drop: () => Promise.resolve() });
    if (arbiter) building.overrideProvider(ARBITER).useValue(arbiter);
    if (extractor) building.overrideProvider(EXTRACTOR).useValue(extractor);
    const module = await building.compile();
    const app = module.createNestApplication<NestExpressApplication>({
      bodyParser: false,
      forceCloseConnections: true,
    });
    useMiddleware(app);
    try {
      await prepare(app, config);
      await startParts(app, config);
      await app.listen(0, '127.0.0.1');
    } catch (error) {
      await app.close();
      throw error;
    }
    return new Service(app, await app.getUrl());
  }

  /** @returns a key for a tenant, by default for a new one, and by default an admin's. */
  async newKey(tenantId = `tenant-${newId()}`, terms?: KeyTerms): Promise<string> {
    const key = newApiKey();
    await this.app.get(ApiKeys).admit(key, tenantId, 'test', terms);
    return key;
  }

  async close(): Promise<void> {
    await this.app.close();
  }
}

/** The settings of a part of the service that works for a few tenants, in the database of all. */
function housing(tenants: readonly string[] | undefined): Partial<Config> {
  if (!tenants) return {};
  const { uri, user, password } = testConnection();
  return { DATABASES: { own: { uri, user, password, database: 'neo4j', tenants: [...tenants] } }, USE_DATABASE: 'own' };
}

/** The database that the set-up of the run gave. */
export function testConnection(): Connection {
  const { TEST_NEO4J_URI, TEST_NEO4J_USER, TEST_NEO4J_PASSWORD } = process.env;
  if (!TEST_NEO4J_URI || !TEST_NEO4J_USER || !TEST_NEO4J_PASSWORD) throw new Error('The run has no database.');
  return { uri: TEST_NEO4J_URI, user: TEST_NEO4J_USER, password: TEST_NEO4J_PASSWORD };
}

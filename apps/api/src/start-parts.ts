import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { Config } from '#config/config.js';
import { settingsAt } from '#config/residents.js';
import { Clock } from '#domain/service/clock.js';
import { ARBITER, type Arbiter } from '#models/arbiter.js';
import { Embedder } from '#models/embedder.js';
import { EXTRACTOR, type Extractor } from '#models/extractor.js';
import type { LentModels } from '#models/lent-models.js';
import { LLM, type Llm } from '#models/llm/llm.js';
import { RERANKER, type Reranker } from '#models/reranker.js';
import { AppModule } from './app.module.js';
import { usePartMiddleware } from './middleware.js';
import { OtherDatabases } from './databases/other-databases.js';
import type { DatabasePart } from './databases/database-part.js';
import { AppPart } from './app-part.js';

/**
 * Starts the parts of the service for DATABASES, with the models of the application that listens. If a database does not answer, its part
 * starts later; the others do not wait.
 */
export async function startParts(app: INestApplicationContext, config: Config): Promise<void> {
  const lent = modelsOf(app);
  const begin = (name: string): Promise<DatabasePart> => startPart(settingsAt(config, name), app.get(Clock), lent);
  await app.get(OtherDatabases).open(Object.keys(config.DATABASES ?? {}), begin);
}

function modelsOf(app: INestApplicationContext): LentModels {
  const anywhere = { strict: false };
  return {
    embedder: app.get(Embedder, anywhere),
    llm: app.get<Llm | null>(LLM, anywhere),
    extractor: app.get<Extractor | null>(EXTRACTOR, anywhere),
    arbiter: app.get<Arbiter | null>(ARBITER, anywhere),
    reranker: app.get<Reranker | null>(RERANKER, anywhere),
  };
}

async function startPart(config: Config, clock: Clock, lent: LentModels): Promise<DatabasePart> {
  const { NEO4J_URI: uri = '', NEO4J_USER: user, NEO4J_PASSWORD: password = '', NEO4J_DATABASE: database } = config;
  const app = await NestFactory.create<NestExpressApplication>(
    AppModule.forRoot(config, { uri, user, password, database }, clock, lent),
    { bodyParser: false, abortOnError: false },
  );
  usePartMiddleware(app);
  try {
    await app.init();
  } catch (error) {
    await app.close().catch(() => undefined);
    throw error;
  }
  return new AppPart(app);
}

import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { readConfig } from '#config/config.js';
import { Graph } from '#graph/graph.js';
import { ImportModule } from '#import/import.module.js';
import { ImportService } from '#import/import.service.js';
import { database, model } from '#local-server/database.js';
import { PalimpsestModule } from '#nest/palimpsest.module.js';
import { report } from './report.js';

@Module({})
class CommandModule {}

/** Runs a command's import into the configured database, without APIs and without the workers of the service. */
export async function withImport(work: (imports: ImportService, graph: Graph) => Promise<void>): Promise<void> {
  const config = { ...readConfig(), EXTRACTOR: 'none', BRIEFING_EVERY_SECONDS: 0, WARM_UP: false } as const;
  const server = await database(config, report);
  try {
    await model(config, report);
    const memory = PalimpsestModule.forRoot(config, { ...server, database: config.NEO4J_DATABASE });
    const app = await NestFactory.createApplicationContext(
      { module: CommandModule, imports: [memory, ImportModule] },
      { logger: ['fatal'], abortOnError: false },
    );
    try {
      await work(app.get(ImportService), app.get(Graph));
    } finally {
      await app.close();
    }
  } finally {
    await server.stop();
  }
}

import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { Graph } from '#graph/graph.js';
import { ImportModule } from '#import/import.module.js';
import { ImportService } from '#import/import.service.js';
import { model } from '#local-server/database.js';
import { PalimpsestModule } from '#nest/palimpsest.module.js';
import { report } from './report.js';
import { withDatabase } from './with-database.js';

@Module({})
class CommandModule {}

/** Runs a command's import into the configured database, without APIs and without the workers of the service. */
export function withImport(work: (imports: ImportService, graph: Graph) => Promise<void>): Promise<void> {
  return withDatabase(async (settings, connection) => {
    const config = { ...settings, EXTRACTOR: 'none', BRIEFING_EVERY_SECONDS: 0, WARM_UP: false } as const;
    await model(config, report);
    const memory = PalimpsestModule.forRoot(config, connection);
    const app = await NestFactory.createApplicationContext(
      { module: CommandModule, imports: [memory, ImportModule] },
      { logger: ['fatal'], abortOnError: false },
    );
    try {
      await work(app.get(ImportService), app.get(Graph));
    } finally {
      await app.close();
    }
  });
}

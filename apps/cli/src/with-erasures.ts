import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { readConfig } from '#config/config.js';
import { ContactsModule } from '#contacts/contacts.module.js';
import { ErasuresService } from '#contacts/erasures.service.js';
import { Clock } from '#domain/service/clock.js';
import { Graph } from '#graph/graph.js';
import { GraphModule } from '#graph/graph.module.js';
import { database } from '#local-server/database.js';
import { migrate } from '#graph/migrate.js';
import { report } from './report.js';

@Module({})
class ErasuresModule {}

/** Runs a command's work on the erasures in the configured database, without the service. */
export async function withErasures(work: (erasures: ErasuresService, graph: Graph) => Promise<void>): Promise<void> {
  const config = readConfig();
  const server = await database(config, report);
  try {
    const connection = { ...server, database: config.NEO4J_DATABASE };
    const foundation = GraphModule.forRootAsync({ useFactory: () => ({ config, connection }) });
    const contacts = { module: ErasuresModule, imports: [foundation, ContactsModule] };
    const app = await NestFactory.createApplicationContext(contacts, { logger: ['fatal'] });
    try {
      await migrate(app.get(Graph), app.get(Clock).now());
      await work(app.get(ErasuresService), app.get(Graph));
    } finally {
      await app.close();
    }
  } finally {
    await server.stop();
  }
}

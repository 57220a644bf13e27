import { Module, type Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { Clock } from '#domain/service/clock.js';
import { Graph } from '#graph/graph.js';
import { GraphModule } from '#graph/graph.module.js';
import { migrate } from '#graph/migrate.js';
import { withDatabase } from './with-database.js';

@Module({})
class CommandModule {}

/** Runs a command's work on one service of a feature, in the configured database, without the rest of the application. */
export function withService<Service>(
  feature: Type,
  service: Type<Service>,
  work: (service: Service, graph: Graph) => Promise<void>,
): Promise<void> {
  return withDatabase(async (config, connection) => {
    const foundation = GraphModule.forRootAsync({ useFactory: () => ({ config, connection }) });
    const command = { module: CommandModule, imports: [foundation, feature] };
    const app = await NestFactory.createApplicationContext(command, { logger: ['fatal'] });
    try {
      await migrate(app.get(Graph), app.get(Clock).now());
      await work(app.get(service), app.get(Graph));
    } finally {
      await app.close();
    }
  });
}

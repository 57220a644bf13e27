import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { Clock } from '#domain/service/clock.js';
import { Graph } from '#graph/graph.js';
import { GraphModule } from '#graph/graph.module.js';
import { migrate } from '#graph/migrate.js';
import { RevisionsModule } from '#revisions/revisions.module.js';
import { RevisionsService } from '#revisions/revisions.service.js';
import { withGraph } from './with-graph.js';

@Module({})
class HistoriesModule {}

/** Runs a command's work on the revisions in the configured database, without the service. */
export function withRevisions(work: (revisions: RevisionsService, graph: Graph) => Promise<void>): Promise<void> {
  return withGraph(async (_, config, connection) => {
    const foundation = GraphModule.forRootAsync({ useFactory: () => ({ config, connection }) });
    const histories = { module: HistoriesModule, imports: [foundation, RevisionsModule] };
    const app = await NestFactory.createApplicationContext(histories, { logger: ['fatal'] });
    try {
      await migrate(app.get(Graph), app.get(Clock).now());
      await work(app.get(RevisionsService), app.get(Graph));
    } finally {
      await app.close();
    }
  });
}

import { Command } from 'commander';
import { SystemClock } from '#domain/service/clock.js';
import { migrate as applyMigrations } from '#graph/migrate.js';
import { report } from './report.js';
import { withGraph } from './with-graph.js';

export const migrate = new Command('migrate').description("bring the database's schema up to date").action(() =>
  withGraph(async (graph) => {
    const applied = await applyMigrations(graph, new SystemClock().now(), report);
    console.log(applied === 0 ? 'The schema is up to date.' : `Applied ${applied} migrations.`);
  }),
);

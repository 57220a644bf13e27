import { Command } from 'commander';
import { SystemClock } from '#domain/service/clock.js';
import { StartupError } from '#domain/service/errors.js';
import { model } from '#local-server/database.js';
import { migrate } from '#graph/migrate.js';
import { Pace } from '#graph/pace.js';
import { createEmbedder } from '#models/create-embedder.js';
import { reembed as embedAnew } from '#models/reembed.js';
import { VectorSpace } from '#models/vector-space.js';
import { report } from './report.js';
import { withGraph } from './with-graph.js';

const clock = new SystemClock();

export const reembed = new Command('reembed')
  .description('embed everything by the model of the settings; a running service with the old one can go on meanwhile')
  .action(() =>
    withGraph(async (graph, config) => {
      if (config.EMBEDDER === 'none')
        throw new StartupError('EMBEDDER is none, so there is nothing to embed with; set it to local or openai.');
      await model(config, report);
      await migrate(graph, clock.now(), report);
      const embedder = await createEmbedder(config);
      try {
        const space = new VectorSpace(graph, embedder, clock);
        let pace: Pace | undefined;
        const embedded = await embedAnew(graph, embedder, space, (more, total) => {
          pace ??= new Pace(total, report);
          pace.add(more, 'memories and turns embedded');
        });
        console.log(
          `Embedded ${embedded} memories and turns by ${embedder.model}. Start the service with these settings now.`,
        );
      } finally {
        await embedder.close();
      }
    }),
  );

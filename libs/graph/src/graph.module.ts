import { type DynamicModule, Global, Inject, Module, type OnApplicationShutdown } from '@nestjs/common';
import type { Config } from '#config/config.js';
import { CONFIG } from '#config/config.token.js';
import { Clock, SystemClock } from '#domain/clock.js';
import { ApiKeys } from './api-keys.js';
import { type Connection, Graph } from './graph.js';

/** The database, the clock and the settings: the one global module, since every feature stands on it. */
@Global()
@Module({})
export class GraphModule implements OnApplicationShutdown {
  constructor(@Inject(Graph) private readonly graph: Graph) {}

  static forRoot(config: Config, connection: Connection, clock: Clock = new SystemClock()): DynamicModule {
    return {
      module: GraphModule,
      providers: [
        { provide: Graph, useFactory: () => new Graph(connection) },
        { provide: Clock, useValue: clock },
        { provide: CONFIG, useValue: config },
        ApiKeys,
      ],
      exports: [Graph, Clock, CONFIG, ApiKeys],
    };
  }

  async onApplicationShutdown(): Promise<void> {
    await this.graph.close();
  }
}

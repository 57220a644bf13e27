import {
  type DynamicModule,
  type FactoryProvider,
  Global,
  Inject,
  Module,
  type ModuleMetadata,
  type OnApplicationShutdown,
} from '@nestjs/common';
import type { Config } from '#config/config.js';
import { CONFIG } from '#config/config.token.js';
import { Clock, SystemClock } from '#domain/service/clock.js';
import { Instruments } from '#domain/service/instruments.js';
import { type Connection, Graph } from './graph.js';
import { WriteGuard } from './write-guard.js';

/** What every feature needs: the settings, the database connection, and a clock (default: the machine's). */
export interface Foundation {
  readonly config: Config;
  readonly connection: Connection;
  readonly clock?: Clock | undefined;
}

/** Creates the foundation from what the application injects. */
export interface FoundationFactory
  extends Pick<ModuleMetadata, 'imports'>, Pick<FactoryProvider<Foundation>, 'inject' | 'useFactory'> {}

const FOUNDATION = Symbol('Foundation');

/** The database, the clock and the settings. The only global module, since every feature needs it. */
@Global()
@Module({})
export class GraphModule implements OnApplicationShutdown {
  constructor(@Inject(Graph) private readonly graph: Graph) {}

  static forRootAsync({ imports = [], inject = [], useFactory }: FoundationFactory): DynamicModule {
    return {
      module: GraphModule,
      imports,
      providers: [
        { provide: FOUNDATION, inject, useFactory },
        { provide: Instruments, useFactory: () => new Instruments() },
        {
          provide: Graph,
          inject: [FOUNDATION, Instruments],
          useFactory: ({ connection }: Foundation, instruments: Instruments) => new Graph(connection, instruments),
        },
        { provide: Clock, inject: [FOUNDATION], useFactory: ({ clock }: Foundation) => clock ?? new SystemClock() },
        { provide: CONFIG, inject: [FOUNDATION], useFactory: ({ config }: Foundation) => config },
        {
          provide: WriteGuard,
          inject: [Graph, Clock, FOUNDATION],
          useFactory: (graph: Graph, clock: Clock, { connection }: Foundation) =>
            new WriteGuard(graph, clock, connection.dataDir),
        },
      ],
      exports: [Graph, Clock, CONFIG, WriteGuard, Instruments],
    };
  }

  async onApplicationShutdown(): Promise<void> {
    await this.graph.close();
  }
}

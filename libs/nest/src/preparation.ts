import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  Logger,
  type OnModuleInit,
  Optional,
} from '@nestjs/common';
import type { Config } from '#config/config.js';
import { CONFIG } from '#config/config.token.js';
import { Clock } from '#domain/service/clock.js';
import { Graph } from '#graph/graph.js';
import { migrate } from '#graph/migrate.js';
import { OldAnswers } from '#graph/old-answers.js';
import { refusedLogin } from '#graph/refused-login.js';
import { WriteGuard } from '#graph/write-guard.js';
import { Embedder } from '#models/embedder.js';
import { LENT_MODELS, type LentModels } from '#models/lent-models.js';
import { embedMissing } from '#models/reembed.js';
import { VectorSpace } from '#models/vector-space.js';
import { WarmUp } from './warm-up.js';

/**
 * Brings the database to the state that this version needs, while the application starts: before the workers begin,
 * which wait for the bootstrap, and before any API is open.
 */
@Injectable()
export class Preparation implements OnModuleInit, BeforeApplicationShutdown {
  private readonly logger = new Logger(Preparation.name);
  #isStopping = false;

  constructor(
    private readonly graph: Graph,
    private readonly clock: Clock,
    private readonly embedder: Embedder,
    private readonly space: VectorSpace,
    private readonly warmUp: WarmUp,
    private readonly guard: WriteGuard,
    private readonly oldAnswers: OldAnswers,
    @Inject(CONFIG) private readonly config: Config,
    @Optional() @Inject(LENT_MODELS) private readonly lent?: LentModels,
  ) {}

  /**
   * @throws StartupError with one line that says what to do, or DomainError UNAVAILABLE for a database that does not
   * answer.
   */
  async onModuleInit(): Promise<void> {
    try {
      await this.prepare();
    } catch (error) {
      // Nest does not close an application that failed to start; open threads and connections would keep the process
      // alive.
      await Promise.allSettled([this.lent ? undefined : this.embedder.close(), this.graph.close()]);
      throw refusedLogin(error);
    }
  }

  beforeApplicationShutdown(): void {
    this.#isStopping = true;
  }

  private async prepare(): Promise<void> {
    const { graph, clock, space } = this;
    await migrate(graph, clock.now(), (line) => this.logger.log(line));
    await space.open();
    await this.guard.begin();
    if (this.config.WARM_UP) {
      this.warmUp.begin();
      graph.whenBack(() => this.warmUp.beginAgain());
    }
    void this.warmUp.ended
      .then(() => this.tidyUp())
      .catch((error: unknown) => {
        if (this.#isStopping) return;
        this.logger.warn(`Left for the next start: ${error instanceof Error ? error.message : String(error)}`);
      });
  }

  /** Work on all stored data, which takes longer the more there is; nobody waits for it. */
  private async tidyUp(): Promise<void> {
    const { graph, embedder, space } = this;
    if (this.#isStopping) return;
    await this.oldAnswers.drop();
    // Memories and turns without a vector, because they were written during a change of model or without a model; until
    // now only words find them.
    if (embedder.dimensions > 0) await embedMissing(graph, embedder, space.slot);
  }
}

import { Injectable } from '@nestjs/common';
import { type ExtractionHealth, ExtractionHealthService } from '#conversation/extraction/extraction-health.service.js';
import { DomainError } from '#domain/service/errors.js';
import { Graph } from '#graph/graph.js';
import { WriteGuard } from '#graph/write-guard.js';
import { WarmUp } from '#nest/warm-up.js';

/** The state of a part of the service that answers calls. */
export interface State {
  readonly extraction: ExtractionHealth;
  /** Why nothing can be written, in a sentence, or `null`. */
  readonly writes: string | null;
}

/** Checks whether calls can be answered. */
@Injectable()
export class InstanceState {
  constructor(
    private readonly graph: Graph,
    private readonly extraction: ExtractionHealthService,
    private readonly warmUp: WarmUp,
    private readonly guard: WriteGuard,
  ) {}

  /** @throws DomainError UNAVAILABLE while the database does not answer. */
  ping(): Promise<void> {
    return this.graph.ping();
  }

  /**
   * @throws DomainError UNAVAILABLE while the database does not answer, this instance's clock is wrong, or the database is still planning
   * the queries of the first calls.
   */
  async look(): Promise<State> {
    await this.ping();
    const clockFault = await this.guard.clockFault();
    if (clockFault !== null) throw new DomainError('UNAVAILABLE', clockFault);
    if (this.warmUp.underWay)
      throw new DomainError('UNAVAILABLE', 'The queries are warming up; calls are answered slowly.');
    return { extraction: await this.extraction.health(), writes: await this.guard.databaseFault() };
  }
}

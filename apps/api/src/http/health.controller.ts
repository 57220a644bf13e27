import { Controller, Get, Header } from '@nestjs/common';
import { type ExtractionHealth, ExtractionHealthService } from '#conversation/extraction/extraction-health.service.js';
import { DomainError } from '#domain/errors.js';
import { Graph } from '#graph/graph.js';
import { WriteGuard } from '#graph/write-guard.js';
import { WarmUp } from '#nest/warm-up.js';
import { OpenOnLoopback } from '../requests/key.guard.js';
import { Metrics } from '../metrics/metrics.js';

/** How an instance does that takes calls. */
interface Readiness {
  readonly status: 'ready' | 'amber';
  readonly extraction: ExtractionHealth;
  /** Why nothing can be written, in a sentence; absent where that is not so. */
  readonly writes?: string;
}

/** Whether the process lives, whether it can work, and how it does. */
@Controller()
@OpenOnLoopback()
export class HealthController {
  constructor(
    private readonly graph: Graph,
    private readonly metrics: Metrics,
    private readonly extraction: ExtractionHealthService,
    private readonly warmUp: WarmUp,
    private readonly guard: WriteGuard,
  ) {}

  @Get('health/live')
  live(): { status: 'live' } {
    return { status: 'live' };
  }

  /**
   * Amber: calls are served, but what was said in them comes into memory late, or not at all, or nothing can be written.
   * @throws DomainError UNAVAILABLE while the database does not answer, this instance's clock is wrong, or the first calls
   * would wait for plans of the database.
   */
  @Get('health/ready')
  async ready(): Promise<Readiness> {
    await this.graph.ping();
    const clockFault = await this.guard.clockFault();
    if (clockFault !== null) throw new DomainError('UNAVAILABLE', clockFault);
    if (this.warmUp.underWay)
      throw new DomainError('UNAVAILABLE', 'The queries are warming up; calls are answered, slowly.');
    const extraction = await this.extraction.health();
    const writes = await this.guard.databaseFault();
    const amber = extraction.state === 'late' || writes !== null;
    return { status: amber ? 'amber' : 'ready', extraction, ...(writes === null ? {} : { writes }) };
  }

  @Get('metrics')
  @Header('Content-Type', 'text/plain; version=0.0.4; charset=utf-8')
  exposition(): Promise<string> {
    return this.metrics.exposition();
  }
}

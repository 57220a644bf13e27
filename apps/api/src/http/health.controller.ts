import { Controller, Get, Header } from '@nestjs/common';
import { type ExtractionHealth, ExtractionHealthService } from '#conversation/extraction/extraction-health.service.js';
import { DomainError } from '#domain/errors.js';
import { Graph } from '#graph/graph.js';
import { WarmUp } from '../../../nest-module/src/warm-up.js';
import { OpenOnLoopback } from './key.guard.js';
import { Metrics } from './metrics.js';

/** Whether the process lives, whether it can work, and how it does. */
@Controller()
@OpenOnLoopback()
export class HealthController {
  constructor(
    private readonly graph: Graph,
    private readonly metrics: Metrics,
    private readonly extraction: ExtractionHealthService,
    private readonly warmUp: WarmUp,
  ) {}

  @Get('health/live')
  live(): { status: 'live' } {
    return { status: 'live' };
  }

  /**
   * Amber: calls are served, but what was said in them comes into memory late, or not at all.
   * @throws DomainError UNAVAILABLE while the database does not answer, and while the first calls would wait for plans of it.
   */
  @Get('health/ready')
  async ready(): Promise<{ status: 'ready' | 'amber'; extraction: ExtractionHealth }> {
    await this.graph.ping();
    if (this.warmUp.underWay)
      throw new DomainError('UNAVAILABLE', 'The queries are warming up; calls are answered, slowly.');
    const extraction = await this.extraction.health();
    return { status: extraction.state === 'late' ? 'amber' : 'ready', extraction };
  }

  @Get('metrics')
  @Header('Content-Type', 'text/plain; version=0.0.4; charset=utf-8')
  exposition(): Promise<string> {
    return this.metrics.exposition();
  }
}

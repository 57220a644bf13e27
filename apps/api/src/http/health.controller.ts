import { Controller, Get, Header, Req } from '@nestjs/common';
import type { Request } from 'express';
import { type ExtractionHealth, ExtractionHealthService } from '#conversation/extraction/extraction-health.service.js';
import { DomainError } from '#domain/errors.js';
import { Graph } from '#graph/graph.js';
import { WriteGuard } from '#graph/write-guard.js';
import { WarmUp } from '#nest/warm-up.js';
import { KeyGuard, Needs, Open, OpenOnLoopback } from '../requests/key.guard.js';
import { Metrics } from '../metrics/metrics.js';

/** The state of an instance that takes calls. */
interface Readiness {
  readonly status: 'ready' | 'amber';
  /** Of all tenants together, so not for everybody. */
  readonly extraction?: ExtractionHealth;
  /** Why nothing can be written, in a sentence; absent if writes work. */
  readonly writes?: string;
}

/** Whether the process is alive, whether it is ready, and its state. */
@Controller()
@Open()
export class HealthController {
  constructor(
    private readonly graph: Graph,
    private readonly metrics: Metrics,
    private readonly extraction: ExtractionHealthService,
    private readonly warmUp: WarmUp,
    private readonly writes: WriteGuard,
    private readonly guard: KeyGuard,
  ) {}

  @Get('health/live')
  live(): { status: 'live' } {
    return { status: 'live' };
  }

  /**
   * Amber: calls are served, but their turns are extracted late or not at all, or nothing can be written.
   * @throws DomainError UNAVAILABLE while the database does not answer, this instance's clock is wrong, or the database is
   * still planning the queries of the first calls.
   */
  @Get('health/ready')
  async ready(@Req() request: Request): Promise<Readiness> {
    await this.graph.ping();
    const clockFault = await this.writes.clockFault();
    if (clockFault !== null) throw new DomainError('UNAVAILABLE', clockFault);
    if (this.warmUp.underWay)
      throw new DomainError('UNAVAILABLE', 'The queries are warming up; calls are answered slowly.');
    const extraction = await this.extraction.health();
    const writes = await this.writes.databaseFault();
    const amber = extraction.state === 'late' || writes !== null;
    const status = amber ? 'amber' : 'ready';
    const detailed = await this.guard.mayOperate(request);
    return { status, ...(detailed ? { extraction } : {}), ...(writes === null ? {} : { writes }) };
  }

  /** About all tenants together, so a key of one does not suffice. */
  @Get('metrics')
  @OpenOnLoopback('metrics')
  @Needs('ops')
  @Header('Content-Type', 'text/plain; version=0.0.4; charset=utf-8')
  exposition(): Promise<string> {
    return this.metrics.exposition();
  }
}

import { Controller, Get, Header } from '@nestjs/common';
import { Graph } from '#graph/graph.js';
import { OpenOnLoopback } from './key.guard.js';
import { Metrics } from './metrics.js';

/** Whether the process lives, whether it can work, and how it does. */
@Controller()
@OpenOnLoopback()
export class HealthController {
  constructor(
    private readonly graph: Graph,
    private readonly metrics: Metrics,
  ) {}

  @Get('health/live')
  live(): { status: 'live' } {
    return { status: 'live' };
  }

  /** @throws DomainError UNAVAILABLE while the database does not answer. */
  @Get('health/ready')
  async ready(): Promise<{ status: 'ready' }> {
    await this.graph.ping();
    return { status: 'ready' };
  }

  @Get('metrics')
  @Header('Content-Type', 'text/plain; version=0.0.4; charset=utf-8')
  exposition(): Promise<string> {
    return this.metrics.exposition();
  }
}

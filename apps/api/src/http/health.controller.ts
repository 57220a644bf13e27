import { Controller, Get, Header, Req } from '@nestjs/common';
import type { Request } from 'express';
import type { ExtractionHealth } from '#conversation/extraction/extraction-health.service.js';
import { OtherDatabases } from '../databases/other-databases.js';
import { KeyGuard, NeedsRole, Open, OpenOnLoopback } from '../requests/key.guard.js';
import { Metrics } from '../metrics/metrics.js';
import { InstanceState } from './instance-state.js';

/** The state of an instance that answers calls. */
interface Readiness {
  readonly status: 'ready' | 'amber';
  /** Over all tenants, so not for everybody. */
  readonly extraction?: ExtractionHealth;
  /** Why nothing can be written, in a sentence; absent if writes work. */
  readonly writes?: string;
  /** If there are several databases: why the tenants of one are not fully served, by name. */
  readonly databases?: Readonly<Record<string, string>>;
}

/** Whether the process is alive, whether it is ready, and its state. */
@Controller()
@Open()
export class HealthController {
  constructor(
    private readonly metrics: Metrics,
    private readonly state: InstanceState,
    private readonly others: OtherDatabases,
    private readonly guard: KeyGuard,
  ) {}

  @Get('health/live')
  live(): { status: 'live' } {
    return { status: 'live' };
  }

  /**
   * Amber: calls are answered, but extraction is late or stopped, or nothing can be written, or tenants of another database are not
   * served.
   * @throws DomainError UNAVAILABLE while no database answers, this instance's clock is wrong, or the database is still planning the
   * queries of the first calls.
   */
  @Get('health/ready')
  async ready(@Req() request: Request): Promise<Readiness> {
    const databases = await this.others.faults();
    const away = await this.onlyThisAway(databases);
    if (away !== null) return { status: 'amber', databases: { NEO4J_URI: away, ...databases } };
    const { extraction, writes } = await this.state.look();
    const isAway = Object.keys(databases).length > 0;
    const status = extraction.state === 'late' || writes !== null || isAway ? 'amber' : 'ready';
    const detailed = await this.guard.mayOperate(request);
    return {
      status,
      ...(detailed ? { extraction } : {}),
      ...(writes === null ? {} : { writes }),
      ...(isAway ? { databases } : {}),
    };
  }

  /** @returns why the database of NEO4J_URI does not answer while another one serves its tenants, or `null`. */
  private async onlyThisAway(faults: Readonly<Record<string, string>>): Promise<string | null> {
    if (Object.keys(faults).length === this.others.count) return null;
    return this.state.ping().then(
      () => null,
      (error: Error) => error.message,
    );
  }

  /** Metrics cover all tenants, so a tenant's key is not enough. */
  @Get('metrics')
  @OpenOnLoopback('metrics')
  @NeedsRole('ops')
  @Header('Content-Type', 'text/plain; version=0.0.4; charset=utf-8')
  async exposition(): Promise<string> {
    return this.metrics.exposition(await this.others.measured());
  }
}

import { Inject, Injectable } from '@nestjs/common';
import type { Config } from '#config/config.js';
import { CONFIG } from '#config/config.token.js';
import { Clock } from '#domain/service/clock.js';
import { EXTRACTOR, type Extractor } from '#models/extractor.js';
import { ExtractionQueue } from './extraction-queue.repository.js';

/** How far extraction is behind, over all tenants. */
export interface ExtractionHealth {
  /** `off`: there is no extractor, so sessions wait. */
  readonly state: 'off' | 'ok' | 'late';
  readonly waiting: number;
  readonly running: number;
  readonly dead: number;
  readonly oldestWaitingSeconds: number;
}

/** Reports whether extraction keeps up. */
@Injectable()
export class ExtractionHealthService {
  constructor(
    private readonly queue: ExtractionQueue,
    private readonly clock: Clock,
    @Inject(EXTRACTOR) private readonly extractor: Extractor | null,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async health(): Promise<ExtractionHealth> {
    const { waiting, running, dead, oldestSince } = await this.queue.counts();
    const now = this.clock.now().getTime();
    const oldestWaitingSeconds = oldestSince ? Math.max(0, Math.round((now - oldestSince.getTime()) / 1_000)) : 0;
    const late = dead > 0 || oldestWaitingSeconds > this.config.EXTRACT_LATE_MINUTES * 60;
    const state = this.extractor === null ? 'off' : late ? 'late' : 'ok';
    return { state, waiting, running, dead, oldestWaitingSeconds };
  }
}

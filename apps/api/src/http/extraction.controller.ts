import { Controller } from '@nestjs/common';
import { dryRunExtraction, getExtractionSettings, setExtractionSettings } from '#contract/extraction.js';
import type { InputOf } from '#contract/operation.js';
import { type DryRun, DryRunService } from '#conversation/extraction/dry-run.service.js';
import {
  type ExtractionSettings,
  ExtractionSettingsService,
} from '#conversation/extraction/extraction-settings.service.js';
import type { Caller } from '#domain/caller.js';
import { patient } from '#domain/waiter.js';
import { From } from '../requests/caller.decorator.js';
import { Input, Route } from './operation.decorator.js';

@Controller()
export class ExtractionController {
  constructor(
    private readonly settings: ExtractionSettingsService,
    private readonly dryRuns: DryRunService,
  ) {}

  @Route(getExtractionSettings)
  get(
    @From() caller: Caller,
    // What is not of it is refused.
    @Input(getExtractionSettings) _: InputOf<typeof getExtractionSettings>,
  ): Promise<ExtractionSettings> {
    return this.settings.get(caller);
  }

  @Route(setExtractionSettings)
  set(
    @From() caller: Caller,
    @Input(setExtractionSettings) input: InputOf<typeof setExtractionSettings>,
  ): Promise<ExtractionSettings> {
    return this.settings.set(caller, input);
  }

  @Route(dryRunExtraction)
  dryRun(@From() caller: Caller, @Input(dryRunExtraction) input: InputOf<typeof dryRunExtraction>): Promise<DryRun> {
    return this.dryRuns.run(caller, input, patient());
  }
}

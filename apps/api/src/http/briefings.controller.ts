import { Controller } from '@nestjs/common';
import type { Briefing } from '#calendar/briefing/briefing.type.js';
import { BriefingsService } from '#calendar/briefing/briefings.service.js';
import { listBriefings, retryBriefing } from '#contract/briefings.js';
import type { InputOf } from '#contract/operation.js';
import type { Caller } from '#domain/caller.js';
import { From } from '../requests/caller.decorator.js';
import { Input, Route } from './operation.decorator.js';

@Controller()
export class BriefingsController {
  constructor(private readonly briefings: BriefingsService) {}

  @Route(listBriefings)
  list(
    @From() caller: Caller,
    @Input(listBriefings) input: InputOf<typeof listBriefings>,
  ): Promise<{ briefings: Briefing[]; nextCursor: string | null }> {
    return this.briefings.list(caller, input);
  }

  @Route(retryBriefing)
  retry(
    @From() caller: Caller,
    @Input(retryBriefing) { briefingId }: InputOf<typeof retryBriefing>,
  ): ReturnType<BriefingsService['retry']> {
    return this.briefings.retry(caller, briefingId);
  }
}

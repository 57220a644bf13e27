import { Controller } from '@nestjs/common';
import type { InputOf } from '#contract/operation.js';
import { recall } from '#contract/recall.js';
import type { Caller } from '#domain/caller.js';
import { type Recalled, RecallService } from '#memory/recall/recall.service.js';
import { From } from './caller.decorator.js';
import { Input, Route } from './operation.decorator.js';

@Controller()
export class RecallController {
  constructor(private readonly service: RecallService) {}

  @Route(recall)
  recall(@From() caller: Caller, @Input(recall) input: InputOf<typeof recall>): Promise<Recalled> {
    return this.service.recall(caller, input);
  }
}

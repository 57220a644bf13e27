import { Controller } from '@nestjs/common';
import { getContext } from '#contract/context.js';
import type { InputOf } from '#contract/operation.js';
import { recall } from '#contract/recall.js';
import type { Caller } from '#domain/caller.js';
import { type Context, ContextService } from '#memory/context/context.service.js';
import { type Recalled, RecallService } from '#memory/recall/recall.service.js';
import { From } from './caller.decorator.js';
import { Input, Route } from './operation.decorator.js';

@Controller()
export class RecallController {
  constructor(
    private readonly service: RecallService,
    private readonly contexts: ContextService,
  ) {}

  @Route(recall)
  recall(@From() caller: Caller, @Input(recall) input: InputOf<typeof recall>): Promise<Recalled> {
    return this.service.recall(caller, input);
  }

  @Route(getContext)
  context(@From() caller: Caller, @Input(getContext) input: InputOf<typeof getContext>): Promise<Context> {
    return this.contexts.context(caller, input);
  }
}

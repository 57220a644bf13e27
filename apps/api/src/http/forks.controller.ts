import { Controller } from '@nestjs/common';
import type { Fork } from '#contacts/fork.type.js';
import { ForksService } from '#contacts/forks.service.js';
import { createFork, dropFork, listForks, mergeFork } from '#contract/forks.js';
import type { InputOf } from '#contract/operation.js';
import type { Caller } from '#domain/caller.js';
import { type ForkMerge, ForkMergesService } from '#memory/merge/fork-merges.service.js';
import { From } from '../requests/caller.decorator.js';
import { Input, Route } from './operation.decorator.js';

@Controller()
export class ForksController {
  constructor(
    private readonly forks: ForksService,
    private readonly merges: ForkMergesService,
  ) {}

  @Route(createFork)
  create(@From() caller: Caller, @Input(createFork) input: InputOf<typeof createFork>): Promise<Fork> {
    return this.forks.create(caller, input);
  }

  @Route(listForks)
  list(@From() caller: Caller, @Input(listForks) input: InputOf<typeof listForks>): Promise<{ forks: Fork[] }> {
    return this.forks.list(caller, input);
  }

  @Route(mergeFork)
  merge(@From() caller: Caller, @Input(mergeFork) input: InputOf<typeof mergeFork>): Promise<ForkMerge> {
    return this.merges.merge(caller, input);
  }

  @Route(dropFork)
  drop(@From() caller: Caller, @Input(dropFork) input: InputOf<typeof dropFork>): Promise<Fork> {
    return this.forks.drop(caller, input);
  }
}

import { Resolver } from '@nestjs/graphql';
import { mergeContacts, undoMerge } from '#contract/contacts.js';
import type { InputOf } from '#contract/operation.js';
import type { Caller } from '#domain/caller.js';
import { type Merge, MergeService } from '#memory/merge/merge.service.js';
import { Asker } from './asker.decorator.js';
import { Asked, Write } from './operation.decorators.js';

@Resolver()
export class MergesResolver {
  constructor(private readonly merges: MergeService) {}

  @Write(mergeContacts)
  mergeContacts(@Asker() caller: Caller, @Asked(mergeContacts) input: InputOf<typeof mergeContacts>): Promise<Merge> {
    return this.merges.merge(caller, input);
  }

  @Write(undoMerge)
  undoMerge(@Asker() caller: Caller, @Asked(undoMerge) input: InputOf<typeof undoMerge>): Promise<Merge> {
    return this.merges.undo(caller, input);
  }
}

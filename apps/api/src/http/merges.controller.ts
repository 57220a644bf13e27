import { Controller } from '@nestjs/common';
import { mergeContacts, undoMerge } from '#contract/contacts.js';
import type { InputOf } from '#contract/operation.js';
import type { Caller } from '#domain/caller.js';
import { type Merge, MergeService } from '#contact-merges/merge.service.js';
import { From } from '../requests/caller.decorator.js';
import { Input, Route } from './operation.decorator.js';

@Controller()
export class MergesController {
  constructor(private readonly merges: MergeService) {}

  @Route(mergeContacts)
  merge(@From() caller: Caller, @Input(mergeContacts) input: InputOf<typeof mergeContacts>): Promise<Merge> {
    return this.merges.merge(caller, input);
  }

  @Route(undoMerge)
  undo(@From() caller: Caller, @Input(undoMerge) input: InputOf<typeof undoMerge>): Promise<Merge> {
    return this.merges.undo(caller, input);
  }
}

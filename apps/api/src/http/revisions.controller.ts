import { Controller } from '@nestjs/common';
import type { InputOf } from '#contract/operation.js';
import { addRevisions, listDrift } from '#contract/revisions.js';
import type { Caller } from '#domain/caller.js';
import { DriftService } from '#memory/history/drift.service.js';
import { type AddedRevisions, RevisionsService } from '#revisions/revisions.service.js';
import { From } from '../requests/caller.decorator.js';
import { Input, Route } from './operation.decorator.js';

@Controller()
export class RevisionsController {
  constructor(
    private readonly revisions: RevisionsService,
    private readonly drifts: DriftService,
  ) {}

  @Route(addRevisions)
  add(@From() caller: Caller, @Input(addRevisions) input: InputOf<typeof addRevisions>): Promise<AddedRevisions> {
    return this.revisions.add(caller, input);
  }

  @Route(listDrift)
  drift(@From() caller: Caller, @Input(listDrift) input: InputOf<typeof listDrift>): ReturnType<DriftService['drift']> {
    return this.drifts.drift(caller, input);
  }
}

import { Controller } from '@nestjs/common';
import type { Certificate } from '#contacts/certificate.js';
import { ErasuresService } from '#contacts/erasures.service.js';
import { getErasure, listErasures } from '#contract/erasures.js';
import type { InputOf } from '#contract/operation.js';
import type { Caller } from '#domain/caller.js';
import { From } from '../requests/caller.decorator.js';
import { Input, Route } from './operation.decorator.js';

@Controller()
export class ErasuresController {
  constructor(private readonly erasures: ErasuresService) {}

  @Route(listErasures)
  list(
    @From() caller: Caller,
    @Input(listErasures) input: InputOf<typeof listErasures>,
  ): ReturnType<ErasuresService['list']> {
    return this.erasures.list(caller, input);
  }

  @Route(getErasure)
  get(@From() caller: Caller, @Input(getErasure) { erasureId }: InputOf<typeof getErasure>): Promise<Certificate> {
    return this.erasures.get(caller, erasureId);
  }
}

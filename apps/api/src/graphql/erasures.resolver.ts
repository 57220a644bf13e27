import { Resolver } from '@nestjs/graphql';
import type { Certificate } from '#contacts/certificate.js';
import { ErasuresService } from '#contacts/erasures.service.js';
import { getErasure, listErasures } from '#contract/erasures.js';
import type { InputOf } from '#contract/operation.js';
import type { Caller } from '#domain/caller.js';
import { Asker } from './asker.decorator.js';
import { Ask, Asked } from './operation.decorators.js';

/** What was erased. */
@Resolver()
export class ErasuresResolver {
  constructor(private readonly service: ErasuresService) {}

  @Ask(listErasures, 'erasures')
  erasures(
    @Asker() caller: Caller,
    @Asked(listErasures) input: InputOf<typeof listErasures>,
  ): ReturnType<ErasuresService['list']> {
    return this.service.list(caller, input);
  }

  @Ask(getErasure, 'erasure')
  erasure(@Asker() caller: Caller, @Asked(getErasure) { erasureId }: InputOf<typeof getErasure>): Promise<Certificate> {
    return this.service.get(caller, erasureId);
  }
}

import { Controller } from '@nestjs/common';
import { getEntity, listEntities, mergeEntities } from '#contract/entities.js';
import type { InputOf } from '#contract/operation.js';
import type { Caller } from '#domain/caller.js';
import { type EntitiesPage, EntitiesService } from '#entities/entities.service.js';
import { EntityMemoriesService, type EntityRecord } from '#memory/entities/entity-memories.service.js';
import { EntityMergesService, type UnitedEntities } from '#memory/merge/entity-merges.service.js';
import { From } from '../requests/caller.decorator.js';
import { Input, Route } from './operation.decorator.js';

@Controller()
export class EntitiesController {
  constructor(
    private readonly entities: EntitiesService,
    private readonly memories: EntityMemoriesService,
    private readonly merges: EntityMergesService,
  ) {}

  @Route(listEntities)
  list(@From() caller: Caller, @Input(listEntities) input: InputOf<typeof listEntities>): Promise<EntitiesPage> {
    return this.entities.list(caller, input);
  }

  @Route(getEntity)
  get(@From() caller: Caller, @Input(getEntity) input: InputOf<typeof getEntity>): Promise<EntityRecord> {
    return this.memories.get(caller, input);
  }

  @Route(mergeEntities)
  merge(@From() caller: Caller, @Input(mergeEntities) input: InputOf<typeof mergeEntities>): Promise<UnitedEntities> {
    return this.merges.merge(caller, input);
  }
}

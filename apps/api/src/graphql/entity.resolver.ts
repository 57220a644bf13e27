import { Info, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import type { GraphQLResolveInfo } from 'graphql';
import { ContactsService } from '#contacts/contacts.service.js';
import { Entity as EntitySchema } from '#contract/entities.js';
import { moment } from '#contract/fields.js';
import { Memory as MemorySchema } from '#contract/memory.js';
import type { AsOf, Memory } from '#domain/memory/memory.js';
import type { Caller } from '#domain/service/caller.js';
import type { Entity } from '#entities/entity.type.js';
import { GraphqlCaller, RequestLoaders } from './context.decorators.js';
import { SHOWN } from './entity-loaders.js';
import type { Loaders } from './loaders.js';
import { timesOf } from './times-above.js';
import { outputType } from './types-of-schemas.js';

const ENTITY = outputType(EntitySchema);
const MEMORY = outputType(MemorySchema);

/** Fields from an entity to its memories. */
@Resolver(() => ENTITY)
export class EntityResolver {
  constructor(private readonly contacts: ContactsService) {}

  @ResolveField('memories', () => [MEMORY], {
    description: `What is believed about it, the latest to begin first; at most ${SHOWN}.`,
  })
  async memories(
    @Parent() entity: Entity,
    @GraphqlCaller() caller: Caller,
    @Info() info: GraphQLResolveInfo,
    @RequestLoaders() loaders: Loaders,
  ): Promise<readonly Memory[]> {
    const at = await standingOf(this.contacts, caller, loaders, entity, timesOf(info, {}, entity));
    return loaders.entities.memoriesOf(entity.id, 'OF', at);
  }

  @ResolveField('mentionedIn', () => [MEMORY], {
    description: `What is believed about the contact or others and mentions it; at most ${SHOWN}.`,
  })
  async mentionedIn(
    @Parent() entity: Entity,
    @GraphqlCaller() caller: Caller,
    @Info() info: GraphQLResolveInfo,
    @RequestLoaders() loaders: Loaders,
  ): Promise<readonly Memory[]> {
    const at = await standingOf(this.contacts, caller, loaders, entity, timesOf(info, {}, entity));
    return loaders.entities.memoriesOf(entity.id, 'MENTIONS', at);
  }
}

/** The field from a memory to its entity. */
@Resolver(() => MEMORY)
export class EntityOfMemoryResolver {
  constructor(private readonly contacts: ContactsService) {}

  @ResolveField('entity', () => ENTITY, {
    nullable: true,
    description:
      'The entity that it is about; null for the contact, and for an entity about which nothing is believed.',
  })
  async entity(
    @Parent() memory: Memory,
    @GraphqlCaller() caller: Caller,
    @Info() info: GraphQLResolveInfo,
    @RequestLoaders() loaders: Loaders,
  ): Promise<Entity | null> {
    if (!memory.entityId) return null;
    const at = await standingOf(this.contacts, caller, loaders, memory, timesOf(info, {}, memory));
    return loaders.entities.entity(memory.entityId, at);
  }
}

/** Words for a time are read in the contact's zone. */
async function standingOf(
  contacts: ContactsService,
  caller: Caller,
  loaders: Loaders,
  { contactId }: { readonly contactId: string },
  times: ReturnType<typeof timesOf>,
): Promise<AsOf> {
  const stated = {
    ...(times.validAt === undefined ? {} : { validAt: momentOf(times.validAt) }),
    ...(times.knownAt === undefined ? {} : { knownAt: momentOf(times.knownAt) }),
  };
  const about = await loaders.contacts.about(caller, { contactId, ...stated });
  return (await contacts.head(about, contactId, stated)).standing;
}

/** Validated where it was stated: an instant, or words. */
function momentOf(stated: unknown): Date | string {
  return moment.parse(stated instanceof Date ? stated.toISOString() : stated);
}

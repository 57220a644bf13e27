import { getEntity, listEntities, mergeEntities } from '#contract/entities.js';
import { EntitiesService } from '#entities/entities.service.js';
import { EntityMemoriesService } from '#memory/entities/entity-memories.service.js';
import { EntityMergesService } from '#memory/merge/entity-merges.service.js';
import { type AnyServed, served } from '../tools/served.js';

/** The people and things around a contact. */
export const entityOperations: readonly AnyServed[] = [
  served({
    operation: listEntities,
    service: EntitiesService,
    run: (entities, caller, input) => entities.list(caller, input),
    field: 'entities',
    of: 'contact',
    tool: {
      name: 'list_entities',
      about:
        'Who their children, relatives, doctors, pets, employers are. With role=child it answers how many children there are. What is known of one of them tells get_entity.',
      back: 'entities, each with id, kind, name, role and aliases; nextCursor to go on.',
    },
  }),
  served({
    operation: getEntity,
    service: EntityMemoriesService,
    run: (memories, caller, input) => memories.get(caller, input),
    field: 'entity',
    tool: {
      name: 'get_entity',
      about: 'It needs an id of an entity, as list_entities and the entityId of a memory give it.',
      back: 'entity; memories about it; mentionedIn, memories about others that mention it; asOf.',
    },
  }),
  served({
    operation: mergeEntities,
    service: EntityMergesService,
    run: (merges, caller, input) => merges.merge(caller, input),
    effect: 'changes',
    repeatable: true,
    tool: {
      name: 'merge_entities',
      about: 'For two entities that are one, such as "Mia" and "my daughter", when the contact said so.',
      back: 'decisionId, which revert_decision takes to part them again; entity, as it is now called; moved.',
    },
  }),
];

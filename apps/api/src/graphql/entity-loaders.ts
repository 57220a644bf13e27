import DataLoader from 'dataloader';
import type { AsOf, Memory } from '#domain/memory/memory.js';
import type { Caller } from '#domain/service/caller.js';
import type { EntitiesService } from '#entities/entities.service.js';
import type { Entity } from '#entities/entity.type.js';
import type { EntityMemoriesService, SpokenOf } from '#memory/entities/entity-memories.service.js';

/** How many memories the fields of an entity show; `getEntity` takes a limit. */
export const SHOWN = 100;

interface EntityAt {
  readonly id: string;
  readonly at: AsOf;
}

/** Batches the reads of entities on one level of a query: one database query per time. */
export class EntityLoaders {
  private readonly entities = new DataLoader<EntityAt, Entity | null>(
    (keys) => this.together(keys, (ids, { knownAt }) => this.service.many(this.caller, ids, knownAt), null),
    { cache: false },
  );
  private readonly about = this.memoriesBy('OF');
  private readonly mentioning = this.memoriesBy('MENTIONS');

  constructor(
    private readonly caller: Caller,
    private readonly service: EntitiesService,
    private readonly memories: EntityMemoriesService,
  ) {}

  /** `null` if nothing was believed about it then. */
  entity(id: string, at: AsOf): Promise<Entity | null> {
    return this.entities.load({ id, at });
  }

  /** The memories about it, or those that mention it. */
  memoriesOf(id: string, as: SpokenOf, at: AsOf): Promise<readonly Memory[]> {
    return (as === 'OF' ? this.about : this.mentioning).load({ id, at });
  }

  private memoriesBy(as: SpokenOf): DataLoader<EntityAt, readonly Memory[]> {
    const find = (ids: readonly string[], at: AsOf): Promise<ReadonlyMap<string, readonly Memory[]>> =>
      this.memories.of(ids, as, at, SHOWN);
    return new DataLoader<EntityAt, readonly Memory[]>((keys) => this.together(keys, find, []), { cache: false });
  }

  private async together<T>(
    keys: readonly EntityAt[],
    find: (ids: readonly string[], at: AsOf) => Promise<ReadonlyMap<string, T>>,
    none: T,
  ): Promise<T[]> {
    const found = new Map<string, ReadonlyMap<string, T>>();
    for (const [place, of] of Map.groupBy(keys, placeOf)) {
      const ids = [...new Set(of.map(({ id }) => id))];
      found.set(place, await find(ids, (of[0] as EntityAt).at));
    }
    return keys.map((key) => found.get(placeOf(key))?.get(key.id) ?? none);
  }
}

function placeOf({ at: { validAt, knownAt } }: EntityAt): string {
  return `${validAt.getTime()} ${knownAt.getTime()}`;
}

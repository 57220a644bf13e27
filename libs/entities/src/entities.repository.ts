import { Injectable } from '@nestjs/common';
import type { KnownEntity } from '#domain/people/entity-match.js';
import type { EntityKind } from '#domain/people/roles.js';
import {
  entityAsOf,
  type EntityAsOfParams,
  entityCreate,
  type EntityCreateParams,
  entityDropUnspoken,
  entityKnown,
} from '#graph/generated/queries.js';
import { Graph, type Queries } from '#graph/graph.js';
import type { Entity } from './entity.type.js';

/** Entities in the graph. */
@Injectable()
export class EntitiesRepository {
  constructor(private readonly graph: Graph) {}

  /**
   * All entities of a contact as they are now, oldest first. Those about which nothing is believed have no name and no
   * role.
   */
  async known(transaction: Queries, contactId: string): Promise<KnownEntity[]> {
    const rows = await transaction.all(entityKnown, { contactId });
    return rows.map((row) => ({ ...row, kind: row.kind as EntityKind | null }));
  }

  async create(transaction: Queries, entity: EntityCreateParams): Promise<void> {
    await transaction.all(entityCreate, entity);
  }

  /** Removes those of the entities that no version has ever mentioned. */
  async dropUnspoken(transaction: Queries, entityIds: readonly string[]): Promise<void> {
    await transaction.all(entityDropUnspoken, { entityIds });
  }

  async asOf(read: EntityAsOfParams, queries: Queries = this.graph): Promise<Entity[]> {
    const rows = await queries.all(entityAsOf, read);
    return rows.map((row) => ({ ...row, kind: row.kind as EntityKind }));
  }
}

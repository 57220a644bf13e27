import { Injectable } from '@nestjs/common';
import { ContactsService } from '#contacts/contacts.service.js';
import type { Caller } from '#domain/service/caller.js';
import { type KnownEntity, findNamedEntities } from '#domain/people/entity-match.js';
import { notFound } from '#domain/service/errors.js';
import { type EntityKind, rolesCalled } from '#domain/people/roles.js';
import { fromCursor, instant, listMark, nextCursor, placeReader, text } from '#graph/cursor.js';
import type { StatedAsOf } from '#times/stated-times.js';
import { EntitiesRepository } from './entities.repository.js';
import type { Entity } from './entity.type.js';

/** A checked list of a contact's entities. */
export interface ListEntities {
  readonly contactId: string;
  readonly knownAt?: StatedAsOf['knownAt'];
  readonly role?: string | undefined;
  readonly kind?: EntityKind | undefined;
  readonly limit: number;
  readonly cursor?: string | undefined;
}

/** A page of a contact's entities, and the system time of the read. */
export interface EntitiesPage {
  readonly entities: readonly Entity[];
  readonly knownAt: Date;
  readonly nextCursor: string | null;
}

const ALL = { contactId: null, entityIds: [], afterId: '', role: null, kind: null, knownAt: null };

/** Reads the entities around contacts, with the names that believed memories give them. */
@Injectable()
export class EntitiesService {
  constructor(
    private readonly contacts: ContactsService,
    private readonly entities: EntitiesRepository,
  ) {}

  /**
   * Every page is read as of the time of the first one. @throws DomainError NOT_FOUND if the tenant has no such
   * contact.
   */
  async list(caller: Caller, { contactId, role, kind, limit, cursor, knownAt }: ListEntities): Promise<EntitiesPage> {
    const listed = listMark('listEntities', contactId, { role, kind });
    const place = fromCursor(cursor, listed, readPlace);
    const head = await this.contacts.head(caller, contactId, { knownAt: place?.knownAt ?? knownAt });
    const at = head.standing.knownAt;
    const found = await this.entities.asOf({
      ...ALL,
      tenantId: caller.tenantId,
      contactId: head.id,
      knownAt: at,
      afterId: place?.after ?? '',
      role: role === undefined ? null : rolesCalled(role),
      kind: kind ?? null,
      limit: limit + 1,
    });
    const entities = found.slice(0, limit);
    const end = ({ id }: Entity): object => ({ knownAt: at, after: id });
    return { entities, knownAt: at, nextCursor: nextCursor(entities, found.length > limit, end, listed) };
  }

  /** @throws DomainError NOT_FOUND also for an entity about which nothing was believed at `knownAt`. */
  async get(caller: Caller, entityId: string, knownAt: Date | null): Promise<Entity> {
    const entity = (await this.many(caller, [entityId], knownAt)).get(entityId);
    if (!entity) throw notFound('entity', entityId);
    return entity;
  }

  /** @returns those about which something was believed then, by id. @param knownAt `null` for now. */
  async many({ tenantId }: Caller, entityIds: readonly string[], knownAt: Date | null): Promise<Map<string, Entity>> {
    const found = await this.entities.asOf({ ...ALL, tenantId, entityIds, knownAt, limit: entityIds.length });
    return new Map(found.map((entity) => [entity.id, entity]));
  }

  /**
   * @param asOf the contact that answers at that time, and the time; names are built from what was believed then.
   * @returns the ids of the people and animals that a question names: by name, by a role that only one has, or all with
   * a role ("her kids"). "Does she live in Pune?" is not a question about Pune.
   */
  async entitiesNamedIn(
    { tenantId }: Caller,
    { contactId, knownAt }: { contactId: string; knownAt: Date },
    question: string,
  ): Promise<string[]> {
    return namedAmong(
      await this.entities.asOf({ ...ALL, tenantId, contactId, knownAt, limit: MOST_LOOKED_AT }),
      question,
    );
  }
}

/**
 * @returns the ids of the people and animals among the entities that a question names, see {@link
 * EntitiesService.entitiesNamedIn}.
 */
export function namedAmong(known: readonly KnownEntity[], question: string): string[] {
  return findNamedEntities(
    question,
    known.filter(({ kind }) => kind === 'person' || kind === 'animal'),
  );
}

/** The most entities of a contact that are compared with a question; nobody has more people around them. */
const MOST_LOOKED_AT = 2_000;

const readPlace = placeReader({ knownAt: instant, after: text });

import type { KnownEntity } from '#domain/people/entity-match.js';
import type { EntityKind } from '#domain/people/roles.js';

/** Somebody or something around a contact, with the names in believed memories. */
export interface Entity {
  readonly id: string;
  readonly contactId: string;
  readonly kind: EntityKind;
  readonly name: string | null;
  /** Its relation to the contact. */
  readonly role: string | null;
  /** Its other names. */
  readonly aliases: readonly string[];
}

/** The link of a memory to an entity, and the name in the memory. */
export interface EntityLink {
  readonly entityId: string;
  /** OF: the memory is about it. MENTIONS: it is about another entity, or the contact. */
  readonly as: 'OF' | 'MENTIONS';
  readonly name: string | null;
  readonly role: string | null;
  readonly kind: EntityKind;
}

/** The entities of a statement. */
export interface Placed {
  /** The subject as stored; `null` for the contact. */
  readonly subject: string | null;
  readonly entityId: string | null;
  readonly links: readonly EntityLink[];
  /** Entities that the statement says are the same. */
  readonly meets: readonly { readonly from: string; readonly into: string }[];
  /** The new ones. */
  readonly made: readonly Pick<Entity, 'id' | 'kind' | 'name' | 'role'>[];
  /** All entities of the contact after the statement; `null` if only the database can tell. */
  readonly known: readonly KnownEntity[] | null;
}

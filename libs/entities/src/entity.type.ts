import type { KnownEntity } from '#domain/entity-match.js';
import type { EntityKind } from '#domain/roles.js';

/** Somebody or something around a contact, as what was believed calls it. */
export interface Entity {
  readonly id: string;
  readonly contactId: string;
  readonly kind: EntityKind;
  readonly name: string | null;
  /** What it is to the contact. */
  readonly role: string | null;
  /** Its other names. */
  readonly aliases: readonly string[];
}

/** That a memory speaks of an entity, and what it calls it. */
export interface EntityLink {
  readonly entityId: string;
  /** OF: it is about it. MENTIONS: it is about another, or the contact. */
  readonly as: 'OF' | 'MENTIONS';
  readonly name: string | null;
  readonly role: string | null;
  readonly kind: EntityKind;
}

/** Whom a statement speaks of. */
export interface Placed {
  /** Whom it is about, as it is kept; `null` for the contact. */
  readonly subject: string | null;
  readonly entityId: string | null;
  readonly links: readonly EntityLink[];
  /** Entities that the statement says are one. */
  readonly meets: readonly { readonly from: string; readonly into: string }[];
  /** Those that are new. */
  readonly made: readonly Pick<Entity, 'id' | 'kind' | 'name' | 'role'>[];
  /** All of the contact, as they are with what the statement says of them; `null` where only the database can tell. */
  readonly known: readonly KnownEntity[] | null;
}

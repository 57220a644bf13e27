import { Injectable } from '@nestjs/common';
import type { LockedContact } from '#contacts/contact-writes.js';
import type { Statement } from '#domain/memory/statement.js';
import { hasName, type KnownEntity, matchEntity } from '#domain/people/entity-match.js';
import { containsName, namingByName, namingOfValue, namingsIn, ownRolesIn } from '#domain/people/mentions.js';
import { type Naming, namingOf } from '#domain/people/naming.js';
import { groupOf } from '#domain/people/roles.js';
import { invalid } from '#domain/service/errors.js';
import { folded } from '#domain/text/folded.js';
import type { Queries } from '#graph/graph.js';
import { newId } from '#graph/ids.js';
import { EntitiesRepository } from './entities.repository.js';
import type { Entity, EntityLink, Placed } from './entity.type.js';

const ID = /^[0-9A-HJKMNP-TV-Z]{26}$/;

/** The most entities of its contact with which a statement in a fork is compared. */
const MOST_SEEN = 10_000;

/** The fields of a statement that tell whom it mentions. */
type Said = Pick<Statement, 'text' | 'subject' | 'status' | 'attribute' | 'value' | 'polarity' | 'modality'>;

/** Finds whom statements mention, and creates new entities. */
@Injectable()
export class EntityPlacementService {
  constructor(private readonly entities: EntitiesRepository) {}

  /**
   * Runs inside a transaction that holds the contact's lock. New entities are left to {@link make}.
   * @param known the entities of the contact, if they were read under the lock; with `null` they are read.
   * @throws DomainError INVALID for the id of an entity that the contact does not have.
   */
  async place(
    transaction: Queries,
    contact: LockedContact,
    tenantId: string,
    said: Said,
    known: readonly KnownEntity[] | null,
  ): Promise<Placed> {
    const seen = await this.seenBy(transaction, contact, tenantId);
    const placing = new Placing([...(known ?? (await this.known(transaction, contact.id))), ...seen]);
    const about = said.status === null ? aboutOf(said, contact.name, placing.known) : null;
    const entityId = about && placing.add(about.naming, 'OF', about.id);
    // A statement that does not hold introduces nobody new.
    if (said.polarity === 'holds') mention(placing, said, entityId);
    // A statement in a fork gets no link to an entity of the contact, because readers of the entity would find it. It
    // does not merge two entities either.
    const theirs = new Set(seen.map(({ id }) => id));
    const links = placing.links.filter(({ entityId }) => !theirs.has(entityId));
    const meets = contact.base ? [] : placing.meets;
    const subject = about ? about.subject : said.status === null ? null : said.subject;
    const isKnown = !contact.base && meets.length === 0 && !placing.hasLearned;
    const made = placing.made.map(({ id, naming }) => ({ id, ...naming }));
    return { subject, entityId, links, meets, made, known: isKnown ? placing.known : null };
  }

  /** Creates the new entities that statements mention. */
  async make(transaction: Queries, contact: LockedContact, tenantId: string, made: Placed['made']): Promise<void> {
    if (made.length === 0) return;
    await this.entities.create(transaction, { tenantId, contactId: contact.id, now: contact.now, entities: made });
  }

  /** @returns all entities of a contact as they are now, oldest first. */
  known(transaction: Queries, contactId: string): Promise<KnownEntity[]> {
    return this.entities.known(transaction, contactId);
  }

  /** @returns the entities of its contact that a fork sees. */
  private async seenBy(transaction: Queries, { base }: LockedContact, tenantId: string): Promise<readonly Entity[]> {
    if (!base) return [];
    const { contactId, knownAt } = base;
    const all = { entityIds: [], role: null, kind: null, afterId: '', limit: MOST_SEEN };
    return this.entities.asOf({ tenantId, contactId, knownAt, ...all }, transaction);
  }

  /** @returns an entity of the contact as it is now; `undefined` if nothing is believed about it. */
  async named(transaction: Queries, contactId: string, entityId: string): Promise<Entity | undefined> {
    const found = (await this.entities.known(transaction, contactId)).find(({ id }) => id === entityId);
    if (!found?.kind) return undefined;
    const { id, kind, name, role, aliases } = found;
    return { id, contactId, kind, name, role, aliases };
  }

  /**
   * Finds or creates, for each entity of a contact that is merged into another, the same one there.
   * @returns the ids there by the ids here. Entities that nothing mentions after the merge are left to `dropUnspoken`.
   */
  async counterparts(
    transaction: Queries,
    { into, from }: { readonly into: LockedContact; readonly from: LockedContact },
    tenantId: string,
  ): Promise<Map<string, string>> {
    let free = await this.entities.known(transaction, into.id);
    const counterparts = new Map<string, string>();
    for (const { id, kind, name, role } of await this.entities.known(transaction, from.id)) {
      if (kind === null) continue;
      const found = matchEntity({ kind, name, role }, free)?.id;
      const other = found ?? newId();
      if (!found) {
        await this.make(transaction, into, tenantId, [{ id: other, kind, name, role }]);
      }
      // Two entities of one contact never become one by a merge of contacts.
      free = free.filter((one) => one.id !== found);
      counterparts.set(id, other);
    }
    return counterparts;
  }

  /** Removes those of the entities that no version has ever mentioned. */
  async dropUnspoken(transaction: Queries, entityIds: readonly string[]): Promise<void> {
    await this.entities.dropUnspoken(transaction, entityIds);
  }
}

/** Resolves the entities of a statement one after another; each is known to the next. */
class Placing {
  readonly links: EntityLink[] = [];
  readonly meets: { from: string; into: string }[] = [];
  readonly made: { id: string; naming: Naming }[] = [];
  /** Whether a known entity gets a new name; the database then determines its name. */
  hasLearned = false;

  constructor(public known: readonly KnownEntity[]) {}

  /** @returns the id of the entity that the naming means; a new one if none known is meant. */
  add(naming: Naming, as: EntityLink['as'], id: string | null = null): string {
    const match = id === null ? matchEntity(naming, this.known) : { id, meets: null };
    const meant = match?.id ?? newId();
    if (!match) {
      this.made.push({ id: meant, naming });
      this.known = [...this.known, { id: meant, ...naming, aliases: [] }];
    }
    if (match?.meets) {
      this.meets.push({ from: match.meets, into: meant });
      this.known = this.known.filter((one) => one.id !== match.meets);
    }
    this.link(meant, naming, as);
    return meant;
  }

  /** One link to each entity, the first one: the subject comes before those that it only mentions. */
  link(entityId: string, { name, role, kind }: Naming, as: EntityLink['as']): void {
    if (this.links.some((one) => one.entityId === entityId)) return;
    const before = this.known.find((one) => one.id === entityId);
    // "Her child" adds nothing to a daughter.
    const says = before?.role && role === groupOf(before.role) && before.role !== role ? null : role;
    if (before && isNew(before, { name, role: says, kind })) this.hasLearned = true;
    this.links.push({ entityId, as, name, role: says, kind });
    this.known = this.known.map((one) =>
      one.id === entityId ? { ...one, kind, name: one.name ?? name, role: one.role ?? role } : one,
    );
  }
}

function isNew(known: KnownEntity, { name, role, kind }: Naming): boolean {
  return kind !== known.kind || (name !== null && name !== known.name) || (role !== null && role !== known.role);
}

/** The entity of the stated subject; `null` for the contact. */
function aboutOf(
  { subject, text, attribute, value, polarity, modality = 'fact' }: Said,
  contactName: string | null,
  known: readonly KnownEntity[],
): { naming: Naming; id: string | null; subject: string } | null {
  if (subject === null) return null;
  const given = ID.test(subject) ? known.find(({ id }) => id === subject) : undefined;
  if (ID.test(subject) && !given?.kind) throw invalid('subject', `the contact has no entity ${subject}`);
  const learned = attribute === 'name' && polarity === 'holds' && modality === 'fact' ? value : null;
  if (given?.kind) {
    const { id, kind, name, role } = given;
    return { id, subject: name ?? role ?? subject, naming: { name: learned, role: null, kind } };
  }
  const naming = namingOf(subject, contactName);
  if (naming === null) return null;
  const told = namingsIn(text).filter((one) =>
    naming.name === null ? one.role === naming.role : folded(one.name ?? '') === folded(naming.name),
  );
  const [only, second] = told;
  const both = only && !second ? { ...naming, name: naming.name ?? only.name, role: naming.role ?? only.role } : naming;
  const kind = naming.role === null && both.role !== null && only ? only.kind : naming.kind;
  return { id: null, subject, naming: { ...both, kind, name: both.name ?? learned } };
}

function mention(placing: Placing, { text, subject, status, attribute, value }: Said, about: string | null): void {
  for (const naming of namingsIn(text)) placing.add(naming, 'MENTIONS');
  const named = namingOfValue(attribute, value);
  // A sister's child is not the contact's child.
  if (named) placing.add(about === null ? named : { ...named, role: null }, 'MENTIONS');
  for (const role of ownRolesIn(text)) {
    const naming = { name: null, role: role.role, kind: role.kind };
    const match = matchEntity(naming, placing.known);
    if (match) placing.link(match.id, naming, 'MENTIONS');
  }
  const words = status === null ? [text] : [text, subject ?? ''];
  for (const one of placing.known)
    for (const name of [one.name, ...one.aliases])
      if (name !== null && one.kind !== null && words.some((said) => containsName(said, name) && hasName(one, name)))
        placing.link(one.id, { ...namingByName(name), kind: one.kind }, 'MENTIONS');
}

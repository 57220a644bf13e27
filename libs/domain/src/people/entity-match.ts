import { folded } from '#domain/text/folded.js';
import type { Naming } from './naming.js';
import { type EntityKind, groupOf, pluralRoleOf, roleOf } from './roles.js';

/** A known entity, with the names that believed statements give it. */
export interface KnownEntity {
  readonly id: string;
  /** `null` if nothing believed mentions it. */
  readonly kind: EntityKind | null;
  readonly name: string | null;
  readonly role: string | null;
  readonly aliases: readonly string[];
}

/** The entity that was meant, and another one that is the same by what was said. */
export interface EntityMatch {
  readonly id: string;
  readonly meets: string | null;
}

/**
 * Finds which entity of a contact a naming means. A name means the entity that has it, unless the roles differ. A role
 * alone means the entity that has it, if there is only one. A name said together with a role connects the two, if
 * nobody else can be meant.
 *
 * @param known oldest first.
 * @returns `null` if no known entity is meant.
 */
export function matchEntity({ name, role }: Naming, known: readonly KnownEntity[]): EntityMatch | null {
  const fitting = role === null ? [] : known.filter((one) => fits(role, one.role));
  const nameless = fitting.filter((one) => one.name === null);
  if (name === null) return byRole(nameless, fitting);
  const target = known.filter((one) => hasName(one, name) && goTogether(role, one.role))[0];
  const others = fitting.filter((one) => one.name !== null && one !== target);
  const [meets, second] = nameless;
  const same = meets && !second && others.length === 0 ? meets.id : null;
  if (target) return { id: target.id, meets: same };
  return same === null ? null : { id: same, meets: null };
}

/** @returns whether an entity has this name. */
export function hasName({ name, aliases }: Pick<KnownEntity, 'name' | 'aliases'>, said: string): boolean {
  return [...(name === null ? [] : [name]), ...aliases].some((one) => folded(one) === folded(said));
}

/** "My sister" means the one without a name rather than any with one, because nobody has said yet who she is. */
function byRole(nameless: readonly KnownEntity[], fitting: readonly KnownEntity[]): EntityMatch | null {
  const [first] = nameless;
  if (first) return { id: first.id, meets: null };
  const [only, second] = fitting;
  return only && !second ? { id: only.id, meets: null } : null;
}

/** A general word fits any of its roles, but a role does not fit the general word: a child need not be a daughter. */
function fits(said: string, role: string | null): boolean {
  return role !== null && (said === role || said === groupOf(role));
}

function goTogether(a: string | null, b: string | null): boolean {
  return a === null || b === null || groupOf(a) === groupOf(b);
}

/**
 * @returns the ids of the entities that a question names: by a name, by a role that only one has ("her sister"), or all
 * of a role in the plural ("her kids").
 */
export function findNamedEntities(question: string, known: readonly KnownEntity[]): string[] {
  const said = folded(question);
  const text = spaced(said);
  const words = said.match(/[\p{L}\p{M}\p{N}-]+/gu) ?? [];
  const spoken = words.flatMap((word, i) => [word, `${words[i - 1] ?? ''} ${word}`.trim()]);
  const byName = known.filter(({ name, aliases }) =>
    [name, ...aliases].some((one) => one !== null && text.includes(spaced(folded(one)))),
  );
  const byRole = spoken.flatMap((word) => inRole(word, known));
  return [...new Set([...byName, ...byRole].map(({ id }) => id))];
}

/** @returns all entities that a plural role means, or the one that a singular role means. */
function inRole(word: string, known: readonly KnownEntity[]): readonly { readonly id: string }[] {
  const plural = pluralRoleOf(word);
  if (plural) return known.filter((one) => fits(plural.role, one.role));
  const role = roleOf(word);
  const match = role && matchEntity({ name: null, role: role.role, kind: role.kind }, known);
  return match ? [match] : [];
}

/** The words only, each with a blank on both sides. */
function spaced(text: string): string {
  return ` ${text.replaceAll(/[^\p{L}\p{M}\p{N}-]+/gu, ' ')} `;
}

import type { Naming } from './naming.js';
import { type EntityKind, groupOf, pluralRoleOf, roleOf } from './roles.js';
import { folded } from './sameness.js';

/** An entity as it is known: what the statements that are believed call it. */
export interface KnownEntity {
  readonly id: string;
  /** `null` for one that nothing believed speaks of. */
  readonly kind: EntityKind | null;
  readonly name: string | null;
  readonly role: string | null;
  readonly aliases: readonly string[];
}

/** Which entity was meant; and which other one is the same by what was said. */
export interface EntityMatch {
  readonly id: string;
  readonly meets: string | null;
}

/**
 * Finds whom a naming means among the entities of one contact. A name means who has it, unless the roles tell them apart; a role
 * alone means the one who has it, as long as there is only one. A name said with a role makes the two meet, if nobody else can be meant.
 *
 * @param known oldest first.
 * @returns `null` where nobody known is meant.
 */
export function matchOf({ name, role }: Naming, known: readonly KnownEntity[]): EntityMatch | null {
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

/** @returns whether an entity is called by a name. */
export function hasName({ name, aliases }: Pick<KnownEntity, 'name' | 'aliases'>, said: string): boolean {
  return [...(name === null ? [] : [name]), ...aliases].some((one) => folded(one) === folded(said));
}

/** "My sister" is the one without a name before any that has one: nobody told yet who she is. */
function byRole(nameless: readonly KnownEntity[], fitting: readonly KnownEntity[]): EntityMatch | null {
  const [first] = nameless;
  if (first) return { id: first.id, meets: null };
  const [only, second] = fitting;
  return only && !second ? { id: only.id, meets: null } : null;
}

/** A general word means any of its roles, but no role means the general word: a child need not be a daughter. */
function fits(said: string, role: string | null): boolean {
  return role !== null && (said === role || said === groupOf(role));
}

function goTogether(a: string | null, b: string | null): boolean {
  return a === null || b === null || groupOf(a) === groupOf(b);
}

/**
 * @returns the ids of the entities that a question names: by a name, by a role of which there is one ("her sister"), or all of a role that
 * stands in the plural ("her kids").
 */
export function namedIn(question: string, known: readonly KnownEntity[]): string[] {
  const said = folded(question);
  const text = spaced(said);
  const words = said.match(/[\p{L}\p{N}-]+/gu) ?? [];
  const spoken = words.flatMap((word, i) => [word, `${words[i - 1] ?? ''} ${word}`.trim()]);
  const byName = known.filter(({ name, aliases }) =>
    [name, ...aliases].some((one) => one !== null && text.includes(spaced(folded(one)))),
  );
  const byRole = spoken.flatMap((word) => inRole(word, known));
  return [...new Set([...byName, ...byRole].map(({ id }) => id))];
}

/** @returns all that a role in the plural means, or the one that a role in the singular means. */
function inRole(word: string, known: readonly KnownEntity[]): readonly { readonly id: string }[] {
  const plural = pluralRoleOf(word);
  if (plural) return known.filter((one) => fits(plural.role, one.role));
  const role = roleOf(word);
  const match = role && matchOf({ name: null, role: role.role, kind: role.kind }, known);
  return match ? [match] : [];
}

/** The words alone, each with a blank on either side. */
function spaced(text: string): string {
  return ` ${text.replaceAll(/[^\p{L}\p{N}-]+/gu, ' ')} `;
}

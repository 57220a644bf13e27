import type { Version } from '#domain/memory/memory.js';
import { sameSubject } from '#domain/memory/sameness.js';
import type { Statement } from '#domain/memory/statement.js';
import type { EntityLink } from '#entities/entity.type.js';

/**
 * @returns the entity links of a denial. A version denied by its id keeps its own subject, so the entities of the statement are only
 * mentioned.
 */
export function linksTo(
  denied: Version,
  { statement, entities }: { readonly statement: Statement; readonly entities: readonly EntityLink[] },
): readonly EntityLink[] {
  if (sameSubject(denied, statement)) return entities;
  return entities.map((link) => ({ ...link, as: 'MENTIONS' }));
}

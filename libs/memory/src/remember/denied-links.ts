import type { Version } from '#domain/memory.js';
import { sameSubject } from '#domain/sameness.js';
import type { Statement } from '#domain/statement.js';
import type { EntityLink } from '#entities/entity.type.js';

/** @returns the links of a denial to whom it speaks of: what it denies by its id stays about whom it was about. */
export function linksTo(
  denied: Version,
  { statement, entities }: { readonly statement: Statement; readonly entities: readonly EntityLink[] },
): readonly EntityLink[] {
  if (sameSubject(denied, statement)) return entities;
  return entities.map((link) => ({ ...link, as: 'MENTIONS' }));
}

/** The id by which a query named the contact; another contact may answer for it. */
const NAMED = Symbol('named');

/**
 * A merged contact is answered by different contacts now and as of before the merge. So fields below it use the id that was named, as a
 * REST client does, and not that of the contact that answered.
 *
 * @returns the contact with the id that was named.
 */
export function withNamedId<T extends object>(contact: T, contactId: string): T {
  return { ...contact, [NAMED]: contactId };
}

/** @returns the id for fields of the object: the one that was named, else its own. */
export function idForFields(on: unknown): unknown {
  const { [NAMED]: byName, id } = (on ?? {}) as { readonly [NAMED]?: string; readonly id?: unknown };
  return byName ?? id;
}

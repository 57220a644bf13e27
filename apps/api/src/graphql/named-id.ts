/** The id that a query named the contact by; another contact may answer for it. */
const NAMED = Symbol('named');

/**
 * For a merged contact another contact answers now than as of before the merge. So each field below asks by the id that
 * was named, as a client of REST does, and not by the id of the contact that answered.
 *
 * @returns the contact, with the id that was named.
 */
export function named<T extends object>(contact: T, contactId: string): T {
  return { ...contact, [NAMED]: contactId };
}

/** @returns the id by which fields of the object are asked: the one that was named, else its own. */
export function idToAskBy(on: unknown): unknown {
  const { [NAMED]: byName, id } = (on ?? {}) as { readonly [NAMED]?: string; readonly id?: unknown };
  return byName ?? id;
}

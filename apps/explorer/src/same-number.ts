/** What is read of a contact to see whose number it is: the service answers with those that are theirs now, also where they end later. */
export interface Identified {
  readonly identifiers: readonly { readonly kind: string; readonly value: string }[];
}

/** @returns how many of the contacts are known by each identifier that several have now, by `kind:value`. */
export function sharedBy(contacts: readonly Identified[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { identifiers } of contacts) {
    for (const name of new Set(identifiers.map(nameOf))) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return new Map([...counts].filter(([, count]) => count > 1));
}

/** @returns an identifier as REST takes it. */
export function nameOf({ kind, value }: { readonly kind: string; readonly value: string }): string {
  return `${kind}:${value}`;
}

/** What is read of a contact to see whose number it is. */
export interface Identified {
  readonly identifiers: readonly { readonly kind: string; readonly value: string; readonly validTo: string | null }[];
}

/** @returns whether it is theirs now; one that ends later is. */
export function isNow({ validTo }: Pick<Identified['identifiers'][number], 'validTo'>): boolean {
  return validTo === null || Date.parse(validTo) > Date.now();
}

/** @returns how many of the contacts are known by each identifier that several have now, by `kind:value`. */
export function sharedBy(contacts: readonly Identified[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { identifiers } of contacts) {
    const own = identifiers.filter(isNow).map(nameOf);
    for (const name of new Set(own)) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return new Map([...counts].filter(([, count]) => count > 1));
}

/** @returns an identifier as REST takes it. */
export function nameOf({ kind, value }: { readonly kind: string; readonly value: string }): string {
  return `${kind}:${value}`;
}

import { invalid } from '#domain/errors.js';
import { holdsAt, overlaps, type Period, samePeriod } from '#domain/period.js';
import { foldedIdentifier, type StatedIdentifier } from './contact.type.js';

/** An identifier that a contact is believed to have in a period. */
export interface BelievedIdentifier {
  /** The key by which the query that changes it finds it. */
  readonly key: string;
  /** The contact that has it: the one that is changed, or one merged into it. */
  readonly owner: string;
  readonly kind: string;
  readonly folded: string;
  readonly period: Period;
}

/** An identifier with the period that is now believed. */
export interface NewIdentifier {
  readonly owner: string;
  readonly kind: string;
  readonly value: string;
  readonly folded: string;
  readonly period: Period;
  /** The keys of those that it replaces. */
  readonly corrects: readonly string[];
}

/** What a new list of identifiers changes; nothing is deleted. */
export interface IdentifierChanges {
  /** Keys of the identifiers that the contact no longer has from now on. */
  readonly ends: readonly string[];
  /** Keys of the identifiers that the contact would have had later, and will not. */
  readonly drops: readonly string[];
  readonly opens: readonly NewIdentifier[];
}

/** The times at which a list of identifiers is stated. */
export interface StatedFor {
  readonly contactId: string;
  readonly now: Date;
}

/**
 * Compares a whole new list with what is believed. An identifier without a period stays as it is, or begins now. One with a
 * period takes the place of what was believed of it in any part of that period. An identifier that is left out ends now; one that has ended stays.
 *
 * @param believed of the contact and those merged into it.
 * @throws DomainError INVALID for a period that does not end after it begins, or two of one identifier that overlap.
 */
export function identifierChanges(
  believed: readonly BelievedIdentifier[],
  stated: readonly StatedIdentifier[],
  { contactId, now }: StatedFor,
): IdentifierChanges {
  const wanted: (Omit<NewIdentifier, 'owner' | 'corrects'> & { readonly isStated: boolean })[] = [];
  stated.forEach((identifier, i) => {
    const { kind, value } = identifier;
    const folded = foldedIdentifier(kind, value);
    const period = periodOf(identifier, believed.filter(same({ kind, folded })), now, `identifiers.${i}`);
    const isStated = identifier.validFrom !== undefined || identifier.validTo !== undefined;
    const again = wanted.find((one) => same({ kind, folded })(one) && overlaps(one.period, period));
    if (again && (isStated || again.isStated))
      throw invalid(`identifiers.${i}`, 'overlaps another period of the same one');
    if (!again) wanted.push({ kind, value, folded, period, isStated });
  });
  const fresh = wanted.filter((one) => !believed.some((old) => same(one)(old) && samePeriod(old.period, one.period)));
  const opens = fresh.map(({ isStated: _, ...one }) => {
    const replaced = believed.filter((old) => same(one)(old) && overlaps(old.period, one.period));
    return { ...one, owner: replaced[0]?.owner ?? contactId, corrects: replaced.map(({ key }) => key) };
  });
  const left = believed.filter((old) => !wanted.some((one) => same(one)(old) && overlaps(one.period, old.period)));
  const keys = (some: readonly BelievedIdentifier[]): string[] => some.map(({ key }) => key);
  return {
    ends: keys(left.filter(({ period }) => period.from < now && holdsAt(period, now))),
    drops: keys(left.filter(({ period }) => period.from >= now)),
    opens,
  };
}

type Spelled = Pick<BelievedIdentifier, 'kind' | 'folded'>;

function same({ kind, folded }: Spelled): (other: Spelled) => boolean {
  return (other) => other.kind === kind && other.folded === folded;
}

function periodOf(
  { validFrom, validTo }: StatedIdentifier,
  own: readonly BelievedIdentifier[],
  now: Date,
  path: string,
): Period {
  const current = own.find(({ period }) => holdsAt(period, now))?.period;
  const from = validFrom ?? current?.from ?? now;
  const isSilent = validFrom === undefined && validTo === undefined;
  const to = isSilent ? (current?.to ?? null) : (validTo ?? null);
  if (to && to <= from) throw invalid(`${path}.validTo`, 'must lie after validFrom');
  return { from, to };
}

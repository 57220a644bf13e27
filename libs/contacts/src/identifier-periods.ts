import { holdsAt, overlaps, type Period, samePeriod } from '#domain/memory/period.js';
import { invalid } from '#domain/service/errors.js';
import { foldedIdentifier, type StatedIdentifier } from './contact.type.js';

/** An identifier that a contact is believed to have during a period. */
export interface BelievedIdentifier {
  /** The key by which a query finds it to change it. */
  readonly key: string;
  /** The contact that has it: the changed one, or one merged into it. */
  readonly owner: string;
  readonly kind: string;
  readonly folded: string;
  readonly period: Period;
}

/** An identifier with the period now believed. */
export interface NewIdentifier {
  readonly owner: string;
  readonly kind: string;
  readonly value: string;
  readonly folded: string;
  readonly period: Period;
  /** The keys of the ones that it replaces. */
  readonly corrects: readonly string[];
}

/** The changes by a new list of identifiers; nothing is deleted. */
export interface IdentifierChanges {
  /** Keys of the identifiers that the contact no longer has from now on. */
  readonly ends: readonly string[];
  /** Keys of future identifiers that the contact will not have. */
  readonly drops: readonly string[];
  readonly opens: readonly NewIdentifier[];
}

/** The times for which a list of identifiers is stated. */
export interface StatedFor {
  readonly contactId: string;
  readonly now: Date;
}

/**
 * Compares a new complete list with what is believed. An identifier without a period stays, or begins now. One with a
 * period replaces what was believed about it for any part of that period. An identifier missing in the list ends now;
 * one that has ended stays.
 *
 * @param believed the identifiers of the contact and those merged into it.
 * @throws DomainError INVALID for a period that does not end after it begins, or overlapping periods of one identifier.
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

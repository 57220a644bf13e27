import { seen } from '#domain/text/folded.js';
import { inPlainSigns } from '#privacy/plain-signs.js';

/** An identifier of a contact, and its period. */
export interface Identifier {
  readonly kind: string;
  readonly value: string;
  readonly validFrom: Date;
  readonly validTo: Date | null;
}

/** Somebody who had an identifier before, and when. */
export interface EarlierOwner extends Identifier {
  readonly contactId: string;
  readonly name: string | null;
  readonly validTo: Date;
}

/** The person whom the memory is about, as believed at a point on the two clocks. */
export interface Contact {
  readonly id: string;
  readonly name: string | null;
  readonly timezone: string | null;
  /** BCP 47; `null`: detected in each text. */
  readonly language: string | null;
  readonly identifiers: readonly Identifier[];
  readonly attributes: Readonly<Record<string, string | number | boolean>>;
  readonly createdAt: Date;
  readonly validFrom: Date;
  readonly recordedAt: Date;
  readonly supersededAt: Date | null;
}

/** An identifier as it is returned, with its period if known. */
export interface StatedIdentifier {
  readonly kind: string;
  readonly value: string;
  readonly validFrom?: Date | undefined;
  readonly validTo?: Date | null | undefined;
}

/** What can be stated about a contact when creating or changing it. */
export interface ProfileInput {
  readonly name?: string | null | undefined;
  readonly timezone?: string | null | undefined;
  readonly language?: string | null | undefined;
  readonly identifiers?: readonly StatedIdentifier[] | undefined;
  /** `null` removes an attribute. */
  readonly attributes?: Readonly<Record<string, string | number | boolean | null>> | undefined;
}

/**
 * @returns the normalised identifier by which a caller is found, without invisible characters: phone numbers in ASCII
 * digits without punctuation or dashes of any kind, everything else in lower case. A space before a phone number was a
 * `+` before a query string removed it.
 */
export function foldedIdentifier(kind: string, value: string): string {
  const plain = seen(value).normalize('NFKC');
  if (kind !== 'phone') return plain.trim().toLowerCase();
  const number = inPlainSigns(plain)?.text ?? plain;
  return number.replace(/^\s(?=\d)/, '+').replaceAll(/[\s().\-/]/g, '');
}

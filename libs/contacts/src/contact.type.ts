import { inPlainSigns } from '#privacy/plain-signs.js';

/** How a contact is known on a channel, and when. */
export interface Identifier {
  readonly kind: string;
  readonly value: string;
  readonly validFrom: Date;
  readonly validTo: Date | null;
}

/** Somebody who was known by an identifier once, and when. */
export interface EarlierOwner extends Identifier {
  readonly contactId: string;
  readonly name: string | null;
  readonly validTo: Date;
}

/** The person the memory is about, as believed at one place on the two clocks. */
export interface Contact {
  readonly id: string;
  readonly name: string | null;
  readonly timezone: string | null;
  /** BCP 47; `null`: it is read from each text. */
  readonly language: string | null;
  readonly identifiers: readonly Identifier[];
  readonly attributes: Readonly<Record<string, string | number | boolean>>;
  readonly createdAt: Date;
  readonly validFrom: Date;
  readonly recordedAt: Date;
  readonly supersededAt: Date | null;
}

/** An identifier as it is answered, with its period where that is known. */
export interface StatedIdentifier {
  readonly kind: string;
  readonly value: string;
  readonly validFrom?: Date | undefined;
  readonly validTo?: Date | null | undefined;
}

/** What can be said of a contact when creating or changing it. */
export interface ProfileInput {
  readonly name?: string | null | undefined;
  readonly timezone?: string | null | undefined;
  readonly language?: string | null | undefined;
  readonly identifiers?: readonly StatedIdentifier[] | undefined;
  /** `null` removes one. */
  readonly attributes?: Readonly<Record<string, string | number | boolean | null>> | undefined;
}

/** What only says in which direction a text is written, or where a word can be broken. */
const UNSEEN = /[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/gu;

/**
 * @returns the identifier's one spelling, by which a caller is found, without what is not seen: phone numbers in the digits of ASCII and
 * without their punctuation, whichever dashes that has, everything else in lower case. A space that leads a phone number was a `+` before a query string swallowed it.
 */
export function foldedIdentifier(kind: string, value: string): string {
  const plain = value.replaceAll(UNSEEN, '').normalize('NFKC');
  if (kind !== 'phone') return plain.trim().toLowerCase();
  const number = inPlainSigns(plain)?.text ?? plain;
  return number.replace(/^\s(?=\d)/, '+').replaceAll(/[\s().\-/]/g, '');
}

import { createHash } from 'node:crypto';

/** How much an erasure deleted, by kind. */
export type Erased = Readonly<
  Record<'memories' | 'decisions' | 'sessions' | 'turns' | 'identifiers' | 'profiles' | 'answers', number>
>;

/** What remains after an erasure: who was erased, when, and how much; none of their words. */
export interface Certificate {
  readonly id: string;
  /** Its number in the tenant's list, from 1 without a gap. */
  readonly number: number;
  readonly contactId: string;
  /** The contact and those merged into it, sorted by id. */
  readonly contactIds: readonly string[];
  readonly erasedAt: Date;
  readonly erased: Erased;
  /** The hash of the previous certificate; `null` for the first. */
  readonly previous: string | null;
  /** SHA-256, hexadecimal, of all other fields. */
  readonly hash: string;
}

/**
 * @returns the hash of a certificate: SHA-256 of its other fields as canonical JSON (RFC 8785), with instants in UTC to
 * the millisecond.
 */
export function hashOf({ hash: _, ...rest }: Omit<Certificate, 'hash'> & { hash?: string }): string {
  return createHash('sha256').update(canonical(rest)).digest('hex');
}

/**
 * @returns what is wrong with a list of certificates, starting with the first; `null` if each has the hash of the
 * previous one.
 */
export function faultOf(certificates: readonly Certificate[]): string | null {
  for (const [i, certificate] of certificates.entries()) {
    const { number, hash, previous } = certificate;
    if (number !== i + 1) return `Certificate ${i + 1} is missing: number ${number} is in its place.`;
    if (hash !== hashOf(certificate)) return `Certificate ${number} was changed: its hash is another.`;
    if (previous !== (certificates[i - 1]?.hash ?? null))
      return `Certificate ${number} does not follow the one before.`;
  }
  return null;
}

/**
 * As RFC 8785 requires, for the contents of a certificate: names sorted, no spaces. Its strings are plain ASCII, its
 * numbers integers.
 */
function canonical(value: unknown): string {
  if (value instanceof Date) return JSON.stringify(value.toISOString());
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  const fields = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${fields.map(([name, inner]) => `${JSON.stringify(name)}:${canonical(inner)}`).join()}}`;
}

import { invalid } from '#domain/errors.js';

/** @returns where a page ended, as the opaque text a client sends back for the next one. */
export function toCursor(place: Readonly<Record<string, unknown>>): string {
  return Buffer.from(JSON.stringify(place)).toString('base64url');
}

/**
 * @param cursor what a client sent.
 * @param read makes the place of what the cursor holds; throws or gives `null` for a cursor that is not ours.
 * @throws DomainError INVALID for a cursor that this service did not make for this list.
 */
export function fromCursor<Place>(cursor: string, read: (place: Record<string, unknown>) => Place | null): Place {
  const place = parse(cursor);
  const known = place && read(place);
  if (!known) throw invalid('cursor', 'is not a cursor of this list');
  return known;
}

function parse(cursor: string): Record<string, unknown> | null {
  try {
    const place: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
    return typeof place === 'object' ? (place as Record<string, unknown> | null) : null;
  } catch {
    return null;
  }
}

/** @returns the instant a cursor holds, or `null`. */
export function instantOf(value: unknown): Date | null {
  const at = new Date(typeof value === 'string' ? value : Number.NaN);
  return Number.isNaN(at.getTime()) ? null : at;
}

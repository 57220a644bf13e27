import neo4j, { type DateTime, type Integer } from 'neo4j-driver';

/** Stored where an end is open. A value, not an absence, so that one range predicate serves now and any past instant. */
export const OPEN_END = new Date('9999-12-31T23:59:59.999Z');
/** Later than anything that was recorded, and before the end that is open: where a read stands that wants the present. */
export const LATEST = new Date(OPEN_END.getTime() - 1);

/**
 * Writes an instant at offset 0. Neo4j compares the same instant at two offsets as different, and the driver's own
 * conversion would use the machine's offset.
 */
export function encodeInstant(at: Date): DateTime<Integer> {
  const int = neo4j.int;
  return new neo4j.types.DateTime(
    int(at.getUTCFullYear()),
    int(at.getUTCMonth() + 1),
    int(at.getUTCDate()),
    int(at.getUTCHours()),
    int(at.getUTCMinutes()),
    int(at.getUTCSeconds()),
    int(at.getUTCMilliseconds() * 1_000_000),
    int(0),
    null,
  );
}

/** @returns the value as the driver takes it for a parameter of that kind. */
export function encode(kind: string, value: unknown): unknown {
  if (Array.isArray(value))
    return kind.startsWith('vector') ? value : value.map((item) => encode(kind.replace('[]', ''), item));
  if (kind.startsWith('until') && value === null) return encodeInstant(OPEN_END);
  if (value instanceof Date) return encodeInstant(value);
  if (kind.startsWith('int') && typeof value === 'number') return neo4j.int(value);
  if (value !== null && typeof value === 'object') {
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, encodeInMap(inner)]));
  }
  return value ?? null;
}

/** Inside a map there is no declared kind, so a list of numbers is taken for a vector and left alone. */
function encodeInMap(value: unknown): unknown {
  return encode(Array.isArray(value) && typeof value[0] === 'number' ? 'vector' : 'map', value);
}

/** @returns the value as the code above the graph sees it: `Date` for an instant, `null` for an open end. */
export function decode(value: unknown): unknown {
  if (value === null || typeof value !== 'object') return value;
  if (neo4j.isDateTime(value)) return decodeInstant(value as unknown as DateTime<number>);
  if (Array.isArray(value)) return typeof value[0] === 'number' ? value : value.map(decode);
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, decode(inner)]));
}

function decodeInstant(stored: DateTime<number>): Date | null {
  const { year, month, day, hour, minute, second, nanosecond } = stored;
  const at = new Date(0);
  // Date.UTC takes the years 0 to 99 for 1900 to 1999.
  at.setUTCFullYear(year, month - 1, day);
  at.setUTCHours(hour, minute, second, Math.floor(nanosecond / 1_000_000));
  return at.getTime() === OPEN_END.getTime() ? null : at;
}

import neo4j, { type DateTime, type Integer } from 'neo4j-driver';
import type { Kind, MemoryRow, TurnRow } from './query.js';

/** Stored for an open end. It is a value and not an absence, so that the same range predicate works for now and any past instant. */
const OPEN_END = new Date('9999-12-31T23:59:59.999Z');

/**
 * Writes an instant with offset 0. Neo4j treats the same instant with different offsets as different values, and the driver's own
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

/**
 * Parameters available to every query without being passed: `$openEnd`, and `$latest`, which is later than anything recorded but before
 * an open end, for reads of the present.
 */
export const GIVEN = { openEnd: encodeInstant(OPEN_END), latest: encodeInstant(new Date(OPEN_END.getTime() - 1)) };

/** @returns the value as the driver takes it for a parameter of this kind. */
export function encode(kind: Kind, value: unknown): unknown {
  if (Array.isArray(value)) return isVector(kind, value) ? value : value.map((item) => encode(itemOf(kind), item));
  if (value === null || value === undefined) return isOf('until', kind) ? encodeInstant(OPEN_END) : null;
  if (value instanceof Date) return encodeInstant(value);
  if (typeof value === 'number') return isOf('int', kind) ? neo4j.int(value) : value;
  if (typeof value === 'string' && isOf('int', kind)) throw new TypeError(`"${value}" is no whole number.`);
  if (typeof value !== 'object') return value;
  const kinds = typeof kind === 'string' ? {} : kind;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, encode(kinds[name] ?? 'map', inner)]));
}

function isOf(base: string, kind: Kind): boolean {
  return typeof kind === 'string' && kind.startsWith(base);
}

function itemOf(kind: Kind): Kind {
  return typeof kind === 'string' ? kind.replace('[]', '') : kind;
}

/** In a map without declared fields a list of numbers counts as a vector and is not converted. */
function isVector(kind: Kind, value: readonly unknown[]): boolean {
  return isOf('vector', kind) || (isOf('map', kind) && typeof value[0] === 'number');
}

/** The fields of a row that are instants. */
type Times<Row> = {
  readonly [Name in keyof Row as Exclude<Row[Name], null | undefined> extends Date ? Name : never]-?: true;
};

/** Fields that cypher/shape/memory.cypher returns in milliseconds. */
const MEMORY_TIMES: Times<MemoryRow> = {
  validFrom: true,
  validTo: true,
  saidAt: true,
  restatedAt: true,
  recordedAt: true,
  supersededAt: true,
  begins: true,
  holdsFrom: true,
  holdsTo: true,
  startsAt: true,
  endsAt: true,
  recursUntil: true,
  lastRecalledAt: true,
};

/** Fields that cypher/shape/turn.cypher returns in milliseconds. */
const TURN_TIMES: Times<TurnRow> = { at: true, refersFrom: true, refersTo: true, recordedAt: true };

/** The fields of each shape that are returned as milliseconds since 1970. */
const TIMES: Readonly<Record<string, object>> = { memory: MEMORY_TIMES, turn: TURN_TIMES };

/** @returns the value as used by the code: `Date` for an instant, `null` for an open end. */
export function decode(value: unknown, kind: Kind = 'map'): unknown {
  if (value === null || typeof value !== 'object') return value;
  if (neo4j.isDateTime(value)) return decodeInstant(value as unknown as DateTime<number>);
  if (Array.isArray(value))
    return typeof value[0] === 'number' ? value : value.map((item) => decode(item, itemOf(kind)));
  const times = typeof kind === 'string' ? TIMES[kind.replace('?', '')] : undefined;
  const kinds = typeof kind === 'string' ? {} : kind;
  const decoded: Record<string, unknown> = {};
  for (const name in value) {
    const inner = (value as Readonly<Record<string, unknown>>)[name];
    decoded[name] = times && name in times ? decodeMillis(inner as number | null) : decode(inner, kinds[name]);
  }
  return decoded;
}

function decodeMillis(at: number | null): Date | null {
  return at === null || at === OPEN_END.getTime() ? null : new Date(at);
}

function decodeInstant(stored: DateTime<number>): Date | null {
  const { year, month, day, hour, minute, second, nanosecond } = stored;
  const at = new Date(0);
  // Date.UTC maps the years 0 to 99 to 1900 to 1999.
  at.setUTCFullYear(year, month - 1, day);
  at.setUTCHours(hour, minute, second, Math.floor(nanosecond / 1_000_000));
  return at.getTime() === OPEN_END.getTime() ? null : at;
}

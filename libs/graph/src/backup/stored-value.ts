import neo4j, { type DateTime } from 'neo4j-driver';

/**
 * A graph value in a backup. JSON has only one kind of number and no instants: a plain number is a float, and types that JSON lacks carry
 * a tag. `f32` is a vector: its four-byte little-endian floats in base64.
 */
export type Written =
  | string
  | boolean
  | number
  | { readonly int: string }
  | { readonly float: string }
  | { readonly instant: string }
  | { readonly f32: string }
  | readonly Written[];

const INSTANT = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d):(\d\d)(?:\.(\d{9}))?Z$/;

/**
 * @param value as the driver reads it with integers as `bigint`.
 * @throws TypeError for a kind of value that a backup could not restore exactly.
 */
export function writtenOf(value: unknown): Written {
  if (typeof value === 'string' || typeof value === 'boolean') return value;
  if (typeof value === 'bigint') return { int: String(value) };
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0) ? value : floatOf(value);
  if (Array.isArray(value)) return isVector(value) ? { f32: base64Of(value) } : value.map(writtenOf);
  if (neo4j.isDateTime(value)) return { instant: instantOf(value) };
  throw new TypeError(`a ${(value as object | null)?.constructor.name ?? 'null'}`);
}

/** @returns the value as the driver takes it; the inverse of {@link writtenOf}. */
export function storedOf(written: Written): unknown {
  if (typeof written !== 'object') return written;
  if (isList(written)) return written.map(storedOf);
  if ('int' in written) return BigInt(written.int);
  if ('float' in written) return Number(written.float);
  if ('f32' in written) return floatsOf(written.f32);
  return dateTimeOf(written.instant);
}

/** @returns whether it is a vector, which takes half the space of other float lists in the graph. */
export function isWrittenVector(written: Written): boolean {
  return typeof written === 'object' && 'f32' in written;
}

function isList(written: Written): written is readonly Written[] {
  return Array.isArray(written);
}

function floatOf(value: number): Written {
  return { float: Object.is(value, -0) ? '-0' : String(value) };
}

function isVector(list: readonly unknown[]): list is number[] {
  return list.length > 0 && list.every((item) => typeof item === 'number' && Object.is(Math.fround(item), item));
}

function base64Of(vector: readonly number[]): string {
  const bytes = Buffer.alloc(4 * vector.length);
  vector.forEach((value, i) => bytes.writeFloatLE(value, 4 * i));
  return bytes.toString('base64');
}

function floatsOf(base64: string): number[] {
  const bytes = Buffer.from(base64, 'base64');
  return Array.from({ length: bytes.length / 4 }, (_, i) => bytes.readFloatLE(4 * i));
}

function instantOf(value: DateTime): string {
  const text = value.toString();
  if (!INSTANT.test(text)) throw new TypeError(`the time ${text}, which is not in UTC`);
  return text;
}

function dateTimeOf(text: string): DateTime {
  const [year, month, day, hour, minute, second, nanosecond = '0'] = INSTANT.exec(text)?.slice(1) ?? [];
  const int = (digits: string | undefined): bigint => BigInt(String(digits));
  return new neo4j.types.DateTime<bigint>(
    ...([int(year), int(month), int(day), int(hour), int(minute), int(second), int(nanosecond), 0n, null] as const),
  ) as unknown as DateTime;
}

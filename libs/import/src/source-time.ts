import type { Unmapped } from './imported.js';

/** A time that cannot be read. */
class NoTime extends Error {}

/**
 * A date, optionally with a time, and its offset in the formats of databases: none, `Z`, `UTC`, `+00`, `+05:30`, `
 * +0530`.
 */
const TIME =
  /^(\d{4}-\d\d-(\d\d))(?:[T ](\d\d:\d\d(?::\d\d(?:[.,]\d{1,9})?)?))? ?(?:(Z|UTC|GMT)|([+-]\d\d)(?::?(\d\d))?)?(?:\[[^\]]*\])?$/i;

/**
 * @param names of the fields that may have the time; the first one present counts.
 * @returns an instant as ISO 8601; without an offset it is UTC, as the peers store it. None if no field is present.
 * @throws NoTime if it cannot be read; `orLeftOut` makes a report of it.
 */
export function timeOf(entry: Readonly<Record<string, unknown>>, ...names: readonly string[]): string | undefined {
  const name = names.find((one) => (entry[one] ?? '') !== '');
  if (name === undefined) return undefined;
  const at = instantOf(entry[name]);
  if (at === undefined) throw new NoTime(`${name} is no time`);
  return at;
}

/** @returns what is read, or a report that it is left out because one of its times cannot be read. */
export function orLeftOut<Read>(at: string, kind: string, read: () => Read): Read | Unmapped {
  try {
    return read();
  } catch (error) {
    if (error instanceof NoTime) return { is: 'unmapped', at, kind, reason: error.message };
    throw error;
  }
}

function instantOf(value: unknown): string | undefined {
  const [, date, day, time = '00:00', , hours, minutes = '00'] =
    (typeof value === 'string' && TIME.exec(value.trim())) || [];
  if (date === undefined) return undefined;
  // The 30th of February would become a day of March.
  if (new Date(`${date}T00:00Z`).getUTCDate() !== Number(day)) return undefined;
  const at = new Date(`${date}T${time.replace(',', '.')}${hours === undefined ? 'Z' : `${hours}:${minutes}`}`);
  return Number.isNaN(at.getTime()) ? undefined : at.toISOString();
}

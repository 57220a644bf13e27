import type { Unmapped } from './imported.js';

/** A time that is there and cannot be read. */
class NoTime extends Error {}

/** A date, perhaps with a time, and its offset in any of the forms that databases print: none, `Z`, `UTC`, `+00`, `+05:30`, ` +0530`. */
const TIME =
  /^(\d{4}-\d\d-(\d\d))(?:[T ](\d\d:\d\d(?::\d\d(?:[.,]\d{1,9})?)?))? ?(?:(Z|UTC|GMT)|([+-]\d\d)(?::?(\d\d))?)?(?:\[[^\]]*\])?$/i;

/**
 * @param names of the field that has the time; the first that is there counts.
 * @returns an instant as ISO 8601; without an offset it is UTC, as the peers store it. None where no field is there.
 * @throws NoTime where it cannot be read; `orLeftOut` makes a report of it.
 */
export function timeOf(entry: Readonly<Record<string, unknown>>, ...names: readonly string[]): string | undefined {
  const name = names.find((one) => (entry[one] ?? '') !== '');
  if (name === undefined) return undefined;
  const at = instantOf(entry[name]);
  if (at === undefined) throw new NoTime(`${name} is no time`);
  return at;
}

/** @returns what is read, or that it is left out since one of its times cannot be read. */
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
  // The 30th of February would be a day of March.
  if (new Date(`${date}T00:00Z`).getUTCDate() !== Number(day)) return undefined;
  const at = new Date(`${date}T${time.replace(',', '.')}${hours === undefined ? 'Z' : `${hours}:${minutes}`}`);
  return Number.isNaN(at.getTime()) ? undefined : at.toISOString();
}

import { z } from 'zod';
import { isTimeZone } from '#config/time-zone.js';

/** The end that is open: stored instead of "none", so that one predicate serves every read. Shown as `null`. */
const LATEST_MS = Date.parse('9999-12-31T23:59:59.999Z');
const EARLIEST_MS = Date.parse('0001-01-01T00:00:00.000Z');

// Line breaks and tabs are part of a chat message; every other control character is noise or an attack.
// eslint-disable-next-line no-control-regex
const CONTROL = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F]/;

/** @returns a schema for human text of 1 to `max` UTF-16 units, no control characters, no half characters. */
export function humanText(max: number): z.ZodString {
  return z
    .string()
    .min(1, { error: 'must not be empty', abort: true })
    .max(max, { error: `must have at most ${max} characters`, abort: true })
    .refine((text) => text.trim() !== '', 'must not be empty')
    .refine((text) => !CONTROL.test(text), 'must not contain control characters')
    .refine((text) => text.isWellFormed(), 'must not contain half of a surrogate pair');
}

/** What is said or remembered: up to 8,000 characters. */
export const text = humanText(8_000);

/** A short name: up to 200 characters. */
export const label = humanText(200);

/** An instant with an offset, to the millisecond, in the years 1 to 9999. */
export const instant = z.iso
  .datetime({ offset: true, error: 'must be an ISO 8601 instant with an offset, such as 2026-03-05T09:30:00+01:00' })
  .transform((value, context) => {
    const at = new Date(value);
    if (at.getTime() >= EARLIEST_MS && at.getTime() < LATEST_MS) return at;
    context.addIssue({ code: 'custom', message: 'must lie in the years 1 to 9999' });
    return z.NEVER;
  })
  .meta({ format: 'date-time' });

const INSTANT_LIKE = /^[+-]?\d{4,}-\d{1,2}-\d{1,2}T/i;
const DATE_LIKE = /^[+-]?\d{4,}-\d{1,2}-\d{1,2}$/;

/**
 * A moment as people state it: an instant, a date, or words such as "last March", read in the contact's zone. A period
 * stands for its last moment, or for now while it lasts. An instant comes out as a `Date`, the rest as it was said.
 */
export const moment = humanText(200)
  .transform((value, context): Date | string => {
    const schema = INSTANT_LIKE.test(value) ? instant : DATE_LIKE.test(value) ? day : null;
    if (!schema) return value;
    const parsed = schema.safeParse(value);
    if (parsed.success) return parsed.data;
    context.addIssue({ code: 'custom', message: parsed.error.issues[0]?.message ?? 'is not a moment' });
    return z.NEVER;
  })
  .meta({ examples: ['2026-03-05T09:30:00+01:00', '2026-03-05', 'last March'] });

/** A calendar day in the years 1 to 9999. */
const day = z.iso
  .date('must be a date that exists, such as 2026-03-05')
  .refine((value) => value >= '0001-01-02' && value < '9999-12-31', 'must lie in the years 1 to 9999');

/** An IANA time zone that this server knows. */
export const timezone = z
  .string()
  .max(64)
  .refine(isTimeZone, 'must be an IANA time zone, such as Asia/Kolkata')
  .meta({ examples: ['Asia/Kolkata'] });

/** A BCP 47 language tag. */
export const language = z
  .string()
  .max(35)
  .refine(isTag, 'must be a BCP 47 language tag, such as de or pt-BR')
  .meta({ examples: ['de', 'pt-BR'] });

function isTag(tag: string): boolean {
  try {
    return /^[A-Za-z]{2,3}(?:-[A-Za-z0-9]{1,8})*$/.test(tag) && Intl.getCanonicalLocales(tag).length === 1;
  } catch {
    return false;
  }
}

/** A country, by its two letters in ISO 3166. */
export const country = z
  .string()
  .refine(isCountry, 'must be a country of ISO 3166 in two capital letters, such as IN')
  .meta({ examples: ['IN'] });

/** Codes that have a name and are no country of ISO 3166-1: private ones, unions, and parts of countries. */
const NO_COUNTRY = /^(?:AA|Q[M-Z]|X[A-Z]|ZZ|EU|EZ|UN|AC|CP|CQ|DG|EA|IC|TA)$/;
const REGIONS = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

function isCountry(code: string): boolean {
  if (!/^[A-Z]{2}$/.test(code) || NO_COUNTRY.test(code) || REGIONS.of(code) === undefined) return false;
  // A code that is used no longer has a name too, and stands for a newer one.
  return Intl.getCanonicalLocales(`und-${code}`)[0] === `und-${code}`;
}

/** An id that this service made. */
export const id = z
  .string()
  .regex(/^[0-9A-HJKMNP-TV-Z]{26}$/, 'must be an id that this service gave out')
  .meta({ examples: ['01K9Z3V5T7R8Q2M4N6P0S1WXYZ'] });

/**
 * An id that the caller may choose: 1 to 128 letters, digits and `._:/@+-`. Clients take `.` and `..` out of an address before
 * they send it, so what was meant for such a turn would be done to its whole session.
 */
export const callerId = z
  .string()
  .regex(/^[A-Za-z0-9._:/@+-]{1,128}$/, 'must be 1 to 128 letters, digits or ._:/@+-')
  .refine((given) => given !== '.' && given !== '..', 'must not be . or ..');

/** Where a read stands in the history of a repository. */
export const atRevision = {
  atRevision: callerId
    .optional()
    .describe('Only what holds at this revision of a repository, and what is pinned to none. Default: at any.'),
  repository: callerId.optional().describe('Of atRevision; needed where the tenant has several.'),
};

/** A number from 0 to 1. */
export const share = z.number().min(0).max(1);

/** @returns a schema for the size of a page; a query string's digits are read as a number. */
export function limit(fallback: number, max: number): z.ZodDefault<z.ZodCoercedNumber> {
  return z.coerce.number().int().min(1).max(max).default(fallback);
}

/** Where the next page begins; opaque. */
export const cursor = z.string().min(1).max(1_000).optional();

/** `true` or `false`, also as the words a query string has. */
export const flag = z.union([z.boolean(), z.enum(['true', 'false']).transform((word) => word === 'true')]);

/** The two clocks; each defaults to now. */
export const asOf = {
  validAt: moment
    .optional()
    .describe('Valid time of the read: what held then. An instant, a date, or words. Default: now.'),
  knownAt: moment
    .optional()
    .describe('System time of the read: what was believed then. An instant, a date, or words. Default: now.'),
};

/** The times of a read on both clocks. A read with the same two times gives the same answer. */
export const AsOfOutput = z.strictObject({ validAt: instant, knownAt: instant }).meta({
  id: 'AsOf',
  description: 'The times of the answer on both clocks. Ask again with both to get the same answer.',
});

/** @returns a page of `items` under the given name. */
export function page<Name extends string, Item extends z.ZodType>(
  name: Name,
  item: Item,
): z.ZodObject<Record<Name, z.ZodArray<Item>> & { nextCursor: z.ZodNullable<z.ZodString> }> {
  return z.strictObject({ [name]: z.array(item), nextCursor: z.string().nullable() }) as never;
}

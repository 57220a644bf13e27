import { z } from 'zod';

/**
 * Clients send null for variables that are not set.
 *
 * @returns whether a field counts as left out: it is missing, or null where null is no value of it.
 */
export function isLeftOut(schema: z.ZodType, value: unknown): boolean {
  return value === undefined || (value === null && !schema.safeParse(null).success);
}

/** @returns the input without nulls that its schema does not allow, also in nested objects and lists. */
export function withoutNulls(schema: z.ZodType, value: unknown): unknown {
  const inner = schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault;
  if (inner) return withoutNulls(schema.unwrap() as z.ZodType, value);
  if (Array.isArray(value) && schema instanceof z.ZodArray)
    return value.map((item: unknown) => withoutNulls(schema.element as z.ZodType, item));
  if (!(schema instanceof z.ZodObject) || typeof value !== 'object' || value === null) return value;
  const shape = schema.shape as Readonly<Record<string, z.ZodType | undefined>>;
  const given = Object.entries(value).flatMap(([field, one]: [string, unknown]) => {
    const fieldSchema = shape[field];
    if (fieldSchema === undefined) return [[field, one]];
    return isLeftOut(fieldSchema, one) ? [] : [[field, withoutNulls(fieldSchema, one)]];
  });
  return Object.fromEntries(given) as unknown;
}

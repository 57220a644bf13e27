import { z } from 'zod';
import { remember } from '#contract/memories.js';
import { operations } from '#contract/operations.js';
import { withoutNulls } from './left-out.js';

interface Place {
  readonly path: string;
  readonly schema: z.ZodType;
  readonly object: z.ZodType;
  readonly field: string;
}

/** Every field of an input, also within objects and lists. */
function placesIn(schema: z.ZodType, path: string): Place[] {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return placesIn(schema.unwrap() as z.ZodType, path);
  if (schema instanceof z.ZodArray) return placesIn(schema.element as z.ZodType, `${path}[]`);
  if (!(schema instanceof z.ZodObject)) return [];
  const fields = Object.entries<z.ZodType>(schema.shape);
  return fields.flatMap(([field, own]) => [
    { path: `${path}.${field}`, schema: own, object: schema, field },
    ...placesIn(own, `${path}.${field}`),
  ]);
}

const optional = operations
  .flatMap(({ name, input }) => placesIn(input, name))
  .filter(({ schema }) => schema.safeParse(undefined).success);

/** In REST too null is a value of these: it takes away what is there, or says that there is none. */
const VALUES = optional.filter(({ schema }) => schema.safeParse(null).success);

describe('null for an optional field', () => {
  it.each(optional.filter((place) => !VALUES.includes(place)).map((place) => ({ ...place })))(
    'is the same as to leave it out: $path',
    ({ object, field }) => {
      expect(withoutNulls(object, { [field]: null })).toEqual({});
    },
  );

  it('is a value only where the contract says so', () => {
    const names = new Set(VALUES.map(({ path }) => path.split('.')[0]));
    expect([...names].sort()).toEqual([
      'createContact',
      'createContacts',
      'createKey',
      'fileMemory',
      'setExtractionSettings',
      'setSettings',
      'updateContact',
      'upsertContact',
    ]);
    for (const { object, field } of VALUES) expect(withoutNulls(object, { [field]: null })).toEqual({ [field]: null });
  });

  it('is left to be refused where the field is not optional', () => {
    expect(withoutNulls(remember.input, { text: 'x', unknown: null })).toEqual({ text: 'x', unknown: null });
  });
});

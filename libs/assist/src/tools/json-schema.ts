import { z } from 'zod';

/** A JSON Schema of an object, as models get it. */
export interface ObjectSchema {
  readonly type: 'object';
  readonly properties?: Readonly<Record<string, object>>;
  readonly required?: readonly string[];
  readonly [keyword: string]: unknown;
}

/** @returns the schema for a model, without repetitions, which cost attention. */
export function jsonSchema(schema: z.ZodObject): ObjectSchema {
  const { $schema: _, ...plain } = z.toJSONSchema(schema, {
    io: 'input',
    target: 'draft-2020-12',
    override: ({ jsonSchema: part }) => {
      if (part.format === 'date-time' || part.format === 'date') delete part.pattern;
      if (part.minimum === Number.MIN_SAFE_INTEGER) delete part.minimum;
      if (part.maximum === Number.MAX_SAFE_INTEGER) delete part.maximum;
      delete part.id;
    },
  });
  return plain as unknown as ObjectSchema;
}

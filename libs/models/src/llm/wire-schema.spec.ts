import { z } from 'zod';
import { ExtractionAnswer } from './extraction-schema.js';
import { withoutBounds, wireSchema } from './wire-schema.js';

const properties = (schema: z.ZodType): unknown => wireSchema(schema)['properties'];

describe('the schema that is sent', () => {
  it('says that a value may be missing by a list of types, which no grammar reads as null alone', () => {
    const schema = z.object({
      city: z.string().nullable(),
      count: z.number().int().nullable().default(null).describe('How many.'),
      mood: z.enum(['good', 'bad']).nullable(),
    });
    expect(properties(schema)).toEqual({
      city: { type: ['string', 'null'] },
      count: { type: ['integer', 'null'], description: 'How many.' },
      mood: { type: ['string', 'null'], enum: ['good', 'bad', null] },
    });
  });

  it('does so for objects and lists, and leaves real alternatives as they are', () => {
    const schema = z.object({
      pet: z.object({ name: z.string().nullable() }).nullable(),
      names: z.array(z.string().nullable()).max(3).nullable(),
      either: z.union([z.string(), z.array(z.string())]),
    });
    expect(properties(schema)).toEqual({
      pet: {
        type: ['object', 'null'],
        properties: { name: { type: ['string', 'null'] } },
        required: ['name'],
        additionalProperties: false,
      },
      names: { type: ['array', 'null'], items: { type: ['string', 'null'] }, maxItems: 3 },
      either: { anyOf: [{ type: 'string' }, { type: 'array', items: { type: 'string' } }] },
    });
  });

  it('says how many items a list has at most, and can leave that out', () => {
    const sent = wireSchema(z.object({ pets: z.array(z.string()).max(3) }));
    expect(sent).toMatchObject({ properties: { pets: { maxItems: 3 } } });
    expect(JSON.stringify(withoutBounds(sent))).not.toContain('maxItems');
  });

  it('has no alternatives at all in the form of extraction', () => {
    expect(JSON.stringify(wireSchema(ExtractionAnswer))).not.toContain('anyOf');
  });
});

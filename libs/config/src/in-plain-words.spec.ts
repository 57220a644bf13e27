import { z } from 'zod';
import { inPlainWords } from './in-plain-words.js';

const shape = {
  text: z.string(),
  count: z.number().int().min(1).max(5),
  port: z.coerce.number().int(),
  list: z.array(z.string()).min(1).max(2),
  flag: z.boolean(),
  kind: z.enum(['phone', 'email']),
  contact: z.object({ value: z.string() }),
  attributes: z.record(z.string().regex(/^[a-z]+$/, 'must be named by letters'), z.string()),
  either: z.union([z.string(), z.number()]),
  form: z.union([z.string().max(3), z.literal(7), z.boolean()]),
  shape: z.union([z.string(), z.object({ value: z.string() })]),
  own: z.string().min(1, 'must not be empty'),
};

function message(field: keyof typeof shape, value: unknown): string {
  const { error } = z.object({ [field]: shape[field] }).safeParse({ [field]: value }, { error: inPlainWords });
  return error?.issues[0]?.message ?? 'is taken';
}

describe('a fault in plain words', () => {
  it.each<[keyof typeof shape, unknown, string]>([
    ['text', undefined, 'is missing'],
    ['text', 1, 'must be a text'],
    ['text', null, 'must be a text'],
    ['kind', undefined, 'is missing'],
    ['kind', 'fax', 'must be "phone" or "email"'],
    ['contact', undefined, 'is missing'],
    ['contact', 'Asha', 'must be an object'],
    ['attributes', 1, 'must be an object'],
    ['list', 'one', 'must be a list'],
    ['attributes', { $gt: 'a' }, 'must be named by letters'],
    ['list', [], 'must have at least 1 entry'],
    ['list', ['a', 'b', 'c'], 'must have at most 2 entries'],
    ['flag', 'yes', 'must be true or false'],
    ['count', '1', 'must be a number'],
    ['count', 1.5, 'must be a whole number'],
    ['count', 0, 'must be at least 1'],
    ['count', 6, 'must be at most 5'],
    ['port', 'abc', 'must be a number'],
    ['either', {}, 'must be a text or a number'],
    ['either', undefined, 'is missing'],
    ['form', 'four', 'must have at most 3 characters'],
    ['form', 8, 'must be a text or 7 or true or false'],
    ['shape', 1, 'must be a text or an object'],
    ['shape', { value: 1 }, 'value: must be a text'],
    ['own', '', 'must not be empty'],
  ])('of %s, given %j: %s', (field, value, words) => {
    expect(message(field, value)).toBe(words);
  });
});

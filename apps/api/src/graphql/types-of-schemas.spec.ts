import { z } from 'zod';
import { outputType } from './types-of-schemas.js';

it('a field that nothing describes stops the schema, and the error says where to describe it', () => {
  expect(() => outputType(z.strictObject({ glimmer: z.string() }), 'Lamp')).toThrow(
    'Lamp.glimmer has no description: add one to its schema, or to libs/contract/src/meanings.ts.',
  );
});

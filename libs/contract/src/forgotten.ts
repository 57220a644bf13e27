import { z } from 'zod';
import { id, instant } from './fields.js';

/** Stands where something was forgotten, in the place of its content. */
export const Forgotten = z
  .strictObject({
    at: instant,
    by: id.nullable().describe('The API key of the request; null if there was none.'),
    reason: z.string().nullable(),
  })
  .meta({ id: 'Forgotten', description: 'When and why something was forgotten: its place is empty, for good.' });

import { z } from 'zod';
import { id, instant } from './fields.js';

/** Replaces the content of something forgotten. */
export const Forgotten = z
  .strictObject({
    at: instant,
    by: id.nullable().describe('The API key of the request; null if none.'),
    reason: z.string().nullable(),
  })
  .meta({ id: 'Forgotten', description: 'When and why something was forgotten. Its content is gone for good.' });

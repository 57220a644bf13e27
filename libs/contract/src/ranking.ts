import { z } from 'zod';
import { share } from './fields.js';

/** A thousandth of a day is a minute and a half; a million days halve nothing in anybody's life. */
const days = z.number().min(0.001).max(1_000_000).optional();

/** How recall ranks; what is left out is as it would be without. */
export const ranking = {
  weights: z
    .strictObject({ similarity: share.optional(), recency: share.optional(), importance: share.optional() })
    .optional()
    .describe('How much each part of a score counts.'),
  halfLifeDays: z
    .strictObject({ semantic: days, episodic: days, procedural: days, turns: days })
    .optional()
    .describe('After how many days recency is one half, by the kind of a memory, and of turns.'),
};

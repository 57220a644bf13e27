import { z } from 'zod';
import { share } from './fields.js';

/** Limits of a half-life in days: a thousandth of a day is a minute and a half, and within a million days nothing decays in a lifetime. */
const days = z.number().min(0.001).max(1_000_000).optional();

/** How recall ranks; parts left out keep their defaults. */
export const ranking = {
  weights: z
    .strictObject({ similarity: share.optional(), recency: share.optional(), importance: share.optional() })
    .optional()
    .describe('The weight of each part of a score.'),
  halfLifeDays: z
    .strictObject({ semantic: days, episodic: days, procedural: days, turns: days })
    .optional()
    .describe('After how many days recency is one half, by kind of memory, and for turns.'),
};

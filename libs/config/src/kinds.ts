import { z } from 'zod';

export const port = z.coerce.number().int().min(0).max(65_535);

/** A share of one. */
export const share = z.coerce.number().min(0).max(1);

/** One word or more; spaces around it do not count. */
export const text = z.string().trim().min(1);

import { z } from 'zod';

export const port = z.coerce.number().int().min(0).max(65_535);

/** A fraction from 0 to 1. */
export const share = z.coerce.number().min(0).max(1);

/** The address of a server. Without `http://`, the name of a host would be taken for a protocol: `localhost:11434`. */
export const httpAddress = z.url({ protocol: /^https?$/, error: 'is not an http or https address' });

/** One or more words; surrounding spaces are removed. */
export const text = z.string().trim().min(1);

import { z } from 'zod';

export const port = z.coerce.number().int().min(0).max(65_535);

/** A share of one. */
export const share = z.coerce.number().min(0).max(1);

/** Where a server is asked. Without `http://` the name of a host would pass for a protocol: `localhost:11434`. */
export const httpAddress = z.url({ protocol: /^https?$/, error: 'is not an http or https address' });

/** One word or more; spaces around it do not count. */
export const text = z.string().trim().min(1);

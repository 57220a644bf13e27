import { z } from 'zod';

/** What can be opened to everybody who reaches the service. */
export const OPENABLE = ['docs', 'graphql', 'metrics'] as const;

/** What the audit log keeps. */
const AUDITS = ['changes', 'all', 'none'] as const;

export const keys = {
  RATE_LIMIT_PER_MINUTE: z.coerce
    .number()
    .int()
    .min(0)
    .max(1_000_000)
    .default(0)
    .describe(
      'How many requests a minute a key may make of one instance, where the key itself does not say. `0`: as many as it likes.',
    ),
  OPEN: z
    .string()
    .default('')
    .transform((list) => list.split(',').flatMap((name) => name.trim() || []))
    .pipe(z.array(z.enum(OPENABLE)))
    .describe(
      'What needs no key from other machines either, separated by commas: `docs` (with `/docs/guide` and `/openapi.json`), `graphql` (the page to try queries on), `metrics`. On the machine itself they never need one.',
    ),
  AUDIT: z
    .enum(AUDITS)
    .default('changes')
    .describe(
      'What the [audit log](keys.md#the-audit-log) keeps: `changes` are keys, settings, merges and what destroys, and each look at a person in the explorer; `all` is every request that names a contact besides.',
    ),
  AUDIT_RETENTION_DAYS: z.coerce
    .number()
    .int()
    .min(0)
    .max(36_500)
    .default(365)
    .describe('For how many days a line of the audit log is kept. `0`: for good.'),
};

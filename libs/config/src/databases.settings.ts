import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { text } from './kinds.js';

/** A further database, and the tenants that live there. */
const OtherDatabase = z.strictObject({
  uri: text,
  user: text.default('neo4j'),
  password: z.string().default(''),
  database: text.default('neo4j'),
  tenants: z.array(z.string().regex(/^[A-Za-z0-9._-]{1,64}$/, 'is no tenant')).default([]),
});

const Databases = z
  .record(z.string().regex(/^[a-z0-9-]{1,40}$/, 'a name has 1 to 40 small letters, digits or dashes'), OtherDatabase)
  .superRefine((databases, context) => {
    const tenants = Object.values(databases).flatMap((one) => one.tenants);
    const twice = tenants.find((tenant, i) => tenants.indexOf(tenant) !== i);
    if (twice !== undefined) context.addIssue(`tenant ${twice} is named twice`);
    if (tenants.includes('default')) context.addIssue('the tenant default lives at NEO4J_URI');
  });

/** The databases other than that of NEO4J_URI, by name. */
export type Databases = z.infer<typeof Databases>;

function databasesIn(path: string, context: z.core.$RefinementCtx): Databases {
  try {
    const parsed = Databases.safeParse(JSON.parse(readFileSync(path, 'utf8')));
    if (parsed.success) return parsed.data;
    for (const { path: place, message } of parsed.error.issues) context.addIssue([...place, message].join(' '));
  } catch (error) {
    // Without the text, which contains passwords.
    const code = (error as NodeJS.ErrnoException).code;
    context.addIssue(`${path} ${code === undefined ? 'is not JSON' : `cannot be read (${code})`}`);
  }
  return z.NEVER;
}

export const databases = {
  DATABASES: text.transform(databasesIn).optional().meta({
    description:
      'A JSON file with further databases and the tenants that live there: `{"eu": {"uri": "bolt://…", "user": …, "password": …, "database": …, "tenants": ["acme"]}}` ([tenants on several databases](scale.md#tenants-on-several-databases)). All other tenants live at `NEO4J_URI`.',
    unset: 'none',
  }),
  USE_DATABASE: text.optional().meta({
    description:
      'Which of `DATABASES` a command works on. `./dev start` and `./dev demo` refuse it: they serve the tenants of all of them.',
    unset: 'that of `NEO4J_URI`',
  }),
};

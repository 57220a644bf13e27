import { z } from 'zod';
import { KEY_ROLES } from '#domain/service/key-role.js';
import { cursor, id, instant, limit, page } from './fields.js';
import { operation } from './operation.js';

const AuditLine = z
  .strictObject({
    id,
    at: instant,
    operation: z.string().describe('The name of the operation; "import" for an import from the command line.'),
    door: z.enum(['rest', 'graphql', 'mcp', 'explorer', 'compat', 'cli']).describe('Where the request came in.'),
    contactId: z.string().nullable().describe('The contact concerned; the id stays here after an erasure.'),
    keyId: z.string().nullable().describe('The key of the request; null from the command line.'),
    keyName: z.string().nullable(),
    role: z.enum(KEY_ROLES).nullable().describe('The role of that key.'),
  })
  .meta({
    id: 'AuditLine',
    description: 'A record of who did or looked at what, without its content.',
  });

export const listAudit = operation({
  name: 'listAudit',
  tag: 'keys',
  summary: 'Who did what and whom they looked at, newest first',
  description: 'The setting AUDIT says what is recorded, AUDIT_RETENTION_DAYS for how long it is kept.',
  method: 'GET',
  path: '/v1/audit',
  role: 'admin',
  input: z.strictObject({
    contactId: id.optional().describe('Only records about this contact, who may have been erased.'),
    keyId: id.optional().describe('Only requests with this key.'),
    from: instant.optional().describe('Inclusive. Default: the beginning.'),
    to: instant.optional().describe('Exclusive. Default: now.'),
    limit: limit(50, 200),
    cursor,
  }),
  output: page('lines', AuditLine),
  status: 200,
});

import { z } from 'zod';
import { KEY_ROLES } from '#domain/service/key-role.js';
import { cursor, id, instant, label, limit, page } from './fields.js';
import { operation } from './operation.js';

const role = z
  .enum(KEY_ROLES)
  .describe(
    'read: all reads. write: also changes to memory. admin: also keys, settings and deletion. ops: metrics and documentation, no data of contacts.',
  );

const TenantKey = z
  .strictObject({
    id,
    name: z.string(),
    role,
    createdAt: instant,
    expiresAt: instant.nullable(),
    ratePerMinute: z.int().nullable(),
    revokedAt: instant.nullable(),
  })
  .meta({ id: 'TenantKey', description: 'A key of the tenant, without its secret.' });

const OwnKey = z
  .strictObject({
    id,
    name: z.string(),
    role,
    expiresAt: instant.nullable().describe('The key stops working then; null: never.'),
    ratePerMinute: z.int().nullable().describe('Maximum requests per minute to one instance; null: no limit.'),
  })
  .meta({ id: 'OwnKey', description: 'The key of this request, without its secret.' });

export const getKey = operation({
  name: 'getKey',
  tag: 'keys',
  summary: 'The key of this request: its role and expiry',
  method: 'GET',
  path: '/v1/key',
  role: 'any',
  input: z.strictObject({}),
  output: OwnKey,
  status: 200,
});

export const createKey = operation({
  name: 'createKey',
  tag: 'keys',
  summary: 'Create a key of the tenant',
  description:
    'Only this answer has the secret: the service stores just a hash. Keys of the role ops are created by the operator.',
  method: 'POST',
  path: '/v1/keys',
  role: 'admin',
  input: z.strictObject({
    name: label.describe('What the key is for.'),
    role: z.enum(['read', 'write', 'admin']).default('write').describe('What it may do.'),
    expiresAt: instant.nullable().optional().describe('Later than now. Default: never.'),
    ratePerMinute: z
      .int()
      .min(1)
      .max(1_000_000)
      .nullable()
      .optional()
      .describe('Maximum requests per minute to one instance. Default: RATE_LIMIT_PER_MINUTE.'),
  }),
  output: TenantKey.extend({ secret: z.string().describe('What to send as "Authorization: Bearer SECRET".') }).meta({
    id: 'NewKey',
    description: 'A new key, with its secret.',
  }),
  status: 201,
  location: '/v1/keys',
});

export const listKeys = operation({
  name: 'listKeys',
  tag: 'keys',
  summary: 'The keys of the tenant, oldest first',
  description: 'Includes revoked and expired keys.',
  method: 'GET',
  path: '/v1/keys',
  role: 'admin',
  input: z.strictObject({ limit: limit(50, 200), cursor }),
  output: page('keys', TenantKey),
  status: 200,
});

export const revokeKey = operation({
  name: 'revokeKey',
  tag: 'keys',
  summary: 'Revoke a key of the tenant',
  description: 'Takes effect on every instance within 5 s. Repeating the call changes nothing.',
  method: 'POST',
  path: '/v1/keys/{keyId}/revoke',
  role: 'admin',
  input: z.strictObject({ keyId: id }),
  output: TenantKey,
  status: 200,
});

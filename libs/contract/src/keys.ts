import { z } from 'zod';
import { KEY_ROLES } from '#domain/key-role.js';
import { cursor, id, instant, label, limit, page } from './fields.js';
import { operation } from './operation.js';

const role = z
  .enum(KEY_ROLES)
  .describe(
    'read: every read. write: also what changes memory. admin: also keys, settings and what destroys. ops: metrics and documentation, nothing of callers.',
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
    expiresAt: instant.nullable().describe('From then on it opens nothing; null: never.'),
    ratePerMinute: z
      .int()
      .nullable()
      .describe('How many requests a minute it may make of one instance; null: no limit.'),
  })
  .meta({ id: 'OwnKey', description: 'The key that asks, without its secret.' });

export const getKey = operation({
  name: 'getKey',
  tag: 'keys',
  summary: 'The key that asks: its role, and how long it opens',
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
  summary: 'Make a key of the tenant',
  description:
    'The answer has the secret, this once: only its hash is kept. A key of the role ops is made by whoever runs the service.',
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
      .describe('How many requests a minute it may make of one instance. Default: RATE_LIMIT_PER_MINUTE.'),
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
  description: 'Those that were revoked or have expired too.',
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
  summary: 'Let a key of the tenant open nothing any more',
  description: 'Every instance notices within 5 s. Repeating the call changes nothing.',
  method: 'POST',
  path: '/v1/keys/{keyId}/revoke',
  role: 'admin',
  input: z.strictObject({ keyId: id }),
  output: TenantKey,
  status: 200,
});

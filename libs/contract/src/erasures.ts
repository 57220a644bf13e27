import { z } from 'zod';
import { cursor, id, instant, limit, page } from './fields.js';
import { operation } from './operation.js';

/** How much an erasure deleted. */
export const erased = z.strictObject({
  memories: z.int(),
  decisions: z.int(),
  sessions: z.int(),
  turns: z.int(),
  identifiers: z.int(),
  profiles: z.int(),
  answers: z.int().describe('Answers stored for Idempotency-Key about the contact.'),
});

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

const Certificate = z
  .strictObject({
    id,
    number: z.int().describe('Its number among all erasures, from 1 without gaps.'),
    contactId: id,
    contactIds: z.array(id).describe('The contact and those merged into it, sorted by id.'),
    erasedAt: instant,
    erased,
    previous: sha256.nullable().describe('The hash of the previous erasure; null for the first.'),
    hash: sha256.describe('SHA-256, hexadecimal, of all other fields as canonical JSON (RFC 8785).'),
  })
  .meta({
    id: 'Certificate',
    description:
      'The certificate of an erasure: who was erased, when, and how much, without content, in a chain of hashes.',
  });

export const listErasures = operation({
  name: 'listErasures',
  tag: 'contacts',
  summary: 'The certificates of all erasures, oldest first',
  method: 'GET',
  path: '/v1/erasures',
  input: z.strictObject({ limit: limit(50, 200), cursor }),
  output: page('erasures', Certificate),
  status: 200,
});

export const getErasure = operation({
  name: 'getErasure',
  tag: 'contacts',
  summary: 'The certificate of an erasure',
  method: 'GET',
  path: '/v1/erasures/{erasureId}',
  input: z.strictObject({ erasureId: id }),
  output: Certificate,
  status: 200,
});

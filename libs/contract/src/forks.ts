import { z } from 'zod';
import { id, instant } from './fields.js';
import { RememberOutput } from './memories.js';
import { operation } from './operation.js';

export const Fork = z
  .strictObject({
    id: id.describe("Use it in place of a contact's id in remember, rememberBatch, recall and listMemories."),
    contactId: id.describe('The contact that was forked.'),
    at: instant.describe('The instant as of which the contact is seen.'),
    createdAt: instant,
    state: z.enum(['open', 'merged', 'dropped']),
    endedAt: instant.nullable().describe('When it was merged or dropped.'),
    statements: z.int().describe('How many statements were made in it.'),
  })
  .meta({ id: 'Fork', description: 'A scope that sees a contact as of an instant, with its own statements since.' });

export const createFork = operation({
  name: 'createFork',
  tag: 'contacts',
  summary: 'Fork a contact: a scope that sees it as of an instant and keeps its own writes apart',
  description:
    'Nothing is copied. Until it is merged, the fork sees no later writes to its contact, and the contact none in the fork. Use its id as contactId in remember, rememberBatch, recall and listMemories; other operations accept contacts only.',
  method: 'POST',
  path: '/v1/contacts/{contactId}/forks',
  input: z.strictObject({ contactId: id, at: instant.optional().describe('Not in the future. Default: now.') }),
  output: Fork,
  status: 201,
  location: '/v1/contacts/{contactId}/forks',
  idempotent: true,
});

export const listForks = operation({
  name: 'listForks',
  tag: 'contacts',
  summary: 'The open forks of a contact, latest first',
  method: 'GET',
  path: '/v1/contacts/{contactId}/forks',
  input: z.strictObject({ contactId: id }),
  output: z.strictObject({ forks: z.array(Fork) }).meta({ id: 'Forks' }),
  status: 200,
});

export const mergeFork = operation({
  name: 'mergeFork',
  tag: 'contacts',
  summary: 'Merge a fork into its contact, and end it',
  description:
    'Repeats each statement for the contact in the original order and with its original time, in one transaction, against what is believed now. A version that a statement was to replace counts only if it is still current.',
  method: 'POST',
  path: '/v1/forks/{forkId}/merge',
  input: z.strictObject({ forkId: id }),
  output: z
    .strictObject({
      fork: Fork,
      results: z
        .array(
          RememberOutput.partial().extend({
            skipped: id.optional().describe('Instead: the memory that the contact already has for the same key.'),
          }),
        )
        .describe('The result of each statement, in order.'),
    })
    .meta({ id: 'ForkMerge' }),
  status: 200,
  idempotent: true,
});

export const dropFork = operation({
  name: 'dropFork',
  tag: 'contacts',
  summary: 'End a fork and delete its statements',
  method: 'DELETE',
  path: '/v1/forks/{forkId}',
  input: z.strictObject({ forkId: id }),
  output: Fork,
  status: 200,
});

import { z } from 'zod';
import { id, instant } from './fields.js';
import { RememberOutput } from './memories.js';
import { operation } from './operation.js';

export const Fork = z
  .strictObject({
    id: id.describe('In the place of the id of a contact it serves remember, rememberBatch, recall and listMemories.'),
    contactId: id.describe('The contact that it is of.'),
    at: instant.describe('The contact is seen as of then.'),
    createdAt: instant,
    state: z.enum(['open', 'merged', 'dropped']),
    endedAt: instant.nullable().describe('When it was merged or dropped.'),
    statements: z.int().describe('How many were made in it.'),
  })
  .meta({ id: 'Fork', description: 'A scope that sees a contact as of an instant, and what was said in it since.' });

export const createFork = operation({
  name: 'createFork',
  tag: 'contacts',
  summary: 'Fork a contact: a scope that sees it as of an instant, and keeps its own writes apart',
  description:
    'Nothing is copied. The fork never sees what is written about its contact later, and the contact never what is said in the fork, until the fork is merged. Its id takes the place of a contactId in remember, rememberBatch, recall and listMemories; everything else knows contacts only.',
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
  summary: 'The forks of a contact that are open, the latest first',
  method: 'GET',
  path: '/v1/contacts/{contactId}/forks',
  input: z.strictObject({ contactId: id }),
  output: z.strictObject({ forks: z.array(Fork) }).meta({ id: 'Forks' }),
  status: 200,
});

export const mergeFork = operation({
  name: 'mergeFork',
  tag: 'contacts',
  summary: 'Tell a contact what was said in a fork of it, and end the fork',
  description:
    'Each statement meets what is believed of the contact by now, in the order in which they were made and with the time at which it was said, in one transaction. What a statement was to replace counts only if it is still current.',
  method: 'POST',
  path: '/v1/forks/{forkId}/merge',
  input: z.strictObject({ forkId: id }),
  output: z
    .strictObject({
      fork: Fork,
      results: z
        .array(
          RememberOutput.partial().extend({
            skipped: id.optional().describe('Instead: the memory that the contact has of the same key.'),
          }),
        )
        .describe('What became of each statement, in their order.'),
    })
    .meta({ id: 'ForkMerge' }),
  status: 200,
  idempotent: true,
});

export const dropFork = operation({
  name: 'dropFork',
  tag: 'contacts',
  summary: 'End a fork and delete all that was said in it',
  method: 'DELETE',
  path: '/v1/forks/{forkId}',
  input: z.strictObject({ forkId: id }),
  output: Fork,
  status: 200,
});

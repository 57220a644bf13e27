import { z } from 'zod';
import { callerId, humanText, id, instant, limit, cursor } from './fields.js';
import { Memory } from './memory.js';
import { operation } from './operation.js';

/** A path in a repository, from its root; a directory ends in `/` and stands for all that lies below. */
const path = humanText(1_000);

const Revision = z
  .strictObject({
    id: callerId.describe('Such as the hash of a commit.'),
    parents: z
      .array(callerId)
      .max(100)
      .default([])
      .describe('Those it was made from; they may be told later. None for a root.'),
    committedAt: instant.optional(),
    paths: z
      .array(path)
      .max(1_000)
      .default([])
      .describe('The paths that it changed, from the root; one that ends in / stands for all that lies below.'),
  })
  .meta({ id: 'StatedRevision' });

export const addRevisions = operation({
  name: 'addRevisions',
  tag: 'revisions',
  summary: 'Tell the commits of a repository with their parents, all or none',
  description:
    'What was told before is not kept again, so a batch can be sent twice. A revision that was told with other parents is a CONFLICT; one that would be its own ancestor is refused.',
  method: 'POST',
  path: '/v1/revisions',
  input: z.strictObject({
    repository: callerId.describe('A name of the tenant’s own; it is made with its first revision.'),
    revisions: z.array(Revision).min(1).max(1_000),
  }),
  output: z.strictObject({
    repository: z.string(),
    added: z.int(),
    known: z.int().describe('Of the batch: told before.'),
    revisions: z.int().describe('How many the repository has now.'),
    missing: z.int().describe('Parents that were named and not told yet.'),
  }),
  status: 200,
});

const Drifted = z
  .strictObject({
    memory: Memory,
    paths: z.array(z.string()).describe('The changed paths that it is pinned to, in order, ten at most.'),
  })
  .meta({ id: 'Drifted', description: 'A memory that is pinned to a path that has changed.' });

export const listDrift = operation({
  name: 'listDrift',
  tag: 'revisions',
  summary: 'The memories of a contact that are pinned to a path that changed between two revisions',
  description:
    'Of the memories that are believed at both revisions, those with a pin `path:…` that a revision changed which one of the two has and the other has not. They may still be true: somebody should look.',
  method: 'GET',
  path: '/v1/contacts/{contactId}/drift',
  input: z.strictObject({
    contactId: id,
    repository: callerId.optional().describe('Needed where the tenant has several.'),
    from: callerId.describe('The revision at which they were right.'),
    to: callerId.describe('The revision that is looked at.'),
    limit: limit(100, 500),
    cursor,
  }),
  output: z.strictObject({
    drifted: z.array(Drifted),
    changedPaths: z.int().describe('How many paths changed in all.'),
    nextCursor: z.string().nullable(),
  }),
  status: 200,
});

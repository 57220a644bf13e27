import { z } from 'zod';
import { callerId, humanText, id, instant, limit, cursor } from './fields.js';
import { Memory } from './memory.js';
import { operation } from './operation.js';

/** A path from the root of a repository; one ending in `/` means everything below. */
const path = humanText(1_000);

const Revision = z
  .strictObject({
    id: callerId.describe('Such as the hash of a commit.'),
    parents: z.array(callerId).max(100).default([]).describe('Its parents, which may be sent later. None for a root.'),
    committedAt: instant.optional(),
    paths: z
      .array(path)
      .max(1_000)
      .default([])
      .describe('The paths that it changed, from the root; one ending in / means everything below.'),
  })
  .meta({ id: 'StatedRevision' });

export const addRevisions = operation({
  name: 'addRevisions',
  tag: 'revisions',
  summary: 'Register the commits of a repository with their parents, all or none',
  description:
    'Known revisions are skipped, so a batch can be sent twice. CONFLICT if a known revision has other parents; a revision that would be its own ancestor is refused.',
  method: 'POST',
  path: '/v1/revisions',
  input: z.strictObject({
    repository: callerId.describe('A name of the tenant’s choice; created with its first revision.'),
    revisions: z.array(Revision).min(1).max(1_000),
  }),
  output: z.strictObject({
    repository: z.string(),
    added: z.int(),
    known: z.int().describe('Of the batch: already known.'),
    revisions: z.int().describe('How many the repository has now.'),
    missing: z.int().describe('Parents named but not registered yet.'),
  }),
  status: 200,
});

const Drifted = z
  .strictObject({
    memory: Memory,
    paths: z.array(z.string()).describe('The changed paths to which it is pinned, in order, at most ten.'),
  })
  .meta({ id: 'Drifted', description: 'A memory pinned to a path that has changed.' });

export const listDrift = operation({
  name: 'listDrift',
  tag: 'revisions',
  summary: 'Memories of a contact pinned to paths that changed between two revisions',
  description:
    'Memories believed at both revisions that have a pin `path:…` to a path changed by a revision that only one of the two has. They may still be true: a person should look.',
  method: 'GET',
  path: '/v1/contacts/{contactId}/drift',
  input: z.strictObject({
    contactId: id,
    repository: callerId.optional().describe('Needed if the tenant has several.'),
    from: callerId.describe('The revision at which they were right.'),
    to: callerId.describe('The revision to compare.'),
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

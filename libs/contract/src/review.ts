import { z } from 'zod';
import { DECIDERS } from '#domain/settled.js';
import { asOf, cursor, id, instant, limit, page, share, text } from './fields.js';
import { Decision } from './memories.js';
import { Memory } from './memory.js';
import { operation } from './operation.js';

const ReviewItem = z
  .strictObject({
    decisionId: id.describe('The decision that left it unclear.'),
    memory: Memory.describe('What was told; it stands beside what is believed.'),
    candidates: z.array(Memory).describe('What it may restate, replace, end or correct.'),
    reason: z.string().describe('Why nothing could decide.'),
    decidedBy: z.enum(DECIDERS),
    model: z.string().nullable(),
    probability: share.nullable().describe('Of the reading that was not sure enough, if the decider gave one.'),
    recordedAt: instant,
  })
  .meta({ id: 'ReviewItem', description: 'A statement that nothing could decide about, and what it may concern.' });

export const listReview = operation({
  name: 'listReview',
  tag: 'review',
  summary: 'What was unclear about a contact, newest first',
  description:
    'Statements that were stored beside what is believed because nothing could decide, or because the recogniser was not sure of the words. One leaves the queue when it is resolved, or is believed no longer.',
  method: 'GET',
  path: '/v1/contacts/{contactId}/review',
  input: z.strictObject({ contactId: id, knownAt: asOf.knownAt, limit: limit(50, 200), cursor }),
  output: page('items', ReviewItem),
  status: 200,
});

export const resolveReview = operation({
  name: 'resolveReview',
  tag: 'review',
  summary: 'Settle what was unclear',
  description:
    'confirm: both are so, and it stays beside. dismiss: it is withdrawn. supersede: it takes the place of a candidate, or ends or corrects it where it is a denial. The resolution is a decision, and can be reverted: then the item is in the queue again.',
  method: 'POST',
  path: '/v1/contacts/{contactId}/review/{decisionId}',
  input: z.strictObject({
    contactId: id,
    decisionId: id.describe('Of the item.'),
    resolution: z.enum(['confirm', 'dismiss', 'supersede']),
    supersedes: id.optional().describe('The candidate, for supersede. Default: the only one.'),
    as: z
      .enum(['change', 'correction'])
      .default('change')
      .describe('For supersede. change: the candidate was true until then. correction: it never was.'),
    reason: text.optional(),
  }),
  output: z.strictObject({ memory: Memory, decision: Decision }),
  status: 200,
  idempotent: true,
});

import { z } from 'zod';
import { DECIDERS } from '#domain/settled.js';
import { asOf, cursor, id, instant, limit, page, share, text } from './fields.js';
import { Decision } from './memories.js';
import { Memory } from './memory.js';
import { operation } from './operation.js';
import { readAs } from './statement.js';

const kind = z.enum(['unclear', 'contradicting', 'low_confidence', 'stale']);

const Action = z
  .strictObject({
    does: z.enum(['confirm', 'withdraw', 'end', 'supersede']),
    operation: z.enum(['remember', 'withdraw', 'resolveReview']),
    fields: z.record(z.string(), z.unknown()).describe('The input of the operation, as far as it is known.'),
    asks: z.array(z.string()).describe('The fields that are to be filled in besides.'),
  })
  .meta({ id: 'ReviewAction', description: 'One way to settle an item.' });

const ReviewItem = z
  .strictObject({
    kind: kind.describe(
      'unclear: nothing could decide about a statement. contradicting: it cannot hold together with the candidates. low_confidence: little is left. stale: neither said nor recalled for long.',
    ),
    decisionId: id.nullable().describe('The decision that left it unclear; null for the other kinds.'),
    memory: Memory.describe('What was told, or what is doubted.'),
    candidates: z.array(Memory).describe('What it may restate, replace, end or correct, or what it contradicts.'),
    reason: z.string().describe('Why somebody should look at it.'),
    decidedBy: z.enum(DECIDERS).nullable(),
    model: z.string().nullable(),
    probability: share.nullable().describe('Of the reading that was not sure enough, if the decider gave one.'),
    recordedAt: instant,
    actions: z.array(Action).describe('What can be done about it.'),
  })
  .meta({ id: 'ReviewItem', description: 'Something that somebody should look at, and what can be done about it.' });

export const listReview = operation({
  name: 'listReview',
  tag: 'review',
  summary: 'What somebody should look at: what was unclear, contradicts itself, or grew old',
  description:
    'First, newest first, statements that were stored beside what is believed because nothing could decide, or because the recogniser was not sure of the words; one leaves when it is resolved, or is believed no longer. Then memories that contradict each other, are hardly sure any more, or are stale; one leaves when it is said again, ends, or is withdrawn.',
  method: 'GET',
  path: '/v1/contacts/{contactId}/review',
  input: z.strictObject({
    contactId: id,
    kind: kind.optional(),
    knownAt: asOf.knownAt,
    agentId: readAs,
    limit: limit(50, 200),
    cursor,
  }),
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
    agentId: readAs,
    reason: text.optional(),
  }),
  output: z.strictObject({ memory: Memory, decision: Decision }),
  status: 200,
  idempotent: true,
});

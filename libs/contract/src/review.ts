import { z } from 'zod';
import { DECIDERS } from '#domain/reconcile/decision-types.js';
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
    fields: z.record(z.string(), z.unknown()).describe("The known part of the operation's input."),
    asks: z.array(z.string()).describe('The fields still to be filled in.'),
  })
  .meta({ id: 'ReviewAction', description: 'One way to settle an item.' });

const ReviewItem = z
  .strictObject({
    kind: kind.describe(
      'unclear: nothing could decide about a statement. contradicting: it cannot be true together with the candidates. low_confidence: little confidence is left. stale: neither said nor recalled for long.',
    ),
    decisionId: id.nullable().describe('The decision that left it unclear; null for the other kinds.'),
    memory: Memory.describe('The unclear statement, or the doubtful memory.'),
    candidates: z.array(Memory).describe('What it may restate, replace, end or correct, or what it contradicts.'),
    reason: z.string().describe('Why a person should look at it.'),
    decidedBy: z.enum(DECIDERS).nullable(),
    model: z.string().nullable(),
    probability: share.nullable().describe('The probability of the uncertain reading, if the decider gave one.'),
    recordedAt: instant,
    actions: z.array(Action).describe('The ways to settle it.'),
  })
  .meta({ id: 'ReviewItem', description: 'Something that a person should look at, with the ways to settle it.' });

export const listReview = operation({
  name: 'listReview',
  tag: 'review',
  summary: 'What a person should look at: unclear statements, contradictions, and outdated memories',
  description:
    'First, newest first, statements that were kept beside others because nothing could decide, or because the recogniser was unsure of the words; each leaves when it is resolved or no longer believed. Then memories that contradict each other, have little confidence left, or are stale; each leaves when it is said again, ends, or is withdrawn.',
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
  summary: 'Settle an unclear statement',
  description:
    'confirm: both hold, and it stays beside. dismiss: it is withdrawn. supersede: it replaces a candidate, or, as a denial, ends or corrects it. The resolution is a decision and can be reverted, which puts the item back.',
  method: 'POST',
  path: '/v1/contacts/{contactId}/review/{decisionId}',
  input: z.strictObject({
    contactId: id,
    decisionId: id.describe('The decision of the item.'),
    resolution: z.enum(['confirm', 'dismiss', 'supersede']),
    supersedes: id.optional().describe('For supersede: the candidate. Default: the only one.'),
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

import { z } from 'zod';
import { MEMORY_KINDS } from '#domain/memory/memory.js';
import { DECIDERS } from '#domain/reconcile/decision-types.js';
import { asOf, AsOfOutput, atRevision, cursor, flag, id, instant, label, limit, share, text } from './fields.js';
import { Memory, Step } from './memory.js';
import { operation } from './operation.js';
import {
  attribute,
  ENDS_LATER,
  EVENTS_ARE_EPISODIC,
  EVENTS_TELL_THEMSELVES,
  hasAttribute,
  inOrder,
  pin,
  pins,
  readAs,
  Statement,
  statement,
  tag,
  tellsItself,
  tier,
  toCome,
  VALUES_ARE_OF_ATTRIBUTES,
} from './statement.js';

export const Parts = z
  .strictObject({ similarity: z.number(), recency: share, importance: share })
  .meta({ id: 'Parts', description: 'The parts of a score, each from 0 to 1 before weighting.' });

export const Decision = z
  .strictObject({
    id: id.nullable().describe('null in a dry run.'),
    outcome: z.enum(['added', 'restated', 'superseded', 'ended', 'corrected', 'withdrawn']),
    superseded: z.array(id),
    decidedBy: z.enum(DECIDERS),
    model: z
      .string()
      .nullable()
      .describe('The arbiter or extractor, if it decided, with a hash of its prompt or file.'),
    probability: share
      .nullable()
      .describe('Probability that it is right, if the decider knows it, as the classifier does.'),
    similarity: z.number().nullable(),
    reason: z.string(),
    statedReason: z.string().nullable().describe("The caller's own reason."),
    unclear: z
      .boolean()
      .describe('Nothing could decide: the memory is kept beside the others and is in the review queue.'),
    candidates: z.array(z.strictObject({ id, text: z.string(), score: z.number(), parts: Parts })),
  })
  .meta({ id: 'Decision', description: 'How a statement was reconciled with what was believed, and why.' });

const KeptDecision = Decision.extend({
  outcome: z.enum([
    ...['added', 'restated', 'superseded', 'ended', 'corrected', 'withdrawn'],
    ...['filed', 'reverted', 'merged', 'met', 'forgotten', 'redacted'],
  ] as const),
}).meta({
  id: 'KeptDecision',
  description:
    'A stored decision. Also recorded: a memory was filed (its tier, pins or category), a decision reverted, a contact merged, two entities merged (met), or something forgotten or redacted.',
});

export const RememberOutput = z
  .strictObject({ memory: Memory.optional().describe('Absent in a dry run.'), decision: Decision })
  .meta({ id: 'Remembered' });

export const remember = operation({
  name: 'remember',
  tag: 'memories',
  summary: 'Remember a statement about a contact',
  description:
    'The statement is added, restates what is believed, or supersedes it; the decision says which, and why. With `dryRun=true` nothing is written, the status is 200 and only the decision is returned.',
  method: 'POST',
  path: '/v1/contacts/{contactId}/memories',
  query: ['dryRun'],
  input: z
    .strictObject({ contactId: id, ...statement, dryRun: flag.default(false) })
    .refine(({ validFrom, validTo }) => inOrder(validFrom, validTo), ENDS_LATER)
    .refine(({ event, kind = 'episodic' }) => !event || kind === 'episodic', EVENTS_ARE_EPISODIC)
    .refine(tellsItself, EVENTS_TELL_THEMSELVES)
    .refine(hasAttribute, VALUES_ARE_OF_ATTRIBUTES),
  output: RememberOutput,
  status: 201,
  location: '/v1/memories/{memory.id}',
  idempotent: true,
});

export const rememberBatch = operation({
  name: 'rememberBatch',
  tag: 'memories',
  summary: 'Remember up to 500 statements in order, all or none',
  method: 'POST',
  path: '/v1/contacts/{contactId}/memories/batch',
  input: z.strictObject({ contactId: id, memories: z.array(Statement).min(1).max(500) }),
  output: z.strictObject({ results: z.array(RememberOutput) }),
  status: 201,
  location: '/v1/contacts/{results.0.memory.contactId}/memories',
  idempotent: true,
});

export const listMemories = operation({
  name: 'listMemories',
  tag: 'memories',
  summary: 'What was believed about a contact, as of both clocks',
  method: 'GET',
  path: '/v1/contacts/{contactId}/memories',
  input: z.strictObject({
    contactId: id,
    ...asOf,
    ...atRevision,
    kind: z.enum(MEMORY_KINDS).optional(),
    attribute: attribute.optional(),
    tag: tag.optional(),
    pin: pin.optional(),
    category: tag.optional(),
    tier: tier.optional(),
    agentId: readAs,
    subject: label.optional().describe('Whom or what it is about; "contact" for memories about the contact.'),
    channel: label.optional().describe('Only what was said in a session on this channel.'),
    toCome: toCome.optional(),
    limit: limit(100, 500),
    cursor,
  }),
  output: z.strictObject({ memories: z.array(Memory), asOf: AsOfOutput, nextCursor: z.string().nullable() }),
  status: 200,
});

export const getMemory = operation({
  name: 'getMemory',
  tag: 'memories',
  summary: 'One version of one fact',
  method: 'GET',
  path: '/v1/memories/{memoryId}',
  input: z.strictObject({ memoryId: id, knownAt: asOf.knownAt }),
  output: Memory,
  status: 200,
});

export const fileMemory = operation({
  name: 'fileMemory',
  tag: 'memories',
  summary: 'Set the tier, pins or category of a memory; its content stays',
  description:
    'Recorded as a new version, so reads of the past do not change and a revert undoes it. Fields not stated stay as they are; if nothing would change, nothing is written.',
  method: 'POST',
  path: '/v1/memories/{memoryId}/file',
  input: z
    .strictObject({
      memoryId: id,
      tier: tier.optional(),
      pins: pins.optional().describe('The full list; [] for none.'),
      category: tag.nullable().optional().describe('null for none.'),
      reason: text.optional(),
    })
    .refine(({ tier, pins, category }) => [tier, pins, category].some((one) => one !== undefined), {
      path: ['tier'],
      message: 'state a tier, pins or a category',
    }),
  output: z.strictObject({
    memory: Memory,
    decision: KeptDecision.nullable().describe('null if nothing changed.'),
  }),
  status: 200,
  idempotent: true,
});

export const withdraw = operation({
  name: 'withdraw',
  tag: 'memories',
  summary: 'Withdraw a memory: it is no longer believed, and nothing replaces it',
  method: 'POST',
  path: '/v1/memories/{memoryId}/withdraw',
  input: z.strictObject({ memoryId: id, reason: text.optional() }),
  output: z.strictObject({ memory: Memory }),
  status: 200,
  idempotent: true,
});

export const getHistory = operation({
  name: 'getHistory',
  tag: 'memories',
  summary: 'The whole chain of a fact, oldest first, each step with its reason',
  method: 'GET',
  path: '/v1/memories/{memoryId}/history',
  input: z.strictObject({ memoryId: id, knownAt: asOf.knownAt, ...atRevision, limit: limit(500, 1_000), cursor }),
  output: z.strictObject({ steps: z.array(Step), nextCursor: z.string().nullable() }),
  status: 200,
});

export const getDecision = operation({
  name: 'getDecision',
  tag: 'memories',
  summary: 'How a statement was reconciled',
  method: 'GET',
  path: '/v1/decisions/{decisionId}',
  input: z.strictObject({ decisionId: id }),
  output: z.strictObject({
    decision: KeptDecision,
    memoryId: id,
    contactId: id,
    text: z.string(),
    recordedAt: instant,
    reverts: id.nullable().describe('The decision that it reverted.'),
    revertedAt: instant.nullable().describe('When it was reverted itself.'),
  }),
  status: 200,
});

export const revertDecision = operation({
  name: 'revertDecision',
  tag: 'memories',
  summary: 'Revert a decision exactly, on the record',
  description:
    'From now on, what the decision began is no longer believed, and what it ended is believed again; reads of the past do not change. A revert is a decision and can be reverted. If a later decision builds on this one, revert that first: the CONFLICT names it.',
  method: 'POST',
  path: '/v1/decisions/{decisionId}/revert',
  input: z.strictObject({ decisionId: id, reason: text.optional() }),
  output: z.strictObject({
    decision: KeptDecision,
    memories: z.array(Memory).describe('Memories that are believed again, or whose confidence changed.'),
  }),
  status: 200,
  idempotent: true,
});

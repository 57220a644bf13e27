import { z } from 'zod';
import { MEMORY_KINDS, MODALITIES, POLARITIES, PRECISIONS, SHOWN_STATUSES } from '#domain/memory/memory.js';
import { DECIDERS } from '#domain/reconcile/decision-types.js';
import { id, instant, share } from './fields.js';
import { Forgotten } from './forgotten.js';
import { recurrence, tier } from './statement.js';

export const Memory = z
  .strictObject({
    id,
    contactId: id,
    kind: z.enum(MEMORY_KINDS),
    text: z.string(),
    attribute: z.string().nullable(),
    value: z.string().nullable().describe('null also for a denial, since nothing has the denied value.'),
    polarity: z.enum(POLARITIES).describe('holds, or a denial (ends, never) of something that was not known.'),
    modality: z
      .enum(MODALITIES)
      .describe('How it is meant: a fact, a plan, a wish, or hearsay (what somebody else reportedly said).'),
    importance: share,
    confidence: share,
    confidenceNow: share.describe('The confidence left at validAt: it halves with time since it was last said.'),
    lastRecalledAt: instant
      .nullable()
      .describe('When a recall last showed it, as of now whatever the times of the read.'),
    recallCount: z.int().describe('How often a recall showed it.'),
    stale: z
      .boolean()
      .optional()
      .describe('true: neither said nor recalled for long. Only in lists, recall, the context and the review queue.'),
    tags: z.array(z.string()),
    tier,
    pins: z.array(z.string()).describe('What outside the service it is tied to, as kind:value.'),
    category: z.string().nullable(),
    agentId: z.string().nullable().describe('The only agent that knows it; null: all agents.'),
    validFrom: instant.describe('When it began to hold in the world.'),
    validTo: instant.nullable().describe('When it stops holding, exclusive; null while it holds.'),
    startsKnown: z
      .boolean()
      .describe('false: nobody said when it began; it holds at least since validFrom, when it was said.'),
    recordedAt: instant.describe('When we began to believe it.'),
    supersededAt: instant.nullable().describe('When we stopped believing it; null while we do.'),
    precision: z.enum(PRECISIONS).nullable().describe('How exactly its time was stated.'),
    language: z
      .string()
      .nullable()
      .describe('The language in which it was read; null in memories older than this field.'),
    expression: z.string().nullable().describe('The words from which its time was read.'),
    startsAt: instant.nullable().describe('When an event takes place; null if not said.'),
    endsAt: instant.nullable(),
    recurrence: recurrence.nullable(),
    subject: z
      .string()
      .nullable()
      .describe('Whom or what it is about; null for the contact, and for an event stated without parts.'),
    verb: z.string().nullable(),
    object: z.string().nullable(),
    aliases: z.array(z.string()).describe('Other words that find an event.'),
    status: z
      .enum(SHOWN_STATUSES)
      .nullable()
      .describe(
        'Whether an event is planned, done or cancelled; unconfirmed: it was planned, its time has passed at the read, and nobody said whether it happened. null if not an event.',
      ),
    repository: z.string().nullable().describe('The repository of the revisions; null if none.'),
    validFromRevision: z
      .string()
      .nullable()
      .describe('It holds from this revision and its descendants on; null: no beginning.'),
    validToRevision: z
      .string()
      .nullable()
      .describe('It no longer holds at this revision and its descendants; null: no end.'),
    turnId: z.string().nullable(),
    entityId: id.nullable().describe('The entity that it is about; null for the contact, and for an event.'),
    quote: z.string().nullable().describe('The words of that turn that say it.'),
    forgotten: Forgotten.optional().describe('Present only if it was forgotten; the text is then empty.'),
  })
  .meta({ id: 'Memory', description: 'One version of one fact about a contact.' });
export const Step = z
  .strictObject({
    memory: Memory,
    as: z.enum([
      'added',
      'change',
      'correction',
      'extension',
      'remainder',
      'filed',
      'merge',
      'revert',
      'ended',
      'corrected',
      'withdrawn',
      'reverted',
      'forgotten',
    ]),
    supersedes: z.array(id),
    decidedBy: z.enum(DECIDERS).nullable(),
    reason: z.string().nullable(),
    statedReason: z.string().nullable().describe("The caller's own reason."),
    similarity: z.number().nullable(),
    decisionId: id.nullable(),
    at: instant,
    restatements: z.array(
      z.strictObject({
        decisionId: id,
        text: z.string(),
        at: instant,
        decidedBy: z.enum(DECIDERS),
        turnId: z.string().nullable(),
        revertedAt: instant.nullable().describe('When the restatement was reverted.'),
      }),
    ),
  })
  .meta({
    id: 'Step',
    description: 'One step of a fact: a version that began to be believed, or the end of its belief.',
  });

import { z } from 'zod';
import { MEMORY_KINDS, MODALITIES, POLARITIES, PRECISIONS, SHOWN_STATUSES } from '#domain/memory.js';
import { DECIDERS } from '#domain/settled.js';
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
    value: z.string().nullable().describe('null also for a denial: nothing has the value that it denies.'),
    polarity: z
      .enum(POLARITIES)
      .describe('ends or never: a denial of something that is not known; else what holds is said.'),
    modality: z
      .enum(MODALITIES)
      .describe('How it is meant: a fact, a plan, a wish, or hearsay: what somebody else is said to have said.'),
    importance: share,
    confidence: share,
    confidenceNow: share.describe('What is left of confidence at validAt: it halves with time since it was last said.'),
    lastRecalledAt: instant
      .nullable()
      .describe('When a recall last showed it; of now, whatever the times of the read.'),
    recallCount: z.int().describe('How often one did.'),
    stale: z
      .boolean()
      .optional()
      .describe('true: neither said nor recalled for long. Only in lists, recall, the context and the review queue.'),
    tags: z.array(z.string()),
    tier,
    pins: z.array(z.string()).describe('What it is tied to outside, as kind:value.'),
    category: z.string().nullable(),
    agentId: z.string().nullable().describe('The agent that alone knows it; null: all agents.'),
    validFrom: instant.describe('When it began to hold in the world.'),
    validTo: instant.nullable().describe('Until when, exclusive; null while it holds.'),
    startsKnown: z
      .boolean()
      .describe('false: nobody said when it began; it has held since validFrom at the latest, when it was said.'),
    recordedAt: instant.describe('When we began to believe it.'),
    supersededAt: instant.nullable().describe('Until when we believed it; null while we do.'),
    precision: z.enum(PRECISIONS).nullable().describe('How exactly its time was said.'),
    language: z.string().nullable().describe('In which it was read; null of memories from before languages were kept.'),
    expression: z.string().nullable().describe('The words its time was read from.'),
    startsAt: instant.nullable().describe('When an episode takes place; null where that was not said.'),
    endsAt: instant.nullable(),
    recurrence: recurrence.nullable(),
    subject: z
      .string()
      .nullable()
      .describe('Whom or what it is about; null for the contact, and for an event that was not stated in parts.'),
    verb: z.string().nullable(),
    object: z.string().nullable(),
    aliases: z.array(z.string()).describe('Other words by which an event is found.'),
    status: z
      .enum(SHOWN_STATUSES)
      .nullable()
      .describe(
        'Whether an event is planned, done or cancelled; unconfirmed: it was planned, its time has passed when it is read, and nobody said what came of it. null for what is no event.',
      ),
    repository: z.string().nullable().describe('Of the revisions; null where there are none.'),
    validFromRevision: z
      .string()
      .nullable()
      .describe('It holds at this revision and those made from it; null: without a beginning.'),
    validToRevision: z
      .string()
      .nullable()
      .describe('It holds neither at this revision nor at those made from it; null: without an end.'),
    turnId: z.string().nullable(),
    entityId: id.nullable().describe('The entity that it is about; null for the contact, and for an event.'),
    quote: z.string().nullable().describe('The words of that turn that say it.'),
    forgotten: Forgotten.optional().describe('Only where it was forgotten; the text is then empty.'),
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
        revertedAt: instant.nullable().describe('When it stopped counting.'),
      }),
    ),
  })
  .meta({ id: 'Step', description: 'One step of a fact: a version that began, or the belief that ended.' });

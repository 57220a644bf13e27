import { z } from 'zod';
import { AT_HAND, MEMORY_KINDS, PRECISIONS, TIERS } from '#domain/memory.js';
import { asOf, AsOfOutput, atRevision, id, instant, label, language, share, text } from './fields.js';
import { Turn } from './conversation.js';
import { Parts } from './memories.js';
import { Memory } from './memory.js';
import { operation } from './operation.js';
import { ranking } from './ranking.js';
import { attribute, pin, readAs, tag } from './statement.js';

const Bearing = z
  .strictObject({
    meaning: z
      .number()
      .nullable()
      .describe(
        'How near the two are in meaning (cosine), or 0.9 of how near what it replaced is, if that is more; null without vectors.',
      ),
    words: share.describe("The share of the question's telling words that it has, or that what it replaced has."),
    attribute: z.boolean().describe('The question names its attribute.'),
    subject: z.boolean().describe('It is about whom the question is about.'),
  })
  .meta({ id: 'Bearing', description: 'Why a result bears on the question, or does not.' });

const Result = z
  .strictObject({
    memory: Memory.optional(),
    turn: Turn.optional(),
    score: z.number(),
    parts: Parts,
    bearing: Bearing,
    ended: z
      .boolean()
      .optional()
      .describe(
        'true: it no longer held at validAt; see validTo. Only with include: [ended], or where the question asks for what was so.',
      ),
  })
  .meta({ id: 'RecallResult' });

const NoLonger = z
  .strictObject({
    memory: Memory,
    said: z
      .string()
      .nullable()
      .describe('What was said when it ended ("I stopped smoking."); null where no end was stated.'),
  })
  .meta({ id: 'NoLonger', description: 'What bears on a question and is no longer so; it held until its validTo.' });

export const recall = operation({
  name: 'recall',
  tag: 'recall',
  summary: 'What is remembered about a question, best first',
  description:
    'Superseded memories never appear, nor those whose valid time has ended, unless asked as of another instant, with `include: ["ended"]`, or by a question for what was so ("Where did she live before?"); these carry `ended`. `leftOut` counts the matches that were left out for either reason.',
  method: 'POST',
  path: '/v1/contacts/{contactId}/recall',
  input: z
    .strictObject({
      contactId: id,
      query: text,
      language: language
        .optional()
        .describe("Of the question. Default: the contact's, else as it reads, else English."),
      ...asOf,
      ...atRevision,
      in: z
        .array(z.enum(['memories', 'events', 'turns']))
        .min(1)
        .max(3)
        .default(['memories'])
        .describe('Where to look. `events` are the memories of what happened or will, and are among `memories` too.'),
      include: z
        .array(z.enum(['ended']))
        .max(1)
        .default([]),
      kinds: z.array(z.enum(MEMORY_KINDS)).min(1).max(3).optional(),
      from: instant
        .optional()
        .describe('Only what held, or was said, at or after this instant; of `events`, what takes place from then on.'),
      to: instant
        .optional()
        .describe('Only what held, or was said, before this instant; of `events`, what starts before it.'),
      time: z
        .enum(['rank', 'only', 'off'])
        .default('rank')
        .describe('What to do with a time in the question: rank by nearness to it, answer only from it, or ignore it.'),
      attribute: attribute.optional().describe('Only memories of this attribute, under any of its names.'),
      tag: tag.optional().describe('Only memories with this tag.'),
      pin: pin.optional().describe('Only memories with this pin.'),
      category: tag.optional().describe('Only memories of this category.'),
      tiers: z
        .array(z.enum(TIERS))
        .min(1)
        .max(3)
        .default([...AT_HAND])
        .describe('Only memories of these tiers.'),
      agentId: readAs,
      subject: label.optional().describe('Only memories whose subject this is; "contact" for those about the contact.'),
      channel: label
        .optional()
        .describe('Only what was said in a session on this channel; a memory that came from no turn is left out.'),
      minScore: share.default(0).describe('Results with a lower score are left out.'),
      limit: z.int().min(1).max(100).default(10),
      ...ranking,
    })
    .refine(({ from, to }) => !from || !to || from < to, { path: ['to'], message: 'must lie after from' }),
  output: z.strictObject({
    results: z.array(Result),
    found: z
      .enum(['some', 'none'])
      .describe('none: there are no results, or none of them bears on the question; they are the nearest there are.'),
    noLonger: z
      .array(NoLonger)
      .describe(
        'Only with found: none. What bears on the question and has ended, or was planned and is cancelled, at most three, best first: "Does she smoke?" after she stopped. Empty where the call asked for what has ended.',
      ),
    reranked: z
      .boolean()
      .describe('The re-ranker of RERANK_URL ordered them; false where none is set, or it did not answer in time.'),
    asOf: AsOfOutput,
    time: z
      .strictObject({
        expression: z.string(),
        start: instant.nullable(),
        end: instant.nullable(),
        precision: z.enum(PRECISIONS),
        used: z.enum(['rank', 'only']),
        memoryId: id.nullable().describe('The memory that "before Lisbon" speaks of.'),
      })
      .nullable()
      .describe('The time that was read in the question; null if there was none.'),
    leftOut: z.strictObject({ superseded: z.int(), expired: z.int() }),
    tookMs: z.strictObject({ embed: z.number(), search: z.number(), total: z.number() }),
  }),
  role: 'read',
  status: 200,
});

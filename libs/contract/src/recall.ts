import { z } from 'zod';
import { DEFAULT_TIERS, MEMORY_KINDS, PRECISIONS, TIERS } from '#domain/memory/memory.js';
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
        'How near the two are in meaning (cosine), or 0.9 of that of the fact it replaced, if that is more; null without vectors.',
      ),
    words: share.describe("The share of the question's informative words in it, or in the fact it replaced."),
    attribute: z.boolean().describe('The question names its attribute.'),
    subject: z.boolean().describe('It is about the same person or thing as the question.'),
  })
  .meta({ id: 'Bearing', description: 'Why a result bears on the question or does not.' });

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
        'true: it no longer held at validAt; see validTo. Only with include: [ended], or if the question is about the past.',
      ),
  })
  .meta({ id: 'RecallResult' });

const NoLonger = z
  .strictObject({
    memory: Memory,
    said: z
      .string()
      .nullable()
      .describe('What was said when it ended ("I stopped smoking."); null if no end was stated.'),
  })
  .meta({
    id: 'NoLonger',
    description: 'A memory that bears on a question but no longer holds; it held until its validTo.',
  });

export const recall = operation({
  name: 'recall',
  tag: 'recall',
  summary: 'What is remembered about a question, best first',
  description:
    'Superseded memories never appear. Those whose valid time has ended appear only as of an earlier instant, with `include: ["ended"]`, or for a question about the past ("Where did she live before?"); these carry `ended`. `leftOut` counts the matches left out for either reason.',
  method: 'POST',
  path: '/v1/contacts/{contactId}/recall',
  input: z
    .strictObject({
      contactId: id,
      query: text,
      language: language
        .optional()
        .describe("The question's language. Default: the contact's, else detected, else English."),
      ...asOf,
      ...atRevision,
      in: z
        .array(z.enum(['memories', 'events', 'turns']))
        .min(1)
        .max(3)
        .default(['memories'])
        .describe('Where to search. `events` are past and planned events, which are among `memories` too.'),
      include: z
        .array(z.enum(['ended']))
        .max(1)
        .default([]),
      kinds: z.array(z.enum(MEMORY_KINDS)).min(1).max(3).optional(),
      from: instant
        .optional()
        .describe('Only what held or was said at or after this instant; of `events`, what takes place from then on.'),
      to: instant
        .optional()
        .describe('Only what held or was said before this instant; of `events`, what starts before it.'),
      time: z
        .enum(['rank', 'only', 'off'])
        .default('rank')
        .describe('How to use a time in the question: rank by nearness to it, answer only from it, or ignore it.'),
      attribute: attribute.optional().describe('Only memories of this attribute, under any of its names.'),
      tag: tag.optional().describe('Only memories with this tag.'),
      pin: pin.optional().describe('Only memories with this pin.'),
      category: tag.optional().describe('Only memories of this category.'),
      tiers: z
        .array(z.enum(TIERS))
        .min(1)
        .max(3)
        .default([...DEFAULT_TIERS])
        .describe('Only memories of these tiers.'),
      agentId: readAs,
      subject: label.optional().describe('Only memories about this subject; "contact" for those about the contact.'),
      channel: label
        .optional()
        .describe('Only what was said in a session on this channel; excludes memories that came from no turn.'),
      minScore: share.default(0).describe('Results with a lower score are left out.'),
      limit: z.int().min(1).max(100).default(10),
      ...ranking,
    })
    .refine(({ from, to }) => !from || !to || from < to, { path: ['to'], message: 'must lie after from' }),
  output: z.strictObject({
    results: z.array(Result),
    found: z
      .enum(['some', 'none'])
      .describe('none: no result bears on the question; the results, if any, are the nearest.'),
    noLonger: z
      .array(NoLonger)
      .describe(
        'Only with found: none. Up to three memories that bear on the question but have ended, or were planned and cancelled, best first: "Does she smoke?" after she stopped. Empty if the call included ended ones.',
      ),
    reranked: z
      .boolean()
      .describe('Whether the re-ranker of RERANK_URL ordered them; false if none is set or it was too slow.'),
    asOf: AsOfOutput,
    time: z
      .strictObject({
        expression: z.string(),
        start: instant.nullable(),
        end: instant.nullable(),
        precision: z.enum(PRECISIONS),
        used: z.enum(['rank', 'only']),
        memoryId: id.nullable().describe('The memory to which "before Lisbon" refers.'),
      })
      .nullable()
      .describe('The time found in the question; null if none.'),
    leftOut: z.strictObject({ superseded: z.int(), expired: z.int() }),
    tookMs: z.strictObject({ embed: z.number(), search: z.number(), total: z.number() }),
  }),
  role: 'read',
  status: 200,
});

import { z } from 'zod';
import { MOST_PINS } from '#domain/filing.js';
import { MEMORY_KINDS, MODALITIES, POLARITIES, type Polarity, TIERS } from '#domain/memory.js';
import { MAX_QUOTE } from '#domain/quote.js';
import { callerId, humanText, id, instant, label, language, moment, share, text, timezone } from './fields.js';

export const attribute = z
  .string()
  .max(100)
  .regex(/^[\p{L}][\p{L}\p{M}\p{N}_ -]*$/u, 'must be a name such as current_city');
export const tag = z.string().regex(/^[\p{L}\p{N}][\p{L}\p{N}_.:/ -]{0,63}$/u, 'must be a short word');

export const tier = z
  .enum(TIERS)
  .describe('core: first in every context. working: as usual. archive: found only where it is asked for.');
export const pin = humanText(500)
  .regex(/^[a-z][a-z0-9_-]{0,31}:\S/u, 'must be kind:value, such as path:src/a.ts')
  .meta({ examples: ['path:src/a.ts', 'product:4471'] });
export const pins = z.array(pin).max(MOST_PINS);
export const agentId = label.describe('An agent that shares this key with others.');
/** Which records a read sees. */
export const readAs = agentId
  .optional()
  .describe('Also what is known to this agent alone. Default: what all agents see.');

export const recurrence = z
  .string()
  .describe(
    'The RRULE (RFC 5545) by which an event comes again; startsAt and endsAt are those of the first time. A second line, EXDATE, has the times at which it does not take place, since they were cancelled or moved.',
  );
export const toCome = z
  .enum(['include', 'only'])
  .describe('Also what begins to hold after validAt ("from 1 December: Wipro"), or only that; the latest start first.');

const event = z
  .strictObject({
    subject: label.describe('Who or what it is about.'),
    verb: label,
    object: label.optional(),
    aliases: z
      .array(label)
      .max(8)
      .default([])
      .describe('Other words by which somebody may look for it: "teeth check" for a dentist appointment.'),
    status: z
      .enum(['planned', 'moved', 'cancelled', 'done'])
      .optional()
      .describe(
        'moved: planned, but for another time than before. Default: planned if it is still to come, else done.',
      ),
    startsAt: moment
      .optional()
      .describe(
        'When it takes place: an instant, a date, or words ("Tuesday at 5pm", "next week"), which also tell its end; of what comes again the first time, or words that say so ("every Tuesday at 5pm"). Default: what the text says.',
      ),
    endsAt: moment.optional().describe('Until when, exclusive; of words the end of their period.'),
    recurrence: z
      .string()
      .trim()
      .min(1)
      .max(200)
      .optional()
      .describe(
        'How it comes again: an RRULE (RFC 5545) that comes again at most daily, with startsAt, or words ("every Tuesday at 5 pm"). Default: what the words of startsAt say, or the text.',
      ),
  })
  .refine(({ startsAt, endsAt }) => inOrder(startsAt, endsAt), { path: ['endsAt'], message: 'must lie after startsAt' })
  .meta({
    id: 'StatedEvent',
    description: 'An event stated in its parts, so that it can be moved, cancelled or done.',
  });

/** Instants can be compared; words are read later, where they were said. */
export function inOrder(from: Date | string | undefined, to: Date | string | undefined): boolean {
  return !(from instanceof Date) || !(to instanceof Date) || from < to;
}

/** The fields of a statement, for an operation that takes one. */
export const statement = {
  text,
  reconcile: z.boolean().default(true).describe('false stores as given, for imports.'),
  kind: z
    .enum(MEMORY_KINDS)
    .optional()
    .describe(
      'Default: episodic with `event`, or where a text without other fields plans one thing for a day to come, in English; else semantic.',
    ),
  event: event.optional(),
  attribute: attribute.optional(),
  value: label.optional(),
  subject: label
    .optional()
    .describe('Whom or what it is about, if not the contact: a name or a role ("sister", "Leo", "order 4471").'),
  polarity: z
    .enum(POLARITIES)
    .default('holds')
    .describe(
      'holds: it is so. ends: it is so no longer (left, sold, stopped); what it means holds until validTo, else validFrom, else until it was said. never: it was not so at any time.',
    ),
  modality: z
    .enum(MODALITIES)
    .optional()
    .describe(
      'How it is meant. fact: it is so. plan: it is meant to be; it takes the place of something only from a later time that is stated. wish: somebody would like it. hearsay: somebody else said so. Wishes and hearsay stand beside what is known. Default: fact; of text without attribute and event what its words say ("I wish", "I heard").',
    ),
  cardinality: z
    .enum(['one', 'many'])
    .optional()
    .describe(
      'How many values the attribute can have at a time. Default: the table of well-known attributes; for another name the arbiter is asked, and without one its values stand side by side.',
    ),
  timezone: timezone
    .optional()
    .describe("Where it was said, for the times it speaks of. Default: the turn's, else the contact's, else TIMEZONE."),
  language: language
    .optional()
    .describe("In which it is stated. Default: the turn's, else the contact's, else as it reads, else English."),
  saidAt: instant.optional().describe('When it was said. Default: the time of its turn, else now.'),
  validFrom: moment
    .optional()
    .describe(
      'Since when it holds: an instant, a date, or words, of which a range gives both ends. Default: what the text says ("last Tuesday"), else saidAt.',
    ),
  validTo: moment
    .optional()
    .describe(
      'Until when it holds, exclusive; of words the end of their period: "June" ends with June. Default: what the text says, else open.',
    ),
  importance: share
    .optional()
    .describe('How much it matters. Default: by nearness to examples, from health (0.95) to small talk (0.1).'),
  confidence: share.default(0.8),
  tags: z.array(tag).max(50).default([]),
  tier: tier.optional().describe('How near at hand it is kept. Default: core if it replaces what is, else working.'),
  pins: pins.optional().describe('What it is tied to, as kind:value. Default: as what it replaces.'),
  category: tag.optional().describe('A word to sort by. Default: as what it replaces.'),
  agentId: agentId.optional().describe('Only this agent is to know it: it meets nothing that others know.'),
  reason: text.optional().describe('Why it is said; kept with the decision, and shown in the history.'),
  repository: callerId.optional().describe('Of the revisions; needed where the tenant has several.'),
  validFromRevision: callerId
    .optional()
    .describe('The revision since which it holds: there, and at those made from it. Default: no beginning.'),
  validToRevision: callerId.optional().describe('The revision since which it holds no longer. Default: no end.'),
  turnId: callerId.optional(),
  sessionId: callerId
    .optional()
    .describe('The session of the turn, where two sessions of the contact have turns with one id.'),
  quote: z
    .string()
    .trim()
    .min(1)
    .max(MAX_QUOTE)
    .optional()
    .describe('The words of the turn that say it, kept with the memory; they have to stand in that turn.'),
  as: z
    .enum(['change', 'correction'])
    .default('change')
    .describe('change: it was true until now. correction: it never was.'),
  supersedes: id.optional().describe('The current version that this one replaces.'),
};

export const ENDS_LATER = { path: ['validTo'], message: 'must lie after validFrom' };
export const EVENTS_TELL_THEMSELVES = {
  path: ['event'],
  message: 'has a subject and a status of its own: state them there instead of subject and polarity',
};
/** @returns whether nothing is stated of an event beside it. */
export function tellsItself(one: { event?: unknown; subject?: string | undefined; polarity: Polarity }): boolean {
  return one.event === undefined || (one.subject === undefined && one.polarity === 'holds');
}

export const EVENTS_ARE_EPISODIC = {
  path: ['kind'],
  message: 'must be episodic, or left out, where there is an event',
};

export const Statement = z
  .strictObject(statement)
  .refine(({ validFrom, validTo }) => inOrder(validFrom, validTo), ENDS_LATER)
  .refine(({ event, kind = 'episodic' }) => !event || kind === 'episodic', EVENTS_ARE_EPISODIC)
  .refine(tellsItself, EVENTS_TELL_THEMSELVES)
  .meta({ id: 'Statement' });

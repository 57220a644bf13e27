import { z } from 'zod';
import { MOST_PINS } from '#domain/memory/filing.js';
import { MEMORY_KINDS, MODALITIES, POLARITIES, type Polarity, TIERS } from '#domain/memory/memory.js';
import { MAX_QUOTE } from '#domain/text/quote.js';
import {
  callerId,
  composed,
  humanText,
  id,
  instant,
  label,
  language,
  moment,
  share,
  text,
  timezone,
} from './fields.js';

export const attribute = z
  .string()
  .max(100)
  .regex(/^[\p{L}][\p{L}\p{M}\p{N}_ -]*$/u, 'must be a name such as current_city');
export const tag = z
  .string()
  .overwrite(composed)
  .regex(/^[\p{L}\p{N}][\p{L}\p{M}\p{N}_.:/ -]{0,63}$/u, 'must be a short word');

export const tier = z
  .enum(TIERS)
  .describe('core: first in every context. working: the normal tier. archive: found only if asked for.');
export const pin = humanText(500)
  .regex(/^[a-z][a-z0-9_-]{0,31}:\S/u, 'must be kind:value, such as path:src/a.ts')
  .meta({ examples: ['path:src/a.ts', 'product:4471'] });
export const pins = z.array(pin).max(MOST_PINS);
export const agentId = label.describe('One of several agents that share this key.');
/** Which records a read sees. */
export const readAs = agentId.optional().describe('Include what only this agent knows. Default: what all agents see.');

export const recurrence = z
  .string()
  .describe(
    'The RRULE (RFC 5545) by which an event recurs; startsAt and endsAt are those of the first time. A second line, EXDATE, lists occurrences that were cancelled or moved.',
  );
export const toCome = z
  .enum(['include', 'only'])
  .describe(
    'Include what begins to hold after validAt ("from 1 December: Wipro"), or list only that; latest start first.',
  );

const event = z
  .strictObject({
    subject: label.describe('Who or what it is about.'),
    verb: label,
    object: label.optional(),
    aliases: z
      .array(label)
      .max(8)
      .default([])
      .describe('Other words for it that people may search: "teeth check" for a dentist appointment.'),
    status: z
      .enum(['planned', 'moved', 'cancelled', 'done'])
      .optional()
      .describe('moved: planned, now for another time. Default: planned if it is still to come, else done.'),
    startsAt: moment
      .optional()
      .describe(
        'When it takes place: an instant, a date, or words ("Tuesday at 5pm", "next week"), which also give its end; of a recurring event the first time, or words for its rule ("every Tuesday at 5pm"). Default: what the text says.',
      ),
    endsAt: moment.optional().describe('The end, exclusive; of words, the end of their period.'),
    recurrence: z
      .string()
      .trim()
      .min(1)
      .max(200)
      .optional()
      .describe(
        'How it recurs: an RRULE (RFC 5545), at most daily, with startsAt, or words ("every Tuesday at 5 pm"). Default: what the words of startsAt or the text say.',
      ),
  })
  .refine(({ startsAt, endsAt }) => inOrder(startsAt, endsAt), { path: ['endsAt'], message: 'must lie after startsAt' })
  .meta({
    id: 'StatedEvent',
    description: 'An event stated in parts, so that it can be moved, cancelled or done.',
  });

/** Only instants can be compared here; words are read later, in the zone where they were said. */
export function inOrder(from: Date | string | undefined, to: Date | string | undefined): boolean {
  return !(from instanceof Date) || !(to instanceof Date) || from < to;
}

/** The fields of a statement. */
export const statement = {
  text,
  reconcile: z.boolean().default(true).describe('false: store as given, for imports.'),
  kind: z
    .enum(MEMORY_KINDS)
    .optional()
    .describe(
      'Default: episodic with `event`, or if an English text without other fields plans one thing for a future day; else semantic.',
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
      'holds: it is true. ends: it is no longer true (left, sold, stopped); what it means held until validTo, else validFrom, else until it was said. never: it was never true.',
    ),
  modality: z
    .enum(MODALITIES)
    .optional()
    .describe(
      'How it is meant. fact: it is true. plan: it is intended, and replaces something only from a stated later time. wish: somebody would like it. hearsay: somebody else said so. Wishes and hearsay are kept beside what is known. Default: fact; for text without attribute and event, what its words say ("I wish", "I heard").',
    ),
  cardinality: z
    .enum(['one', 'many'])
    .optional()
    .describe(
      'How many values the attribute can have at a time. Default: from the table of well-known attributes; for other names the arbiter is asked; without an arbiter all values are kept.',
    ),
  timezone: timezone
    .optional()
    .describe("Where it was said, for the times it mentions. Default: the turn's, else the contact's, else TIMEZONE."),
  language: language
    .optional()
    .describe("The language of the statement. Default: the turn's, else the contact's, else detected, else English."),
  saidAt: instant.optional().describe('When it was said. Default: the time of its turn, else now.'),
  validFrom: moment
    .optional()
    .describe(
      'When it begins to hold: an instant, a date, or words; a range gives both ends. Default: what the text says ("last Tuesday"), else saidAt.',
    ),
  validTo: moment
    .optional()
    .describe(
      'When it stops holding, exclusive; of words, the end of their period: "June" ends with June. Default: what the text says, else open.',
    ),
  importance: share
    .optional()
    .describe('How much it matters. Default: by nearness to examples, from health (0.95) to small talk (0.1).'),
  confidence: share.default(0.8),
  tags: z.array(tag).max(50).default([]),
  tier: tier.optional().describe('Where it is kept. Default: core if it replaces a core memory, else working.'),
  pins: pins.optional().describe('What it is tied to, as kind:value. Default: as in the memory it replaces.'),
  category: tag.optional().describe('A word to sort by. Default: as in the memory it replaces.'),
  agentId: agentId.optional().describe('Only this agent is to know it; it is not compared with what others know.'),
  reason: text.optional().describe('Why it is said; kept with the decision and shown in the history.'),
  repository: callerId.optional().describe('The repository of the revisions; needed if the tenant has several.'),
  validFromRevision: callerId
    .optional()
    .describe('It holds from this revision and its descendants on. Default: no beginning.'),
  validToRevision: callerId.optional().describe('It no longer holds from this revision on. Default: no end.'),
  turnId: callerId.optional(),
  sessionId: callerId
    .optional()
    .describe('The session of the turn, if several sessions of the contact use the same turn id.'),
  quote: z
    .string()
    .trim()
    .min(1)
    .max(MAX_QUOTE)
    .optional()
    .describe('The words of the turn that say it, kept with the memory; they must occur in that turn.'),
  as: z
    .enum(['change', 'correction'])
    .default('change')
    .describe('change: it was true until now. correction: it never was.'),
  supersedes: id.optional().describe('The current version that this one replaces.'),
};

export const ENDS_LATER = { path: ['validTo'], message: 'must lie after validFrom' };
export const EVENTS_TELL_THEMSELVES = {
  path: ['event'],
  message: 'has its own subject and status: state them there instead of subject and polarity',
};
/** @returns whether nothing is stated beside an event that belongs into it. */
export function tellsItself(one: { event?: unknown; subject?: string | undefined; polarity: Polarity }): boolean {
  return one.event === undefined || (one.subject === undefined && one.polarity === 'holds');
}

export const EVENTS_ARE_EPISODIC = {
  path: ['kind'],
  message: 'must be episodic or omitted if there is an event',
};

export const VALUES_ARE_OF_ATTRIBUTES = {
  path: ['value'],
  message: 'needs the attribute that has this value: state both, such as current_city and Pune, or neither',
};
/** @returns whether there is an attribute if there is a value; a value alone would be compared with nothing. */
export function hasAttribute(one: { attribute?: string | undefined; value?: string | undefined }): boolean {
  return one.value === undefined || one.attribute !== undefined;
}

export const Statement = z
  .strictObject(statement)
  .refine(({ validFrom, validTo }) => inOrder(validFrom, validTo), ENDS_LATER)
  .refine(({ event, kind = 'episodic' }) => !event || kind === 'episodic', EVENTS_ARE_EPISODIC)
  .refine(tellsItself, EVENTS_TELL_THEMSELVES)
  .refine(hasAttribute, VALUES_ARE_OF_ATTRIBUTES)
  .meta({ id: 'Statement' });

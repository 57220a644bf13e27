import { z } from 'zod';
import { patternOf } from '#domain/pattern.js';
import { Turn } from './conversation.js';
import { asOf, cursor, humanText, id, instant, limit, moment, page } from './fields.js';
import { Memory } from './memory.js';
import { operation } from './operation.js';
import { readAs } from './statement.js';

const Range = z
  .strictObject({ start: z.int(), end: z.int() })
  .meta({ id: 'Range', description: 'A part of a text, in UTF-16 units; the end is exclusive.' });

const GrepResult = z
  .strictObject({
    turn: Turn.optional(),
    memory: Memory.optional(),
    ranges: z.array(Range).describe('Where in the text it matched; empty where another field did.'),
    fields: z
      .array(z.enum(['text', 'subject', 'verb', 'object', 'aliases']))
      .optional()
      .describe('Which fields of an event matched.'),
  })
  .meta({ id: 'GrepResult' });

export const grep = operation({
  name: 'grep',
  tag: 'calendar',
  summary: 'The turns or events that contain exact words, newest first',
  description:
    'Case is ignored, as Unicode folds it: "STRASSE" finds "Straße". Words are whole: "cat" does not find "category". `*` stands for any run of characters of one line, so "cat*" does, and is the only wildcard. A call looks at a bounded number: a page can be short, or empty, and yet have a nextCursor.',
  method: 'GET',
  path: '/v1/contacts/{contactId}/grep',
  input: z.strictObject({
    contactId: id,
    in: z
      .enum(['turns', 'events'])
      .default('turns')
      .describe('events: also in their subject, verb, object and aliases.'),
    pattern: humanText(200)
      .refine((words) => patternOf(words) !== null, 'must be one line with more than wildcards and spaces')
      .describe('The words, with * for any run of characters: "moved to *", "invoice 12*".'),
    from: moment.optional().describe('Only what was said, or takes place, from here on; of a period its start.'),
    to: moment.optional().describe('Only what was said, or takes place, before this; of a period its end.'),
    knownAt: asOf.knownAt,
    limit: limit(20, 100),
    cursor,
  }),
  output: page('results', GrepResult),
  status: 200,
});

export const upcoming = operation({
  name: 'upcoming',
  tag: 'calendar',
  summary: 'What is planned for a contact and not over, in order of start',
  method: 'GET',
  path: '/v1/contacts/{contactId}/upcoming',
  input: z.strictObject({
    contactId: id,
    until: moment
      .optional()
      .describe('Only what starts before this, at most 366 days ahead; of a period its end. Default: in 30 days.'),
    agentId: readAs,
    limit: limit(50, 200),
  }),
  output: z.strictObject({
    events: z.array(
      z
        .strictObject({
          memory: Memory,
          startsAt: instant,
          endsAt: instant.nullable().describe('Exclusive; null where it is not known.'),
          allDay: z.boolean().describe("true: its days are all that is known, in the contact's zone."),
          startsIn: z.string().describe('In words: "in 2 days", "tomorrow", "in 3 hours"; "now" once it has begun.'),
        })
        .meta({ id: 'UpcomingEvent' }),
    ),
    hasMore: z.boolean().describe('true: more is planned before `until` than `limit` let through.'),
    until: instant,
    timezone: z.string().describe("The contact's, in which the words count; that of TIMEZONE, if it is not known."),
  }),
  status: 200,
});

export const ContactName = z.strictObject({ id, name: z.string().nullable() }).meta({ id: 'ContactName' });

export const dueSoon = operation({
  name: 'dueSoon',
  tag: 'calendar',
  summary: 'What starts soon, for any contact',
  method: 'GET',
  path: '/v1/upcoming',
  input: z.strictObject({
    hours: z.coerce.number().int().min(1).max(744).default(24).describe('How far to look ahead.'),
    limit: limit(50, 200),
    cursor,
  }),
  output: page(
    'events',
    z.strictObject({ memory: Memory, contact: ContactName, startsAt: instant }).meta({ id: 'DueEvent' }),
  ),
  status: 200,
});

export const getCalendar = operation({
  name: 'getCalendar',
  tag: 'calendar',
  summary: 'The events of a contact as iCalendar (RFC 5545)',
  description:
    'What is planned, and what took place or was cancelled in the last 90 days, at most 1,000 events: if there are more, the latest, and X-WR-CALDESC says so. An event keeps its UID when it moves, and SEQUENCE grows. Answers 304 to an If-None-Match with its ETag while nothing has changed.',
  method: 'GET',
  path: '/v1/contacts/{contactId}/calendar.ics',
  input: z.strictObject({ contactId: id }),
  output: z.string(),
  status: 200,
  produces: 'text/calendar',
});

import { z } from 'zod';
import { patternOf } from '#domain/text/pattern.js';
import { Turn } from './conversation.js';
import { asOf, count, cursor, humanText, id, instant, limit, moment, page } from './fields.js';
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
    ranges: z.array(Range).describe('Where the text matched; empty if another field did.'),
    fields: z
      .array(z.enum(['text', 'subject', 'verb', 'object', 'aliases']))
      .optional()
      .describe('Which fields of the event matched.'),
  })
  .meta({ id: 'GrepResult' });

export const grep = operation({
  name: 'grep',
  tag: 'calendar',
  summary: 'Turns or events that contain exact words, newest first',
  description:
    'Case is ignored by Unicode case folding: "STRASSE" finds "Straße". Only whole words match: "cat" does not find "category". `*`, the only wildcard, stands for any characters of one line, so "cat*" does. Each call scans a limited number, so a page can be short or empty and still have a nextCursor.',
  method: 'GET',
  path: '/v1/contacts/{contactId}/grep',
  input: z.strictObject({
    contactId: id,
    in: z
      .enum(['turns', 'events'])
      .default('turns')
      .describe('events: searches their subject, verb, object and aliases too.'),
    pattern: humanText(200)
      .refine((words) => patternOf(words) !== null, 'must be one line with more than wildcards and spaces')
      .describe('The words, with * for any run of characters: "moved to *", "invoice 12*".'),
    from: moment.optional().describe('Only what was said or takes place from here on; of a period, from its start.'),
    to: moment.optional().describe('Only what was said or takes place before this; of a period, before its end.'),
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
  summary: 'Planned events of a contact that are not over, in order of start',
  method: 'GET',
  path: '/v1/contacts/{contactId}/upcoming',
  input: z.strictObject({
    contactId: id,
    until: moment
      .optional()
      .describe(
        'Only what starts before this, at most 366 days ahead; of a period, before its end. Default: in 30 days.',
      ),
    agentId: readAs,
    limit: limit(50, 200),
  }),
  output: z.strictObject({
    events: z.array(
      z
        .strictObject({
          memory: Memory,
          startsAt: instant,
          endsAt: instant.nullable().describe('Exclusive; null if not known.'),
          allDay: z.boolean().describe("true: only the days are known, in the contact's zone."),
          startsIn: z.string().describe('In words: "in 2 days", "tomorrow", "in 3 hours"; "now" once it has begun.'),
        })
        .meta({ id: 'UpcomingEvent' }),
    ),
    hasMore: z.boolean().describe('true: more than `limit` events are planned before `until`.'),
    until: instant,
    timezone: z.string().describe("The contact's time zone, used for the words; TIMEZONE if it is not known."),
  }),
  status: 200,
});

export const ContactName = z.strictObject({ id, name: z.string().nullable() }).meta({ id: 'ContactName' });

export const dueSoon = operation({
  name: 'dueSoon',
  tag: 'calendar',
  summary: 'Events that start soon, of all contacts',
  method: 'GET',
  path: '/v1/upcoming',
  input: z.strictObject({
    hours: count(24, 1, 744).describe('How far to look ahead.'),
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
    'Planned events, and those of the last 90 days that took place or were cancelled, at most 1,000: if there are more, the latest, and X-WR-CALDESC says so. A moved event keeps its UID, and SEQUENCE grows. Answers 304 to an If-None-Match with its ETag while nothing has changed.',
  method: 'GET',
  path: '/v1/contacts/{contactId}/calendar.ics',
  input: z.strictObject({ contactId: id }),
  output: z.string(),
  status: 200,
  produces: 'text/calendar',
});

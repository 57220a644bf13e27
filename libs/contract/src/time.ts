import { z } from 'zod';
import { PRECISIONS } from '#domain/memory/memory.js';
import { asOf, cursor, humanText, id, instant, language, limit, moment, timezone } from './fields.js';
import { Memory } from './memory.js';
import { operation } from './operation.js';
import { pin, readAs, tag } from './statement.js';

const Entry = z
  .strictObject({
    order: z.int().describe('1 for the first entry of the timeline.'),
    at: instant,
    until: instant.nullable(),
    what: z.enum(['event', 'began', 'changed', 'ended']),
    memory: Memory,
    before: Memory.nullable().describe('For `changed`: the version until then.'),
    believed: z.boolean().describe('false: superseded at knownAt; only with include=superseded.'),
  })
  .meta({ id: 'TimelineEntry' });

export const timeline = operation({
  name: 'timeline',
  tag: 'time',
  summary: 'Events and changes in order',
  description: 'What happened, began, changed and ended, by its time in the world, as believed at `knownAt`.',
  method: 'GET',
  path: '/v1/contacts/{contactId}/timeline',
  input: z.strictObject({
    contactId: id,
    q: humanText(200).optional().describe('Only entries whose words contain all of these.'),
    from: moment.optional().describe('Only what took place from here on; of a period, from its start.'),
    to: moment.optional().describe('Only what took place before this; of a period, before its end.'),
    knownAt: asOf.knownAt,
    include: z.enum(['superseded']).optional(),
    tag: tag.optional(),
    pin: pin.optional(),
    category: tag.optional(),
    agentId: readAs,
    limit: limit(100, 500),
    cursor,
  }),
  output: z.strictObject({ entries: z.array(Entry), knownAt: instant, nextCursor: z.string().nullable() }),
  status: 200,
});

const Change = z.strictObject({ before: Memory, after: Memory, reason: z.string().nullable() }).meta({ id: 'Change' });

export const diff = operation({
  name: 'diff',
  tag: 'time',
  summary: 'What changed between two instants, on either clock',
  description:
    'clock=valid: compares what held at `from` and at `to`, as believed at `knownAt`. clock=system: what was learned, changed, corrected and withdrawn after `from` and by `to`, for the contact as it was at `to`. A page holds up to `limit` changes, earliest first, each in its list; the diff is complete when `nextCursor` is null.',
  method: 'GET',
  path: '/v1/contacts/{contactId}/diff',
  input: z.strictObject({
    contactId: id,
    from: moment,
    to: moment.optional().describe('Default: now.'),
    clock: z.enum(['valid', 'system']).default('valid'),
    knownAt: asOf.knownAt,
    agentId: readAs,
    limit: limit(200, 400).describe('Maximum changes per page, over all its lists.'),
    cursor,
  }),
  output: z.strictObject({
    clock: z.enum(['valid', 'system']),
    from: instant,
    to: instant,
    began: z.array(Memory),
    ended: z.array(Memory),
    changed: z.array(Change),
    corrected: z.array(Change),
    withdrawn: z.array(z.strictObject({ memory: Memory, reason: z.string() })),
    nextCursor: z.string().nullable(),
  }),
  status: 200,
});

const Difference = z
  .strictObject({
    days: z.int(),
    weeks: z.int(),
    months: z.int(),
    years: z.int(),
    parts: z.strictObject({
      years: z.int(),
      months: z.int(),
      days: z.int(),
      hours: z.int(),
      minutes: z.int(),
      seconds: z.int(),
    }),
    duration: z.string().describe('ISO 8601; added to the first moment, it gives the second.'),
    formatted: z.string(),
  })
  .meta({ id: 'Difference', description: 'Whole days, weeks, months and years, each counting the whole time.' });

export const interval = operation({
  name: 'interval',
  tag: 'time',
  summary: 'Which of two memories came first, and the time between them',
  description: 'Exact if both times are; a range if one is known only to a month or a year.',
  method: 'GET',
  path: '/v1/memories/{memoryId}/interval',
  input: z.strictObject({ memoryId: id, to: id.describe('The other memory, of the same contact.') }),
  output: z
    .strictObject({
      order: z.enum(['before', 'after', 'same', 'unknown']),
      exact: z.boolean(),
      min: Difference,
      max: Difference,
      formatted: z.string(),
    })
    .meta({ id: 'Interval' }),
  status: 200,
});

const reference = instant.optional().describe('When it was said. Default: now.');

const Reading = {
  start: instant.nullable().describe('null: open on this side.'),
  end: instant.nullable().describe('Exclusive.'),
  precision: z.enum(PRECISIONS),
  confidence: z.number(),
};

export const resolveDates = operation({
  name: 'resolveDates',
  tag: 'time',
  summary: 'The periods that a text mentions, the most specific first',
  method: 'POST',
  path: '/v1/dates/resolve',
  input: z.strictObject({
    text: humanText(8_000),
    reference,
    timezone: timezone.optional(),
    language: language.optional().describe('The language of the text. Default: detected, else English.'),
  }),
  output: z.strictObject({
    expressions: z.array(
      z
        .strictObject({
          text: z.string(),
          index: z.int(),
          ...Reading,
          ongoing: z.boolean().describe('true: it began then and continues.'),
          alternatives: z.array(z.strictObject(Reading)),
        })
        .meta({ id: 'Expression' }),
    ),
    reference: instant,
    timezone: z.string(),
    language: z.string(),
  }),
  role: 'read',
  status: 200,
});

export const dateDifference = operation({
  name: 'dateDifference',
  tag: 'time',
  summary: 'The exact time from one moment to another, on the calendar of a zone',
  description: 'Moments are instants, dates or words. Two whole days give whole days.',
  method: 'POST',
  path: '/v1/dates/difference',
  input: z.strictObject({ from: moment, to: moment, reference, timezone: timezone.optional() }),
  output: Difference.extend({ from: instant, to: instant, timezone: z.string() }),
  role: 'read',
  status: 200,
});

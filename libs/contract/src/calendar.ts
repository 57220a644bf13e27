import { z } from 'zod';
import { patternOf } from '#domain/pattern.js';
import { Turn } from './conversation.js';
import { asOf, cursor, humanText, id, limit, moment } from './fields.js';
import { operation } from './operation.js';

const Range = z
  .strictObject({ start: z.int(), end: z.int() })
  .meta({ id: 'Range', description: 'A part of a text, in UTF-16 units; the end is exclusive.' });

export const grep = operation({
  name: 'grep',
  tag: 'calendar',
  summary: 'The turns in which exact words stand, newest first',
  description:
    'Case is ignored, as Unicode folds it: "STRASSE" finds "Straße". Words are whole: "cat" does not find "category". `*` stands for any run of characters of one line, so "cat*" does, and is the only wildcard. A call looks at a bounded number of turns: a page can be short, or empty, and yet have a nextCursor.',
  method: 'GET',
  path: '/v1/contacts/{contactId}/grep',
  input: z.strictObject({
    contactId: id,
    in: z.enum(['turns']).default('turns'),
    pattern: humanText(200)
      .refine((words) => patternOf(words) !== null, 'must hold something besides *, on one line')
      .describe('The words, with * for any run of characters: "moved to *", "invoice 12*".'),
    from: moment.optional().describe('Only what was said from here on; of a period its start.'),
    to: moment.optional().describe('Only what was said before this; of a period its end.'),
    knownAt: asOf.knownAt,
    limit: limit(20, 100),
    cursor,
  }),
  output: z.strictObject({
    results: z.array(
      z
        .strictObject({ turn: Turn, ranges: z.array(Range).describe('Where in the text it matched.') })
        .meta({ id: 'GrepResult' }),
    ),
    nextCursor: z.string().nullable(),
  }),
  status: 200,
});

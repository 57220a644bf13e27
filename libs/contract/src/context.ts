import { z } from 'zod';
import { Contact } from './contacts.js';
import { id, instant } from './fields.js';
import { Memory } from './memory.js';
import { operation } from './operation.js';
import { readAs } from './statement.js';

const Since = z
  .strictObject({
    what: z.enum(['new', 'changed', 'ended', 'corrected', 'withdrawn']),
    memory: Memory,
    before: Memory.nullable().describe('For `changed` and `corrected`: what it was.'),
  })
  .meta({ id: 'ChangeSince' });

export const getContext = operation({
  name: 'getContext',
  tag: 'recall',
  summary: 'What an agent should know of a contact before it speaks',
  description:
    '`text` goes into a prompt as it is, and with `Accept: text/plain` it is all that is answered: the current date and time where the contact is, who they are, what is core, what is planned, what changed since the last session, what holds now and what happened, newest first. It is never reshuffled by a question; for one, see recall. The ETag (`version`) changes when anything but the time of day does.',
  method: 'GET',
  path: '/v1/contacts/{contactId}/context',
  input: z.strictObject({
    contactId: id,
    agentId: readAs,
    maxTokens: z.coerce
      .number()
      .int()
      .min(200)
      .max(32_000)
      .default(2_000)
      .describe('How long the text may be, roughly (four characters a token); the oldest is left out first.'),
  }),
  output: z
    .strictObject({
      text: z.string(),
      version: z.string().describe('Stays the same until something that is shown changes, or the day does.'),
      currentDateTime: instant.describe('With the offset of the zone.'),
      timezone: z.string().describe("The contact's zone; TIMEZONE, if it is not known."),
      contact: Contact,
      upcoming: z.array(Memory).describe('What is planned, and what begins to hold later, the next first.'),
      lastSession: z
        .strictObject({ id: z.string(), endedAt: instant })
        .nullable()
        .describe('The last session that ended; null for none.'),
      changes: z.array(Since).describe('What changed in the world, or was learned, since that session was extracted.'),
      moreChanges: z.boolean().describe('true: more changed than `changes` shows; see diff.'),
      memories: z.array(Memory).describe('What holds and what happened, in the order of `text`.'),
      leftOut: z.int().describe('How many memories the budget had no room for.'),
    })
    .meta({ id: 'Context' }),
  status: 200,
});

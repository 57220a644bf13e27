import { z } from 'zod';
import { Contact } from './contacts.js';
import { count, id, instant } from './fields.js';
import { Memory } from './memory.js';
import { operation } from './operation.js';
import { readAs } from './statement.js';

const Since = z
  .strictObject({
    what: z.enum(['new', 'changed', 'ended', 'corrected', 'withdrawn']),
    memory: Memory,
    before: Memory.nullable().describe('For `changed` and `corrected`: the earlier version.'),
  })
  .meta({ id: 'ChangeSince' });

export const getContext = operation({
  name: 'getContext',
  tag: 'recall',
  summary: 'What an agent should know about a contact before it speaks',
  description:
    '`text` goes into a prompt unchanged; with `Accept: text/plain` only `text` is returned. It has the current date and time of the contact, who they are, core facts, plans, changes since the last session, what holds now and what happened, newest first. It does not depend on a question; for that, see recall. The ETag (`version`) changes when anything but the time of day does.',
  method: 'GET',
  path: '/v1/contacts/{contactId}/context',
  input: z.strictObject({
    contactId: id,
    agentId: readAs,
    maxTokens: count(2_000, 200, 32_000).describe(
      'Approximate maximum length of the text (four characters a token); the oldest is left out first.',
    ),
  }),
  output: z
    .strictObject({
      text: z.string(),
      version: z.string().describe('Stays the same until something shown changes, or the day does.'),
      currentDateTime: instant.describe("With the zone's offset."),
      timezone: z.string().describe("The contact's zone; TIMEZONE if not known."),
      contact: Contact,
      upcoming: z.array(Memory).describe('Planned events, and facts that begin to hold later, the next first.'),
      lastSession: z
        .strictObject({ id: z.string(), endedAt: instant })
        .nullable()
        .describe('The last session that ended; null if none.'),
      changes: z.array(Since).describe('What changed in the world or was learned since that session was extracted.'),
      moreChanges: z.boolean().describe('true: there are more changes than `changes` shows; see diff.'),
      memories: z.array(Memory).describe('Facts that hold and past events, in the order of `text`.'),
      leftOut: z.int().describe('How many memories did not fit the budget.'),
    })
    .meta({ id: 'Context' }),
  status: 200,
});

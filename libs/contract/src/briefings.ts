import { z } from 'zod';
import { ContactName } from './calendar.js';
import { cursor, id, instant, limit, page } from './fields.js';
import { Memory } from './memory.js';
import { operation } from './operation.js';

const state = z.enum(['pending', 'delivered', 'dead', 'dropped']);

const Briefing = z
  .strictObject({
    id: id.describe('Also the webhook-id of every delivery attempt.'),
    state: state.describe(
      'dead: eight attempts failed. dropped: before it was sent, the event was moved or cancelled, or had begun.',
    ),
    contact: ContactName,
    events: z.array(Memory).describe('The events, as announced.'),
    text: z.string().nullable().describe('The last text sent, ready to be read aloud.'),
    attempts: z.int(),
    createdAt: instant,
    nextAttemptAt: instant.nullable(),
    deliveredAt: instant.nullable(),
    error: z.string().nullable().describe('The error of the last attempt.'),
  })
  .meta({ id: 'Briefing', description: 'Events due soon for a contact, and whether the webhook received them.' });

export const listBriefings = operation({
  name: 'listBriefings',
  tag: 'calendar',
  summary: 'The briefings about events due soon, newest first',
  method: 'GET',
  path: '/v1/briefings',
  input: z.strictObject({ state: state.optional(), limit: limit(50, 200), cursor }),
  output: page('briefings', Briefing),
  status: 200,
});

export const retryBriefing = operation({
  name: 'retryBriefing',
  tag: 'calendar',
  summary: 'Retry a dead briefing',
  description: 'Repeating the call changes nothing. CONFLICT if the briefing was delivered or dropped.',
  method: 'POST',
  path: '/v1/briefings/{briefingId}/retry',
  input: z.strictObject({ briefingId: id }),
  output: z.strictObject({ briefingId: id, state: z.literal('pending') }),
  status: 200,
});

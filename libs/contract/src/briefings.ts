import { z } from 'zod';
import { ContactName } from './calendar.js';
import { cursor, id, instant, limit, page } from './fields.js';
import { Memory } from './memory.js';
import { operation } from './operation.js';

const state = z.enum(['pending', 'delivered', 'dead', 'dropped']);

const Briefing = z
  .strictObject({
    id: id.describe('Also the webhook-id of every attempt to deliver it.'),
    state: state.describe(
      'dead: eight attempts failed. dropped: what it announced was moved or cancelled, or had begun, before it was sent.',
    ),
    contact: ContactName,
    events: z.array(Memory).describe('As they were announced.'),
    text: z.string().nullable().describe('What was sent last, ready to be read out.'),
    attempts: z.int(),
    createdAt: instant,
    nextAttemptAt: instant.nullable(),
    deliveredAt: instant.nullable(),
    error: z.string().nullable().describe('Of the last attempt.'),
  })
  .meta({ id: 'Briefing', description: 'What is due soon for a contact, and whether the webhook got it.' });

export const listBriefings = operation({
  name: 'listBriefings',
  tag: 'calendar',
  summary: 'The briefings about what is due soon, newest first',
  method: 'GET',
  path: '/v1/briefings',
  input: z.strictObject({ state: state.optional(), limit: limit(50, 200), cursor }),
  output: page('briefings', Briefing),
  status: 200,
});

export const retryBriefing = operation({
  name: 'retryBriefing',
  tag: 'calendar',
  summary: 'Make a dead briefing due again',
  description: 'Repeating the call changes nothing. A briefing that was delivered or dropped is a CONFLICT.',
  method: 'POST',
  path: '/v1/briefings/{briefingId}/retry',
  input: z.strictObject({ briefingId: id }),
  output: z.strictObject({ briefingId: id, state: z.literal('pending') }),
  status: 200,
});

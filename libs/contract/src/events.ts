import { z } from 'zod';
import { SHOWN_STATUSES } from '#domain/memory/memory.js';
import { asOf, AsOfOutput, cursor, id, limit, moment } from './fields.js';
import { Memory } from './memory.js';
import { operation } from './operation.js';
import { readAs } from './statement.js';

export const listEvents = operation({
  name: 'listEvents',
  tag: 'memories',
  summary: 'The events of a contact, in order of start',
  description:
    'Every event that is believed at `knownAt` and holds at `validAt`: past events hold from their start, planned ones from when they were stated. An event without a time is sorted by when it was stated.',
  method: 'GET',
  path: '/v1/contacts/{contactId}/events',
  input: z.strictObject({
    contactId: id,
    from: moment.optional().describe('Only what takes place from here on; of a period, from its start.'),
    to: moment.optional().describe('Only what starts before this; of a period, before its end.'),
    status: z
      .enum(SHOWN_STATUSES)
      .optional()
      .describe('unconfirmed: planned for a time before validAt; planned: for a later time.'),
    agentId: readAs,
    ...asOf,
    limit: limit(100, 500),
    cursor,
  }),
  output: z.strictObject({ events: z.array(Memory), asOf: AsOfOutput, nextCursor: z.string().nullable() }),
  status: 200,
});

import { z } from 'zod';
import { SHOWN_STATUSES } from '#domain/memory.js';
import { asOf, AsOfOutput, cursor, id, limit, moment } from './fields.js';
import { Memory } from './memory.js';
import { operation } from './operation.js';
import { readAs } from './statement.js';

export const listEvents = operation({
  name: 'listEvents',
  tag: 'memories',
  summary: 'The events of a contact, in the order in which they start',
  description:
    'Every event that is believed at `knownAt` and holds at `validAt`: one that happened since it began, one that is planned since it was stated. An event without a time is placed where it was stated.',
  method: 'GET',
  path: '/v1/contacts/{contactId}/events',
  input: z.strictObject({
    contactId: id,
    from: moment.optional().describe('Only what takes place from here on; of a period its start.'),
    to: moment.optional().describe('Only what starts before this; of a period its end.'),
    status: z
      .enum(SHOWN_STATUSES)
      .optional()
      .describe('unconfirmed: planned for a time that had passed at validAt; planned: for one that had not.'),
    agentId: readAs,
    ...asOf,
    limit: limit(100, 500),
    cursor,
  }),
  output: z.strictObject({ events: z.array(Memory), asOf: AsOfOutput, nextCursor: z.string().nullable() }),
  status: 200,
});

import { z } from 'zod';
import { Contact } from './contacts.js';
import { id, instant } from './fields.js';
import { Memory } from './memories.js';
import { operation } from './operation.js';

export const getContext = operation({
  name: 'getContext',
  tag: 'recall',
  summary: 'What an agent should know of a contact before it speaks',
  description:
    '`text` goes into a prompt as it is: the current date and time where the contact is, who they are, what holds now and what happened, newest first. It is never reshuffled by a question; for one, see recall.',
  method: 'GET',
  path: '/v1/contacts/{contactId}/context',
  input: z.strictObject({ contactId: id }),
  output: z
    .strictObject({
      text: z.string(),
      currentDateTime: instant.describe('With the offset of the zone.'),
      timezone: z.string().describe("The contact's zone; TIMEZONE, if it is not known."),
      contact: Contact,
      memories: z.array(Memory).describe('What `text` was made of, in its order.'),
    })
    .meta({ id: 'Context' }),
  status: 200,
});

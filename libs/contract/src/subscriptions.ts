import { z } from 'zod';
import { Session } from './conversation.js';
import { id, instant } from './fields.js';
import { getDecision } from './memories.js';
import type { Operation } from './operation.js';

/** The definition of a subscription: its input, and each of its answers. */
export type Subscription = Pick<Operation, 'name' | 'summary' | 'description' | 'input' | 'output'>;

export const memoryChanged = {
  name: 'memoryChanged',
  summary: 'Every decision on a contact, as it is made',
  description:
    'Each once and in order, whichever instance makes it: what is remembered, extracted, withdrawn, reverted and merged. To miss nothing after reconnecting, send the id of the last decision received as `after`. It completes when the contact is erased.',
  input: z
    .strictObject({
      contactId: id,
      after: id.optional().describe('Begin after this decision on the contact.'),
      since: instant.optional().describe('Begin with decisions after this instant.'),
    })
    .refine(({ after, since }) => after === undefined || since === undefined, {
      path: ['since'],
      error: 'cannot be given together with `after`',
    }),
  output: getDecision.output,
} satisfies Subscription;

export const sessionExtracted = {
  name: 'sessionExtracted',
  summary: 'Each session whose extraction finished or was given up',
  description:
    'Also when it is extracted again. To miss nothing after reconnecting, send the `extraction.settledAt` of the last session received as `since`.',
  input: z.strictObject({
    contactId: id.optional().describe('Only of this contact and those merged with it.'),
    since: instant.optional().describe('Begin with sessions for which that happened after this instant.'),
  }),
  output: Session,
} satisfies Subscription;

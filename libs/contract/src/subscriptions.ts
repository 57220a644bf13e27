import { z } from 'zod';
import { Session } from './conversation.js';
import { id, instant } from './fields.js';
import { getDecision } from './memories.js';
import type { Operation } from './operation.js';

/** A subscription, stated once: its input, and each answer. */
export type Subscription = Pick<Operation, 'name' | 'summary' | 'description' | 'input' | 'output'>;

export const memoryChanged = {
  name: 'memoryChanged',
  summary: 'Every decision on a contact, as it is taken',
  description:
    'Each once and in order, whichever instance takes it: what is remembered, extracted, withdrawn, reverted and merged. To lose nothing on a new connection, send the id of the last decision you received as `after`. It completes when the contact is erased.',
  input: z
    .strictObject({
      contactId: id,
      after: id.optional().describe('A decision on the contact: begin with what was decided after it.'),
      since: instant.optional().describe('Begin with what was decided after this instant.'),
    })
    .refine(({ after, since }) => after === undefined || since === undefined, {
      path: ['since'],
      error: 'cannot be given together with `after`',
    }),
  output: getDecision.output,
} satisfies Subscription;

export const sessionExtracted = {
  name: 'sessionExtracted',
  summary: 'Each session whose turns were all read into memory, or that was given up',
  description:
    'Also when it is extracted once more. To lose nothing on a new connection, send the `extraction.settledAt` of the last session you received as `since`.',
  input: z.strictObject({
    contactId: id.optional().describe('Of this contact only, and of those who are one person with it.'),
    since: instant.optional().describe('Begin with the sessions for which that happened after this instant.'),
  }),
  output: Session,
} satisfies Subscription;

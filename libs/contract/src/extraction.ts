import { z } from 'zod';
import { MEMORY_KINDS, POLARITIES } from '#domain/memory/memory.js';
import { NewTurn } from './conversation.js';
import { callerId, humanText, id, instant, label, share } from './fields.js';
import { Decision } from './memories.js';
import { operation } from './operation.js';
import { attribute } from './statement.js';

const Example = z
  .strictObject({
    said: humanText(500).describe('Something that a contact says.'),
    facts: z
      .array(
        z.strictObject({
          text: humanText(500).describe('A sentence in the third person.'),
          attribute: attribute.nullable().default(null),
          value: label.nullable().default(null),
          subject: label.nullable().default(null),
          polarity: z.enum(POLARITIES).default('holds'),
        }),
      )
      .max(5)
      .describe('The facts to be found in it; empty: none.'),
  })
  .meta({ id: 'ExtractionExample' });

/** The stored form, with all fields present. */
const KeptExample = z
  .strictObject({
    said: z.string(),
    facts: z.array(
      z.strictObject({
        text: z.string(),
        attribute: z.string().nullable(),
        value: z.string().nullable(),
        subject: z.string().nullable(),
        polarity: z.enum(POLARITIES),
      }),
    ),
  })
  .meta({ id: 'KeptExtractionExample' });

const settings = {
  instructions: humanText(4_000)
    .nullable()
    .default(null)
    .describe('What matters to the tenant and what its words mean; added to the prompt after the general part.'),
  examples: z.array(Example).max(10).default([]),
};

const ExtractionSettings = z
  .strictObject({
    instructions: z.string().nullable(),
    examples: z.array(KeptExample),
    version: z.int().describe('From 1; 0: never set.'),
    setAt: instant.nullable(),
    setBy: z.string().nullable().describe('The API key that set it.'),
  })
  .meta({ id: 'ExtractionSettings', description: 'What a tenant adds to the prompt of extraction.' });

export const getExtractionSettings = operation({
  name: 'getExtractionSettings',
  tag: 'extraction',
  summary: "The tenant's instructions and examples for extraction",
  method: 'GET',
  path: '/v1/extraction/settings',
  input: z.strictObject({}),
  output: ExtractionSettings,
  status: 200,
});

export const setExtractionSettings = operation({
  name: 'setExtractionSettings',
  tag: 'extraction',
  summary: 'Set the instructions and examples of extraction, replacing the earlier ones',
  description: 'Earlier versions are kept. Setting the same again creates no version.',
  method: 'POST',
  path: '/v1/extraction/settings',
  input: z.strictObject(settings),
  output: ExtractionSettings,
  role: 'admin',
  status: 200,
});

const ReadStatement = z
  .strictObject({
    text: z.string(),
    kind: z.enum(MEMORY_KINDS),
    attribute: z.string().nullable(),
    value: z.string().nullable(),
    subject: z.string().nullable(),
    polarity: z.enum(POLARITIES),
    confidence: share,
    turnId: callerId,
    quote: z.string(),
    known: id.nullable().describe('The known memory that the statement ends, corrects or replaces.'),
    note: z.string().nullable().describe('What the model said that was not applied.'),
    memoryId: id.nullable().describe('The memory in which it is already stored; then nothing would be written.'),
    decision: Decision.nullable().describe('How it would be reconciled with what is believed.'),
  })
  .meta({ id: 'ReadStatement' });

export const dryRunExtraction = operation({
  name: 'dryRunExtraction',
  tag: 'extraction',
  summary:
    'What extraction would remember from a session or from turns, and what that would change; nothing is written',
  description: 'Asks the language model and waits for it. UNAVAILABLE without one.',
  method: 'POST',
  path: '/v1/contacts/{contactId}/extraction/dry-run',
  input: z
    .strictObject({
      contactId: id,
      sessionId: callerId.optional().describe('Either a session of the contact, or turns.'),
      after: z.int().min(0).default(0).describe('For a session: begin after this position.'),
      turns: z.array(NewTurn).min(1).max(100).optional(),
    })
    .refine(({ sessionId, turns }) => (sessionId === undefined) !== (turns === undefined), {
      path: ['sessionId'],
      message: 'state either a session or turns',
    }),
  output: z.strictObject({
    statements: z.array(ReadStatement),
    dropped: z
      .array(z.strictObject({ text: z.string(), quote: z.string(), reason: z.string() }))
      .describe('What the model found but would not be stored, and why.'),
    read: z.int().describe('How many turns were read; at most one window.'),
    nextAfter: z.int().nullable().describe('Where to continue in the session; null at its end.'),
    model: z.string(),
    inputTokens: z.int(),
    outputTokens: z.int(),
    cost: z.number().nullable(),
  }),
  role: 'read',
  status: 200,
});

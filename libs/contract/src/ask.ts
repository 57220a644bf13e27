import { z } from 'zod';
import { asOf, AsOfOutput, humanText, id } from './fields.js';
import { operation } from './operation.js';

const Evidence = z
  .strictObject({
    ref: z.string().describe('As used in `cited`: M1, T2, D1.'),
    what: z.enum(['memory', 'turn', 'calculation']),
    text: z.string(),
    memoryId: id.nullable(),
    sessionId: z.string().nullable(),
    turnId: z.string().nullable(),
  })
  .meta({ id: 'Evidence', description: 'Evidence for an answer, found by a step.' });

const AskStep = z
  .strictObject({
    tool: z.string(),
    arguments: z.record(z.string(), z.unknown()),
    found: z.array(z.string()).describe('The refs of the evidence that it found.'),
    error: z.string().nullable(),
    tookMs: z.number(),
  })
  .meta({ id: 'AskStep' });

export const ask = operation({
  name: 'ask',
  tag: 'recall',
  summary: 'Answer a question about a contact with evidence, or say that it is not known',
  description:
    'A language model looks for evidence with the tools in `tools` until it has enough or reaches a limit. An answer without evidence is not given. With `Accept: text/event-stream` the guide, each step, drafts of the answer and the answer come as events of these names; an error comes as `problem`. UNAVAILABLE without a language model.',
  method: 'POST',
  path: '/v1/contacts/{contactId}/ask',
  input: z.strictObject({
    contactId: id,
    question: humanText(1_000),
    ...asOf,
    maxSteps: z.int().min(1).max(12).optional().describe('How often the model may ask for tools. Default: ASK_STEPS.'),
  }),
  output: z
    .strictObject({
      known: z.boolean().describe('false: nothing found answers it.'),
      answer: z.string().describe('For reading aloud: without refs.'),
      cited: z.string().describe('The same with the refs of the evidence in brackets.'),
      evidence: z.array(Evidence),
      guide: z.array(z.string()).describe('What to look for, derived from the question and the current date.'),
      steps: z.array(AskStep),
      tools: z.array(z.string()),
      limits: z.strictObject({
        maxSteps: z.int(),
        seconds: z.number(),
        reached: z.enum(['steps', 'time']).nullable(),
      }),
      usage: z.strictObject({
        model: z.string(),
        calls: z.int(),
        inputTokens: z.int(),
        outputTokens: z.int(),
        cost: z.number().nullable(),
      }),
      asOf: AsOfOutput,
    })
    .meta({ id: 'Asked' }),
  role: 'read',
  status: 200,
});

import { z } from 'zod';
import { callerId, id, label } from './fields.js';
import { Memory } from './memory.js';
import { Turn } from './conversation.js';
import { Forgotten } from './forgotten.js';
import { operation } from './operation.js';

const reason = label
  .optional()
  .describe('Why, in a few words. It is kept for good, so do not repeat what is to be forgotten.');

const TurnName = z.strictObject({ sessionId: callerId, turnId: callerId }).meta({
  id: 'TurnName',
  description: 'A turn, whose id is unique in its session.',
});

const Forgetting = z
  .strictObject({
    contactId: id,
    forgotten: Forgotten,
    memories: z.array(id).describe('The versions that were emptied.'),
    turns: z.array(TurnName).describe('The turns that were emptied.'),
    decisions: z.int().describe('Decisions from which the words were removed.'),
    answers: z.int().describe('Answers stored for Idempotency-Key from which they were removed.'),
    briefings: z.int().describe('Briefings whose text was dropped.'),
    kept: z
      .strictObject({ memories: z.array(id), turns: z.array(TurnName) })
      .describe('What still mentions it, since the call did not ask to forget that.'),
  })
  .meta({
    id: 'Forgetting',
    description: 'Everything that was emptied, also by earlier calls; repeating the call gives the same answer.',
  });

const AGAIN = 'It cannot be undone; repeating the call gives the same answer.';

export const forgetMemory = operation({
  name: 'forgetMemory',
  tag: 'memories',
  summary: 'Forget a memory: its words are removed everywhere',
  description: `The version, and every other with the same words, becomes an empty place; its history shows when and why, also in reads of earlier times. Versions with other words that it replaced or that replaced it stay, and nothing comes back in its place. Extraction never reads the sentences again in which it was said; if it is said in another turn, it may be remembered. ${AGAIN}`,
  method: 'DELETE',
  path: '/v1/memories/{memoryId}',
  input: z.strictObject({
    memoryId: id,
    reason,
    turns: z.enum(['keep', 'forget']).default('keep').describe('What to do with the turns in which it was said.'),
  }),
  output: Forgetting,
  role: 'admin',
  status: 200,
});

const memories = z
  .enum(['keep', 'forget'])
  .default('keep')
  .describe('What to do with memories that were learned only there.');

export const forgetTurn = operation({
  name: 'forgetTurn',
  tag: 'sessions',
  summary: 'Forget a turn: its words are removed everywhere',
  description: `Its place in the session stays, with when and why. What was learned from it is kept, unless \`memories=forget\`. ${AGAIN}`,
  method: 'DELETE',
  path: '/v1/sessions/{sessionId}/turns/{turnId}',
  input: z.strictObject({ sessionId: callerId, turnId: callerId, reason, memories }),
  output: Forgetting,
  role: 'admin',
  status: 200,
});

export const forgetSession = operation({
  name: 'forgetSession',
  tag: 'sessions',
  summary: 'Forget a session: the words of all its turns are removed everywhere',
  description: `Its place stays, with channel, agent, when and why; it takes no more turns. What was learned from it is kept, unless \`memories=forget\`. ${AGAIN}`,
  method: 'DELETE',
  path: '/v1/sessions/{sessionId}',
  input: z.strictObject({ sessionId: callerId, reason, memories }),
  output: Forgetting,
  role: 'admin',
  status: 200,
});

const Span = z.strictObject({ start: z.int().min(0), end: z.int().min(1) }).meta({
  id: 'Span',
  description:
    'Start and end, in UTF-16 units of the text; the end is exclusive. A character of two units is masked whole.',
});

const what = {
  spans: z.array(Span).min(1).max(100).optional().describe('Parts of the text.'),
  pattern: label
    .optional()
    .describe('Exact words instead, in which `*` stands for any characters of one line, as many as it can.'),
  reason,
};

const ONE_OF = {
  path: ['pattern'],
  message: 'state either spans or a pattern',
};

function isEither({ spans, pattern }: { spans?: unknown; pattern?: unknown }): boolean {
  return (spans === undefined) !== (pattern === undefined);
}

const Places = z
  .strictObject({
    memories: z.array(id).describe('Versions with the words in text, value, aliases or another field.'),
    turns: z.array(TurnName).describe('Turns with the words.'),
    decisions: z.int(),
    answers: z.int().describe('Answers stored for Idempotency-Key.'),
    briefings: z.int().describe('Briefings whose text was dropped.'),
  })
  .meta({ id: 'RedactedPlaces', description: 'Where the words were masked.' });

const MASKED =
  'Every character becomes █, also wherever the words were copied: in the other versions of the fact, the turns in which it was said, decisions and stored answers; the answer lists them. Ids and times stay. It cannot be undone.';

export const redactMemory = operation({
  name: 'redactMemory',
  tag: 'memories',
  summary: 'Mask some words of a memory for good, such as a card number',
  description: MASKED,
  method: 'POST',
  path: '/v1/memories/{memoryId}/redact',
  input: z.strictObject({ memoryId: id, ...what }).refine(isEither, ONE_OF),
  output: z.strictObject({ memory: Memory, places: Places }),
  role: 'admin',
  status: 200,
});

export const redactTurn = operation({
  name: 'redactTurn',
  tag: 'sessions',
  summary: 'Mask some words of a turn for good, such as a card number',
  description: MASKED.replace(
    'the other versions of the fact, the turns in which it was said',
    'what was learned from it',
  ),
  method: 'POST',
  path: '/v1/sessions/{sessionId}/turns/{turnId}/redact',
  input: z.strictObject({ sessionId: callerId, turnId: callerId, ...what }).refine(isEither, ONE_OF),
  output: z.strictObject({ turn: Turn, places: Places }),
  role: 'admin',
  status: 200,
});

import { z } from 'zod';
import { PRECISIONS } from '#domain/memory.js';
import { ROLES } from '#domain/speaker.js';
import { asOf, callerId, cursor, id, instant, label, language, limit, page, share, text, timezone } from './fields.js';
import { Forgotten } from './forgotten.js';
import { operation } from './operation.js';

const Extraction = z
  .strictObject({
    status: z
      .enum(['none', 'collecting', 'waiting', 'running', 'retrying', 'dead', 'done'])
      .describe(
        'none: no turns. collecting: waits for more turns, for the end, or to have been idle. waiting: due. retrying: failed, and is tried again. dead: given up until it is asked for. done: every turn was read.',
      ),
    reason: z.string().nullable().describe('Why it waits, is tried again, or was given up.'),
    extracted: z.int().describe('How many turns were read.'),
    attempts: z.int(),
    nextAttemptAt: instant.nullable(),
    extractedAt: instant.nullable(),
    settledAt: instant
      .nullable()
      .describe('When it was last done or given up; later than that of any session of the tenant before.'),
    found: z.int().describe('How many facts and events were found in them.'),
    model: z.string().nullable(),
    inputTokens: z.int(),
    outputTokens: z.int(),
    cost: z.number().nullable().describe('By LLM_PRICE_INPUT and LLM_PRICE_OUTPUT; null where they are not set.'),
  })
  .meta({ id: 'Extraction', description: 'How far the facts and events of a session were extracted by now.' });

export const Session = z
  .strictObject({
    id: callerId,
    contactId: id,
    channel: z.string(),
    agentId: z.string().nullable(),
    startedAt: instant,
    endedAt: instant.nullable(),
    status: z.enum(['open', 'ended']),
    turns: z.int(),
    extraction: Extraction,
    forgotten: Forgotten.optional().describe('Only where all of it was forgotten.'),
  })
  .meta({ id: 'Session', description: 'One call or chat.' });

export const ListedSession = Session.omit({ extraction: true }).meta({
  id: 'ListedSession',
  description: 'A session as it was known; how far it was extracted is a field of the session itself.',
});

export const Turn = z
  .strictObject({
    id: callerId,
    sessionId: callerId,
    contactId: id,
    position: z.int(),
    speaker: z.string(),
    role: z.enum(ROLES).describe('Who that is: the contact, the agent, or somebody else.'),
    confidence: share.nullable().describe('How sure the recogniser was of the words; null where it was not stated.'),
    text: z.string(),
    at: instant,
    timezone: z.string().nullable(),
    language: z.string().nullable().describe('In which it was read; null of turns from before languages were kept.'),
    expression: z.string().nullable().describe('The words of the most precise time it speaks of.'),
    precision: z.enum(PRECISIONS).nullable(),
    refersFrom: instant.nullable().describe('The period those words mean; an open side is null.'),
    refersTo: instant.nullable(),
    recordedAt: instant,
    forgotten: Forgotten.optional().describe('Only where it was forgotten; the text is then empty.'),
  })
  .meta({ id: 'Turn', description: 'One utterance in a session.' });

export const startSession = operation({
  name: 'startSession',
  tag: 'sessions',
  summary: 'Start a session, or find it again by its id',
  method: 'POST',
  path: '/v1/contacts/{contactId}/sessions',
  input: z.strictObject({
    contactId: id,
    id: callerId.optional().describe('Your own id, unique in your tenant. The same id again gives the same session.'),
    channel: label,
    agentId: label.optional(),
    startedAt: instant.optional(),
  }),
  output: Session,
  status: 201,
  location: '/v1/sessions/{id}',
  idempotent: true,
});

export const listSessions = operation({
  name: 'listSessions',
  tag: 'sessions',
  summary: 'The sessions of a contact, newest first',
  method: 'GET',
  path: '/v1/contacts/{contactId}/sessions',
  input: z.strictObject({ contactId: id, knownAt: asOf.knownAt, limit: limit(50, 200), cursor }),
  output: page('sessions', ListedSession),
  status: 200,
});

export const getSession = operation({
  name: 'getSession',
  tag: 'sessions',
  summary: 'A session and its status',
  method: 'GET',
  path: '/v1/sessions/{sessionId}',
  input: z.strictObject({ sessionId: callerId }),
  output: Session,
  status: 200,
});

export const endSession = operation({
  name: 'endSession',
  tag: 'sessions',
  summary: 'End a session; repeating the call changes nothing',
  description: 'Its turns are then extracted, by a language model or the local reader; see `extraction`.',
  method: 'POST',
  path: '/v1/sessions/{sessionId}/end',
  input: z.strictObject({ sessionId: callerId, endedAt: instant.optional() }),
  output: Session,
  status: 200,
  idempotent: true,
});

export const extractSession = operation({
  name: 'extractSession',
  tag: 'sessions',
  summary: 'Extract the turns of a session now, also after it was given up',
  description:
    'The work is done in the background; see `extraction` of the session. With `again` every turn is read once more: what is known from it is not added twice.',
  method: 'POST',
  path: '/v1/sessions/{sessionId}/extract',
  input: z.strictObject({ sessionId: callerId, again: z.boolean().default(false) }),
  output: Session,
  status: 200,
  idempotent: true,
});

export const NewTurn = z
  .strictObject({
    id: callerId.optional().describe('Your own id, unique in the session.'),
    speaker: label,
    role: z
      .enum(ROLES)
      .optional()
      .describe(
        'Who speaks: the contact, the agent, or somebody else. Default: by the speaker, who is the agent if it is the agentId of the session, a name of AGENT_NAMES or a word such as agent, bot, operator or IVR; else the contact.',
      ),
    confidence: share
      .optional()
      .describe(
        'How sure the recogniser was of the words. What is extracted from a turn below 0.5 replaces nothing: it is kept beside, for the review queue.',
      ),
    text,
    at: instant.optional().describe('When it was said. Default: now.'),
    timezone: timezone.optional().describe("Where it was said. Default: the contact's zone."),
    language: language
      .optional()
      .describe("In which it was said. Default: the contact's, else as it reads, else English."),
  })
  .meta({ id: 'NewTurn' });

export const addTurns = operation({
  name: 'addTurns',
  tag: 'sessions',
  summary: 'Add up to 500 turns to a session, all or none',
  description:
    'A turn whose id is already in the session is found again, not added twice; with other words it is a CONFLICT.',
  method: 'POST',
  path: '/v1/sessions/{sessionId}/turns',
  input: z.strictObject({
    sessionId: callerId,
    turns: z.array(NewTurn).min(1).max(500),
  }),
  output: z.strictObject({ turns: z.array(Turn), added: z.int() }),
  status: 201,
  location: '/v1/sessions/{turns.0.sessionId}/turns',
  idempotent: true,
});

export const listTurns = operation({
  name: 'listTurns',
  tag: 'sessions',
  summary: 'The turns of a session in order',
  method: 'GET',
  path: '/v1/sessions/{sessionId}/turns',
  input: z.strictObject({ sessionId: callerId, knownAt: asOf.knownAt, limit: limit(100, 500), cursor }),
  output: page('turns', Turn),
  status: 200,
});

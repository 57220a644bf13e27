import { z } from 'zod';
import { PRECISIONS } from '#domain/memory/memory.js';
import { SPEAKER_ROLES } from '#domain/people/speaker.js';
import { asOf, callerId, cursor, id, instant, label, language, limit, page, share, text, timezone } from './fields.js';
import { Forgotten } from './forgotten.js';
import { operation } from './operation.js';

const Extraction = z
  .strictObject({
    status: z
      .enum(['none', 'collecting', 'waiting', 'running', 'retrying', 'dead', 'done'])
      .describe(
        'none: no turns. collecting: waits for more turns, the end, or idleness. waiting: due. retrying: failed, will be tried again. dead: given up until requested. done: every turn was read.',
      ),
    reason: z.string().nullable().describe('Why it waits, is retried, or was given up.'),
    extracted: z.int().describe('How many turns have been read.'),
    attempts: z.int(),
    nextAttemptAt: instant.nullable(),
    extractedAt: instant.nullable(),
    settledAt: instant
      .nullable()
      .describe('When it last finished or was given up; later than for every earlier session of the tenant.'),
    found: z.int().describe('How many facts and events were found in them.'),
    model: z.string().nullable(),
    inputTokens: z.int(),
    outputTokens: z.int(),
    cost: z.number().nullable().describe('By LLM_PRICE_INPUT and LLM_PRICE_OUTPUT; null if they are not set.'),
  })
  .meta({ id: 'Extraction', description: 'How far the facts and events of a session have been extracted.' });

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
    forgotten: Forgotten.optional().describe('Present only if the whole session was forgotten.'),
  })
  .meta({ id: 'Session', description: 'One call or chat.' });

export const ListedSession = Session.omit({ extraction: true }).meta({
  id: 'ListedSession',
  description: 'A session as of the read; `extraction` is not part of it but of the session itself.',
});

export const Turn = z
  .strictObject({
    id: callerId,
    sessionId: callerId,
    contactId: id,
    position: z.int(),
    speaker: z.string(),
    role: z.enum(SPEAKER_ROLES).describe('Who spoke: the contact, the agent, or somebody else.'),
    confidence: share.nullable().describe('How sure the recogniser was of the words; null if not stated.'),
    text: z.string(),
    at: instant,
    timezone: z.string().nullable(),
    language: z.string().nullable().describe('The language in which it was read; null in turns older than this field.'),
    expression: z.string().nullable().describe('The words of its most precise time.'),
    precision: z.enum(PRECISIONS).nullable(),
    refersFrom: instant.nullable().describe('The period these words mean; null: open on that side.'),
    refersTo: instant.nullable(),
    recordedAt: instant,
    forgotten: Forgotten.optional().describe('Present only if it was forgotten; the text is then empty.'),
  })
  .meta({ id: 'Turn', description: 'One utterance in a session.' });

export const startSession = operation({
  name: 'startSession',
  tag: 'sessions',
  summary: 'Start a session, or find it by its id',
  method: 'POST',
  path: '/v1/contacts/{contactId}/sessions',
  input: z.strictObject({
    contactId: id,
    id: callerId.optional().describe('Your own id, unique in your tenant. The same id gives the same session again.'),
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
  description: 'Its turns are then extracted by a language model or the local reader; see `extraction`.',
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
  summary: 'Extract the turns of a session now, even if it was given up',
  description:
    'Runs in the background; see `extraction` of the session. With `again` all turns are read once more; known facts are not added twice.',
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
      .enum(SPEAKER_ROLES)
      .optional()
      .describe(
        'Who speaks: the contact, the agent, or somebody else. Default: by the speaker. The agent is the agentId of the session, a name in AGENT_NAMES or a word such as agent, bot, operator or IVR; everyone else is the contact.',
      ),
    confidence: share
      .optional()
      .describe(
        'How sure the recogniser was of the words. Facts extracted from a turn below 0.5 replace nothing; they go to the review queue.',
      ),
    text,
    at: instant.optional().describe('When it was said. Default: now.'),
    timezone: timezone.optional().describe("Where it was said. Default: the contact's zone."),
    language: language.optional().describe("The language spoken. Default: the contact's, else detected, else English."),
  })
  .meta({ id: 'NewTurn' });

export const addTurns = operation({
  name: 'addTurns',
  tag: 'sessions',
  summary: 'Add up to 500 turns to a session, all or none',
  description: 'A turn whose id is already in the session is not added twice; with different words it is a CONFLICT.',
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

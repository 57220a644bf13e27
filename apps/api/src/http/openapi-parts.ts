type Json = Record<string, unknown>;

/** The refusals that every operation can answer with. */
export const PROBLEMS: Readonly<Record<string, string>> = {
  '400': 'INVALID: `errors` names the path of every fault.',
  '401': 'UNAUTHENTICATED: no valid key.',
  '403': 'FORBIDDEN: the role of the key does not suffice; the detail says which does.',
  '404': 'NOT_FOUND: not there, or not yours.',
  '405': 'METHOD_NOT_ALLOWED: the address takes the methods in `Allow`.',
  '409': 'CONFLICT: with what is there now.',
  '412': 'PRECONDITION_FAILED: sent with If-Match or another condition, which nothing here can meet.',
  '413': 'TOO_LARGE: a body over 1 MiB.',
  '415': 'INVALID: a body that is not JSON in UTF-8.',
  '429': 'RATE_LIMITED: too many requests of this key; `Retry-After` says when to go on.',
  '500': 'INTERNAL: a fault of the service; its log says more.',
  '503': 'UNAVAILABLE: the database or a model does not answer; `Retry-After` says when to try again.',
};

/** The refusals with a Retry-After header. */
export const RETRY_AFTER: Json = {
  'Retry-After': {
    description: 'Seconds after which to try again.',
    schema: { type: 'integer', minimum: 0 },
  },
};

/** The answer if nothing has changed since the ETag in If-None-Match. */
const UNCHANGED: Json = { '304': { description: 'Unchanged since the ETag in `If-None-Match`.' } };

/** Further answers of an operation besides that of its own status. */
export const MORE_ANSWERS: Readonly<Record<string, Json>> = { getContext: UNCHANGED, getCalendar: UNCHANGED };

/** The schema of a refusal. */
export const PROBLEM: Json = {
  type: 'object',
  required: ['type', 'title', 'status', 'code', 'detail'],
  properties: {
    type: { type: 'string' },
    title: { type: 'string' },
    status: { type: 'integer' },
    code: {
      type: 'string',
      enum: [
        'INVALID',
        'UNAUTHENTICATED',
        'FORBIDDEN',
        'NOT_FOUND',
        'CONFLICT',
        'TOO_LARGE',
        'RATE_LIMITED',
        'METHOD_NOT_ALLOWED',
        'PRECONDITION_FAILED',
        'UNAVAILABLE',
        'INTERNAL',
      ],
    },
    detail: { type: 'string' },
    errors: {
      type: 'array',
      items: {
        type: 'object',
        required: ['path', 'message'],
        properties: { path: { type: 'string' }, message: { type: 'string' } },
      },
    },
  },
};

/** The Idempotency-Key header of a write. */
export const IDEMPOTENCY: Json = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'The same key with the same request answers the first answer again; with another request it is a CONFLICT. Kept for 7 days.',
  schema: { type: 'string', minLength: 1, maxLength: 200 },
};

/** The header of answers to writes with an Idempotency-Key. */
export const REPLAYED: Json = {
  'Idempotency-Replayed': {
    description: '`true`: this is the answer to an earlier request with the same Idempotency-Key.',
    schema: { type: 'string', enum: ['true'] },
  },
};

/** The header of answers to operations that create something. */
export const LOCATION: Json = {
  Location: { description: 'The URL of what was created.', schema: { type: 'string', format: 'uri-reference' } },
};

/** The groups of operations, in the order of the documentation. */
export const TAGS: readonly Json[] = [
  {
    name: 'contacts',
    description: 'The people that memories are about: found, created, changed, merged, forked and erased.',
  },
  {
    name: 'memories',
    description: 'What is believed: remembered, listed as of two clocks, decided, reverted, forgotten.',
  },
  { name: 'recall', description: 'What bears on a question, the text for a prompt, and answers of a language model.' },
  { name: 'entities', description: 'People, places and things around a contact.' },
  { name: 'review', description: 'What people should look at: unclear decisions and fading memories.' },
  { name: 'revisions', description: 'The revisions of repositories, and what they make doubtful.' },
  { name: 'sessions', description: 'Calls and chats, and their turns.' },
  { name: 'extraction', description: 'The reading of facts and events from turns.' },
  { name: 'settings', description: 'The settings of a tenant.' },
  { name: 'keys', description: 'The keys of the tenant, and their audit log.' },
  { name: 'calendar', description: 'Events to come, words in what was said, an iCalendar feed, and briefings.' },
  { name: 'time', description: 'What held when, what changed, and times in words.' },
];

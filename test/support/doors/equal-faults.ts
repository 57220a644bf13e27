import { z } from 'zod';
import { placed } from '../../../apps/api/src/graphql/json-schema.js';
import { retryBriefing } from '#contract/briefings.js';
import { mergeContacts, undoMerge, updateContact } from '#contract/contacts.js';
import { addTurns, endSession, startSession } from '#contract/conversation.js';
import { remember, revertDecision, withdraw } from '#contract/memories.js';
import { type Operation, placesOf } from '#contract/operation.js';
import { recall } from '#contract/recall.js';
import { interval } from '#contract/time.js';
import { newId } from '#graph/ids.js';
import { THEIR_SESSION, type World } from './equal-world.js';

/** What an operation must refuse. */
export interface Fault {
  readonly what: string;
  readonly input: object;
  /** GraphQL refuses it itself, by its schema, and so in words of its own. */
  readonly ownWords?: boolean;
}

const LONG = 'x'.repeat(8_001);
const NO_DAY = '2026-02-30';

/** For each field of any input: values of the right type that must be refused. */
export const FAULTY: Readonly<Record<string, readonly unknown[]>> = {
  ...Object.fromEntries(
    ['memoryId', 'contactId', 'decisionId', 'mergeId', 'briefingId', 'erasureId', 'entityId', 'forkId', 'keyId'].map(
      (id) => [id, ['x!']],
    ),
  ),
  ...Object.fromEntries(['sessionId', 'id', 'turnId'].map((id) => [id, ['a b']])),
  ...Object.fromEntries(['validAt', 'knownAt', 'until', 'validFrom', 'validTo'].map((at) => [at, [NO_DAY, 'no time']])),
  ...Object.fromEntries(['reference', 'saidAt', 'at', 'startedAt', 'endedAt'].map((at) => [at, ['yesterday', NO_DAY]])),
  ...Object.fromEntries(['name', 'role', 'channel', 'agentId', 'value'].map((label) => [label, ['', 'x'.repeat(201)]])),
  ...Object.fromEntries(
    ['text', 'quote', 'query', 'question', 'q', 'pattern', 'reason'].map((text) => [text, ['', ' ', LONG]]),
  ),
  ...Object.fromEntries(['hours', 'maxTokens', 'maxSteps'].map((count) => [count, [0, 100_000]])),
  ...Object.fromEntries(
    ['repository', 'atRevision', 'validFromRevision', 'validToRevision'].map((name) => [name, ['a b']]),
  ),
  expiresAt: ['tomorrow', NO_DAY, '2020-01-01T00:00:00Z'],
  ratePerMinute: [0, 1_000_001],
  revisions: [[], [{ id: 'a b' }]],
  limit: [0],
  from: [NO_DAY],
  to: [NO_DAY],
  supersedes: ['x!'],
  after: [-1],
  instructions: ['', 'x'.repeat(4_001)],
  examples: [[{ said: '', facts: [] }]],
  cursor: ['nonsense'],
  timezone: ['Mars/Base'],
  language: ['de_DE!'],
  identifier: ['no colon'],
  'upsertContact.identifier': [
    { kind: 'PHONE', value: 'x' },
    { kind: 'web', value: '' },
  ],
  contacts: [[], [{ name: 'x' }, { name: '' }]],
  identifiers: [[{ kind: 'PHONE', value: 'x' }], [{ kind: 'web', value: '' }]],
  attributes: [{ 'bad name!': 1 }],
  'setSettings.attributes': [[{ name: '!', cardinality: 'one' }], [{ name: 'a', cardinality: 'one', meaning: '' }]],
  attribute: ['!'],
  subject: ['', 'x'.repeat(201)],
  tag: ['!'],
  tags: [['pets', '!']],
  category: ['!'],
  pin: ['no kind', 'path:', `path:${'x'.repeat(500)}`],
  pins: [['no kind'], Array.from({ length: 21 }, (_, i) => `path:${i}`)],
  importance: [2],
  minScore: [2],
  confidence: [-1],
  event: [{ subject: '', verb: 'x', startsAt: NO_DAY }],
  memories: [[], [{ text: 'x' }, { text: '', importance: 2 }]],
  turns: [[], [{ speaker: '', text: 'x' }]],
  weights: [{ similarity: 2 }],
  halfLifeDays: [{ semantic: 0 }, { turns: 1e9 }],
  ranking: [{ weights: { recency: 2 } }],
  country: ['Portugal', 'ZZ'],
  retention: [{ turns: 0 }],
  webhook: [
    { url: 'ftp://example.com' },
    { url: 'https://a:b@example.com' },
    { url: 'https://example.com', secret: 'x' },
  ],
  spans: [[], [{ start: -1, end: 1 }]],
  kinds: [[]],
};

/** Fields whose GraphQL type has only valid values. GraphQL itself refuses all others, in its own words. */
export const CHOSEN: Readonly<Record<string, readonly unknown[]>> = {
  ...Object.fromEntries(
    [
      'kind',
      'cardinality',
      'polarity',
      'modality',
      'as',
      'status',
      'clock',
      'time',
      'state',
      'toCome',
      'resolution',
      'tier',
    ].map((one) => [one, ['odd']]),
  ),
  ...Object.fromEntries(['reconcile', 'dryRun', 'again'].map((flag) => [flag, ['maybe']])),
  in: ['odd', ['odd']],
  include: ['odd', ['odd']],
  tiers: ['odd', ['odd']],
  privacy: ['odd', { card: 'odd' }],
};

/** @returns inputs that an operation must refuse, derived from its schema. */
export function faultsOf({ name, input, path, method }: Operation, good: object): Fault[] {
  const { path: inPath } = placesOf({ name, input, path, method } as Operation);
  const given = (field: string, value: unknown): object => ({ ...good, [field]: value });
  const fields = Object.keys(input.shape);
  // Two operations can use one field name for different types, such as a choice and a text.
  const isChoice = (field: string): boolean => placed(input.shape[field] as z.ZodType).node.enum !== undefined;
  const faulty = (table: typeof FAULTY, field: string): readonly unknown[] =>
    isChoice(field) ? (table === CHOSEN ? ['odd'] : []) : (table[`${name}.${field}`] ?? table[field] ?? []);
  const wrong = (table: typeof FAULTY, ownWords: boolean): Fault[] =>
    fields.flatMap((field) =>
      faulty(table, field).map((value) => ({
        what: `${field} ${JSON.stringify(value).slice(0, 30)}`,
        input: given(field, value),
        ownWords,
      })),
    );
  const required = fields.filter(
    (field) =>
      !inPath.includes(field) &&
      !(input.shape[field] as { safeParse: (value: unknown) => { success: boolean } }).safeParse(undefined).success,
  );
  return [
    ...wrong(FAULTY, false),
    ...tooMany(input).map((limit) => ({ what: `limit ${limit}`, input: given('limit', limit) })),
    ...wrong(CHOSEN, true),
    ...required.map((field) => ({ what: `no ${field}`, input: given(field, undefined), ownWords: true })),
    { what: 'an unknown field', input: given('mood', 'blue'), ownWords: true },
  ];
}

/** @returns the longest page size plus one. A much larger one would be refused by GraphQL for its cost. */
function tooMany({ shape }: Operation['input']): number[] {
  const { limit } = shape;
  return limit ? [Number(z.toJSONSchema(limit as z.ZodType).maximum) + 1] : [];
}

/** @returns inputs with ids in the path that do not exist, or belong to another tenant. */
export function strangersOf(operation: Operation, good: object, theirs: World): Fault[] {
  const found = { ...theirs, memoryId: theirs.lisbonId, sessionId: THEIR_SESSION, turnId: 'theirs' };
  return placesOf(operation).path.flatMap((field) => [
    { what: `nobody's ${field}`, input: { ...good, [field]: field === 'sessionId' ? 'nobodys' : newId() } },
    { what: `another tenant's ${field}`, input: { ...good, [field]: found[field as keyof typeof found] } },
  ]);
}

/** Requests that the state of the test data makes impossible. */
export const conflicts: readonly { operation: Operation; what: string; input: (world: World) => object }[] = [
  { operation: mergeContacts, what: 'with itself', input: ({ contactId }) => ({ contactId, from: contactId }) },
  { operation: mergeContacts, what: 'again', input: ({ contactId, mergedId }) => ({ contactId, from: mergedId }) },
  { operation: mergeContacts, what: 'with nobody', input: ({ contactId }) => ({ contactId, from: newId() }) },
  { operation: undoMerge, what: 'again', input: ({ undoneId }) => ({ mergeId: undoneId }) },
  { operation: withdraw, what: 'what is superseded', input: ({ portoId }) => ({ memoryId: portoId }) },
  { operation: revertDecision, what: 'again', input: ({ revertedId }) => ({ decisionId: revertedId }) },
  {
    operation: remember,
    what: 'in the place of what is superseded',
    input: ({ contactId, portoId }) => ({ contactId, text: 'x', supersedes: portoId }),
  },
  {
    operation: remember,
    what: 'said in no turn',
    input: ({ contactId }) => ({ contactId, text: 'x', turnId: 'none' }),
  },
  {
    operation: remember,
    what: 'that ends before it begins',
    input: ({ contactId }) => ({ contactId, text: 'x', validFrom: '2031-01-02', validTo: '2031-01-01' }),
  },
  {
    operation: remember,
    what: 'an event that is no episode',
    input: ({ contactId }) => ({ contactId, text: 'x', kind: 'semantic', event: { subject: 'x', verb: 'y' } }),
  },
  {
    operation: recall,
    what: 'from after to',
    input: ({ contactId }) => ({ contactId, query: 'x', from: '2031-02-01T00:00:00Z', to: '2031-01-01T00:00:00Z' }),
  },
  {
    operation: interval,
    what: 'to nobody’s',
    input: ({ portoId }) => ({ memoryId: portoId, to: newId() }),
  },
  {
    operation: startSession,
    what: 'that is another’s',
    input: ({ strangerId }) => ({ contactId: strangerId, id: 'call-1', channel: 'chat' }),
  },
  {
    operation: addTurns,
    what: 'other words of one turn',
    input: ({ openId }) => ({ sessionId: openId, turns: [{ id: 't3', speaker: 'Asha', text: 'Other words.' }] }),
  },
  {
    operation: endSession,
    what: 'before it began',
    input: ({ openId }) => ({ sessionId: openId, endedAt: '2030-01-01T00:00:00Z' }),
  },
  { operation: updateContact, what: 'nobody', input: () => ({ contactId: newId(), name: 'x' }) },
  { operation: retryBriefing, what: 'that was delivered', input: ({ deliveredId }) => ({ briefingId: deliveredId }) },
];

import type { Memory } from '#domain/memory/memory.js';
import type { Fields } from './redact.type.js';

/** The fields that stay when a memory is forgotten, as `cypher/forget/empty-memories.cypher` keeps them. */
export const KEPT = [
  'id',
  'contactId',
  'kind',
  'polarity',
  'validFrom',
  'validTo',
  'startsKnown',
  'recordedAt',
  'supersededAt',
] as const satisfies readonly (keyof Memory)[];

/**
 * The fields with words of a caller, and what is left of each in a forgotten memory. Redaction masks them, so each must be among what
 * `cypher/forget/fact-versions.cypher` returns.
 */
export const WORDS = {
  text: '',
  value: null,
  subject: null,
  verb: null,
  object: null,
  expression: null,
  quote: null,
  aliases: [],
  tags: [],
  pins: [],
  category: null,
} satisfies Partial<Pick<Memory, keyof Memory & keyof Fields>>;

/** A forgotten memory is never stale. */
type Wordless = Omit<Memory, (typeof KEPT)[number] | keyof typeof WORDS | 'stale' | 'forgotten'>;

/** All other fields, and what is left of each. A new field of a memory does not compile until it is in one of the three lists. */
export const WORDLESS: Required<Wordless> = {
  attribute: null,
  modality: 'fact',
  importance: 0,
  confidence: 0,
  confidenceNow: 0,
  lastRecalledAt: null,
  recallCount: 0,
  tier: 'working',
  agentId: null,
  precision: null,
  language: null,
  startsAt: null,
  endsAt: null,
  recurrence: null,
  status: null,
  repository: null,
  validFromRevision: null,
  validToRevision: null,
  turnId: null,
  entityId: null,
};

import type { Memory } from '#domain/memory/memory.js';
import type { Forgotten } from '#domain/privacy/forgotten.js';

/** The fields that stay when a memory is forgotten, as `cypher/forget/empty-memories.cypher` keeps them. */
const KEPT = [
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

/** All other fields. A new field of a memory does not compile until it is added to one of the two. An empty place is never stale. */
type Content = Required<Omit<Memory, (typeof KEPT)[number] | 'stale' | 'forgotten'>>;

const EMPTY: Content = {
  text: '',
  attribute: null,
  value: null,
  modality: 'fact',
  importance: 0,
  confidence: 0,
  confidenceNow: 0,
  lastRecalledAt: null,
  recallCount: 0,
  tags: [],
  tier: 'working',
  pins: [],
  category: null,
  agentId: null,
  precision: null,
  language: null,
  expression: null,
  startsAt: null,
  endsAt: null,
  recurrence: null,
  subject: null,
  verb: null,
  object: null,
  aliases: [],
  status: null,
  repository: null,
  validFromRevision: null,
  validToRevision: null,
  turnId: null,
  entityId: null,
  quote: null,
};

const NAMES: ReadonlySet<string> = new Set([...KEPT, ...Object.keys(EMPTY)]);

/** @returns the empty place of a memory inside a stored answer, the same as `GET` returns. */
export function emptyPlace(
  memory: Readonly<Record<string, unknown>>,
  forgotten: Forgotten,
): Readonly<Record<string, unknown>> {
  const fields = Object.entries({ ...memory, ...EMPTY }).filter(([name]) => NAMES.has(name));
  return { ...Object.fromEntries(fields), supersededAt: memory['supersededAt'] ?? forgotten.at, forgotten };
}

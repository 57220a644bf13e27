import { z } from 'zod';
import { ENTITY_KINDS } from '#domain/people/roles.js';
import { asOf, AsOfOutput, cursor, id, instant, label, limit, text } from './fields.js';
import { Memory } from './memory.js';
import { operation } from './operation.js';

export const Entity = z
  .strictObject({
    id,
    contactId: id,
    kind: z.enum(ENTITY_KINDS),
    name: z.string().nullable(),
    role: z.string().nullable().describe('Relation to the contact: daughter, dentist, dog; null if nobody said.'),
    aliases: z.array(z.string()).describe('Other names.'),
  })
  .meta({ id: 'Entity', description: 'Somebody or something around a contact, with the names that memories give it.' });

export const listEntities = operation({
  name: 'listEntities',
  tag: 'entities',
  summary: 'Who and what is around a contact',
  description:
    'The people, animals, organisations, places, things, orders and cases that memories are about or mention, with the names and roles they give. `role` also takes a general word: `child` lists daughters and sons.',
  method: 'GET',
  path: '/v1/contacts/{contactId}/entities',
  input: z.strictObject({
    contactId: id,
    knownAt: asOf.knownAt,
    role: label.optional().describe('Only entities of this role: "daughter", "child", "children".'),
    kind: z.enum(ENTITY_KINDS).optional(),
    limit: limit(100, 500),
    cursor,
  }),
  output: z.strictObject({ entities: z.array(Entity), knownAt: instant, nextCursor: z.string().nullable() }),
  status: 200,
});

export const getEntity = operation({
  name: 'getEntity',
  tag: 'entities',
  summary: 'An entity, with the memories about it and those that mention it',
  description: 'NOT_FOUND also if nothing was believed about it at `knownAt`.',
  method: 'GET',
  path: '/v1/entities/{entityId}',
  input: z.strictObject({ entityId: id, ...asOf, limit: limit(100, 500) }),
  output: z.strictObject({
    entity: Entity,
    memories: z.array(Memory).describe('About the entity, latest start first; at most `limit`.'),
    mentionedIn: z.array(Memory).describe('About the contact or other entities; at most `limit`.'),
    asOf: AsOfOutput,
  }),
  status: 200,
});

export const mergeEntities = operation({
  name: 'mergeEntities',
  tag: 'entities',
  summary: 'Merge an entity into another of the same contact, on the record',
  description:
    'From now on memories of `from` are about the other, which also gets its names; of two values of a single-valued attribute, the one stated later holds. Reads of earlier times still show two entities. It is a decision: POST /v1/decisions/{decisionId}/revert separates them again.',
  method: 'POST',
  path: '/v1/entities/{entityId}/merge',
  input: z.strictObject({ entityId: id, from: id, reason: text.optional() }),
  output: z.strictObject({
    decisionId: id,
    entity: Entity,
    moved: z.int().describe('How many memories were rewritten.'),
  }),
  status: 200,
  idempotent: true,
});

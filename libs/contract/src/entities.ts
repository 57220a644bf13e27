import { z } from 'zod';
import { ENTITY_KINDS } from '#domain/roles.js';
import { asOf, AsOfOutput, cursor, id, instant, label, limit, text } from './fields.js';
import { Memory } from './memory.js';
import { operation } from './operation.js';

export const Entity = z
  .strictObject({
    id,
    contactId: id,
    kind: z.enum(ENTITY_KINDS),
    name: z.string().nullable(),
    role: z.string().nullable().describe('What it is to the contact: daughter, dentist, dog; null where nobody said.'),
    aliases: z.array(z.string()).describe('Its other names.'),
  })
  .meta({ id: 'Entity', description: 'Somebody or something around a contact, as what was believed calls it.' });

export const listEntities = operation({
  name: 'listEntities',
  tag: 'entities',
  summary: 'Who and what is around a contact',
  description:
    'The people, animals, organisations, places, things, orders and cases that memories are about or mention, with the names and roles that these give them. `role` also takes a general word: `child` lists daughters and sons.',
  method: 'GET',
  path: '/v1/contacts/{contactId}/entities',
  input: z.strictObject({
    contactId: id,
    knownAt: asOf.knownAt,
    role: label.optional().describe('Only these: "daughter", "child", "children".'),
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
  summary: 'An entity, with what is remembered about it and what mentions it',
  description: 'NOT_FOUND also for one of which nothing was believed at `knownAt`.',
  method: 'GET',
  path: '/v1/entities/{entityId}',
  input: z.strictObject({ entityId: id, ...asOf, limit: limit(100, 500) }),
  output: z.strictObject({
    entity: Entity,
    memories: z.array(Memory).describe('About it, the latest to begin first; at most `limit`.'),
    mentionedIn: z.array(Memory).describe('About the contact or others; at most `limit`.'),
    asOf: AsOfOutput,
  }),
  status: 200,
});

export const mergeEntities = operation({
  name: 'mergeEntities',
  tag: 'entities',
  summary: 'Merge an entity into another of the same contact, on the record',
  description:
    'What is remembered of `from` is of the other from now on, with its names; of two values of a single-valued attribute the one stated later holds. As of before, they are two. It is a decision: POST /v1/decisions/{decisionId}/revert parts them again.',
  method: 'POST',
  path: '/v1/entities/{entityId}/merge',
  input: z.strictObject({ entityId: id, from: id, reason: text.optional() }),
  output: z.strictObject({
    decisionId: id,
    entity: Entity,
    moved: z.int().describe('How many memories were written anew.'),
  }),
  status: 200,
  idempotent: true,
});

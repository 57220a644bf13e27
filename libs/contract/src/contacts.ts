import { z } from 'zod';
import { asOf, cursor, id, instant, label, language, limit, page, text, timezone } from './fields.js';
import { attributes, changedAttributes } from './contact-attributes.js';
import { erased } from './erasures.js';
import { operation } from './operation.js';

const kind = z.string().regex(/^[a-z][a-z0-9_-]{0,31}$/, 'must be a kind such as phone, email or web');
const period = {
  validFrom: instant.optional().describe('When it became theirs. Default: as already known, else now.'),
  validTo: instant.nullable().optional().describe('When it stops being theirs. Default: no known end.'),
};
/** Otherwise all callers who withhold their number ("anonymous") would become one contact and share its memories. */
function withNumber<T extends z.ZodType<{ kind: string; value: string }>>(identifier: T): T {
  return identifier.refine(({ kind, value }) => kind !== 'phone' || /\p{Nd}/u.test(value), {
    path: ['value'],
    message: 'is not a phone number: leave it out if the number is withheld',
  });
}

const Identifier = withNumber(z.strictObject({ kind, value: label, ...period })).meta({
  id: 'Identifier',
  description: 'How a contact is known on a channel, and since when if not now.',
  examples: [{ kind: 'phone', value: '+911234567890' }],
});
const identifiers = z.array(Identifier).max(50);

export const Contact = z
  .strictObject({
    id,
    name: z.string().nullable(),
    timezone: z.string().nullable(),
    language: z.string().nullable().describe('The BCP 47 tag of the language they speak; null: detected in each text.'),
    identifiers: z.array(
      z.strictObject({ kind: z.string(), value: z.string(), validFrom: instant, validTo: instant.nullable() }),
    ),
    attributes: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
    createdAt: instant,
    validFrom: instant,
    recordedAt: instant,
    supersededAt: instant.nullable(),
  })
  .meta({ id: 'Contact', description: 'The person the memory is about.' });

const EarlierOwner = z
  .strictObject({
    contactId: id,
    name: z.string().nullable(),
    kind: z.string(),
    value: z.string(),
    validFrom: instant,
    validTo: instant,
  })
  .meta({
    id: 'EarlierOwner',
    description: 'Somebody previously known by this identifier: phone numbers are recycled.',
  });

const profile = {
  name: label.nullable().optional(),
  timezone: timezone.nullable().optional(),
  language: language
    .nullable()
    .optional()
    .describe('The language they speak. Default: detected in each text if certain, else English.'),
  identifiers: identifiers.optional(),
  attributes: attributes.optional(),
};

export const createContact = operation({
  name: 'createContact',
  tag: 'contacts',
  summary: 'Create a contact',
  method: 'POST',
  path: '/v1/contacts',
  input: z.strictObject(profile),
  output: Contact,
  status: 201,
  location: '/v1/contacts/{id}',
  idempotent: true,
});

export const createContacts = operation({
  name: 'createContacts',
  tag: 'contacts',
  summary: 'Create up to 500 contacts, all or none',
  description: 'Answered in the order sent. Every call creates new contacts; see upsertContact.',
  method: 'POST',
  path: '/v1/contacts/batch',
  input: z.strictObject({ contacts: z.array(z.strictObject(profile)).min(1).max(500) }),
  output: z.strictObject({ contacts: z.array(Contact) }),
  status: 201,
  location: '/v1/contacts',
  idempotent: true,
});

export const upsertContact = operation({
  name: 'upsertContact',
  tag: 'contacts',
  summary: 'Find the contact with an identifier, or create one',
  description:
    'If a contact has the identifier now, it is changed as stated if anything differs; otherwise a contact is created with it. Concurrent calls create only one. CONFLICT, naming them, if several contacts share the identifier.',
  method: 'POST',
  path: '/v1/contacts/upsert',
  input: z.strictObject({
    identifier: withNumber(z.strictObject({ kind, value: label })),
    name: profile.name,
    timezone: profile.timezone,
    attributes: changedAttributes.optional(),
  }),
  output: z
    .strictObject({ contact: Contact, created: z.boolean().describe('false: it existed already.') })
    .meta({ id: 'UpsertedContact' }),
  status: 200,
  idempotent: true,
});

export const findContacts = operation({
  name: 'findContacts',
  tag: 'contacts',
  summary: 'Find a caller by an identifier, search contacts, or list them',
  description:
    'With `identifier=phone:+911234567890`: every contact that has it at `validAt`, since numbers are shared and recycled. With `query=asha`: contacts whose name or identifiers contain the words now. Without either: all contacts.',
  method: 'GET',
  path: '/v1/contacts',
  input: z.strictObject({
    identifier: z
      .string()
      .max(300)
      .regex(/^[a-z][a-z0-9_-]{0,31}:./su, 'must be kind:value, such as phone:+911234567890')
      .optional(),
    query: label
      .optional()
      .describe(
        'Words of a name in any order, or part of an identifier; case and accents are ignored. Searches the present only: not with identifier, validAt or knownAt.',
      ),
    ...asOf,
    limit: limit(50, 200),
    cursor,
  }),
  output: page('contacts', Contact).extend({
    earlier: z
      .array(EarlierOwner)
      .describe('Contacts that had the identifier before `validAt` but not then, latest first; at most 20.'),
    moreEarlier: z.boolean().describe('true: there are more than the 20 in `earlier`; use an earlier `validAt`.'),
  }),
  status: 200,
});

export const getContact = operation({
  name: 'getContact',
  tag: 'contacts',
  summary: 'A contact, as of both clocks',
  method: 'GET',
  path: '/v1/contacts/{contactId}',
  input: z.strictObject({ contactId: id, ...asOf }),
  output: Contact,
  status: 200,
});

export const updateContact = operation({
  name: 'updateContact',
  tag: 'contacts',
  summary: 'Change a contact; its earlier state stays readable by knownAt',
  description:
    '`identifiers` is the whole new list: those left out end now. One with a period takes the place of what was believed of it in that period. Of `attributes` null removes one, and those left out stay.',
  method: 'PATCH',
  path: '/v1/contacts/{contactId}',
  input: z.strictObject({ contactId: id, ...profile, attributes: changedAttributes.optional() }),
  output: Contact,
  status: 200,
  idempotent: true,
});

export const eraseContact = operation({
  name: 'eraseContact',
  tag: 'contacts',
  summary: 'Erase a contact and everything about them, for good',
  method: 'DELETE',
  path: '/v1/contacts/{contactId}',
  input: z.strictObject({ contactId: id }),
  output: z
    .strictObject({
      contactId: id,
      certificateId: id.describe('The certificate of the erasure: GET /v1/erasures/{erasureId}.'),
      erasedAt: instant,
      erased,
    })
    .meta({ id: 'Erasure' }),
  role: 'admin',
  status: 200,
});

export const Merge = z
  .strictObject({
    mergeId: id,
    contactId: id.describe('The contact that stays.'),
    from: id.describe('The contact merged into it, whose id now means the other.'),
    reason: z.string(),
    mergedAt: instant,
    undoneAt: instant.nullable(),
    copied: z.int().describe('How many memories were copied to the contact that stays.'),
    superseded: z.array(id).describe('Its versions that a later stated value replaced.'),
  })
  .meta({ id: 'Merge', description: 'A statement that two contacts are one person.' });

export const mergeContacts = operation({
  name: 'mergeContacts',
  tag: 'contacts',
  summary: 'Merge a contact into another, on the record',
  description:
    'From now on `from` answers as the contact that stays, which has the memories, sessions and identifiers of both. Of two values of a single-valued attribute, the one stated later holds. Reads of earlier times still show two people. `from` itself is not changed, so the merge can be undone exactly.',
  method: 'POST',
  path: '/v1/contacts/{contactId}/merge',
  input: z.strictObject({ contactId: id, from: id, reason: text.optional() }),
  output: Merge,
  audited: true,
  status: 201,
  location: '/v1/contacts/{contactId}',
  idempotent: true,
});

export const undoMerge = operation({
  name: 'undoMerge',
  tag: 'contacts',
  summary: 'Undo a merge exactly, on the record',
  description:
    'Both become what they were before the merge; what was stated since stays with the contact that stayed. If something builds on what the merge brought, such as a statement that supersedes or restates it, revert that first: the CONFLICT names it.',
  method: 'POST',
  path: '/v1/merges/{mergeId}/undo',
  input: z.strictObject({ mergeId: id, reason: text.optional() }),
  output: Merge,
  audited: true,
  status: 200,
  idempotent: true,
});

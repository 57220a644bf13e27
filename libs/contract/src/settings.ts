import { z } from 'zod';
import { country, cursor, humanText, instant, limit, page, timezone } from './fields.js';
import {
  EXPIRE_DAYS,
  NAMES_OF_PRIVATE,
  PRIVATE_KINDS,
  type PrivateKind,
  type Treatment,
  TREATMENTS,
} from '#domain/privacy/private-kinds.js';
import { operation } from './operation.js';
import { ranking } from './ranking.js';
import { attribute } from './statement.js';

const OwnAttribute = z
  .strictObject({
    name: attribute,
    cardinality: z.enum(['one', 'many']).describe('How many values it can have at a time.'),
    meaning: humanText(200).nullable().default(null).describe('What it means, for a model that reads conversations.'),
  })
  .meta({ id: 'OwnAttribute' });

/** The stored form, with all fields present. */
const KeptAttribute = z
  .strictObject({ name: z.string(), cardinality: z.enum(['one', 'many']), meaning: z.string().nullable() })
  .meta({ id: 'KeptAttribute' });

const keptDays = z.int().min(1).max(99_999).nullable().default(null);

const Retention = z
  .strictObject({
    turns: keptDays.describe('Since they were recorded.'),
    versions: keptDays.describe('Since they were no longer believed.'),
    answers: keptDays.describe('Of writes with an Idempotency-Key, since they were given.'),
    decisions: keptDays.describe('Their words, since they were made.'),
  })
  .meta({ id: 'Retention', description: 'For how many days each kind is kept; null: forever.' });

const Webhook = z
  .strictObject({
    url: z
      .url({ protocol: /^https?$/, error: 'must be an https address' })
      .max(2_000)
      .refine((url) => !hasCredentials(url), 'must not have a user or a password')
      .describe('https. Redirects are not followed, and only public addresses are reached.'),
    secret: z
      .string()
      .regex(
        /^whsec_(?:[A-Za-z0-9+/]{4}){8,21}(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/,
        'must be "whsec_" and 24 to 64 bytes in base64',
      )
      .optional()
      .describe('Signs requests as Standard Webhooks do. Never shown again. Absent: keep the earlier one.'),
  })
  .meta({ id: 'OwnWebhook' });

const KeptRanking = z
  .strictObject(ranking)
  .meta({ id: 'Ranking', description: 'How recall ranks, unless a call says otherwise.' });

const treatment = (of: PrivateKind): z.ZodOptional<z.ZodEnum<{ [T in Treatment]: T }>> =>
  z.enum(TREATMENTS).optional().describe(`What to do with ${NAMES_OF_PRIVATE[of]}.`);

const Privacy = z
  .strictObject({
    ...(Object.fromEntries(PRIVATE_KINDS.map((kind) => [kind, treatment(kind)])) as Record<
      PrivateKind,
      ReturnType<typeof treatment>
    >),
    expireDays: z
      .int()
      .min(1)
      .max(99_999)
      .optional()
      .describe(`After how many days since recording something that expires is forgotten. Absent: ${EXPIRE_DAYS}.`),
  })
  .meta({
    id: 'Privacy',
    description:
      'What to do with private data found in what is said, before it is stored, embedded or sent to a model: keep, mask (each character becomes █), refuse (the whole write is INVALID) or expire (kept, and the memory or turn that holds it is forgotten after expireDays). Absent: keep. card: payment cards; account: IBANs; id: numbers of identity documents, tax payers and insured persons; password: also PINs and keys; email; phone.',
  });

const TenantSettings = z
  .strictObject({
    attributes: z.array(KeptAttribute).describe('By name, as the service spells it.'),
    ranking: KeptRanking.nullable(),
    timezone: z.string().nullable(),
    country: z.string().nullable(),
    retention: z
      .strictObject({
        turns: z.int().nullable(),
        versions: z.int().nullable(),
        answers: z.int().nullable(),
        decisions: z.int().nullable(),
      })
      .meta({ id: 'KeptRetention', description: 'Days; null: forever.' })
      .nullable(),
    privacy: Privacy.nullable(),
    webhook: z
      .strictObject({ url: z.string(), secretSet: z.boolean().describe('The secret itself is never shown.') })
      .meta({ id: 'KeptWebhook' })
      .nullable(),
    version: z.int().describe('From 1; 0: never set.'),
    setAt: instant.nullable(),
    setBy: z.string().nullable().describe('The API key; null if the operator set it.'),
  })
  .meta({ id: 'TenantSettings', description: 'The settings of a tenant; null: not set.' });

export const getSettings = operation({
  name: 'getSettings',
  tag: 'settings',
  summary: 'The settings of the tenant',
  description: 'The instructions of extraction are at /v1/extraction/settings.',
  method: 'GET',
  path: '/v1/settings',
  input: z.strictObject({}),
  output: TenantSettings,
  status: 200,
});

export const getSettingsHistory = operation({
  name: 'getSettingsHistory',
  tag: 'settings',
  summary: "Every version of the tenant's settings, newest first",
  method: 'GET',
  path: '/v1/settings/history',
  input: z.strictObject({ limit: limit(50, 200), cursor }),
  output: page('versions', TenantSettings),
  status: 200,
});

export const setSettings = operation({
  name: 'setSettings',
  tag: 'settings',
  summary: 'Change the tenant’s settings, part by part',
  description:
    "Parts not stated stay as they were, null unsets a part, and a stated part is replaced as a whole. A call's own values take precedence over the tenant's, and those over the service's. Earlier versions are kept. Setting the same again creates no version.",
  method: 'POST',
  path: '/v1/settings',
  input: z.strictObject({
    attributes: z
      .array(OwnAttribute)
      .max(200)
      .nullable()
      .optional()
      .describe(
        'How many values an attribute has at a time, for later statements; overrides the table of well-known attributes.',
      ),
    ranking: KeptRanking.nullable().optional(),
    timezone: timezone.nullable().optional().describe('For contacts whose time zone is not known.'),
    country: country.nullable().optional().describe('Whose holidays words about time refer to.'),
    retention: Retention.nullable().optional(),
    privacy: Privacy.nullable().optional(),
    webhook: Webhook.nullable().optional().describe("Where the tenant's briefings are sent."),
  }),
  output: TenantSettings,
  role: 'admin',
  status: 200,
});

function hasCredentials(url: string): boolean {
  const { username, password } = new URL(url);
  return username !== '' || password !== '';
}

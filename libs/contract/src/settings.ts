import { z } from 'zod';
import { country, cursor, humanText, instant, limit, page, timezone } from './fields.js';
import {
  EXPIRE_DAYS,
  NAMES_OF_PRIVATE,
  PRIVATE_KINDS,
  type PrivateKind,
  type Treatment,
  TREATMENTS,
} from '#domain/private-kinds.js';
import { operation } from './operation.js';
import { ranking } from './ranking.js';
import { attribute } from './statement.js';

const OwnAttribute = z
  .strictObject({
    name: attribute,
    cardinality: z.enum(['one', 'many']).describe('How many values it has at a time.'),
    meaning: humanText(200).nullable().default(null).describe('What it means, for a model that reads conversations.'),
  })
  .meta({ id: 'OwnAttribute' });

/** As it is kept: nothing is left out. */
const KeptAttribute = z
  .strictObject({ name: z.string(), cardinality: z.enum(['one', 'many']), meaning: z.string().nullable() })
  .meta({ id: 'KeptAttribute' });

const keptDays = z.int().min(1).max(99_999).nullable().default(null);

const Retention = z
  .strictObject({
    turns: keptDays.describe('Since they were recorded.'),
    versions: keptDays.describe('Since they were believed no longer.'),
    answers: keptDays.describe('Of writes with an Idempotency-Key, since they were given.'),
    decisions: keptDays.describe('Their words, since they were taken.'),
  })
  .meta({ id: 'Retention', description: 'For how many days each kind is kept; null: for good.' });

const Webhook = z
  .strictObject({
    url: z
      .url({ protocol: /^https?$/, error: 'must be an https address' })
      .max(2_000)
      .refine((url) => !hasCredentials(url), 'must not have a user or a password')
      .describe('https. No redirect is followed, and no address that is not public is reached.'),
    secret: z
      .string()
      .regex(
        /^whsec_(?:[A-Za-z0-9+/]{4}){8,21}(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/,
        'must be "whsec_" and 24 to 64 bytes in base64',
      )
      .optional()
      .describe('Signs what is sent, as Standard Webhooks do. Never shown again. Absent: the one that was set before.'),
  })
  .meta({ id: 'OwnWebhook' });

const KeptRanking = z
  .strictObject(ranking)
  .meta({ id: 'Ranking', description: 'How recall ranks, where a call does not say.' });

const treatment = (of: PrivateKind): z.ZodOptional<z.ZodEnum<{ [T in Treatment]: T }>> =>
  z.enum(TREATMENTS).optional().describe(`What becomes of ${NAMES_OF_PRIVATE[of]}.`);

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
      .describe(
        `After how many days what holds something that expires is forgotten, since it was recorded. Absent: ${EXPIRE_DAYS}.`,
      ),
  })
  .meta({
    id: 'Privacy',
    description: `What becomes of what is found in words that are said, before they are stored, embedded or sent to a model: keep, mask (each character becomes █), refuse (the whole write is INVALID) or expire (kept as it is said, and the memory or turn that holds it is forgotten after expireDays). Absent: keep. card: payment cards; account: IBANs; id: numbers of identity documents, tax payers and insured persons; password: also PINs and keys; email; phone.`,
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
      .meta({ id: 'KeptRetention', description: 'Days; null: for good.' })
      .nullable(),
    privacy: Privacy.nullable(),
    webhook: z
      .strictObject({ url: z.string(), secretSet: z.boolean().describe('The secret itself is never shown.') })
      .meta({ id: 'KeptWebhook' })
      .nullable(),
    version: z.int().describe('From 1; 0: nothing was ever set.'),
    setAt: instant.nullable(),
    setBy: z.string().nullable().describe('The API key; null for what the operator set.'),
  })
  .meta({ id: 'TenantSettings', description: 'What a tenant set for itself; null: not set.' });

export const getSettings = operation({
  name: 'getSettings',
  tag: 'settings',
  summary: 'What the tenant set for itself',
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
  summary: 'Every version of what the tenant set for itself, newest first',
  method: 'GET',
  path: '/v1/settings/history',
  input: z.strictObject({ limit: limit(50, 200), cursor }),
  output: page('versions', TenantSettings),
  status: 200,
});

export const setSettings = operation({
  name: 'setSettings',
  tag: 'settings',
  summary: 'Set what is the tenant’s own, part by part',
  description:
    'A part that is not stated stays as it was, null unsets it, and what is stated takes its whole place. A call that states the same goes before the tenant, and the tenant before the settings of the service. Earlier versions are kept. The same again makes no version.',
  method: 'POST',
  path: '/v1/settings',
  input: z.strictObject({
    attributes: z
      .array(OwnAttribute)
      .max(200)
      .nullable()
      .optional()
      .describe(
        'How many values an attribute has at a time, in place of the table of well-known attributes, for what is stated from now on.',
      ),
    ranking: KeptRanking.nullable().optional(),
    timezone: timezone.nullable().optional().describe('Of contacts whose time zone is not known.'),
    country: country.nullable().optional().describe('Whose holidays are meant in words about time.'),
    retention: Retention.nullable().optional(),
    privacy: Privacy.nullable().optional(),
    webhook: Webhook.nullable().optional().describe('Where the briefings of the tenant are sent.'),
  }),
  output: TenantSettings,
  role: 'admin',
  status: 200,
});

function hasCredentials(url: string): boolean {
  const { username, password } = new URL(url);
  return username !== '' || password !== '';
}

import { z } from 'zod';
import { httpAddress, share, text } from './kinds.js';
import { isTimeZone } from './time-zone.js';

export const memory = {
  RECONCILE: z
    .enum(['structure', 'thresholds'])
    .default('structure')
    .describe('How a statement without an attribute is decided, see [reconcile](reconcile.md#settings).'),
  RECONCILE_UPDATE: share
    .default(0.95)
    .describe('With `thresholds`: the nearest memory is replaced at this cosine or above.'),
  RECONCILE_ADD: share
    .default(0.8)
    .describe('With `thresholds`: a statement is added below this cosine. Must not be above `RECONCILE_UPDATE`.'),
  ATTRIBUTES: z
    .string()
    .regex(/^\s*([a-z][a-z0-9_]*:(one|many)\s*(,\s*|$))*$/, 'is a list such as "wine_region:one,pet:many"')
    .default('')
    .describe('Further attributes, and whether they have one value at a time or many: `wine_region:one,pet:many`.'),
  RANK_SIMILARITY: share.default(0.7).describe('Weight of similarity in the score of recall.'),
  RANK_RECENCY: share.default(0.2).describe('Weight of recency in the score of recall.'),
  RANK_IMPORTANCE: share.default(0.1).describe('Weight of importance in the score of recall.'),
  RANK_HALF_LIFE_DAYS: z.coerce.number().positive().optional().meta({
    description:
      'Recency halves each time this many days have passed. One number for all kinds of memories and for turns.',
    unset: '365 for facts and habits, 30 for events and turns',
  }),
  RECALL_BEARS: share
    .default(0.7)
    .describe(
      'From this cosine on a result of recall bears on the question by its meaning alone, see [recall](recall.md#when-nothing-bears-on-the-question). It is measured for the local model; another one needs its own.',
    ),
  STALE_AFTER_DAYS: z.coerce
    .number()
    .int()
    .min(0)
    .max(36_500)
    .default(90)
    .describe(
      'A memory that was neither said nor recalled for so many days is [stale](tiers.md#stale). 0: none ever is.',
    ),
  REVIEW_BELOW: share
    .default(0.4)
    .describe('With less confidence left a memory comes into the [review queue](review.md).'),
  RECALL_COUNT_SECONDS: z.coerce
    .number()
    .int()
    .min(0)
    .max(3_600)
    .default(5)
    .describe('How often the counts of what was recalled are written. 0: only when the service stops.'),
  RETENTION_EVERY_HOURS: z.coerce
    .number()
    .int()
    .min(0)
    .max(168)
    .default(6)
    .describe(
      'How often the [retention rules](forgetting.md#retention) of tenants are applied. 0: never by itself. A tenant without rules keeps everything.',
    ),
};

export const dates = {
  TIMEZONE: text
    .refine(
      isTimeZone,
      'must be an IANA time zone, such as Asia/Kolkata; one of three letters, such as IST, can mean several',
    )
    .default('UTC')
    .describe(
      'Time zone of words about time where neither the turn nor the contact has one; IANA, such as `Asia/Kolkata`.',
    ),
  COUNTRY: z
    .string()
    .regex(/^[A-Z]{2}$/, 'is not an ISO 3166 country code')
    .optional()
    .meta({
      description: 'Country whose holidays are meant, such as `US`. Unset: the country of the time zone, else `US`.',
      unset: 'that of the zone',
    }),
  FISCAL_YEAR_START: z.coerce.number().int().min(1).max(12).default(1).describe('Month in which a fiscal year begins.'),
  DATES_PREFER: z
    .enum(['past', 'future', 'nearest'])
    .default('nearest')
    .describe('What an ambiguous "on Friday" means where the tense does not tell.'),
  RECENT_DAYS: z.coerce.number().int().min(1).max(366).default(30).describe('How many days "recently" reaches back.'),
};

export const briefings = {
  WEBHOOK_URL: httpAddress.optional().meta({
    description:
      'Where briefings about events that start soon are sent, of all tenants that set [no webhook](calendar.md) of their own; a message names its tenant. Needs `WEBHOOK_SECRET`.',
    unset: 'none are sent',
  }),
  WEBHOOK_SECRET: z
    .string()
    .regex(
      /^whsec_(?:[A-Za-z0-9+/]{4}){8,21}(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/,
      'is not "whsec_" and 24 to 64 bytes in base64',
    )
    .optional()
    .describe('Signs briefings as Standard Webhooks do: `whsec_` and 24 to 64 bytes in base64.'),
  WEBHOOK_PRIVATE: z
    .stringbool()
    .default(false)
    .describe(
      'Whether the webhooks of tenants may be reached without https and at addresses that are not public: of this machine, of a private network, link-local. For a tenant on the same network, and for trying it out.',
    ),
  BRIEFING_HOURS: z.coerce
    .number()
    .int()
    .min(0)
    .max(744)
    .default(24)
    .describe('How far ahead briefings look, in hours. 0 turns them off.'),
  BRIEFING_EVERY_SECONDS: z.coerce
    .number()
    .int()
    .min(0)
    .max(86_400)
    .default(60)
    .describe('How often the service looks for events to announce. 0: never by itself.'),
};

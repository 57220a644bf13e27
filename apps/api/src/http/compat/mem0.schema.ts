import { z } from 'zod';
import { label, limit, share, text } from '#contract/fields.js';
import { Message } from './mem0.messages.js';

const name = label.nullish();
const whose = { user_id: name, agent_id: name, run_id: name, userId: name, agentId: name, runId: name };

/** The names in one place of a call. */
export type Whose = { readonly [Field in keyof typeof whose]?: string | null | undefined };

/** Fields that only mem0 has are ignored, because its clients send some with every call. */
export const Mem0Add = z.looseObject({
  ...whose,
  messages: z.preprocess(
    (given) => (typeof given === 'string' ? [{ content: given }] : given),
    z.array(Message).min(1).max(500),
  ),
  filters: z
    .looseObject(whose)
    .nullish()
    .transform((given) => given ?? {}),
  infer: z
    .boolean()
    .nullish()
    .transform((given) => given ?? true),
  timestamp: z.int().min(0).max(253_402_300_000).nullish(),
});

// Ignoring an unknown filter would return what it should exclude, so unknown ones are refused.
const conditions = z.array(z.strictObject(whose)).max(10).nullish();
const filters = z
  .strictObject({ ...whose, AND: conditions, OR: conditions })
  .nullish()
  .transform((given) => given ?? {});
const unused = z
  .union([z.null(), z.array(z.unknown()).max(0), z.strictObject({})], { error: 'is not supported' })
  .optional();
const asked = { ...whose, app_id: unused, categories: unused, metadata: unused, start_date: unused, end_date: unused };

export const Mem0Search = z.looseObject({
  ...asked,
  query: text,
  filters,
  top_k: z.int().min(1).max(100).nullish(),
  limit: z.int().min(1).max(100).nullish(),
  threshold: share.nullish(),
});

export const Mem0List = z.looseObject({ ...asked, filters });

/** A page is found by reading those before it, so the number is limited. */
export const Mem0Paging = z.looseObject({
  page: z.coerce.number().int().min(1).max(100).default(1),
  page_size: limit(100, 500),
});

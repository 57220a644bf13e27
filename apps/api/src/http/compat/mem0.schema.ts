import { z } from 'zod';
import { label, limit, text } from '#contract/fields.js';

const whose = { user_id: label.optional(), agent_id: label.optional(), run_id: label.optional() };
const Message = z.looseObject({ role: z.enum(['user', 'assistant', 'system']).default('user'), content: text });

/** Fields that mem0 has and this service does not are let through: its clients send some of them with every call. */
export const Mem0Add = z.looseObject({
  ...whose,
  messages: z.union([
    text.transform((content) => [{ role: 'user' as const, content }]),
    z.array(Message).min(1).max(500),
  ]),
  infer: z.boolean().default(true),
  timestamp: z.int().min(0).max(253_402_300_000).optional(),
});

const filters = z.looseObject({ ...whose, AND: z.array(z.looseObject(whose)).max(10).optional() }).default({});

export const Mem0Search = z.looseObject({
  ...whose,
  query: text,
  filters,
  top_k: z.int().min(1).max(100).optional(),
  limit: z.int().min(1).max(100).optional(),
});

export const Mem0List = z.looseObject({ ...whose, filters });

/** A page is found by reading those before it, so there are few. */
export const Mem0Paging = z.looseObject({
  page: z.coerce.number().int().min(1).max(100).default(1),
  page_size: limit(100, 500),
});

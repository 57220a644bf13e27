import { z } from 'zod';

export const extraction = {
  EXTRACTOR: z.enum(['local', 'llm', 'none']).optional().meta({
    description:
      'Who makes memories of sessions. `local`: [a small classifier](extraction.md#without-a-language-model) on this machine, in English. `llm`: the language model; without one, sessions wait for it. `none`: nobody, sessions wait.',
    unset: '`llm` where `LLM_MODEL` is set, else `local`',
  }),
  EXTRACT_TOKENS: z.coerce
    .number()
    .int()
    .min(1)
    .default(2_000)
    .describe('A session is extracted as soon as this many tokens wait, and at most this many are read at a time.'),
  EXTRACT_IDLE_MINUTES: z.coerce
    .number()
    .positive()
    .default(10)
    .describe('A session is extracted after this time without a new turn.'),
  EXTRACT_ATTEMPTS: z.coerce
    .number()
    .int()
    .min(1)
    .max(100)
    .default(5)
    .describe('After this many failures that are caused by the turns themselves, a session is given up.'),
  EXTRACT_CONCURRENCY: z.coerce
    .number()
    .int()
    .min(1)
    .max(64)
    .default(2)
    .describe('Most sessions that this process extracts at once.'),
  EXTRACT_LEASE_SECONDS: z.coerce
    .number()
    .positive()
    .default(300)
    .describe('After this time another instance takes over the sessions of one that was killed.'),
  EXTRACT_POLL_SECONDS: z.coerce
    .number()
    .min(0)
    .max(86_400)
    .default(5)
    .describe('How often the queue is read. 0: this process extracts nothing.'),
  EXTRACT_TENANTS: z
    .string()
    .transform((list) => list.split(',').map((tenant) => tenant.trim()))
    .optional()
    .meta({
      description:
        'Tenants, separated by commas. This process extracts their sessions only, for example with a model of their own.',
      unset: 'all',
    }),
  AGENT_NAMES: z
    .string()
    .default('')
    .transform((list) => list.split(',').flatMap((name) => name.trim() || []))
    .meta({
      description:
        'Names of agents, separated by commas, such as `Riya`. A speaker of such a name is the agent where the turn does not state its role.',
      unset: 'none',
    }),
  EXTRACT_LATE_MINUTES: z.coerce
    .number()
    .positive()
    .default(15)
    .describe('A session that has waited longer turns `/health/ready` amber.'),
};

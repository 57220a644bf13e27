import type { z } from 'zod';
import type { Caller } from '#domain/caller.js';

/** The arguments of a call, as they came. */
export type Arguments = Readonly<Record<string, unknown>>;

/** What a tool found out. */
export interface ToolAnswer {
  readonly data: object;
  /** The zone that "today" means here; `null`: that of the settings. */
  readonly timezone: string | null;
  /** What a model reads in the place of `data`; it opens with the current date and time itself. */
  readonly text?: string;
}

/** One thing that a model can do. */
export interface Tool {
  readonly name: string;
  readonly title: string;
  /** For the model: when to use it, and what comes back. */
  readonly description: string;
  /** Set when it writes. Nothing that a tool writes destroys anything. */
  readonly writes?: boolean;
  readonly input: z.ZodObject;
  readonly output: z.ZodObject;
  /** @throws DomainError for what the caller can act on. */
  run(caller: Caller, args: Arguments): Promise<ToolAnswer>;
}

/** The injection token of all tools, in the order in which they are listed. */
export const TOOLS = Symbol('Tools');

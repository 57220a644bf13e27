import type { z } from 'zod';
import type { Caller } from '#domain/caller.js';
import type { Waiter } from '#domain/waiter.js';

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
  /**
   * What it does to what is remembered; without it, nothing. `adds` leaves what was told before as it is, or in its history;
   * `changes` also ends on the record what somebody may still count on; `removes` leaves nothing of it.
   */
  readonly effect?: 'adds' | 'changes' | 'removes';
  /** Set where the same call again does nothing more; a tool without an effect never does. */
  readonly repeatable?: boolean;
  readonly input: z.ZodObject;
  readonly output: z.ZodObject;
  /** @throws DomainError for what the caller can act on. */
  run(caller: Caller, args: Arguments, waiter: Waiter): Promise<ToolAnswer>;
}

/** The injection token of the tools that were made for models, in the order in which they are listed. */
export const TOOLS = Symbol('Tools');

/** The injection token of the tools that carry the other operations, as the contract states them. */
export const OPERATION_TOOLS = Symbol('OperationTools');

import type { z } from 'zod';
import type { Caller } from '#domain/caller.js';
import type { Operation } from '#contract/operation.js';
import type { Waiter } from '#domain/waiter.js';

/** The arguments of a call, as they came. */
export type Arguments = Readonly<Record<string, unknown>>;

/** What a tool found out. */
export interface ToolAnswer {
  readonly data: object;
  /** The zone of "today"; `null`: that of the settings. */
  readonly timezone: string | null;
  /** What a model reads instead of `data`; it begins with the current date and time itself. */
  readonly text?: string;
}

/** One thing that a model can do. */
export interface Tool {
  readonly name: string;
  readonly title: string;
  /** For the model: when to use it, and what comes back. */
  readonly description: string;
  /**
   * What it does to the memory; absent: nothing. `adds` leaves what was stated before as it is, or in its history; `changes`
   * also ends things on the record that somebody may still rely on; `removes` leaves nothing of them.
   */
  readonly effect?: 'adds' | 'changes' | 'removes';
  /** Set if repeating the same call does nothing more; for a tool without an effect that is always so. */
  readonly repeatable?: boolean;
  /** What it carries out; none for a tool that does several reads. */
  readonly operation?: Operation;
  readonly input: z.ZodObject;
  readonly output: z.ZodObject;
  /** @throws DomainError for what the caller can act on. */
  run(caller: Caller, args: Arguments, waiter: Waiter): Promise<ToolAnswer>;
}

/** The injection token of the tools that were made for models, in the order in which they are listed. */
export const TOOLS = Symbol('Tools');

/** The injection token of the tools that carry the other operations, as the contract states them. */
export const OPERATION_TOOLS = Symbol('OperationTools');

import type { z } from 'zod';
import type { Caller } from '#domain/service/caller.js';
import type { Operation } from '#contract/operation.js';
import type { CallControl } from '#domain/service/call-control.js';

/** The arguments of a call, unchecked. */
export type Arguments = Readonly<Record<string, unknown>>;

/** The result of a tool. */
export interface ToolAnswer {
  readonly data: object;
  /** The time zone of "today"; `null`: that of the settings. */
  readonly timezone: string | null;
  /** What a model reads instead of `data`; it begins with the current date and time. */
  readonly text?: string;
}

/** One thing that a model can do. */
export interface Tool {
  readonly name: string;
  readonly title: string;
  /** For the model: when to use it, and what comes back. */
  readonly description: string;
  /**
   * Its effect on the memory; absent: none. `adds` keeps earlier statements as they are, or in the history; `changes`
   * also ends recorded things that somebody may still rely on; `removes` leaves nothing of them.
   */
  readonly effect?: 'adds' | 'changes' | 'removes';
  /** Set if repeating the same call has no further effect; always so for a tool without an effect. */
  readonly repeatable?: boolean;
  /** The operation that it executes; absent for a tool that does several reads. */
  readonly operation?: Operation;
  readonly input: z.ZodObject;
  readonly output: z.ZodObject;
  /** @throws DomainError for what the caller can act on. */
  run(caller: Caller, args: Arguments, control: CallControl): Promise<ToolAnswer>;
}

/** The injection token of the tools made for models, in the order of the list. */
export const TOOLS = Symbol('Tools');

/** The injection token of the tools of the other operations, as the contract states them. */
export const OPERATION_TOOLS = Symbol('OperationTools');

import type { Type } from '@nestjs/common';
import { type InputOf, neededRole, type Operation } from '#contract/operation.js';
import type { CallControl } from '#domain/service/call-control.js';
import type { Caller } from '#domain/service/caller.js';
import { assertAllowed } from '#domain/service/key-role.js';
import type { Arguments, Tool } from './tool.js';

/** How an operation of the contract is executed, and its names for models and GraphQL. */
export interface Served<O extends Operation = Operation, S = unknown> extends Pick<Tool, 'effect' | 'repeatable'> {
  readonly operation: O;
  readonly service: Type<S>;
  run(service: S, caller: Caller, input: InputOf<O>, control: CallControl): unknown;
  /** The field in GraphQL, if its name is not the operation's; `null`: the field was written by hand. */
  readonly field?: string | null;
  /** Set if GraphQL has it as a field of a contact. Otherwise it is a mutation if it has an effect, else a query. */
  readonly of?: 'contact';
  /** The tool for models; absent: there is none. */
  readonly tool?: ServedTool;
}

/** How an operation is described to a model. */
export interface ServedTool {
  readonly name: string;
  /** Default: the operation's summary. */
  readonly title?: string;
  /** The whole description, instead of one made of the summary, `about` and `back`. */
  readonly description?: string;
  /** The contract's description, reworded for a model. Default: the contract's own. */
  readonly about?: string;
  /** What is returned, in words. */
  readonly back?: string;
  /**
   * Fields that the tool itself sets, or leaves at their defaults if the value is undefined. So several tools can share
   * an operation.
   */
  readonly settled?: Arguments;
  /** Whether a model reads the answer's `text` instead of the rest. */
  readonly readsText?: boolean;
}

/** An operation without the types of its input and service, as tables hold it. */
export type AnyServed = Served<never, never>;

/**
 * @returns the same definition, for callers whose key has the role that the operation needs; its types are checked
 * against each other.
 */
export function served<O extends Operation, S>(definition: Served<O, S>): AnyServed {
  const needed = neededRole(definition.operation);
  const run: Served<O, S>['run'] = (service, caller, input, control) => {
    assertAllowed(caller, needed);
    return definition.run(service, caller, input, control);
  };
  return { ...definition, run } as unknown as AnyServed;
}

import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { Args, GqlExecutionContext, Mutation, Query, ResolveField } from '@nestjs/graphql';
import { z } from 'zod';
import { checked } from '#contract/checked.js';
import { type InputOf, type Operation, placesOf } from '#contract/operation.js';
import { connectionOf, connectionType, itemsOf } from './connection.js';
import { idForFields } from './named-id.js';
import { isLeftOut, withoutNulls } from './left-out.js';
import { timesOf } from './times-above.js';
import { argumentsType, capital, type GraphClass, inputType, outputType } from './types-of-schemas.js';

/** Page arguments have Relay's names. */
const RELAY: Readonly<Record<string, string>> = { limit: 'first', cursor: 'after' };

/** Type names for answers without their own, where the operation's name does not fit. */
export const TYPE_NAMES: Readonly<Record<string, string>> = {
  recall: 'Recall',
  upcoming: 'Upcoming',
  diff: 'Diff',
  getDecision: 'DecisionRecord',
};

/** The field takes two times of its own, so the times stated above it do not apply. */
const OF_TIMES_OF_THEIR_OWN: ReadonlySet<string> = new Set(['diff']);

/** The arguments are declared at an index without a parameter. {@link OperationInput} passes them after validation. */
export const ARGUMENTS_INDEX = 8;

const IDEMPOTENCY =
  'The same key with the same input answers the first answer again; with another input it is a CONFLICT. Kept for 7 days.';

/** A mutation for an operation of the contract, with one argument `input`. */
export function OperationMutation(operation: Operation): MethodDecorator {
  const { name, input, idempotent } = operation;
  const taken = inputType(input, `${capital(name)}Input`);
  const answer = answerType(operation);
  return (target, key, descriptor) => {
    Args('input', { type: () => taken, description: 'The input of the operation.' })(target, key, ARGUMENTS_INDEX);
    if (idempotent) {
      const options = { type: () => String, nullable: true, description: IDEMPOTENCY };
      Args('idempotencyKey', options)(target, key, ARGUMENTS_INDEX + 1);
    }
    Mutation(() => answer, described(operation))(target, key, descriptor);
  };
}

/** A query for an operation of the contract; the id in its path is the argument `id`. */
export function OperationQuery(operation: Operation, name = operation.name): MethodDecorator {
  return read(operation, (type) => Query(type, { name, ...described(operation) }), `${capital(name)}QueryArgs`, true);
}

/** A field for an operation of the contract; the id in its path is that of the object with the field. */
export function OperationField(operation: Operation, name = operation.name): MethodDecorator {
  return read(operation, (type) => ResolveField(name, type, described(operation)), `${capital(name)}FieldArgs`, false);
}

function read(
  operation: Operation,
  decorate: (type: () => never) => MethodDecorator,
  argsName: string,
  withId: boolean,
): MethodDecorator {
  const names = argumentsOf(operation, withId);
  const taken = names.size > 0 ? argumentsType(operation.input, argsName, names) : null;
  const items = itemsOf(operation.output);
  const answer = answerType(operation);
  return (target, key, descriptor) => {
    if (taken) Args({ type: () => taken })(target, key, ARGUMENTS_INDEX + 1);
    const method = descriptor.value as unknown as (...args: unknown[]) => Promise<Record<string, unknown>>;
    if (items !== null) {
      descriptor.value = async function (this: unknown, ...args: unknown[]) {
        return connectionOf(await method.apply(this, args), items);
      } as never;
    }
    decorate(() => answer as never)(target, key, descriptor);
  };
}

/** The validated input of an operation, from the arguments and from the object with the field. */
export const OperationInput = createParamDecorator(
  (operation: Operation, context: ExecutionContext): InputOf<Operation> => {
    const graph = GqlExecutionContext.create(context);
    const args = graph.getArgs<Readonly<Record<string, unknown>>>();
    if ('input' in args) return checked(operation.input, withoutNulls(operation.input, args['input']));
    const [path] = placesOf(operation).path;
    const on = graph.getRoot<unknown>();
    const times = OF_TIMES_OF_THEIR_OWN.has(operation.name) ? {} : timesOf(graph.getInfo(), args, on);
    const taken: Readonly<Record<string, unknown>> = { ...args, ...times };
    const given = Object.entries(operation.input.shape).flatMap(([field, schema]) => {
      const value = field === path ? (idForFields(on) ?? args['id']) : taken[RELAY[field] ?? field];
      return isLeftOut(schema as z.ZodType, value) ? [] : [[field, value]];
    });
    return checked(operation.input, Object.fromEntries(given));
  },
);

/** @returns the argument names of an operation's fields. */
export function argumentsOf(operation: Operation, withId: boolean): ReadonlyMap<string, string> {
  const [path] = placesOf(operation).path;
  const fields = Object.keys(operation.input.shape).filter((field) => withId || field !== path);
  return new Map(fields.map((field) => [field, field === path ? 'id' : (RELAY[field] ?? field)]));
}

function answerType({ name, output }: Operation): GraphClass | typeof String {
  if (!(output instanceof z.ZodObject)) return String;
  const items = itemsOf(output);
  return items === null
    ? outputType(output, TYPE_NAMES[name] ?? `${capital(name)}Answer`)
    : connectionType(output, items);
}

function described({ summary, description }: Operation): { description: string } {
  return { description: description ? `${summary}. ${description}` : `${summary}.` };
}

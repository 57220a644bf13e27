import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { GqlExecutionContext } from '@nestjs/graphql';
import type { Caller } from '#domain/caller.js';
import type { KeyCaller } from '#keys/api-keys.js';
import { contentOf, onceOf } from '../requests/idempotency.js';
import type { Loaders } from './loaders.js';

/** What every resolver of a request sees: whose key it came with, and what was loaded for it. */
export interface GraphContext {
  readonly caller: KeyCaller;
  readonly loaders: Loaders;
  /** Aborted when the caller no longer waits. */
  readonly gone: AbortSignal;
  /** The names in the answer of mutations whose key was used before. */
  readonly replayed: string[];
}

/** Who asks: the tenant of the key, and the idempotency key with a hash of the mutation it came with. */
export const Asker = createParamDecorator((_: unknown, context: ExecutionContext): Caller => {
  const graph = GqlExecutionContext.create(context);
  const { caller, replayed } = graph.getContext<GraphContext>();
  const { idempotencyKey: key, input } = graph.getArgs<{ idempotencyKey?: string | null; input?: unknown }>();
  if (key === undefined || key === null) return caller;
  const { fieldName, path } = graph.getInfo<{ fieldName: string; path: { key: string } }>();
  const once = onceOf(key, 'idempotencyKey', `GraphQL ${fieldName} ${contentOf(input, 'input')}`);
  return { ...caller, once: { ...once, replayed: () => void replayed.push(path.key) } };
});

/** What was loaded for the request. */
export const Loaded = createParamDecorator(
  (_: unknown, context: ExecutionContext): Loaders =>
    GqlExecutionContext.create(context).getContext<GraphContext>().loaders,
);

/** Aborted when the caller no longer waits. */
export const Gone = createParamDecorator(
  (_: unknown, context: ExecutionContext): AbortSignal =>
    GqlExecutionContext.create(context).getContext<GraphContext>().gone,
);

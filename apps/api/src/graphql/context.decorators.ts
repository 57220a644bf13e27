import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { GqlExecutionContext } from '@nestjs/graphql';
import type { Caller } from '#domain/service/caller.js';
import type { KeyCaller } from '#keys/api-keys.js';
import { contentOf, onceOf } from '../requests/idempotency.js';
import type { Loaders } from './loaders.js';

/** The context of a request's resolvers: its caller and its loaders. */
export interface GraphContext {
  readonly caller: KeyCaller;
  readonly loaders: Loaders;
  /** Aborted when the caller no longer waits. */
  readonly gone: AbortSignal;
  /** The response names of mutations whose key was used before. */
  readonly replayed: string[];
}

/** The caller: the tenant of the key, and the Idempotency-Key with a hash of its mutation. */
export const GraphqlCaller = createParamDecorator((_: unknown, context: ExecutionContext): Caller => {
  const graph = GqlExecutionContext.create(context);
  const { caller, replayed } = graph.getContext<GraphContext>();
  const { idempotencyKey: key, input } = graph.getArgs<{ idempotencyKey?: string | null; input?: unknown }>();
  if (key === undefined || key === null) return caller;
  const { fieldName, path } = graph.getInfo<{ fieldName: string; path: { key: string } }>();
  const operation = `GraphQL ${fieldName}`;
  const once = onceOf(key, 'idempotencyKey', `${operation} ${contentOf(input, 'input')}`, operation);
  return { ...caller, once: { ...once, replayed: () => void replayed.push(path.key) } };
});

/** The loaders of the request. */
export const RequestLoaders = createParamDecorator(
  (_: unknown, context: ExecutionContext): Loaders =>
    GqlExecutionContext.create(context).getContext<GraphContext>().loaders,
);

/** Aborted when the caller no longer waits. */
export const CancelSignal = createParamDecorator(
  (_: unknown, context: ExecutionContext): AbortSignal =>
    GqlExecutionContext.create(context).getContext<GraphContext>().gone,
);

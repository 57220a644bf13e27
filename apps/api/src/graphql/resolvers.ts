import { servedResolvers } from './served-resolvers.js';
import { MemoryResolver } from './memory.resolver.js';
import { QueriesResolver } from './queries.resolver.js';
import { sessionResolvers } from './session.resolver.js';
import { SubscriptionsResolver } from './subscriptions.resolver.js';

/** All resolvers of the schema. */
export const resolvers = [
  QueriesResolver,
  MemoryResolver,
  ...sessionResolvers,
  ...servedResolvers,
  SubscriptionsResolver,
] as const;

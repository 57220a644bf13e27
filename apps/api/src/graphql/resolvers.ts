import { servedResolvers } from './served-resolvers.js';
import { EntityOfMemoryResolver, EntityResolver } from './entity.resolver.js';
import { MemoryResolver } from './memory.resolver.js';
import { QueriesResolver } from './queries.resolver.js';
import { sessionResolvers } from './session.resolver.js';
import { SubscriptionsResolver } from './subscriptions.resolver.js';

/** All resolvers of the schema. */
export const resolvers = [
  QueriesResolver,
  MemoryResolver,
  EntityResolver,
  EntityOfMemoryResolver,
  ...sessionResolvers,
  ...servedResolvers,
  SubscriptionsResolver,
] as const;

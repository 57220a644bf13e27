import { AskResolver } from './ask.resolver.js';
import { CalendarResolver } from './calendar.resolver.js';
import { ContactMemoriesResolver } from './contact-memories.resolver.js';
import { ContactWritesResolver } from './contact-writes.resolver.js';
import { ContactResolver } from './contact.resolver.js';
import { ForgetResolver } from './forget.resolver.js';
import { ErasuresResolver } from './erasures.resolver.js';
import { MemoryWritesResolver } from './memory-writes.resolver.js';
import { MemoryResolver } from './memory.resolver.js';
import { MergesResolver } from './merges.resolver.js';
import { QueriesResolver } from './queries.resolver.js';
import { SessionWritesResolver } from './session-writes.resolver.js';
import { sessionResolvers } from './session.resolver.js';
import { SubscriptionsResolver } from './subscriptions.resolver.js';

/** All that the schema is made of. */
export const resolvers = [
  QueriesResolver,
  ContactResolver,
  ContactMemoriesResolver,
  AskResolver,
  MemoryResolver,
  ...sessionResolvers,
  CalendarResolver,
  ContactWritesResolver,
  MemoryWritesResolver,
  MergesResolver,
  ErasuresResolver,
  SessionWritesResolver,
  ForgetResolver,
  SubscriptionsResolver,
] as const;

import { Parent, ResolveField, Resolver } from '@nestjs/graphql';
import type { z } from 'zod';
import { getDecision } from '#contract/memories.js';
import { Memory as MemorySchema } from '#contract/memory.js';
import { memoryChanged, sessionExtracted } from '#contract/subscriptions.js';
import { AuditLog } from '#keys/audit-log.js';
import { SettledSessionsService } from '#conversation/extraction/settled-sessions.service.js';
import type { SettledSession } from '#conversation/session.type.js';
import type { Memory } from '#domain/memory/memory.js';
import type { Caller } from '#domain/service/caller.js';
import { WatchService } from '#memory/watch/watch.service.js';
import type { WatchedDecision } from '#memory/watch/reportable.js';
import type { KeptDecision } from '#memory/remember/decisions.service.js';
import { GraphqlCaller, RequestLoaders } from './context.decorators.js';
import type { Loaders } from './loaders.js';
import { ContractSubscription, SubscriptionInput } from './subscription.decorators.js';
import { outputType } from './types-of-schemas.js';

const DECISION = outputType(getDecision.output, 'DecisionRecord');
const MEMORY = outputType(MemorySchema);

/** The subscriptions, and the fields of their answers. */
@Resolver(() => DECISION)
export class SubscriptionsResolver {
  constructor(
    private readonly watches: WatchService,
    private readonly sessions: SettledSessionsService,
    private readonly audit: AuditLog,
  ) {}

  @ContractSubscription<WatchedDecision>(memoryChanged, (decision) => decision)
  async memoryChanged(
    @GraphqlCaller() caller: Caller,
    @SubscriptionInput(memoryChanged) input: z.output<typeof memoryChanged.input>,
  ): Promise<AsyncIterableIterator<WatchedDecision>> {
    const followed = await this.watches.watch(caller, input);
    this.audit.request(caller, 'graphql', memoryChanged.name, input);
    return followed;
  }

  @ContractSubscription<SettledSession>(sessionExtracted, ({ session }) => session)
  async sessionExtracted(
    @GraphqlCaller() caller: Caller,
    @SubscriptionInput(sessionExtracted) input: z.output<typeof sessionExtracted.input>,
  ): Promise<AsyncIterableIterator<SettledSession>> {
    const followed = await this.sessions.watch(caller, input);
    this.audit.request(caller, 'graphql', sessionExtracted.name, input);
    return followed;
  }

  @ResolveField('memory', () => MEMORY, {
    description: 'The version that the decision was about; in a subscription, as it was known at the decision.',
  })
  memory(
    @Parent() decision: KeptDecision | WatchedDecision,
    @RequestLoaders() loaders: Loaders,
  ): Promise<Memory | null> | Memory {
    return 'memory' in decision ? decision.memory : loaders.memory.load(decision.memoryId);
  }
}

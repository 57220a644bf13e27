import { Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { Turn } from '#contract/conversation.js';
import { getDecision, getHistory } from '#contract/memories.js';
import { Memory as MemorySchema } from '#contract/memory.js';
import type { InputOf } from '#contract/operation.js';
import { interval } from '#contract/time.js';
import type { Turn as TurnOf } from '#conversation/session.type.js';
import type { Interval } from '#dates/interval.js';
import type { Memory } from '#domain/memory/memory.js';
import type { Caller } from '#domain/service/caller.js';
import { HistoryService } from '#memory/history/history.service.js';
import { IntervalService } from '#memory/history/interval.service.js';
import type { KeptDecision } from '#memory/remember/decisions.service.js';
import { GraphqlCaller, RequestLoaders } from './context.decorators.js';
import type { Loaders } from './loaders.js';
import { OperationField, OperationInput } from './operation.decorators.js';
import { outputType } from './types-of-schemas.js';

const MEMORY = outputType(MemorySchema);
const TURN = outputType(Turn);
const DECISION = outputType(getDecision.output, 'DecisionRecord');

/** Fields from a version to its origin and its successors. */
@Resolver(() => MEMORY)
export class MemoryResolver {
  constructor(
    private readonly chains: HistoryService,
    private readonly intervals: IntervalService,
  ) {}

  @OperationField(getHistory, 'history')
  history(
    @GraphqlCaller() caller: Caller,
    @OperationInput(getHistory) input: InputOf<typeof getHistory>,
    @RequestLoaders() loaders: Loaders,
  ): ReturnType<HistoryService['chain']> {
    // Words are read in the zone of the memory's contact, and a cursor or a revision belongs to one chain.
    const isOfOne = typeof input.knownAt === 'string' || input.cursor || input.atRevision !== undefined;
    if (isOfOne) return this.chains.chain(caller, input);
    return loaders.history(input);
  }

  @OperationField(interval)
  interval(
    @GraphqlCaller() caller: Caller,
    @OperationInput(interval) input: InputOf<typeof interval>,
  ): Promise<Interval> {
    return this.intervals.between(caller, input);
  }

  @ResolveField('decision', () => DECISION, {
    nullable: true,
    description: 'The decision that began it.',
  })
  decision(@Parent() { id }: Memory, @RequestLoaders() loaders: Loaders): Promise<KeptDecision | null> {
    return loaders.decision.load(id);
  }

  @ResolveField('supersedes', () => [MEMORY], { description: 'The versions that it replaced.' })
  supersedes(@Parent() { id }: Memory, @RequestLoaders() loaders: Loaders): Promise<readonly Memory[]> {
    return loaders.supersedes.load(id);
  }

  @ResolveField('supersededBy', () => [MEMORY], {
    description: 'The versions that replaced it; none if it is current, or if none was known yet at `knownAt`.',
  })
  supersededBy(
    @Parent() { id, supersededAt }: Memory,
    @RequestLoaders() loaders: Loaders,
  ): Promise<readonly Memory[]> | Memory[] {
    return supersededAt === null ? [] : loaders.supersededBy.load(id);
  }

  @ResolveField('turn', () => TURN, { nullable: true, description: 'The turn in which it was said.' })
  turn(@Parent() { id, turnId }: Memory, @RequestLoaders() loaders: Loaders): Promise<TurnOf | null> | null {
    return turnId === null ? null : loaders.turn.load(id);
  }
}

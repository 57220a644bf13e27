import type { Type } from '@nestjs/common';
import { Int, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { ListedSession, listTurns, Session } from '#contract/conversation.js';
import type { InputOf } from '#contract/operation.js';
import { TurnsService } from '#conversation/turns.service.js';
import type { Caller } from '#domain/service/caller.js';
import { GraphqlCaller, RequestLoaders } from './context.decorators.js';
import type { Loaders } from './loaders.js';
import { OperationField, OperationInput } from './operation.decorators.js';
import { type GraphClass, outputType } from './types-of-schemas.js';

/** @returns the resolver of a session's fields, for one of the types of a session. */
function resolverOf(type: GraphClass): Type {
  @Resolver(() => type)
  class OfSession {
    constructor(private readonly service: TurnsService) {}

    /** Words are read in the zone of the session's contact, and a cursor belongs to one session. */
    @OperationField(listTurns, 'turns')
    turns(
      @GraphqlCaller() caller: Caller,
      @OperationInput(listTurns) input: InputOf<typeof listTurns>,
      @RequestLoaders() loaders: Loaders,
    ): ReturnType<TurnsService['list']> {
      if (typeof input.knownAt === 'string' || input.cursor) return this.service.list(caller, input);
      return loaders.turns(input);
    }

    @ResolveField('turnCount', () => Int, { description: 'How many turns it has.' })
    turnCount(@Parent() { turns }: { turns: number }): number {
      return turns;
    }
  }
  return OfSession;
}

/** A session and its turns, current or as known at a time. */
export const sessionResolvers = [Session, ListedSession].map((schema) => resolverOf(outputType(schema)));

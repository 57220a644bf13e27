import { Int, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { listTurns, Session as SessionSchema } from '#contract/conversation.js';
import type { InputOf } from '#contract/operation.js';
import type { Session } from '#conversation/session.type.js';
import { TurnsService } from '#conversation/turns.service.js';
import type { Caller } from '#domain/caller.js';
import { Asker, Loaded } from './asker.decorator.js';
import type { Loaders } from './loaders.js';
import { Asked, Walk } from './operation.decorators.js';
import { outputType } from './types-of-schemas.js';

const SESSION = outputType(SessionSchema);

/** A session and its turns. */
@Resolver(() => SESSION)
export class SessionResolver {
  constructor(private readonly service: TurnsService) {}

  @Walk(listTurns, 'turns')
  turns(
    @Asker() caller: Caller,
    @Asked(listTurns) input: InputOf<typeof listTurns>,
    @Loaded() loaders: Loaders,
  ): ReturnType<TurnsService['list']> {
    if (typeof input.knownAt === 'string' || input.cursor) return this.service.list(caller, input);
    return loaders.turns(input);
  }

  @ResolveField('turnCount', () => Int, { description: 'How many turns it has.' })
  turnCount(@Parent() { turns }: Session): number {
    return turns;
  }
}

import { Int, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { ListedSession, listTurns, Session as SessionSchema } from '#contract/conversation.js';
import type { InputOf } from '#contract/operation.js';
import { TurnsService } from '#conversation/turns.service.js';
import type { Caller } from '#domain/caller.js';
import { Asker, Loaded } from './asker.decorator.js';
import type { Loaders } from './loaders.js';
import { Asked, Walk } from './operation.decorators.js';
import { outputType } from './types-of-schemas.js';

const SESSION = outputType(SessionSchema);
const LISTED_SESSION = outputType(ListedSession);
const COUNT = { description: 'How many turns it has.' };

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
    return turnsOf(this.service, caller, input, loaders);
  }

  @ResolveField('turnCount', () => Int, COUNT)
  turnCount(@Parent() { turns }: { turns: number }): number {
    return turns;
  }
}

/** The same of a session as it was known. */
@Resolver(() => LISTED_SESSION)
export class ListedSessionResolver {
  constructor(private readonly service: TurnsService) {}

  @Walk(listTurns, 'turns')
  turns(
    @Asker() caller: Caller,
    @Asked(listTurns) input: InputOf<typeof listTurns>,
    @Loaded() loaders: Loaders,
  ): ReturnType<TurnsService['list']> {
    return turnsOf(this.service, caller, input, loaders);
  }

  @ResolveField('turnCount', () => Int, COUNT)
  turnCount(@Parent() { turns }: { turns: number }): number {
    return turns;
  }
}

/** Words are read in the zone of a session's contact, and a cursor is of one session only. */
function turnsOf(
  service: TurnsService,
  caller: Caller,
  input: InputOf<typeof listTurns>,
  loaders: Loaders,
): ReturnType<TurnsService['list']> {
  return typeof input.knownAt === 'string' || input.cursor ? service.list(caller, input) : loaders.turns(input);
}

import { Resolver } from '@nestjs/graphql';
import { addTurns, endSession, extractSession, startSession } from '#contract/conversation.js';
import type { InputOf } from '#contract/operation.js';
import { AddTurnsService } from '#conversation/add-turns.service.js';
import type { Session, Turn } from '#conversation/session.type.js';
import { SessionsService } from '#conversation/sessions.service.js';
import type { Caller } from '#domain/caller.js';
import { Asker } from './asker.decorator.js';
import { Asked, Write } from './operation.decorators.js';

@Resolver()
export class SessionWritesResolver {
  constructor(
    private readonly sessions: SessionsService,
    private readonly addTurnsService: AddTurnsService,
  ) {}

  @Write(startSession)
  startSession(@Asker() caller: Caller, @Asked(startSession) input: InputOf<typeof startSession>): Promise<Session> {
    return this.sessions.start(caller, input);
  }

  @Write(endSession)
  endSession(@Asker() caller: Caller, @Asked(endSession) input: InputOf<typeof endSession>): Promise<Session> {
    return this.sessions.end(caller, input);
  }

  @Write(extractSession)
  extractSession(
    @Asker() caller: Caller,
    @Asked(extractSession) input: InputOf<typeof extractSession>,
  ): Promise<Session> {
    return this.sessions.extract(caller, input);
  }

  @Write(addTurns)
  addTurns(
    @Asker() caller: Caller,
    @Asked(addTurns) input: InputOf<typeof addTurns>,
  ): Promise<{ turns: Turn[]; added: number }> {
    return this.addTurnsService.add(caller, input);
  }
}

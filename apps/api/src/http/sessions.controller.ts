import { Controller } from '@nestjs/common';
import {
  addTurns,
  endSession,
  extractSession,
  getSession,
  listSessions,
  listTurns,
  startSession,
} from '#contract/conversation.js';
import type { InputOf } from '#contract/operation.js';
import type { ListedSession, Session, Turn } from '#conversation/session.type.js';
import { AddTurnsService } from '#conversation/add-turns.service.js';
import { SessionsService } from '#conversation/sessions.service.js';
import { TurnsService } from '#conversation/turns.service.js';
import type { Caller } from '#domain/caller.js';
import { From } from '../requests/caller.decorator.js';
import { Input, Route } from './operation.decorator.js';

@Controller()
export class SessionsController {
  constructor(
    private readonly sessions: SessionsService,
    private readonly turns: TurnsService,
    private readonly addTurnsService: AddTurnsService,
  ) {}

  @Route(startSession)
  start(@From() caller: Caller, @Input(startSession) input: InputOf<typeof startSession>): Promise<Session> {
    return this.sessions.start(caller, input);
  }

  @Route(listSessions)
  list(
    @From() caller: Caller,
    @Input(listSessions) input: InputOf<typeof listSessions>,
  ): Promise<{ sessions: ListedSession[]; nextCursor: string | null }> {
    return this.sessions.list(caller, input);
  }

  @Route(getSession)
  get(@From() caller: Caller, @Input(getSession) { sessionId }: InputOf<typeof getSession>): Promise<Session> {
    return this.sessions.get(caller, sessionId);
  }

  @Route(endSession)
  end(@From() caller: Caller, @Input(endSession) input: InputOf<typeof endSession>): Promise<Session> {
    return this.sessions.end(caller, input);
  }

  @Route(extractSession)
  extract(@From() caller: Caller, @Input(extractSession) input: InputOf<typeof extractSession>): Promise<Session> {
    return this.sessions.extract(caller, input);
  }

  @Route(addTurns)
  addTurns(
    @From() caller: Caller,
    @Input(addTurns) input: InputOf<typeof addTurns>,
  ): Promise<{ turns: Turn[]; added: number }> {
    return this.addTurnsService.add(caller, input);
  }

  @Route(listTurns)
  listTurns(
    @From() caller: Caller,
    @Input(listTurns) input: InputOf<typeof listTurns>,
  ): Promise<{ turns: Turn[]; nextCursor: string | null }> {
    return this.turns.list(caller, input);
  }
}

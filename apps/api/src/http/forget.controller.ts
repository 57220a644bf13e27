import { Controller } from '@nestjs/common';
import { forgetMemory, forgetSession, forgetTurn, redactMemory, redactTurn } from '#contract/forget.js';
import type { InputOf } from '#contract/operation.js';
import { ForgetMemoryService } from '#conversation/forget/forget-memory.service.js';
import { ForgetTurnsService } from '#conversation/forget/forget-turns.service.js';
import type { Forgetting } from '#conversation/forget/forgetting.type.js';
import { RedactService } from '#conversation/forget/redact.service.js';
import type { Caller } from '#domain/caller.js';
import { From } from '../requests/caller.decorator.js';
import { Input, Route } from './operation.decorator.js';

@Controller()
export class ForgetController {
  constructor(
    private readonly memories: ForgetMemoryService,
    private readonly turns: ForgetTurnsService,
    private readonly redactions: RedactService,
  ) {}

  @Route(forgetMemory)
  memory(@From() caller: Caller, @Input(forgetMemory) input: InputOf<typeof forgetMemory>): Promise<Forgetting> {
    return this.memories.forget(caller, input);
  }

  @Route(forgetTurn)
  turn(@From() caller: Caller, @Input(forgetTurn) input: InputOf<typeof forgetTurn>): Promise<Forgetting> {
    return this.turns.turn(caller, input);
  }

  @Route(forgetSession)
  session(@From() caller: Caller, @Input(forgetSession) input: InputOf<typeof forgetSession>): Promise<Forgetting> {
    return this.turns.session(caller, input);
  }

  @Route(redactMemory)
  redactMemory(
    @From() caller: Caller,
    @Input(redactMemory) input: InputOf<typeof redactMemory>,
  ): ReturnType<RedactService['memory']> {
    return this.redactions.memory(caller, input);
  }

  @Route(redactTurn)
  redactTurn(
    @From() caller: Caller,
    @Input(redactTurn) input: InputOf<typeof redactTurn>,
  ): ReturnType<RedactService['turn']> {
    return this.redactions.turn(caller, input);
  }
}

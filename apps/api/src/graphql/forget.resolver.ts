import { Resolver } from '@nestjs/graphql';
import { forgetMemory, forgetSession, forgetTurn, redactMemory, redactTurn } from '#contract/forget.js';
import type { InputOf } from '#contract/operation.js';
import { ForgetMemoryService } from '#conversation/forget/forget-memory.service.js';
import { ForgetTurnsService } from '#conversation/forget/forget-turns.service.js';
import type { Forgetting } from '#conversation/forget/forgetting.type.js';
import { RedactService } from '#conversation/forget/redact.service.js';
import type { Caller } from '#domain/caller.js';
import { Asker } from './asker.decorator.js';
import { Asked, Write } from './operation.decorators.js';

@Resolver()
export class ForgetResolver {
  constructor(
    private readonly memories: ForgetMemoryService,
    private readonly turns: ForgetTurnsService,
    private readonly redactions: RedactService,
  ) {}

  @Write(forgetMemory)
  forgetMemory(@Asker() caller: Caller, @Asked(forgetMemory) input: InputOf<typeof forgetMemory>): Promise<Forgetting> {
    return this.memories.forget(caller, input);
  }

  @Write(forgetTurn)
  forgetTurn(@Asker() caller: Caller, @Asked(forgetTurn) input: InputOf<typeof forgetTurn>): Promise<Forgetting> {
    return this.turns.turn(caller, input);
  }

  @Write(forgetSession)
  forgetSession(
    @Asker() caller: Caller,
    @Asked(forgetSession) input: InputOf<typeof forgetSession>,
  ): Promise<Forgetting> {
    return this.turns.session(caller, input);
  }

  @Write(redactMemory)
  redactMemory(
    @Asker() caller: Caller,
    @Asked(redactMemory) input: InputOf<typeof redactMemory>,
  ): ReturnType<RedactService['memory']> {
    return this.redactions.memory(caller, input);
  }

  @Write(redactTurn)
  redactTurn(
    @Asker() caller: Caller,
    @Asked(redactTurn) input: InputOf<typeof redactTurn>,
  ): ReturnType<RedactService['turn']> {
    return this.redactions.turn(caller, input);
  }
}

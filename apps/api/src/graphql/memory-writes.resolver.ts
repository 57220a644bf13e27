import { Resolver } from '@nestjs/graphql';
import { remember, rememberBatch, revertDecision, withdraw } from '#contract/memories.js';
import type { InputOf } from '#contract/operation.js';
import type { Caller } from '#domain/caller.js';
import type { Memory } from '#domain/memory.js';
import type { Rehearsal, Remembered } from '#memory/remember/draft.js';
import { RememberService } from '#memory/remember/remember.service.js';
import { type Reverted, RevertService } from '#memory/remember/revert.service.js';
import { WithdrawService } from '#memory/remember/withdraw.service.js';
import { Asker } from './asker.decorator.js';
import { Asked, Write } from './operation.decorators.js';

@Resolver()
export class MemoryWritesResolver {
  constructor(
    private readonly rememberService: RememberService,
    private readonly withdrawService: WithdrawService,
    private readonly reverts: RevertService,
  ) {}

  @Write(remember)
  remember(@Asker() caller: Caller, @Asked(remember) input: InputOf<typeof remember>): Promise<Remembered | Rehearsal> {
    return this.rememberService.remember(caller, input);
  }

  @Write(rememberBatch)
  rememberBatch(
    @Asker() caller: Caller,
    @Asked(rememberBatch) input: InputOf<typeof rememberBatch>,
  ): Promise<{ results: readonly Remembered[] }> {
    return this.rememberService.rememberBatch(caller, input);
  }

  @Write(withdraw)
  withdraw(@Asker() caller: Caller, @Asked(withdraw) input: InputOf<typeof withdraw>): Promise<{ memory: Memory }> {
    return this.withdrawService.withdraw(caller, input);
  }

  @Write(revertDecision)
  revertDecision(
    @Asker() caller: Caller,
    @Asked(revertDecision) input: InputOf<typeof revertDecision>,
  ): Promise<Reverted> {
    return this.reverts.revert(caller, input);
  }
}

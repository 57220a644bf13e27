import { Controller, Res } from '@nestjs/common';
import type { Response } from 'express';
import {
  getDecision,
  getHistory,
  getMemory,
  listMemories,
  remember,
  rememberBatch,
  revertDecision,
  fileMemory,
  withdraw,
} from '#contract/memories.js';
import type { InputOf } from '#contract/operation.js';
import type { Caller } from '#domain/caller.js';
import type { Memory } from '#domain/memory.js';
import { HistoryService } from '#memory/history/history.service.js';
import type { Step } from '#memory/history/steps.js';
import { DecisionsService, type KeptDecision } from '#memory/remember/decisions.service.js';
import type { Rehearsal, Remembered } from '#memory/remember/draft.js';
import { RememberService } from '#memory/remember/remember.service.js';
import { type Reverted, RevertService } from '#memory/remember/revert.service.js';
import { type Filed, FilingService } from '#memory/remember/filing.service.js';
import { WithdrawService } from '#memory/remember/withdraw.service.js';
import { From } from '../requests/caller.decorator.js';
import { Input, Route } from './operation.decorator.js';

@Controller()
export class MemoriesController {
  constructor(
    private readonly rememberService: RememberService,
    private readonly filing: FilingService,
    private readonly withdrawService: WithdrawService,
    private readonly history: HistoryService,
    private readonly decisions: DecisionsService,
    private readonly reverts: RevertService,
  ) {}

  @Route(remember)
  remember(
    @From() caller: Caller,
    @Input(remember) input: InputOf<typeof remember>,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Remembered | Rehearsal> {
    if (input.dryRun) response.status(200);
    return this.rememberService.remember(caller, input);
  }

  @Route(rememberBatch)
  rememberBatch(
    @From() caller: Caller,
    @Input(rememberBatch) input: InputOf<typeof rememberBatch>,
  ): Promise<{ results: readonly Remembered[] }> {
    return this.rememberService.rememberBatch(caller, input);
  }

  @Route(listMemories)
  list(
    @From() caller: Caller,
    @Input(listMemories) input: InputOf<typeof listMemories>,
  ): ReturnType<HistoryService['list']> {
    return this.history.list(caller, input);
  }

  @Route(getMemory)
  get(@From() caller: Caller, @Input(getMemory) input: InputOf<typeof getMemory>): Promise<Memory> {
    return this.history.get(caller, input);
  }

  @Route(getHistory)
  chain(
    @From() caller: Caller,
    @Input(getHistory) input: InputOf<typeof getHistory>,
  ): Promise<{ steps: Step[]; nextCursor: string | null }> {
    return this.history.chain(caller, input);
  }

  @Route(fileMemory)
  file(@From() caller: Caller, @Input(fileMemory) input: InputOf<typeof fileMemory>): Promise<Filed> {
    return this.filing.file(caller, input);
  }

  @Route(withdraw)
  withdraw(@From() caller: Caller, @Input(withdraw) input: InputOf<typeof withdraw>): Promise<{ memory: Memory }> {
    return this.withdrawService.withdraw(caller, input);
  }

  @Route(getDecision)
  decision(
    @From() caller: Caller,
    @Input(getDecision) { decisionId }: InputOf<typeof getDecision>,
  ): Promise<KeptDecision> {
    return this.decisions.get(caller, decisionId);
  }

  @Route(revertDecision)
  revert(@From() caller: Caller, @Input(revertDecision) input: InputOf<typeof revertDecision>): Promise<Reverted> {
    return this.reverts.revert(caller, input);
  }
}

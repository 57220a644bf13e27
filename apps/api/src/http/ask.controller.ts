import { Controller, Headers, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { type Asked, AskService } from '#assist/ask/ask.service.js';
import { ask } from '#contract/ask.js';
import type { InputOf } from '#contract/operation.js';
import type { Caller } from '#domain/service/caller.js';
import { problemOf } from '../requests/problem.js';
import { HttpCaller } from '../requests/caller.decorator.js';
import { EventStream } from './event-stream.js';
import { OperationInput, Route } from './operation.decorator.js';

@Controller()
export class AskController {
  constructor(private readonly service: AskService) {}

  @Route(ask)
  async ask(
    @HttpCaller() caller: Caller,
    @OperationInput(ask) input: InputOf<typeof ask>,
    @Headers('accept') accept: string | undefined,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Asked | undefined> {
    const gone = new AbortController();
    request.once('close', () => gone.abort());
    response.once('close', () => gone.abort());
    try {
      if (accept?.startsWith('text/event-stream') !== true)
        return await this.service.ask(caller, input, {}, gone.signal);
      return await this.stream(caller, input, new EventStream(response), gone.signal);
    } catch (error) {
      // The caller has left, so stopping is not a fault of the service.
      if (gone.signal.aborted) return undefined;
      throw error;
    }
  }

  /** A fault before the first event is answered normally; later, as an event. */
  private async stream(
    caller: Caller,
    input: InputOf<typeof ask>,
    events: EventStream,
    signal: AbortSignal,
  ): Promise<undefined> {
    const watcher = {
      guide: (lines: readonly string[]) => events.send('guide', lines),
      step: (step: object) => events.send('step', step),
      draft: (piece: string) => events.send('draft', piece),
    };
    try {
      events.send('answer', await this.service.ask(caller, input, watcher, signal));
    } catch (error) {
      if (!events.begun) throw error;
      events.send('problem', problemOf(error));
    }
    events.end();
  }
}

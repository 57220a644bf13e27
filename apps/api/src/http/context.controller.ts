import { Controller, Headers, Res } from '@nestjs/common';
import type { Response } from 'express';
import { type Context, ContextService } from '#assist/context/context.service.js';
import { getContext } from '#contract/context.js';
import type { InputOf } from '#contract/operation.js';
import type { Caller } from '#domain/service/caller.js';
import { HttpCaller } from '../requests/caller.decorator.js';
import { OperationInput, Route } from './operation.decorator.js';

@Controller()
export class ContextController {
  constructor(private readonly contexts: ContextService) {}

  @Route(getContext)
  async context(
    @HttpCaller() caller: Caller,
    @OperationInput(getContext) input: InputOf<typeof getContext>,
    @Headers('accept') accept: string | undefined,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Context | string> {
    const context = await this.contexts.context(caller, input);
    const asText = accept?.startsWith('text/plain') === true;
    // Express compares it with If-None-Match and answers 304 itself.
    response.set({ ETag: `"${context.version}${asText ? '-text' : ''}"`, Vary: 'Accept' });
    if (asText) response.type('text/plain');
    return asText ? context.text : context;
  }
}

import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';
import type { Config } from '#config/config.js';
import { Instruments } from '#domain/instruments.js';
import type { Spans } from './spans.js';

/** The injection token of `Spans | null`: null where no traces are wanted. */
export const SPANS = Symbol('Spans');

/** @returns what makes spans, where the settings say where they go. */
export async function createSpans(config: Config): Promise<Spans | null> {
  if (config.OTEL_EXPORTER_OTLP_ENDPOINT === undefined) return null;
  // Here and not above: who wants no traces does not load OpenTelemetry.
  const { Spans } = await import('./spans.js');
  return new Spans(config.OTEL_EXPORTER_OTLP_ENDPOINT, config);
}

/** The traces of this process, from the door to the database and the models. */
@Injectable()
export class Traces implements OnApplicationShutdown {
  constructor(
    @Inject(SPANS) private readonly spans: Spans | null,
    instruments: Instruments,
  ) {
    if (spans) instruments.wrap(spans.around);
  }

  /** Begins the span of a request, where there are traces. */
  readonly observe = (request: Request, response: Response, next: NextFunction): void => {
    if (this.spans) this.spans.observe(request, response, next);
    else next();
  };

  async onApplicationShutdown(): Promise<void> {
    await this.spans?.close();
  }
}

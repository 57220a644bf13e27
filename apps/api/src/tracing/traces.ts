import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';
import type { Config } from '#config/config.js';
import { Instruments } from '#domain/service/instruments.js';
import type { Spans } from './spans.js';

/**
 * The injection token of `Spans
 * null`; null: tracing is off.
 */
export const SPANS = Symbol('Spans');

/** @returns the tracer, if the settings have an endpoint. */
export async function createSpans(config: Config): Promise<Spans | null> {
  if (config.OTEL_EXPORTER_OTLP_ENDPOINT === undefined) return null;
  // Imported only when needed, so that OpenTelemetry is not loaded without tracing.
  const { Spans } = await import('./spans.js');
  return new Spans(config.OTEL_EXPORTER_OTLP_ENDPOINT, config);
}

/** The traces of this process, from the API to the database and the models. */
@Injectable()
export class Traces implements OnApplicationShutdown {
  constructor(
    @Inject(SPANS) private readonly spans: Spans | null,
    instruments: Instruments,
  ) {
    if (spans) instruments.wrap(spans.around);
  }

  /** Starts the span of a request, if tracing is on. */
  readonly observe = (request: Request, response: Response, next: NextFunction): void => {
    if (this.spans) this.spans.observe(request, response, next);
    else next();
  };

  async onApplicationShutdown(): Promise<void> {
    await this.spans?.close();
  }
}

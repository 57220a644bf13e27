import { AsyncLocalStorage } from 'node:async_hooks';
import {
  type Context,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
  type Tracer,
} from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  RandomIdGenerator,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { NextFunction, Request, Response } from 'express';
import type { Config } from '#config/config.js';
import type { Step } from '#domain/service/instruments.js';
import type { NamedRequest } from '../requests/request-ids.middleware.js';
import { routeOf } from '../requests/route-of.js';
import { attributesOf, kindOf, nameOf } from './span-of-step.js';

/** A trace that starts here has the id from the request log. */
class RequestIdGenerator extends RandomIdGenerator {
  traceId: string | undefined;

  override generateTraceId = (): string => this.traceId ?? new RandomIdGenerator().generateTraceId();
}

/** Creates and sends spans of requests and their steps. They contain only names and numbers. */
export class Spans {
  readonly #ids = new RequestIdGenerator();
  readonly #parents = new W3CTraceContextPropagator();
  readonly #current = new AsyncLocalStorage<Span>();
  readonly #provider: TracerProvider;
  readonly #tracer: Tracer;

  /** @param endpoint of an OTLP receiver, without the path for traces. */
  constructor(endpoint: string, config: Pick<Config, 'OTEL_SERVICE_NAME' | 'OTEL_TRACES_SAMPLER_ARG'>) {
    const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` });
    this.#provider = new TracerProvider({
      resource: resourceFromAttributes({ 'service.name': config.OTEL_SERVICE_NAME }),
      sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(config.OTEL_TRACES_SAMPLER_ARG) }),
      idGenerator: this.#ids,
      spanProcessors: [new BatchSpanProcessor({ exporter })],
    });
    this.#tracer = this.#provider.getTracer('palimpsest');
  }

  /** Creates the span of a request, as part of the trace in its `traceparent`; named by the route, never by the path. */
  readonly observe = (request: NamedRequest & Request, response: Response, next: NextFunction): void => {
    const { method } = request;
    const attributes = { 'http.request.method': method };
    this.#ids.traceId = request.ids?.traceId;
    const span = this.#tracer.startSpan(method, { kind: SpanKind.SERVER, attributes }, this.#parentOf(request));
    response.once('close', () => {
      const [route, status] = [routeOf(request), response.statusCode];
      span.updateName(`${method} ${route}`);
      span.setAttributes({ 'http.route': route, 'http.response.status_code': status });
      if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    });
    this.#current.run(span, next);
  };

  /** Runs a step in its own span if it is part of a request. Background work has no spans. */
  readonly around = async <T>(step: Step, work: () => Promise<T>): Promise<T> => {
    const parent = this.#current.getStore();
    if (!parent) return work();
    const options = { kind: kindOf(step), attributes: attributesOf(step) };
    const span = this.#tracer.startSpan(nameOf(step), options, trace.setSpan(ROOT_CONTEXT, parent));
    try {
      return await this.#current.run(span, work);
    } catch (error) {
      // Its message may contain a caller's words.
      span.setAttribute('error.type', error instanceof Error ? error.name : typeof error);
      span.setStatus({ code: SpanStatusCode.ERROR });
      throw error;
    } finally {
      span.end();
    }
  };

  /** Sends the remaining spans, if the receiver is available. */
  close(): Promise<void> {
    return this.#provider.shutdown().catch(() => undefined);
  }

  #parentOf(request: Request): Context {
    const getter = { get: (from: Request, name: string) => from.get(name), keys: () => [] };
    return this.#parents.extract(ROOT_CONTEXT, request, getter);
  }
}

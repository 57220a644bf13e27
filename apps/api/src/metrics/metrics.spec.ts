import { EventEmitter } from 'node:events';
import type { Request, Response } from 'express';
import type { Config } from '#config/config.js';
import type { ExtractionHealthService } from '#conversation/extraction/extraction-health.service.js';
import type { Graph } from '#graph/graph.js';
import { Metrics } from './metrics.js';

const request = { method: 'POST', route: { path: '/v1/contacts/:id/recall' } } as unknown as Request;

/** @returns what is counted of a request whose response has these events. */
async function counted(events: readonly string[], response: { statusCode: number; writableFinished: boolean }) {
  const extraction = { health: () => Promise.resolve(null) } as unknown as ExtractionHealthService;
  // Of a part of the service: the process itself is not measured.
  const metrics = new Metrics(
    extraction,
    { observe: () => undefined } as unknown as Graph,
    { USE_DATABASE: 'x' } as Config,
  );
  const answer = Object.assign(new EventEmitter(), response);
  metrics.observe(request, answer as unknown as Response, () => undefined);
  for (const event of events) answer.emit(event);
  return [
    ...(await metrics.exposition()).matchAll(/^palimpsest_http_request_seconds_count\{.*status="(\d+)".*\} (\d+)$/gm),
  ].map(([, status, times]) => `${status}: ${times}`);
}

it('a request is timed once, by its status', async () => {
  expect(await counted(['finish', 'close'], { statusCode: 201, writableFinished: true })).toEqual(['201: 1']);
});

it('a request that its caller gave up is timed as 499, whatever its answer would have been', async () => {
  expect(await counted(['close'], { statusCode: 200, writableFinished: false })).toEqual(['499: 1']);
});

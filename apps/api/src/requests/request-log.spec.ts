import { EventEmitter } from 'node:events';
import type { Request, Response } from 'express';
import { assignRequestIds } from './request-ids.middleware.js';
import { requestLog } from './request-log.js';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';

function asked(headers: Readonly<Record<string, string>>): Request {
  const get = (name: string): string | undefined => headers[name];
  return {
    get,
    method: 'POST',
    originalUrl: '/v1/contacts/ID/recall?q=+4917',
    route: { path: '/v1/contacts/:id' },
  } as unknown as Request;
}

class Answered extends EventEmitter {
  readonly headers: Record<string, string> = {};
  statusCode = 200;
  writableFinished = true;
  setHeader(name: string, value: string): void {
    this.headers[name] = value;
  }
}

/** @returns the id that is answered, and the line that is logged. */
function run(
  headers: Readonly<Record<string, string>>,
  more: Partial<Answered> = {},
): [string, Record<string, unknown>] {
  const lines: string[] = [];
  const [request, response] = [asked(headers), Object.assign(new Answered(), more)];
  assignRequestIds(request, response as unknown as Response, () => undefined);
  requestLog({ write: (line) => void lines.push(line) })(request, response as unknown as Response, () => undefined);
  Object.assign(request, { caller: { keyId: 'key-1', tenantId: 'shop', key: { name: 'Asha' } } });
  response.emit('close');
  expect(lines).toHaveLength(1);
  return [response.headers['X-Request-Id'] as string, JSON.parse(lines[0] as string) as Record<string, unknown>];
}

it.each([
  ['the trace of its caller', { traceparent: `00-${TRACE}-00f067aa0ba902b7-01` }, TRACE, TRACE],
  [
    'an id of its caller',
    { traceparent: `00-${TRACE}-00f067aa0ba902b7-01`, 'x-request-id': 'call-7' },
    'call-7',
    TRACE,
  ],
  ['a new one', {}, expect.stringMatching(/^[0-9a-f]{32}$/), expect.stringMatching(/^[0-9a-f]{32}$/)],
  [
    'a new one, where that of the caller is none',
    { traceparent: `00-${'0'.repeat(32)}-00f067aa0ba902b7-01`, 'x-request-id': 'a b\nc' },
    expect.stringMatching(/^[0-9a-f]{32}$/),
    expect.not.stringMatching(/^0+$/),
  ],
])('a request is known by %s', (_, headers, requestId: unknown, traceId: unknown) => {
  const [told, line] = run(headers);
  expect({ told, requestId: line['requestId'], traceId: line['traceId'] }).toEqual({
    told: requestId,
    requestId,
    traceId,
  });
});

it('a line tells what happened, in ids and routes alone', () => {
  const [, line] = run({});
  expect(line).toMatchObject({
    level: 30,
    what: 'request',
    method: 'POST',
    route: '/v1/contacts/:id',
    status: 200,
    keyId: 'key-1',
    tenantId: 'shop',
  });
  expect(JSON.stringify(line)).not.toMatch(/4917|Asha|\/ID\//);
  const [, cut] = run({}, { statusCode: 503, writableFinished: false });
  expect(cut).toMatchObject({ level: 50, status: 503, isCut: true });
});

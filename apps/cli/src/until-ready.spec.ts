import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { untilReady } from './until-ready.js';

describe('the wait until the service is ready', () => {
  const WARMING = [503, { detail: 'The queries are warming up.' }] as const;
  const READY = [200, { status: 'ready' }] as const;
  let server: Server;
  let answers: (readonly [number, object])[];
  let reasons: string[];

  beforeEach(async () => {
    reasons = [];
    server = createServer((request, response) => {
      const known = request.url === '/health/ready' && request.headers.authorization === 'Bearer some-key';
      const [status, body] = known ? ((answers.length > 1 ? answers.shift() : answers[0]) ?? READY) : [404, {}];
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  });
  afterEach(() => new Promise((closed) => server.close(closed)));

  const wait = (until: Promise<unknown>): Promise<void> => {
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    return untilReady({ url, key: 'some-key', until, tell: (reason) => reasons.push(reason) });
  };

  it('ends when /health/ready says so, and tells each reason before once', async () => {
    answers = [WARMING, WARMING, [503, { detail: "This instance's clock is wrong." }], READY];
    await wait(new Promise(() => undefined));
    expect(reasons).toEqual(['The queries are warming up.', "This instance's clock is wrong."]);
  });

  it('ends when the service is told to stop, ready or not', async () => {
    answers = [WARMING];
    const stop = Promise.withResolvers<void>();
    const waiting = wait(stop.promise);
    stop.resolve();
    await waiting;
  });
});

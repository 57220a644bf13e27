import { Agent, createServer, get, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import express, { type NextFunction, type Request, type Response } from 'express';
import { Drain } from './drain.js';

let drain: Drain;
let server: Server;
let begun: Promise<void>;
let release: () => void;

beforeEach(async () => {
  drain = new Drain();
  let began: () => void;
  begun = new Promise((resolve) => (began = resolve));
  const app = express();
  app.use(drain.pass);
  app.get('/slow', (_request, response) => {
    release = () => response.send('done');
    began();
  });
  app.get('/health/live', (_request, response) => void response.send('live'));
  app.get('/health/ready', (_request, response) => void response.send('ready'));
  app.use((error: Error, _request: Request, response: Response, _next: NextFunction) => {
    response.status(503).send(error.message);
  });
  server = createServer(app).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(() => void server.close());

const ask = async (path: string, agent = new Agent()): Promise<IncomingMessage> => {
  const request = get({ port: (server.address() as AddressInfo).port, host: '127.0.0.1', path, agent });
  const [answer] = (await once(request, 'response')) as [IncomingMessage];
  answer.resume();
  return answer;
};

it('answers what has begun, and refuses what comes after, but for whether it lives', async () => {
  const slow = ask('/slow', new Agent({ keepAlive: true }));
  await begun;
  let isOver = false;
  const finished = drain.finish(server, 60_000).then(() => (isOver = true));
  for (const path of ['/slow', '/health/ready'])
    expect(await ask(path)).toMatchObject({ statusCode: 503, headers: { connection: 'close' } });
  expect(await ask('/health/live')).toMatchObject({ statusCode: 200 });
  expect(isOver).toBe(false);
  release();
  expect(await slow).toMatchObject({ statusCode: 200, headers: { connection: 'close' } });
  await finished;
});

it('cuts what takes too long', async () => {
  const cut = expect(ask('/slow')).rejects.toThrow('socket hang up');
  await begun;
  await drain.finish(server, 20);
  await cut;
});

it('waits for nobody where nothing is under way', async () => {
  await ask('/health/ready');
  const late = setTimeout(5_000, 'late', { ref: false });
  expect(await Promise.race([drain.finish(server, 60_000).then(() => 'at once'), late])).toBe('at once');
});

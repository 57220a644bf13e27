import type { Server } from 'node:http';
import type { INestApplication } from '@nestjs/common';
import { Test } from '@nestjs/testing';
import request from 'supertest';
import { readConfig } from '#config/config.js';
import { newId } from '#graph/ids.js';
import { VoiceAgentModule } from '../../apps/example-voice-agent/src/voice-agent.module.js';
import { testConnection } from '../support/service/service.js';

let app: INestApplication;

beforeAll(async () => {
  const config = readConfig({ EMBEDDER: 'none', EXTRACTOR: 'none', WARM_UP: 'false', LOG_LEVEL: 'fatal' });
  const memory = { useFactory: () => ({ config, connection: testConnection() }) };
  const module = await Test.createTestingModule({ imports: [VoiceAgentModule.with(memory)] }).compile();
  app = await module.createNestApplication().init();
});
afterAll(() => app.close());

const newNumber = (): string => `+9198${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`;

async function post(event: string, call: object): Promise<Record<string, unknown>> {
  const server = app.getHttpServer() as Server;
  const answer = await request(server)
    .post('/webhooks/call')
    .send({ event, ...call });
  return { status: answer.status, ...(answer.body as object) };
}

describe('the example voice agent', () => {
  it('knows at the second ring who calls, and what was said in the first call', async () => {
    const from = newNumber();
    const first = { callId: newId(), from };
    const rang = await post('ringing', first);
    expect(rang).toMatchObject({ status: 200, known: false, context: expect.any(String) as string });
    expect(await post('utterance', { ...first, text: 'My dog is called Bruno.' })).toMatchObject({ because: null });
    expect(await post('hangup', first)).toMatchObject({ status: 200, extraction: 'waiting' });

    const second = { callId: newId(), from };
    const again = await post('ringing', second);
    expect(again).toMatchObject({ known: true, contactId: rang['contactId'] });
    const asked = await post('utterance', { ...second, text: 'What is my dog called?' });
    expect(asked).toMatchObject({ status: 200, because: 'My dog is called Bruno.' });
  });

  it('tells one caller nothing of another', async () => {
    const [one, other] = [0, 1].map(() => ({ callId: newId(), from: newNumber() }));
    await post('ringing', { ...one });
    await post('utterance', { ...one, text: 'My dog is called Bruno.' });
    await post('ringing', { ...other });
    expect(await post('utterance', { ...other, text: 'What is my dog called?' })).toMatchObject({ because: null });
  });

  it('takes a ring that is delivered twice for one', async () => {
    const call = { callId: newId(), from: newNumber() };
    const [first, second] = [await post('ringing', call), await post('ringing', call)];
    expect(second['contactId']).toBe(first['contactId']);
  });

  it.each([
    { what: 'an event it does not know', event: 'sneeze', call: { callId: 'a', from: '+911234' }, status: 400 },
    { what: 'a number that is none', event: 'ringing', call: { callId: 'a', from: 'Asha' }, status: 400 },
    {
      what: 'words without end',
      event: 'utterance',
      call: { callId: 'a', from: '+91123', text: 'a'.repeat(4_001) },
      status: 400,
    },
    {
      what: 'a call that never rang',
      event: 'utterance',
      call: { callId: 'no-call', from: '+91123', text: 'Hi' },
      status: 404,
    },
  ])('refuses $what', async ({ event, call, status }) => {
    expect(await post(event, call)).toMatchObject({ status });
  });
});

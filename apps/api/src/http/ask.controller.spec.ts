import { EventEmitter } from 'node:events';
import type { Request, Response } from 'express';
import type { AskService } from '#assist/ask/ask.service.js';
import { AskController } from './ask.controller.js';

const caller = { tenantId: 'default' };
const input = { contactId: '01K9Z3V5T7R8Q2M4N6P0S1WXYZ', question: 'Where?' };

/** A question that waits until it is stopped, or fails. */
function asked(accept: string | undefined, fault?: Error): { answer: Promise<unknown>; response: EventEmitter } {
  const service = {
    ask: (_: unknown, __: unknown, ___: unknown, signal: AbortSignal) =>
      new Promise((_, reject) => {
        if (fault) reject(fault);
        signal.addEventListener('abort', () => reject(signal.reason as Error));
      }),
  };
  const response = Object.assign(new EventEmitter(), { headersSent: false });
  const controller = new AskController(service as unknown as AskService);
  const request = new EventEmitter() as Request;
  return { answer: controller.ask(caller, input, accept, request, response as unknown as Response), response };
}

describe('POST /v1/contacts/{contactId}/ask', () => {
  it.each([undefined, 'text/event-stream'])('tells of no fault where the caller has left (%s)', async (accept) => {
    const { answer, response } = asked(accept);
    response.emit('close');
    await expect(answer).resolves.toBeUndefined();
  });

  it('tells of a fault while the caller waits', async () => {
    await expect(asked(undefined, new Error('It broke.')).answer).rejects.toThrow('It broke.');
  });
});

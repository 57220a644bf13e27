import { Webhook } from 'standardwebhooks';
import { send, signedHeaders } from '#calendar/briefing/webhook.js';
import { Receiver } from '../support/service/receiver.js';
import { WEBHOOK_SECRET as secret } from '../support/stories/briefed.js';

const message = { id: '01K9Z3V5T7R8Q2M4N6P0S1WXYZ', at: new Date(), body: '{"text":"Grüße 🎉"}' };

describe('a webhook', () => {
  let receiver: Receiver;
  beforeEach(async () => {
    receiver = await Receiver.start();
  });
  afterEach(() => receiver.close());

  it('is signed as Standard Webhooks verifies it, and with another key or body it is not', () => {
    const headers = signedHeaders(secret, message);
    expect(new Webhook(secret).verify(message.body, headers)).toEqual({ text: 'Grüße 🎉' });
    expect(() => new Webhook(secret).verify(`${message.body} `, headers)).toThrow('signature');
    const other = `whsec_${Buffer.from('another key of thirty-two bytes!').toString('base64')}`;
    expect(() => new Webhook(other).verify(message.body, headers)).toThrow('signature');
  });

  it.each([
    { what: 'taken', answer: 200, fault: null },
    { what: 'taken without a word', answer: 204, fault: null },
    { what: 'refused', answer: 400, fault: 'The receiver answered 400.' },
    { what: 'sent elsewhere', answer: 307, fault: 'The receiver answered 307.' },
    { what: 'met by a fault', answer: 503, fault: 'The receiver answered 503.' },
    { what: 'not answered', answer: 'hang', fault: 'The receiver did not answer within 0.2 seconds.' },
  ] as const)('says in one line that it was $what', async ({ answer, fault }) => {
    receiver.answers.push(answer);
    await expect(send({ url: receiver.url, secret, onlyPublic: false }, message, 200)).resolves.toBe(fault);
    expect(receiver.received).toMatchObject([{ body: message.body, headers: { 'webhook-id': message.id } }]);
  });

  it('says that nobody listens', async () => {
    await receiver.close();
    await expect(send({ url: receiver.url, secret, onlyPublic: false }, message)).resolves.toBe(
      'The receiver could not be reached: ECONNREFUSED.',
    );
    receiver = await Receiver.start();
  });

  it.each(['127.0.0.1', 'localhost'])('of a tenant never reaches %s', async (host) => {
    const url = receiver.url.replace('127.0.0.1', host);
    await expect(send({ url, secret, onlyPublic: true }, message)).resolves.toBe(
      'The receiver has an address that is not public.',
    );
    expect(receiver.received).toEqual([]);
  });
});

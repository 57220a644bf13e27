import { peekAt } from './peeked-message.js';

const NOTHING = { begins: false, requestId: null, sessionId: null, cancels: null, wantsProgress: false };
const call = (meta: unknown, id: unknown = 1): object => ({ id, method: 'tools/call', params: { _meta: meta } });

describe('a peeked message', () => {
  it.each([
    { what: 'nothing', body: undefined },
    { what: 'several at once', body: [call({ progressToken: 1 })] },
    { what: 'a text', body: 'tools/call' },
    { what: 'an id that is none', body: call({}, { $ne: null }) },
    { what: 'an id without end', body: call({}, 'x'.repeat(201)) },
    { what: 'a token that is none', body: call({ progressToken: { a: 1 } }) },
    { what: 'a token that is a list', body: call({ progressToken: [1] }) },
    { what: 'a token that is half a number', body: call({ progressToken: 1.5 }) },
  ])('sees nothing in $what', ({ body }) => {
    expect(peekAt({ body, headers: {} })).toEqual(NOTHING);
  });

  it.each([0, 1, '', 'token'])('sees that %p wants to know how far a call is', (progressToken) => {
    expect(peekAt({ body: call({ progressToken }), headers: {} })).toEqual({
      ...NOTHING,
      requestId: 1,
      wantsProgress: true,
    });
  });

  it('sees what is cancelled, also the request with the id 0', () => {
    const body = { method: 'notifications/cancelled', params: { requestId: 0, reason: 'hung up' } };
    expect(peekAt({ body, headers: {} }).cancels).toEqual({ requestId: 0, reason: 'hung up' });
    expect(peekAt({ body: { ...body, params: {} }, headers: {} }).cancels).toBeNull();
    expect(peekAt({ body: { ...body, method: 'tools/call' }, headers: {} }).cancels).toBeNull();
  });

  it.each([
    ['5c9f0b0e', '5c9f0b0e'],
    ['x'.repeat(129), null],
    ['two words', null],
    ['', null],
  ])('takes %.20s for the name of a client only if it can be one', (given, sessionId) => {
    expect(peekAt({ body: {}, headers: { 'mcp-session-id': given } }).sessionId).toBe(sessionId);
  });
});

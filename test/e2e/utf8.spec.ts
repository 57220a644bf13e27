import { inhabited } from '../support/stories/inhabited.js';

describe('what is not UTF-8', () => {
  const tenant = inhabited();

  const LATIN_1 = Buffer.from('{"text":"Lives in Köln"}', 'latin1');
  it.each([
    { what: 'a letter in another alphabet', body: LATIN_1 },
    { what: 'half a letter', body: Buffer.from('{"text":"K\u00f6"}').subarray(0, -3) },
    { what: 'a surrogate written out', body: Buffer.from([0x22, 0xed, 0xa0, 0x80, 0x22]) },
    { what: 'a letter written too long', body: Buffer.from([0x22, 0xc0, 0xaf, 0x22]) },
  ])('a body that is no UTF-8, with $what, is refused and not mended', async ({ body }) => {
    for (const path of [`/v1/contacts/${tenant.world.contactId}/memories`, '/graphql', '/mcp']) {
      const accept = 'application/json, text/event-stream';
      const { status } = await tenant.door.call('POST', path, { body: new Uint8Array(body), headers: { accept } });
      expect([path, status]).toEqual([path, 400]);
    }
    const utf16 = Buffer.from('{"text":"x"}', 'utf16le');
    const headers = { 'content-type': 'application/json; charset=utf-16' };
    const { status } = await tenant.door.call('POST', '/v1/contacts', { body: new Uint8Array(utf16), headers });
    expect(status).toBe(415);
  });

  it.each(['/v1/contacts/%FF', '/v1/contacts?identifier=phone:%FF%FE', '/v1/upcoming?hours=%C3%28'])(
    'an address that is no UTF-8 is refused: %s',
    async (path) => {
      const { status, body } = await tenant.door.call('GET', path);
      expect([status, body]).toMatchObject([400, { code: 'INVALID' }]);
    },
  );
});

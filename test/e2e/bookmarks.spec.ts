import { BOOKMARK } from '#graph/bookmarks.js';
import { Service } from '../support/service/service.js';

describe('bookmarks, by which other instances wait for what was written', () => {
  let service: Service;
  let key: string;

  beforeAll(async () => {
    service = await Service.start({ settings: { CORS_ORIGINS: 'https://app.example.com' } });
    key = await service.newKey();
  });
  afterAll(() => service.close());

  const ask = (path: string, body?: unknown, bookmark?: string): Promise<Response> =>
    fetch(`${service.url}${path}`, {
      headers: {
        ...{ authorization: `Bearer ${key}`, 'content-type': 'application/json', origin: 'https://app.example.com' },
        ...(bookmark === undefined ? {} : { [BOOKMARK]: bookmark }),
      },
      ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
    });
  const made = async (bookmark?: string): Promise<string> => {
    const { status, headers } = await ask('/v1/contacts', { name: 'Asha' }, bookmark);
    expect(status).toBe(201);
    return headers.get(BOOKMARK) ?? '';
  };

  it('a write has one, and a read brings it', async () => {
    const bookmark = await made();
    expect(bookmark).toMatch(/^[\w:+/=-]+$/);
    const read = await ask('/v1/contacts?identifier=phone:%2B4930123', undefined, bookmark);
    expect([read.status, read.headers.get(BOOKMARK)]).toEqual([200, null]);
  });

  it('each write has its own, and several can be brought', async () => {
    const [first, second] = [await made(), await made()];
    expect(first).not.toBe(second);
    expect([first, second]).not.toContain(await made(`${first}, ${second}`));
  });

  it('writes at every door have one', async () => {
    const mutation = 'mutation { createContact(input: { name: "Asha" }) { id } }';
    const graphql = await ask('/graphql', { query: mutation });
    expect([graphql.status, graphql.headers.get(BOOKMARK)]).toEqual([200, expect.stringMatching(/^FB:/)]);
  });

  it.each([
    { what: 'words', bookmark: 'the latest, please!' },
    { what: 'too many', bookmark: Array.from({ length: 11 }, () => 'FB:x').join(',') },
    { what: 'what this database never gave', bookmark: 'FB:bm90IGEgYm9va21hcms=' },
  ])('$what is no bookmark', async ({ bookmark }) => {
    const refused = await ask('/v1/contacts?identifier=phone:%2B4930123', undefined, bookmark);
    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({ code: 'INVALID', errors: [{ path: BOOKMARK }] });
  });

  it('a page of another origin may read and send it', async () => {
    const { headers } = await ask('/v1/contacts', { name: 'Asha' });
    expect(headers.get('access-control-expose-headers')).toContain(BOOKMARK);
  });
});

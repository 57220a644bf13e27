import { Bookmarks } from './bookmarks.js';

const HEADER = 'palimpsest-bookmark';

/** Sends a request whose answer has a bookmark or not. */
function exchange(bookmarks: Bookmarks, made: string | null, status = 200): string | null {
  const request = new Request('http://memory.test/');
  bookmarks.bring(request);
  bookmarks.keep(request, new Response(null, { status, ...(made === null ? {} : { headers: { [HEADER]: made } }) }));
  return request.headers.get(HEADER);
}

describe('bookmarks', () => {
  it('are brought with every request after a write, and give way to later ones', () => {
    const bookmarks = new Bookmarks();
    expect(exchange(bookmarks, 'FB:1')).toBeNull();
    expect(exchange(bookmarks, null)).toBe('FB:1');
    expect(exchange(bookmarks, 'FB:2')).toBe('FB:1');
    expect(exchange(bookmarks, null)).toBe('FB:2');
  });

  it('of writes that were under way together are all brought, the latest ten', () => {
    const bookmarks = new Bookmarks();
    const requests = Array.from({ length: 12 }, () => new Request('http://memory.test/'));
    requests.forEach((request, i) => bookmarks.keep(request, new Response(null, { headers: { [HEADER]: `FB:${i}` } })));
    expect(exchange(bookmarks, null)?.split(',')).toEqual(Array.from({ length: 10 }, (_, i) => `FB:${i + 2}`));
  });

  it('are kept after a refusal that is not theirs', () => {
    const bookmarks = new Bookmarks();
    exchange(bookmarks, 'FB:1');
    for (const status of [404, 409, 429]) exchange(bookmarks, null, status);
    expect(exchange(bookmarks, null)).toBe('FB:1');
  });

  it('are kept for ten seconds, and not after a refusal that may be theirs', () => {
    let now = 0;
    const bookmarks = new Bookmarks(() => now);
    exchange(bookmarks, 'FB:1');
    now = 9_999;
    expect(exchange(bookmarks, null)).toBe('FB:1');
    now = 10_000;
    expect(exchange(bookmarks, null)).toBeNull();
    exchange(bookmarks, 'FB:2');
    expect(exchange(bookmarks, null, 400)).toBe('FB:2');
    expect(exchange(bookmarks, null)).toBeNull();
    exchange(bookmarks, 'FB:3');
    exchange(bookmarks, null, 503);
    expect(exchange(bookmarks, null)).toBeNull();
  });
});

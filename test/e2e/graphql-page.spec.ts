import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { RestDoor } from '../support/doors/api-client.js';
import { askGraphql } from '../support/doors/graphql-client.js';
import { Service } from '../support/service/service.js';

const ASSETS = '/docs/graphql/assets/';
const DIST = join(dirname(createRequire(import.meta.url).resolve('altair-static/package.json')), 'build/dist');

let service: Service;
let key: string;
let open: RestDoor;

beforeAll(async () => {
  service = await Service.start();
  key = await service.newKey();
  open = new RestDoor(service.url, '');
});
afterAll(() => service.close());

interface Options {
  readonly endpointURL: string;
  readonly subscriptionsEndpoint: string;
  readonly initialQuery: string;
  readonly initialHeaders: Readonly<Record<string, string>>;
}

/** What the script of the page begins it with, at some address. */
async function begun(href: string): Promise<Options> {
  const { body } = await open.call('GET', '/docs/graphql/start.js');
  let given: Options | undefined;
  const AltairGraphQL = { init: (options: Options) => (given = options) };
  const form = {
    addEventListener: (_: string, submitted: (event: object) => void) => submitted({ preventDefault: () => undefined }),
    querySelector: () => ({ value: ' pal_key ' }),
    remove: () => undefined,
  };
  runInNewContext(String(body), { AltairGraphQL, URL, location: { href }, document: { querySelector: () => form } });
  if (!given) throw new Error('The page was not begun.');
  return given;
}

describe('the page to try GraphQL on', () => {
  it.each([
    { who: 'a browser', accept: 'text/html,application/xhtml+xml,*/*;q=0.8', query: '', status: 302 },
    { who: 'a client', accept: 'application/json', query: '', status: 401 },
    { who: 'who takes anything', accept: '*/*', query: '', status: 401 },
    { who: 'a browser with a query', accept: 'text/html,*/*;q=0.8', query: '?query={__typename}', status: 401 },
  ])('is where $who that opens /graphql is led: $status', async ({ accept, query, status }) => {
    const response = await fetch(`${service.url}/graphql${query}`, { headers: { accept }, redirect: 'manual' });
    expect([response.status, response.headers.get('location')]).toEqual([
      status,
      status === 302 ? '/docs/graphql' : null,
    ]);
  });

  it('and all that it loads come from the service itself', async () => {
    const page = await open.call('GET', '/docs/graphql');
    expect(page.headers.get('content-type')).toContain('text/html');
    const loaded = [...String(page.body).matchAll(/(?:src|href)="([^"]+)"/g)].map(([, path]) => String(path));
    expect(loaded).toContain(`${ASSETS}main.js`);
    const files = readdirSync(DIST, { recursive: true, withFileTypes: true })
      .filter((file) => file.isFile() && !file.parentPath.includes('iframe-sandbox'))
      .map(({ parentPath, name }) => join(ASSETS, parentPath.slice(DIST.length), name));
    for (const path of new Set([...loaded.filter((path) => path !== ASSETS), ...files])) {
      const { status } = await open.call('GET', path);
      expect([path, status]).toEqual([path, 200]);
    }
  });

  it('imports and styles nothing of another host, and may connect to none', async () => {
    const { headers, body } = await open.call('GET', '/docs/graphql');
    const { body: start } = await open.call('GET', '/docs/graphql/start.js');
    expect(`${String(body)}${String(start)}`).not.toMatch(/https?:\/\/|["'(]\/\//);
    const policy = headers.get('content-security-policy') ?? '';
    const sources = policy.split(';').flatMap((directive) => directive.trim().split(' ').slice(1));
    expect(policy).toContain("default-src 'self'");
    expect(sources.filter((source) => !/^'(?:self|none|unsafe-inline)'$|^(?:data|blob):$/.test(source))).toEqual([]);
    expect(policy).not.toMatch(/(?:script|default|connect)-src[^;]*unsafe/);
    for (const name of readdirSync(DIST).filter((file) => /\.(?:js|css)$/.test(file))) {
      const text = readFileSync(join(DIST, name), 'utf8');
      const foreign = /(?:\bimport\s*\(?\s*|\bfrom\s*|@import\s+|\burl\(\s*)["']?(?:https?:)?\/\//.exec(text)?.[0];
      expect([name, foreign]).toEqual([name, undefined]);
    }
  });

  it('opens with the field for the key, and begins with what was entered there', async () => {
    const { body } = await open.call('GET', '/docs/graphql');
    expect(String(body)).toMatch(/<label>API key<br \/><input type="password"[^>]* required autofocus/);
    const { initialHeaders } = await begun('https://memory.example/docs/graphql');
    expect(initialHeaders).toEqual({ Authorization: 'Bearer pal_key' });
  });

  it('is told where it is, and begins with a query that the schema answers', async () => {
    const { endpointURL, subscriptionsEndpoint, initialQuery } = await begun('https://memory.example/docs/graphql');
    expect([endpointURL, subscriptionsEndpoint]).toEqual([
      'https://memory.example/graphql',
      'wss://memory.example/graphql',
    ]);
    const answer = await askGraphql(service.url, key, { query: initialQuery });
    expect(answer).toEqual({ status: 200, data: { contacts: { edges: [] } } });
  });
});

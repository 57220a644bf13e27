import { once } from 'node:events';
import { existsSync, globSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import MiniSearch from 'minisearch';
import { ROOT } from '../support/documents/documents.js';
import { Service } from '../support/service/service.js';

const SITE = join(ROOT, 'dist/site');

let service: Service;

beforeAll(async () => {
  if (!existsSync(SITE)) throw new Error('The site is not built: run ./dev test, or npm run build:site.');
  service = await Service.start();
});
afterAll(() => service.close());

const get = (path: string): Promise<Response> => fetch(`${service.url}${path}`, { redirect: 'manual' });

/** @returns the status of an address as it is written; fetch would resolve its dots. */
async function statusOf(path: string): Promise<number> {
  const { hostname, port } = new URL(service.url);
  const socket = connect(Number(port), hostname);
  socket.write(`GET ${path} HTTP/1.1\r\nHost: ${hostname}\r\nConnection: close\r\n\r\n`);
  let answer = '';
  socket.on('data', (data: Buffer) => (answer += data.toString('latin1')));
  await once(socket, 'close');
  return Number(answer.split(' ')[1]);
}

const pages = globSync('**/*.html', { cwd: SITE }).map((path) => path.replaceAll('\\', '/'));

describe('the guide', () => {
  it('is found with and without the slash', async () => {
    const bare = await get('/docs/guide');
    expect([bare.status, bare.headers.get('location')]).toEqual([301, '/docs/guide/']);
    const { status, headers } = await get('/docs/guide/');
    expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  });

  it('may neither run nor ask nor be framed by anything else', async () => {
    const { headers } = await get('/docs/guide/time.html');
    expect(headers.get('content-security-policy')?.split('; ')).toEqual([
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      "connect-src 'self'",
      "img-src 'self' data:",
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'none'",
    ]);
    const others = ['cache-control', 'x-content-type-options', 'referrer-policy'].map((name) => headers.get(name));
    expect(others).toEqual(['no-cache', 'nosniff', 'no-referrer']);
  });

  it('has every page of the documentation', () => {
    const written = globSync('docs/**/*.md', { cwd: ROOT }).map((path) =>
      path
        .replaceAll('\\', '/')
        .replace(/^docs\/(.*)\.md$/, '$1.html')
        // The page of a folder.
        .replace(/(^|\/)README\.html$/, '$1index.html'),
    );
    expect(written.length).toBeGreaterThan(100);
    expect(pages).toEqual(expect.arrayContaining(['index.html', 'changelog.html', 'adr/index.html', ...written]));
  });

  it('lists the pages by what the README has them for, and no decision but by their list', async () => {
    const html = await (await get('/docs/guide/quickstart/rest.html')).text();
    const [navigation = ''] = /<nav[^]*<\/nav>/.exec(html) ?? [];
    expect(navigation).toContain('<summary>Start in your stack</summary>');
    expect(navigation).toContain('<a href="rest.html" aria-current="page">REST</a>');
    expect(navigation).toContain('<a href="../time.html">The two clocks</a>');
    expect([...navigation.matchAll(/href="\.\.\/adr\/([^"]+)"/g)].map(([, to]) => to)).toEqual([
      'index.html',
      '0015-dependencies.html',
    ]);
  });

  it.each(pages)('%s needs nothing that its policy forbids, and nothing from elsewhere', (path) => {
    const html = readFileSync(join(SITE, path), 'utf8');
    expect(html).not.toMatch(/<script(?![^>]* src=)|<style|<iframe|<[a-z][^>]* (?:style|on\w+)="/);
    const loaded = [...html.matchAll(/<(?:script|img|link)[^>]* (?:src|href)="([^"]+)"/g)].map(([, to]) => String(to));
    expect(loaded.filter((to) => /^(?:\w+:)?\/\//.test(to) || to.startsWith('/'))).toEqual([]);
  });
});

describe('the search', () => {
  it('finds a heading of a page in the index that the service gives', async () => {
    const options = await get('/docs/guide/assets/indexed.js');
    expect(options.headers.get('content-type')).toMatch(/^text\/javascript/);
    const address = `data:text/javascript,${encodeURIComponent(await options.text())}`;
    const { INDEXED } = (await import(address)) as { INDEXED: ConstructorParameters<typeof MiniSearch>[0] };
    const index = MiniSearch.loadJSON(await (await get('/docs/guide/assets/search.json')).text(), INDEXED);
    expect(index.search('quick start pipecat')[0]?.id).toBe('quickstart/pipecat.html#quick-start-pipecat');
    expect(index.search('a tenant has settings').map(({ id }) => String(id).split('#')[0])).toContain(
      'adr/0081-a-tenant-has-settings.html',
    );
  });

  it('loads only what is there', async () => {
    for (const name of ['search.js', 'minisearch.js', 'guide.css'])
      expect([name, (await get(`/docs/guide/assets/${name}`)).status]).toEqual([name, 200]);
  });
});

it('a link that leads nowhere fails the build', async () => {
  const { assertLinks } = (await import(join(ROOT, 'tools/site/finish.js'))) as {
    assertLinks: (folder: string, addresses: readonly string[]) => void;
  };
  const folder = mkdtempSync(join(tmpdir(), 'palimpsest-site-'));
  try {
    writeFileSync(join(folder, 'a.html'), '<h1 id="a">A</h1><a href="b.html#b">B</a><a href="#a">A</a>');
    writeFileSync(join(folder, 'b.html'), '<h1 id="b">B</h1><a class="x" href="a.html">A</a>');
    assertLinks(folder, ['a.html', 'b.html']);
    writeFileSync(join(folder, 'b.html'), '<h1>B</h1><a href="c.html">C</a>');
    expect(() => assertLinks(folder, ['a.html', 'b.html'])).toThrow(/^These.*:\na.html: b.html#b\nb.html: c.html$/);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

it.each([
  '/docs/guide/../../package.json',
  '/docs/guide/..%2f..%2fpackage.json',
  '/docs/guide/%2e%2e/%2e%2e/package.json',
  '/docs/guide/..%5c..%5cpackage.json',
  '/docs/guide//etc/passwd',
  '/docs/guide/%00',
  '/docs/guide/nothing.html',
  '/docs/guide/assets',
  '/docs/guide/assets/',
])('nothing is at %s', async (path) => {
  expect(await statusOf(path)).toBe(404);
});

it('where it was not built, what to do is said', async () => {
  renameSync(SITE, `${SITE}.away`);
  try {
    const response = await get('/docs/guide/');
    const { detail } = (await response.json()) as { detail: string };
    expect([response.status, detail]).toEqual([
      404,
      'The guide is not built here: run "npm run build:site", then ask again.',
    ]);
  } finally {
    renameSync(`${SITE}.away`, SITE);
  }
});

import { queryPaths, queryText } from '#graph/query-text.js';
import { banner, type Running } from './banner.js';
import { browserLinks } from './browser-links.js';
import { contactId, page } from './browser.command.js';

const AT = 'http://127.0.0.1:7474/browser/';
const links = browserLinks(AT);
const filledIn = (url: string): string | null => new URL(url).searchParams.get('arg');

describe('the links to Neo4j Browser', () => {
  it('are one for the colours, and one for each file of cypher/browser', () => {
    expect(links.map(({ name }) => name)).toEqual([
      'colours',
      'now',
      'entities',
      'as of',
      'chain',
      'timeline',
      'decisions',
      'neighbourhood',
      'current facts',
      'all facts',
    ]);
    expect(links).toHaveLength(queryPaths('browser').length + 1);
  });

  it.each(links)('$name opens in the editor and is not run by itself', ({ url }) => {
    expect(url.startsWith(`${AT}?cmd=edit&arg=`)).toBe(true);
  });

  it.each(links)('$name has no sign at which Neo4j Browser or a terminal would end it', ({ url }) => {
    // Browser decodes the address before it reads it, so even an encoded # or & would cut the text.
    expect(filledIn(url)).not.toMatch(/[#&%+]/);
    expect(url.slice(AT.length)).not.toMatch(/[\s'"()<>[\]{}]/);
  });

  it.each(queryPaths('browser'))('%s is filled in whole, with what it shows and without its declarations', (path) => {
    const text = links.map(({ url }) => filledIn(url)).find((arg) => arg?.startsWith(`// ${summaryOf(path)}\n`));
    const body = queryText(path)
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('//'));
    expect(body.length).toBeGreaterThan(3);
    expect(text?.split('\n').slice(1)).toEqual(body);
  });

  it('look at the contact that is named, and at nothing else', () => {
    const [, ...queries] = browserLinks(AT, '01K9Z3V5T7R8Q2M4N6P0S1WXYZ');
    for (const { url } of queries) {
      expect(filledIn(url)).toContain("\nMATCH (c:Contact {id: '01K9Z3V5T7R8Q2M4N6P0S1WXYZ'})\n");
      expect(filledIn(url)).not.toContain("'default'");
    }
  });

  it.each(["x'}) DETACH DELETE c //", '', '01k9z3v5t7r8q2m4n6p0s1wxyz'])(
    'are made for no contact called %p',
    (given) => {
      expect(() => contactId(given)).toThrow('It must be the id of a contact');
    },
  );

  it('caption a contact that has no name too', () => {
    expect(filledIn(String(links[0]?.url))).toMatch(/node\.Contact \{ [^}]*caption: "contact \{name\}";/);
  });

  it('colour each label that the queries show', () => {
    const [colours] = links;
    expect(filledIn(String(colours?.url))).toMatch(/^:style node \{ .* \}$/);
    for (const label of ['Contact', 'Identifier', 'Session', 'Turn', 'Memory', 'Event', 'Superseded', 'Decision'])
      expect(filledIn(String(colours?.url))).toContain(`node.${label} {`);
  });
});

describe('where the links are shown', () => {
  it('./dev browser prints each with what it shows', () => {
    for (const { name, shows, url } of links) expect(page(AT)).toContain(`${name}: ${shows}\n  ${url}\n`);
  });

  const running = (server: Partial<Running['server']>, terminal: boolean): string =>
    banner({
      url: 'http://127.0.0.1:3000',
      key: { value: 'secret', file: undefined, name: 'API_KEY' },
      server: { uri: 'bolt://127.0.0.1:7687', user: 'neo4j', ...server } as Running['server'],
      seconds: 1,
      terminal,
    });

  it('the start banner links them in a terminal, and elsewhere names the command', () => {
    for (const { url } of links) expect(running({ browserUrl: AT }, true)).toContain(`\u001b]8;;${url}\u001b\\`);
    expect(running({ browserUrl: AT }, false)).toContain('./dev browser');
    expect(running({ browserUrl: AT }, false)).not.toContain('\u001b');
  });

  it('the start banner has none for a server that is not ours', () => {
    expect(running({ browserUrl: undefined }, true)).not.toMatch(/browser/i);
  });
});

function summaryOf(path: string): string {
  return String(queryText(path).split('\n')[0]).slice(`// ${path}: `.length);
}

import { queryPaths, queryText, sentText } from './query-text.js';

const paths = ['recall', 'contact', 'memory', 'conversation', 'schema'].flatMap(queryPaths);

/** What stands in quotes outside of comment lines. */
function literals(text: string): string[] {
  return text.replaceAll(/^\s*\/\/.*$/gm, '').match(/'[^'\n]*'/g) ?? [];
}

describe('sentText', () => {
  it.each(paths)('of %s has its name, no other comment and no indent, and all that it says', (path) => {
    const [name = '', ...lines] = sentText(path).split('\n');
    const sent = lines.join('\n');
    expect(name).toBe(`// ${path}`);
    expect(sent).not.toMatch(/(^|\s)\/\/|^\s|\n\s/);
    expect(literals(sent)).toEqual(literals(queryText(path)));
    expect(sent.replaceAll(/\s/g, '')).toBe(
      queryText(path)
        .replaceAll(/(^|\s)\/\/.*$/gm, '')
        .replaceAll(/\s/g, ''),
    );
  });

  it('names the file that is missing', () => {
    expect(() => sentText('recall/nothing')).toThrow('cypher/recall/nothing.cypher is missing.');
  });
});

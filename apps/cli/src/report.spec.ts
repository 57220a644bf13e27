import { reporter } from './report.js';

const NEWS = [
  'Fetching the Neo4j server with Maven, once (about 170 MB) ...',
  'Fetching the Neo4j server: 10 %, 17 of 170 MB ...',
  'Fetching the Neo4j server: 90 %, 153 of 170 MB ...',
  'Fetching the embedding model: 4 %, 1 of 25 MB ...',
  'Starting Neo4j ...',
];

function printed(isTTY: boolean): string {
  let text = '';
  const report = reporter({ isTTY, write: (more) => (text += more) });
  NEWS.forEach(report);
  return text;
}

describe('news of a start', () => {
  it('is a line each in a file', () => {
    expect(printed(false)).toBe(`${NEWS.join('\n')}\n`);
  });

  it('is in a terminal one line for a download, which the next news of it takes the place of', () => {
    expect(printed(true).split('\u001b[1A\u001b[2K')).toEqual([
      `${NEWS[0]}\n${NEWS[1]}\n`,
      `${NEWS.slice(2).join('\n')}\n`,
    ]);
  });
});

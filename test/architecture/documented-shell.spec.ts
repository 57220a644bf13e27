import { readFileSync } from 'node:fs';
import { blocksOf, commandsOf, pages } from '../support/documents/documents.js';

/** What a reader pastes: whole blocks of sh, and the commands of consoles. */
const pasted = pages.flatMap((page) =>
  [...blocksOf(page, 'sh'), ...commandsOf(page).map(({ command }) => command)].map((text) => ({
    path: page.path,
    text,
  })),
);

/** @returns the lines of what is pasted that have it, outside of quotes. */
function linesWith(what: RegExp): string[] {
  return pasted.flatMap(({ path, text }) =>
    text
      .split('\n')
      .filter((line) => what.test(line.replaceAll(/'[^']*'/g, "''").replaceAll(/"[^"$]*"/g, '""')))
      .map((line) => `${path}: ${line}`),
  );
}

describe('commands can be pasted into bash and zsh alike', () => {
  it('without comments, which an interactive zsh takes for arguments', () => {
    expect(pasted.length).toBeGreaterThan(50);
    expect(linesWith(/(?:^|\s)#\s/)).toEqual([]);
  });

  it('without an expansion that has to fall into several words, which it does not in zsh', () => {
    expect(linesWith(/\$\{\w+:?\+/)).toEqual([]);
  });
});

it('the environment that a guide makes in the checkout is passed over by git, the format, the lint and the image', () => {
  // Training the arbiter leaves more than that, and is done by who has read what.
  const guides = pasted.filter(({ path }) => path !== 'docs/arbiter.md');
  const made = guides.flatMap(({ text }) => [...text.matchAll(/-m venv ([^/\s]+)/g)].map(([, folder]) => folder));
  expect(new Set(made)).toEqual(new Set(['.local', '.venv']));
  for (const file of ['.gitignore', '.dockerignore', 'eslint.config.js'])
    for (const folder of made) expect(readFileSync(file, 'utf8')).toContain(folder);
});

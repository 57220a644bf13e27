import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../..');

/** Says yes when it is asked for its version, else tells what it was given. */
const NODE = `#!/bin/sh
[ "$1" = -e ] || printf '%s\\n' "$CALLED_FROM" "$PWD" "$@"
`;

it('./dev tells its command where it was called, and runs it in the checkout', () => {
  const directory = realpathSync(mkdtempSync(join(tmpdir(), 'dev-')));
  try {
    const [checkout, elsewhere, bin] = ['checkout', 'else where', 'bin'].map((name) => join(directory, name)) as [
      string,
      string,
      string,
    ];
    for (const path of [join(checkout, 'dist'), join(checkout, 'node_modules'), elsewhere, bin])
      mkdirSync(path, { recursive: true });
    for (const name of ['package-lock.json', 'node_modules/.installed-lock.json', 'dist/.built'])
      writeFileSync(join(checkout, name), '');
    copyFileSync(join(ROOT, 'dev'), join(checkout, 'dev'));
    writeFileSync(join(bin, 'node'), NODE, { mode: 0o755 });
    const env = { ...process.env, PATH: `${bin}:${process.env.PATH}` };
    const told = execFileSync(join(checkout, 'dev'), ['git-import', '.'], { cwd: elsewhere, env, encoding: 'utf8' });
    expect(told.split('\n')).toEqual([elsewhere, checkout, 'dist/apps/cli/src/main.js', 'git-import', '.', '']);
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
});

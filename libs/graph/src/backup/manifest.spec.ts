import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { assertBackup } from './manifest.js';

const folder = mkdtempSync(join(tmpdir(), 'palimpsest-manifest-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('a backup that is not there is refused by its name alone', () => {
  const none = join(folder, 'none');
  expect(() => assertBackup(none)).toThrow(`There is no directory ${none}: correct the path.`);
  expect(() => assertBackup(folder)).toThrow(
    `${folder} has no manifest.json, so it is no backup, or an incomplete one: name another directory.`,
  );
  const file = join(folder, 'manifest.json');
  writeFileSync(file, '{}');
  expect(() => assertBackup(file)).toThrow(`${file} is a file: name a directory that ./dev backup wrote.`);
  expect(() => assertBackup(folder)).not.toThrow();
});

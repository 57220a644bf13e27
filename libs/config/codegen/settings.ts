// Writes docs/settings.md from the schema of the settings. `--check` only compares.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'prettier';
import { settingsPage } from './settings-page.ts';

const target = join(import.meta.dirname, '../../../docs/settings.md');
const text = await format(settingsPage(), { parser: 'markdown', printWidth: 120 });

if (!process.argv.includes('--check')) {
  writeFileSync(target, text);
} else if (readFileSync(target, 'utf8') !== text) {
  console.error('docs/settings.md is stale: run `npm run codegen` and commit it.');
  process.exit(1);
}

// Writes docs/attributes.md from the table of attributes. `--check` only compares.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'prettier';
import { attributesPage } from './attributes-page.ts';

const target = join(import.meta.dirname, '../../../docs/attributes.md');
const text = await format(attributesPage(), { parser: 'markdown', printWidth: 120 });

if (!process.argv.includes('--check')) {
  writeFileSync(target, text);
} else if (readFileSync(target, 'utf8') !== text) {
  console.error('docs/attributes.md is stale: run `npm run codegen` and commit it.');
  process.exit(1);
}

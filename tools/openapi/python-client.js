import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';

// Generates the Python client from openapi.json; with --check it says only whether the client was made of that document, which
// needs no Python. Ends with 1 if it was not.
const PYTHON = '.local/python-plain/bin/python';
const GENERATE = 'clients/python/codegen/generate.py';

const digest = createHash('sha256').update(readFileSync('openapi.json')).digest('hex');
const isOfDocument = () => readFileSync('clients/python/src/palimpsest/generated/__init__.py', 'utf8').includes(digest);

if (!process.argv.includes('--check') && existsSync(PYTHON)) spawnSync(PYTHON, [GENERATE], { stdio: 'inherit' });
if (!isOfDocument()) {
  console.error(
    `The Python client is not that of openapi.json: run ./dev test:python once, then ${PYTHON} ${GENERATE}`,
  );
  process.exitCode = 1;
}

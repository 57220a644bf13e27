import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { compiled } from '../../test/support/runner/from-source.js';
import type { Mutant } from './mutants.js';

/** For `node --import`, after from-source.ts: loads one source with a mistake in it. The file itself is never written. */
const { file, start, end, text } = JSON.parse(process.env['MUTANT'] ?? '{}') as Mutant & { file: string };

registerHooks({
  load(url, context, next) {
    if (!url.startsWith('file:') || new URL(url).pathname !== file) return next(url, context);
    const source = readFileSync(file, 'utf8');
    const mutated = source.slice(0, start) + text + source.slice(end);
    return { format: 'module', source: compiled(file, mutated), shortCircuit: true };
  },
});

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import ts from 'typescript';
import { type Mutant, mutantsOf } from './mutants.js';

/**
 * Makes small mistakes in the pure code, one at a time, and says which of them the specs beside it do not notice.
 *
 * Arguments: files or libs; without any, the libs of LIBS. MUTANTS=20 takes at most so many of a file, spread evenly.
 */
const LIBS = ['libs/domain', 'libs/memory', 'libs/times'];
const AT_ONCE = 2;
/** A mistake can make a loop without end; that is noticed as well. */
const LIMIT_MS = 30_000;

const most = Number(process.env['MUTANTS'] ?? Infinity);
const asked = process.argv.length > 2 ? process.argv.slice(2) : LIBS;
const files = asked.flatMap((path) => (path.endsWith('.ts') ? [path] : globSync(`${path}/src/**/*.ts`).sort()));

let [killed, all] = [0, 0];
for (const file of files.filter((path) => !path.endsWith('.spec.ts'))) {
  const specs = globSync(`${dirname(file)}/${basename(file, '.ts')}.{spec,*.spec}.ts`);
  if (specs.length > 0) await measure(resolve(file), specs, file);
}
console.log(`${killed} of ${all} mutants were killed: ${share(killed, all)}`);

async function measure(path: string, specs: readonly string[], file: string): Promise<void> {
  const text = readFileSync(path, 'utf8');
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  if (!(await passes(path, { start: 0, end: 0, text: '' }, specs))) throw new Error(`The specs of ${file} fail.`);
  const mutants = spread(mutantsOf(source));
  const survivors: Mutant[] = [];
  const waiting = [...mutants];
  const work = async (): Promise<void> => {
    for (let one = waiting.shift(); one; one = waiting.shift()) if (await passes(path, one, specs)) survivors.push(one);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  for (const { start, end, text: mistake } of survivors.sort((a, b) => a.start - b.start)) {
    const line = source.getLineAndCharacterOfPosition(start).line + 1;
    console.log(`  ${file}:${line}  ${text.slice(start, end).replaceAll(/\s+/g, ' ')}  ->  ${mistake}`);
  }
  const found = mutants.length - survivors.length;
  console.log(`${share(found, mutants.length)}  ${found} of ${mutants.length}  ${file}`);
  [killed, all] = [killed + found, all + mutants.length];
}

/** Whether the specs do not notice. */
async function passes(file: string, mutant: Mutant, specs: readonly string[]): Promise<boolean> {
  const loaders = ['./test/support/runner/from-source.ts', './tools/mutation/one-mutant.ts'];
  const jest = ['node_modules/jest/bin/jest.js', '--selectProjects', 'unit', '-i', '--bail', '--runTestsByPath'];
  const run = spawn(process.execPath, [...loaders.flatMap((path) => ['--import', path]), ...jest, ...specs], {
    env: { ...process.env, MUTANT: JSON.stringify({ file, ...mutant }) },
    stdio: 'ignore',
    timeout: LIMIT_MS,
    killSignal: 'SIGKILL',
  });
  const [code] = (await once(run, 'exit')) as [number | null];
  return code === 0;
}

function spread(mutants: readonly Mutant[]): Mutant[] {
  const step = Math.max(1, mutants.length / most);
  return mutants.filter((_, i) => Math.floor(i / step) !== Math.floor((i - 1) / step));
}

function share(part: number, whole: number): string {
  return (whole === 0 ? 1 : part / whole).toFixed(2);
}

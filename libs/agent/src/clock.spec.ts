import { spawnSync } from 'node:child_process';

const clock = new URL('clock.ts', import.meta.url).href;

/** @returns the output and the exit code of a program that has nothing else to do. */
function run(program: string): { code: number | null; printed: string } {
  const source = `import { deadline, systemTimer } from ${JSON.stringify(clock)};\n${program}`;
  const { status, stdout } = spawnSync(process.execPath, ['--input-type=module', '--eval', source], {
    encoding: 'utf8',
  });
  return { code: status, printed: stdout.trim() };
}

it('a deadline that is waited for is reached, though nothing else keeps the process alive', () => {
  expect(run(`await deadline(20, systemTimer).late; console.log('late');`)).toEqual({ code: 0, printed: 'late' });
});

it('what is planned in the background does not keep the process alive', () => {
  expect(run(`systemTimer(60_000, () => console.log('done'));`)).toEqual({ code: 0, printed: '' });
});
